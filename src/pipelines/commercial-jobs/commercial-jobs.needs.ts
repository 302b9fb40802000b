import type { ContextOf, Needs } from '../../runs/pipeline.js';

/** What these runs use beside their RunContext. */
export const NEEDS = {
  services: ['web', 'hosts', 'readers', 'credits'],
  settings: ['COMMERCIAL_BASE_URL', 'BOARDS_DISABLED'],
} as const satisfies Needs;

export type CommercialContext = ContextOf<typeof NEEDS>;
