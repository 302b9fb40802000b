import type { ContextOf, Needs } from '../../runs/pipeline.js';

/** What these runs use beside their RunContext. */
export const NEEDS = {
  services: ['web', 'hosts', 'readers', 'credits'],
  settings: ['NETWORK_BASE_URL'],
} as const satisfies Needs;

export type NetworkContext = ContextOf<typeof NEEDS>;
