import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const keka: AtsSystem = {
  name: 'keka',
  hosts: /\.keka\.com$/,
};
