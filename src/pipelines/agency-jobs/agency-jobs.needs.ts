import type { ContextOf, Needs } from '../../runs/pipeline.js';

/** What these runs use beside their RunContext. */
export const NEEDS = {
  services: ['web', 'hosts', 'readers', 'credits'],
  settings: ['AGENCY_BASE_URL', 'AGENCY_API_VERSIONS'],
} as const satisfies Needs;

export type AgencyContext = ContextOf<typeof NEEDS>;
