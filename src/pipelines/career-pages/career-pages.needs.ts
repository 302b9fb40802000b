import type { ContextOf, Needs } from '../../runs/pipeline.js';

/** What these runs use beside their RunContext. */
export const NEEDS = {
  services: ['web', 'hosts', 'readers', 'models', 'ledger', 'answers', 'credits', 'earlierRuns'],
  settings: ['LLM_MAX_COST_PER_RUN', 'LLM_REUSE_DAYS'],
} as const satisfies Needs;

export type CareerContext = ContextOf<typeof NEEDS>;
