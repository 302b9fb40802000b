import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const gupy: AtsSystem = {
  name: 'gupy',
  hosts: /\.gupy\.io$/,
};
