import type { AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const successfactors: AtsSystem = {
  name: 'successfactors',
  hosts: /\.successfactors\.(?:com|eu)$|\.jobs\.hr\.cloud\.sap$|\.sapsf\.(?:com|eu|cn)$|\.jobs2web\.com$/,
};
