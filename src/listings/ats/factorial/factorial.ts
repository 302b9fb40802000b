import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const factorial: AtsSystem = {
  name: 'factorial',
  hosts: /\.factorialhr\.(?:com|[a-z]{2})$/,
};
