import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const umantis: AtsSystem = {
  name: 'umantis',
  hosts: /\.umantis\.com$/,
};
