import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const oracle: AtsSystem = {
  name: 'oracle',
  hosts: /\.oraclecloud\.com$/,
};
