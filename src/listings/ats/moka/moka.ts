import type { AtsSystem } from '../ats.js';

/** Chinese companies' career sites, drawn by scripts: recognised only, and read in the browser like any site. */
export const moka: AtsSystem = {
  name: 'moka',
  hosts: /^app\.mokahr\.com$/,
};
