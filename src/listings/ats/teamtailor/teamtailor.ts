import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const teamtailor: AtsSystem = {
  name: 'teamtailor',
  hosts: /\.teamtailor\.com$/,
};
