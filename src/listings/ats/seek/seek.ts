import type { AtsSystem } from '../ats.js';

/** Companies' pages on the boards of Seek: recognised only, their pages are read like any site. */
export const seek: AtsSystem = {
  name: 'seek',
  hosts: /^(?:[a-z]{2}\.(?:jobstreet|jobsdb)\.com|www\.seek\.(?:com\.au|co\.nz))$/,
};
