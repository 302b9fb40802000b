import type { AtsSystem } from '../ats.js';

/** Chinese companies' career sites, drawn by scripts: recognised only, and read in the browser like any site. */
export const beisen: AtsSystem = {
  name: 'beisen',
  hosts: /^[\w-]+\.zhiye\.com$/,
};
