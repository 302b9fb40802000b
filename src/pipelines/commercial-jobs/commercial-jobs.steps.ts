import type { RunOutcome } from '../../runs/pipeline.js';
import type { CommercialJobsSummary } from './commercial-jobs.schema.js';
import type { CommercialContext } from './commercial-jobs.needs.js';
import { listingAside } from '../listing-aside.js';
import { COMMERCIAL } from '../named-listings.js';
import { reportMaxJobs } from '../limit-postings.js';
import { storeAnalysed } from '../analyse-returned.js';
import { JobBoard, type Searched } from '../../listings/job-board.js';
import { COMMERCIAL_BOARDS, type CommercialJobsInput } from '../../listings/boards/commercial-search.js';

/** A search on one of the commercial job boards. */
export async function searchCommercialBoard(
  input: CommercialJobsInput,
  context: CommercialContext,
): Promise<RunOutcome<CommercialJobsSummary>> {
  const name =
    input.board ??
    COMMERCIAL_BOARDS.find((candidate) => !context.settings.BOARDS_DISABLED.includes(candidate)) ??
    COMMERCIAL_BOARDS[0];
  const search = [input, { baseUrl: context.settings.COMMERCIAL_BASE_URL, oldest: oldestOf(input, context) }] as const;
  const { label } = COMMERCIAL[name](...search);
  const listing = listingAside(context, name, ...search);
  const board = new JobBoard(context, 'The commercial job board', name);
  const found = await context.step('search', () =>
    board.search([{ id: 'search', listing }], {
      pages: input.max_pages,
      ...(input.max_jobs !== undefined && { postings: input.max_jobs }),
    }),
  );
  reportMaxJobs(found, input.max_jobs, context);
  const detailed = await context.step('read-details', (): Promise<Pick<Searched, 'postings' | 'isRefused'>> =>
    input.include_details ? board.details(listing, found) : Promise.resolve(found),
  );
  const complete = await context.step('read-companies', () =>
    input.include_company_details ? board.companies(listing, detailed) : Promise.resolve(detailed.postings),
  );
  const returned = await context.step('analyse-postings', () => storeAnalysed(complete, context));
  return {
    summary: {
      company: label,
      url: listing.first()[0]?.url ?? null,
      search_urls: found.urls,
      total_found: returned,
      board_match_count: found.total ?? null,
      pages_scraped: found.pages,
    },
  };
}

function oldestOf({ posted_within_days: days }: CommercialJobsInput, { run }: CommercialContext): Date | undefined {
  // A day more than asked for: the board counts days, and its clock is somewhere else.
  return days === undefined ? undefined : new Date(run.acceptedAt.getTime() - (days + 1) * 86_400_000);
}
