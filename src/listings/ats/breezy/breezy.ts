import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const breezy: AtsSystem = {
  name: 'breezy',
  hosts: /\.breezy\.hr$/,
};
