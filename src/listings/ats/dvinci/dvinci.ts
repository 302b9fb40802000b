import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const dvinci: AtsSystem = {
  name: 'dvinci',
  hosts: /\.dvinci(?:-hr|-easy)?\.(?:com|de)$/,
};
