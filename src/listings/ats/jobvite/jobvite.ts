import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const jobvite: AtsSystem = {
  name: 'jobvite',
  hosts: /\.jobvite\.com$/,
};
