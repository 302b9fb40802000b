import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const cornerstone: AtsSystem = {
  name: 'cornerstone',
  hosts: /\.csod\.com$/,
};
