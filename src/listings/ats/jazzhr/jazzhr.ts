import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const jazzhr: AtsSystem = {
  name: 'jazzhr',
  hosts: /\.applytojob\.com$|\.jazz\.co$/,
};
