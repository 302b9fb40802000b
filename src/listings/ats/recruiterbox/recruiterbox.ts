import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const recruiterbox: AtsSystem = {
  name: 'recruiterbox',
  hosts: /\.recruiterbox\.com$|\.hire\.trakstar\.com$/,
};
