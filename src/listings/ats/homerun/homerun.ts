import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const homerun: AtsSystem = {
  name: 'homerun',
  hosts: /\.homerun\.co$/,
};
