import type { ServerRate } from './ats.js';

/** The rates that career systems have of their own. They are loaded with the systems' readers, so only when asked. */
export const ratesOfSystems = {
  async load(): Promise<readonly ServerRate[]> {
    const { atsSystems } = await import('./index.js');
    return atsSystems.flatMap(({ rate }) => rate ?? []);
  },
};
