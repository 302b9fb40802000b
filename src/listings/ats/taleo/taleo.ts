import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const taleo: AtsSystem = {
  name: 'taleo',
  hosts: /\.taleo\.net$/,
};
