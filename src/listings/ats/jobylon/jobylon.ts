import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const jobylon: AtsSystem = {
  name: 'jobylon',
  hosts: /\.jobylon\.com$/,
};
