import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const icims: AtsSystem = {
  name: 'icims',
  hosts: /\.icims\.com$/,
};
