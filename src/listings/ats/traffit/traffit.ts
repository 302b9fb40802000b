import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const traffit: AtsSystem = {
  name: 'traffit',
  hosts: /\.traffit\.com$/,
};
