import type { RunOutcome } from '../../runs/pipeline.js';
import type { NetworkJobsSummary } from './network-jobs.schema.js';
import { listingAside } from '../listing-aside.js';
import { reportMaxJobs } from '../limit-postings.js';
import { storeAnalysed } from '../analyse-returned.js';
import { JobBoard } from '../../listings/job-board.js';
import type { NetworkJobsInput } from '../../listings/boards/network-search.js';
import { networkSearchPage } from '../../listings/boards/linkedin/network-listing.js';
import { wantedSearches } from '../../listings/boards/linkedin/searches.js';
import type { NetworkContext } from './network-jobs.needs.js';

/** A search on the professional network's public job search. */
export async function searchNetwork(
  input: NetworkJobsInput,
  context: NetworkContext,
): Promise<RunOutcome<NetworkJobsSummary>> {
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
  const returned = await context.step('analyse-postings', () => storeAnalysed(complete, context));
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
}
