import type { NetworkJobsInput } from '../../listings/boards/network-search.js';
import type { Pipeline } from '../../runs/pipeline.js';
import { NEEDS } from './network-jobs.needs.js';
import type { NetworkJobsSummary } from './network-jobs.schema.js';

/** The published names of the network's jobs, and the posting's field behind each. */
const JOB_FIELDS = {
  title: 'job_title',
  job_url: 'job_url',
  network_job_id: 'network_job_id',
  company_name: 'company_name',
  company_url: 'company_profile_url',
  company_id: 'company_id',
  location: 'location',
  description: 'job_description',
  seniority_level: 'seniority_level',
  employment_type: 'employment_type',
  industries: 'industries',
  apply_url: 'apply_url',
  apply_type: 'apply_type',
  posted_at: 'posted_at',
  posted_time_ago: 'posted_time_ago',
  applications_count: 'applications_count',
  salary: 'salary',
  job_function: 'job_function',
  company_size: 'company_size',
  company_website: 'company_website',
  headquarters: 'headquarters',
} as const;

/** A search on the professional network's public job search. Its steps are loaded with its first run. */
export const networkJobs: Pipeline<NetworkJobsInput, NetworkJobsSummary, typeof NEEDS> = {
  name: 'network-jobs',
  needs: NEEDS,
  kind: 'scraper',
  maxAttempts: 3,
  // 1,000 postings with details and employers, one request in two seconds.
  deadlineFactor: 3,
  jobFields: JOB_FIELDS,

  nothingRead: ({ titles, locations, country = null }) => ({
    ...{ titles_query: titles, locations, country, search_url: null, search_urls: [] },
    ...{ total_found: 0, jobs_scraped: 0, successful_scrapes: 0, failed_scrapes: 0 },
  }),
  run: async (input, context) => (await import('./network-jobs.steps.js')).searchNetwork(input, context),
};
