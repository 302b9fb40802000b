import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const softgarden: AtsSystem = {
  name: 'softgarden',
  hosts: /\.softgarden\.(?:io|de)$/,
};
