import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const rexx: AtsSystem = {
  name: 'rexx',
  hosts: /\.rexx-(?:systems|recruitment)\.com$/,
};
