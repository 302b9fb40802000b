import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const dayforce: AtsSystem = {
  name: 'dayforce',
  hosts: /\.dayforcehcm\.com$/,
};
