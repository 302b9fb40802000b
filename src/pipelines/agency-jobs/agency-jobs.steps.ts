import { messageOf } from '../../errors.js';
import { finding } from '../../findings/finding.js';
import type { DrivenListing } from '../../listings/listing.js';
import type { JudgedPosting } from '../../postings/posting.js';
import type { RunOutcome } from '../../runs/pipeline.js';
import type { AgencyJobsSummary } from './agency-jobs.schema.js';
import type { AgencyContext } from './agency-jobs.needs.js';
import { listingAside } from '../listing-aside.js';
import { reportMaxJobs } from '../limit-postings.js';
import { analyseReturned, countOf } from '../analyse-returned.js';
import { JobBoard, type Searched } from '../../listings/job-board.js';
import type { AgencyJobsInput } from '../../listings/boards/agency-search.js';
import {
  AGENCY_LABEL,
  agencySearchPage,
  contactRequest,
  type AgencyInterface,
} from '../../listings/boards/arbeitsagentur/agency-listing.js';
import { lacksContact, withContact, withPhone } from '../../listings/boards/arbeitsagentur/recruiter.js';

/** A search on the public employment agency's board. */
export async function searchAgency(
  input: AgencyJobsInput,
  context: AgencyContext,
): Promise<RunOutcome<AgencyJobsSummary>> {
  const board = new JobBoard(context, AGENCY_LABEL, 'agency');
  const api = { baseUrl: context.settings.AGENCY_BASE_URL, versions: context.settings.AGENCY_API_VERSIONS };
  const listing = listingAside(context, 'agency', input, api);
  const found = await context.step('search', () =>
    board.search([{ id: 'search', listing }], {
      pages: input.max_pages,
      ...(input.max_jobs !== undefined && { postings: input.max_jobs }),
    }),
  );
  reportMaxJobs(found, input.max_jobs, context);
  const detailed = await context.step('read-details', () => readDetails(found, { board, listing, input }));
  const analysed = await context.step('analyse-postings', async () =>
    (await analyseReturned(detailed, context)).map((posting) => ({ ...posting, ...withPhone(posting) })),
  );
  const returned = await context.step('read-recruiters', async () => {
    const complete = input.include_recruiter_details ? await readRecruiters(analysed, api, context) : analysed;
    await context.savePostings(complete);
    return countOf(complete, 'returned');
  });
  const page = agencySearchPage(input);
  return {
    summary: {
      company: null,
      url: page,
      search_urls: [page],
      total_found: returned,
      total_available: found.total ?? null,
      pages_scraped: found.pages,
    },
  };
}

/** The contact may stand in the text only, so recruiters need it too. */
async function readDetails(
  found: Searched,
  { board, listing, input }: { board: JobBoard; listing: DrivenListing; input: AgencyJobsInput },
): Promise<readonly JudgedPosting[]> {
  return input.include_details || input.include_recruiter_details
    ? (await board.details(listing, found)).postings
    : found.postings;
}

/** Statuses by which the board asks for a captcha. */
const CHALLENGES: ReadonlySet<number> = new Set([401, 403, 428]);

/** Contacts that the board shows without a captcha. The first challenge ends it: none is solved. */
async function readRecruiters(
  postings: readonly JudgedPosting[],
  api: AgencyInterface,
  context: AgencyContext,
): Promise<JudgedPosting[]> {
  const read = new Map<JudgedPosting, JudgedPosting>();
  const waiting = postings.filter(
    (posting) => posting.disposition === 'returned' && posting.id !== undefined && lacksContact(posting),
  );
  let current: JudgedPosting | undefined;
  const next = (): { next: { url: string; kind: 'board' }[] } | undefined => {
    current = waiting.shift();
    return current?.id === undefined ? undefined : { next: [{ ...contactRequest(current.id, api), kind: 'board' }] };
  };
  const cut = await context.web.crawl(next()?.next ?? [], (answer) => {
    if (answer.outcome !== 'page' || CHALLENGES.has(answer.status)) {
      const isChallenge = CHALLENGES.has(answer.status ?? 0);
      const detail =
        isChallenge || answer.outcome === 'page' ? 'it asks for a captcha, which is not solved' : answer.reason;
      context.report(finding('contacts_refused', AGENCY_LABEL, { detail }));
      return undefined;
    }
    if (answer.status < 400 && current) read.set(current, { ...current, ...contactOf(current, answer.body, context) });
    return next();
  });
  context.report(...cut);
  return postings.map((posting) => read.get(posting) ?? posting);
}

function contactOf(posting: JudgedPosting, body: string, context: AgencyContext): JudgedPosting {
  try {
    return { ...posting, ...withContact(posting, JSON.parse(body)) };
  } catch (error) {
    context.report(finding('contact_not_read', AGENCY_LABEL, { detail: messageOf(error) }));
    return posting;
  }
}
