import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const paylocity: AtsSystem = {
  name: 'paylocity',
  hosts: /^recruiting\.paylocity\.com$/,
};
