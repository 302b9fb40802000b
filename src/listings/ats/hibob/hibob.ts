import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const hibob: AtsSystem = {
  name: 'hibob',
  hosts: /\.careers\.hibob\.com$/,
};
