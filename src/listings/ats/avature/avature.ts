import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const avature: AtsSystem = {
  name: 'avature',
  hosts: /\.avature\.net$/,
};
