import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const darwinbox: AtsSystem = {
  name: 'darwinbox',
  hosts: /\.darwinbox\.(?:in|com)$/,
};
