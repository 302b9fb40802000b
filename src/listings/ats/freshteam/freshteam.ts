import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const freshteam: AtsSystem = {
  name: 'freshteam',
  hosts: /\.freshteam\.com$/,
};
