import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const pageup: AtsSystem = {
  name: 'pageup',
  hosts: /\.pageuppeople\.com$/,
};
