import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const pinpoint: AtsSystem = {
  name: 'pinpoint',
  hosts: /\.pinpointhq\.com$/,
};
