import type { Using } from '../runs/pipeline.js';

/** What asking a vendor needs of a run. */
export type VendorContext = Using<'web' | 'ledger' | 'vendors'>;
