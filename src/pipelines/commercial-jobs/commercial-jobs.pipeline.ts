import type { CommercialJobsInput } from '../../listings/boards/commercial-search.js';
import type { Pipeline } from '../../runs/pipeline.js';
import { NEEDS } from './commercial-jobs.needs.js';
import type { CommercialJobsSummary } from './commercial-jobs.schema.js';

/** A search on one of the commercial job boards. Its steps are loaded with its first run. */
export const commercialJobs: Pipeline<CommercialJobsInput, CommercialJobsSummary, typeof NEEDS> = {
  name: 'commercial-jobs',
  needs: NEEDS,
  kind: 'scraper',
  maxAttempts: 3,
  // 20 pages of postings with details and employers, one request in two seconds.
  deadlineFactor: 2,

  nothingRead: () => ({
    ...{ company: null, url: null, search_urls: [] },
    ...{ total_found: 0, board_match_count: null, pages_scraped: 0 },
  }),
  run: async (input, context) => (await import('./commercial-jobs.steps.js')).searchCommercialBoard(input, context),
};
