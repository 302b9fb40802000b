import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const bamboohr: AtsSystem = {
  name: 'bamboohr',
  hosts: /\.bamboohr\.(?:com|co\.uk)$/,
};
