import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const gusto: AtsSystem = {
  name: 'gusto',
  hosts: /^jobs\.gusto\.com$/,
};
