import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const adp: AtsSystem = {
  name: 'adp',
  hosts: /^(?:workforcenow|myjobs|recruiting)\.adp\.com$/,
};
