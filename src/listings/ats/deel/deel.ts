import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const deel: AtsSystem = {
  name: 'deel',
  hosts: /^jobs\.deel\.com$/,
};
