import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const ukg: AtsSystem = {
  name: 'ukg',
  hosts: /\.ultipro\.(?:com|ca)$/,
};
