import { EMAIL_VENDOR_SETTINGS } from '../../vendors/index.js';
import type { ContextOf, Needs } from '../../runs/pipeline.js';

/** What these runs use beside their RunContext. */
export const NEEDS = {
  services: ['web', 'mail', 'readers', 'ledger', 'answers', 'people', 'vendors'],
  settings: ['EMAIL_REUSE_DAYS', 'SMTP_PROBE', 'RESEARCH_API_KEY', 'RESEARCH_BASE_URL', ...EMAIL_VENDOR_SETTINGS],
} as const satisfies Needs;

export type EnrichContext = ContextOf<typeof NEEDS>;
