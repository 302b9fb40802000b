import type { AtsSystem } from '../ats.js';

/** Japanese companies' boards: recognised only, their pages are read like any site. */
export const herp: AtsSystem = {
  name: 'herp',
  hosts: /^herp\.careers$/,
};
