import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const eightfold: AtsSystem = {
  name: 'eightfold',
  hosts: /\.eightfold\.ai$/,
};
