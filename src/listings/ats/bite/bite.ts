import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const bite: AtsSystem = {
  name: 'bite',
  hosts: /^jobs\.b-ite\.com$/,
};
