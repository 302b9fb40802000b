import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const hireology: AtsSystem = {
  name: 'hireology',
  hosts: /\.hireology\.(?:com|careers)$/,
};
