// https://www.linkedin.com/jobs-guest/jobs/api/seeMoreJobPostings/search — fragments of ten cards without a count; no
// list ends but by an empty fragment, and none goes beyond 1,000.
import { ParseError } from '../../../errors.js';
import { finding, type Finding } from '../../../findings/finding.js';
import { findAll, findFirst, parseHtml, textOf, type Document } from '../../../postings/page/tree/html.js';
import type { Listing, ListingRequest } from '../../listing.js';
import { readPlace } from '../../../postings/text/places/place.js';
import type { FoundPosting } from '../../../postings/posting.js';
import type { WantedSearch } from './searches.js';
import { isCard, readCard } from './network-card.js';
import { readNetworkCompany, readNetworkDetail } from './network-detail.js';
import { EXPERIENCE_LEVELS, NETWORK_JOB_TYPES, WORKPLACE_TYPES, type NetworkJobsInput } from '../network-search.js';

/** As findings call the board. */
const LABEL = "The network's job search";

/** Beyond it the board answers 400. */
const LAST_START = 1000;

/** English labels: the board answers in the language of the caller's address otherwise. */
const HEADERS = { 'Accept-Language': 'en-US,en;q=0.9' };

/** One title at one place. */
export function networkListing(search: WantedSearch, input: NetworkJobsInput, baseUrl: string): Listing {
  const page = (start: number): ListingRequest => ({
    url: `${baseUrl}/jobs-guest/jobs/api/seeMoreJobPostings/search?${queryOf(search, input, { start: String(start) })}`,
    headers: HEADERS,
  });
  return {
    first: () => [page(0)],

    read(body, request) {
      const document = parseHtml(body);
      const cards = findAll(document, isCard);
      if (cards.length === 0) {
        if (!isEnd(document)) throw new ParseError('network: the answer is no list of cards');
        return { postings: [] };
      }
      const start = Number(new URL(request.url).searchParams.get('start') ?? 0) + cards.length;
      const postings = cards.map((card) => readCard(card));
      const findings = start === cards.length ? placeFindings(search, postings) : [];
      return start < LAST_START
        ? { postings, next: [page(start)], findings }
        : { postings, findings: [...findings, finding('board_counts_no_further', LABEL, { kept: start })] };
    },

    // The fragment first; where it is not to be had, the whole page.
    detail: ({ id }) =>
      id === undefined ? undefined : { url: `${baseUrl}/jobs-guest/jobs/api/jobPosting/${id}`, headers: HEADERS },
    otherwise({ url }) {
      const id = /\/jobPosting\/(\d+)$/.exec(url)?.[1];
      return id === undefined ? undefined : { url: `${baseUrl}/jobs/view/${id}`, headers: HEADERS };
    },
    readDetail: (body, posting) => readNetworkDetail(body, posting),
    company: ({ fields }) =>
      fields.company_profile_url === undefined ? undefined : { url: fields.company_profile_url },
    readCompany: readNetworkCompany,
  };
}

/** The same search for people. */
export function networkSearchPage(search: WantedSearch, input: NetworkJobsInput): string {
  return `https://www.linkedin.com/jobs/search?${queryOf(search, input, {})}`;
}

function queryOf(
  { title, place }: WantedSearch,
  input: NetworkJobsInput,
  extra: Readonly<Record<string, string>>,
): string {
  const codes = <W extends string>(table: Readonly<Record<W, string>>, chosen: readonly W[] = []): string =>
    chosen.map((word) => table[word]).join(',');
  const filters = {
    f_TPR: input.posted_within_days === undefined ? '' : `r${String(input.posted_within_days * 86_400)}`,
    f_WT: codes(WORKPLACE_TYPES, input.workplace_types),
    f_JT: codes(NETWORK_JOB_TYPES, input.job_types),
    f_E: codes(EXPERIENCE_LEVELS, input.experience_levels),
  };
  const named = Object.entries({ keywords: title, location: place ?? '', ...filters, ...extra }).filter(
    ([, value]) => value !== '',
  );
  return new URLSearchParams(named).toString().replaceAll('+', '%20');
}

/** The empty fragment, or the section that says that nothing was found. */
function isEnd(document: Document): boolean {
  return (
    textOf(document) === '' ||
    findFirst(document, ({ attribs }) => /(?:^|\s)no-results(?:\s|$)/.test(attribs['class'] ?? '')) !== undefined
  );
}

/** The board takes a place it does not know for another one and does not say so: its cards do. */
function placeFindings({ place }: WantedSearch, postings: readonly FoundPosting[]): Finding[] {
  const asked = place === undefined ? undefined : readPlace(place).country;
  const answered = postings.map(({ fields }) => readPlace(fields.location ?? '').country);
  const other = answered[0];
  const isElsewhere =
    asked !== undefined &&
    other !== undefined &&
    answered.length >= 5 &&
    answered.every((country) => country !== undefined && country !== asked);
  return isElsewhere
    ? [
        finding('place_answered_elsewhere', LABEL, {
          detail: `${JSON.stringify(place)} with postings elsewhere, in ${other} for one`,
        }),
      ]
    : [];
}
