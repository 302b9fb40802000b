import type { AgencyJobsInput } from '../../listings/boards/agency-search.js';
import type { Pipeline } from '../../runs/pipeline.js';
import { NEEDS } from './agency-jobs.needs.js';
import type { AgencyJobsSummary } from './agency-jobs.schema.js';

/** A search on the public employment agency's board. Its steps are loaded with its first run. */
export const agencyJobs: Pipeline<AgencyJobsInput, AgencyJobsSummary, typeof NEEDS> = {
  name: 'agency-jobs',
  needs: NEEDS,
  kind: 'scraper',
  maxAttempts: 3,

  nothingRead: () => ({
    ...{ company: null, url: null, search_urls: [] },
    ...{ total_found: 0, total_available: null, pages_scraped: 0 },
  }),
  run: async (input, context) => (await import('./agency-jobs.steps.js')).searchAgency(input, context),
};
