import type { Pipeline } from '../../runs/pipeline.js';
import { listingAside } from '../listing-aside.js';
import { reportMaxJobs } from '../limit-postings.js';
import { analyseReturned, countOf } from '../analyse-returned.js';
import { JobBoard } from '../../listings/job-board.js';
import type { NetworkJobsInput } from '../../listings/boards/network-search.js';
import { networkSearchPage } from '../../listings/boards/linkedin/network-listing.js';
import { wantedSearches } from '../../listings/boards/linkedin/searches.js';
import { NEEDS } from './network-jobs.needs.js';

/** What a COMPLETED run tells beside its postings. */
export interface NetworkJobsSummary {
  readonly titles_query: string | readonly string[];
  readonly locations: readonly string[];
  readonly country: string | null;
  readonly search_url: string | null;
  readonly search_urls: readonly string[];
  readonly total_found: number;
  readonly jobs_scraped: number;
  readonly successful_scrapes: number;
  readonly failed_scrapes: number;
}

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

/** A search on the professional network's public job search. */
export const networkJobs: Pipeline<NetworkJobsInput, NetworkJobsSummary, typeof NEEDS> = {
  name: 'network-jobs',
  needs: NEEDS,
  kind: 'scraper',
  maxAttempts: 3,
  // 1,000 postings with details and employers, one request in two seconds.
  deadlineFactor: 3,
  jobFields: JOB_FIELDS,

  async run(input, context) {
    const board = new JobBoard(context, "The network's job search", 'network');
    const searches = wantedSearches(input).map((search) => ({
      id: `${search.title} @ ${search.place ?? ''}`,
      page: networkSearchPage(search, input),
      listing: listingAside(context, 'network', search, input, context.settings.NETWORK_BASE_URL),
    }));
    const found = await context.step('search', () => board.search(searches, { postings: input.max_jobs }));
    reportMaxJobs(found, input.max_jobs, context);
    const nothing = { ...found, asked: 0, read: 0 };
    const [first] = searches;
    const detailed = await context.step('read-details', () =>
      input.include_details && first ? board.details(first.listing, found) : Promise.resolve(nothing),
    );
    const complete = await context.step('read-companies', () =>
      input.include_company_details && first
        ? board.companies(first.listing, detailed)
        : Promise.resolve(detailed.postings),
    );
    const returned = await context.step('analyse-postings', async () => {
      const analysed = await analyseReturned(complete, context);
      await context.savePostings(analysed);
      return countOf(analysed, 'returned');
    });
    return {
      summary: {
        titles_query: input.titles,
        locations: input.locations,
        country: input.country ?? null,
        search_url: first?.page ?? null,
        search_urls: searches.map(({ page }) => page),
        total_found: returned,
        jobs_scraped: detailed.asked,
        successful_scrapes: detailed.read,
        failed_scrapes: detailed.asked - detailed.read,
      },
    };
  },
};
