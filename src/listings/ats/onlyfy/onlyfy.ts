import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const onlyfy: AtsSystem = {
  name: 'onlyfy',
  hosts: /\.onlyfy\.jobs$|\.jobbase\.io$|\.prescreenapp\.io$/,
};
