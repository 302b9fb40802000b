import type { AtsSystem } from '../ats.js';

/** Companies' own sites on the Czech board: recognised only, their pages are read like any site. */
export const almacareer: AtsSystem = {
  name: 'almacareer',
  hosts: /^(?!(?:my|beta)\.)[\w-]+\.jobs\.cz$/,
};
