import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const rippling: AtsSystem = {
  name: 'rippling',
  hosts: /^ats(?:\.\w+)?\.rippling\.com$|^[\w-]+\.rippling-ats\.com$/,
};
