import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const gem: AtsSystem = {
  name: 'gem',
  hosts: /^jobs\.gem\.com$/,
};
