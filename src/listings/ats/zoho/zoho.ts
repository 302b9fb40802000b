import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const zoho: AtsSystem = {
  name: 'zoho',
  hosts: /\.zohorecruit\.(?:com|eu|in)$/,
};
