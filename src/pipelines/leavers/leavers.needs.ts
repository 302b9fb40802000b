import type { ContextOf, Needs } from '../../runs/pipeline.js';

/** What these runs use beside their RunContext. */
export const NEEDS = {
  services: ['web', 'models', 'ledger', 'answers', 'people', 'vendors', 'files', 'sites'],
  settings: [
    'LEAVERS_AS_OF',
    'LEAVERS_MAX_COMPANIES',
    'LEAVERS_MAX_PEOPLE',
    'LLM_GATEWAY_BASE_URL',
    'LLM_GATEWAY_MODEL',
    'PEOPLE_DATA_VENDOR',
    'PEOPLE_DATA_BASE_URL',
    'RESEARCH_BASE_URL',
  ],
} as const satisfies Needs;

export type LeaversContext = ContextOf<typeof NEEDS>;
