import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const brassring: AtsSystem = {
  name: 'brassring',
  hosts: /\.brassring\.com$/,
};
