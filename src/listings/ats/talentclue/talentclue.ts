import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const talentclue: AtsSystem = {
  name: 'talentclue',
  hosts: /\.talentclue\.com$/,
};
