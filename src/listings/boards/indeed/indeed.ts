// https://<country>.indeed.com/jobs?q=&l= — the rows lie in a script as window.mosaic.providerData; 15 rows a page,
// while `start` steps by 10, so that pages overlap.
import { ParseError } from '../../../errors.js';
import { finding } from '../../../findings/finding.js';
import { readEmbeddedState } from '../../../postings/page/data/embedded-state.js';
import type { ListingPage, ListingRequest, RejectedRow } from '../../listing.js';
import { matchesLocation } from '../../../postings/location-filter.js';
import type { FoundPosting } from '../../../postings/posting.js';
import { reasonOf } from '../../../postings/reasons.js';
import { list, numeric, record, text, wordsOf } from '../../../postings/text/words.js';
import { at, isTrue } from '../../ats/reading.js';
import type { CommercialBoard } from '../commercial-board.js';
import type { CommercialJobsInput } from '../commercial-search.js';
import { readIndeedCompany } from './indeed-company.js';
import { readIndeedDetail, readIndeedRow } from './indeed-posting.js';

const STEP = 10;
const JOB_TYPES = {
  'full-time': 'fulltime',
  'part-time': 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
} as const;
/** Ages in days that the board offers. */
const AGES = [1, 3, 7, 14];
/** The board counts miles in these countries. */
const MILES = new Set(['us', 'uk']);
const KILOMETRES_A_MILE = 1.609344;
/** The board's attribute for work from home. */
const REMOTE_ATTRIBUTE = '0kf:attr(DSQF7);';

const JOBCARDS = 'window.mosaic.providerData["mosaic-provider-jobcards"]';
const NO_MATCH =
  /did not match any jobs|jobsearch-NoResult|keine (?:passenden )?(?:jobs|stellen)|aucun (?:emploi|résultat)|no ha(?:y|n) (?:ofertas|resultados)/i;

/** A search on Indeed. `oldest` is the first moment that posted_within_days leaves in. */
export function indeed(
  input: CommercialJobsInput,
  { baseUrl, oldest }: { baseUrl: string | undefined; oldest: Date | undefined },
): CommercialBoard {
  const host = baseUrl ?? `https://${input.country === 'us' ? 'www' : input.country}.indeed.com`;
  const page = (start: number): ListingRequest => ({ url: `${host}/jobs?${queryOf(input, start)}` });
  return {
    label: 'Indeed',
    listing: {
      first: () => [page(0)],

      read(body, request) {
        const state = record(readEmbeddedState(body, 'window._initialData'));
        const cards = readEmbeddedState(body, JOBCARDS);
        const total = numeric(state['totalJobCount']);
        const start = Number(new URL(request.url).searchParams.get('start') ?? 0);
        if (cards === undefined) return readNone(body, total, start);
        const model = record(at(cards, 'metaData.mosaicProviderJobCardsModel'));
        if (!Array.isArray(model['results'])) throw new ParseError('indeed: the job cards have no rows');
        const rows = list(model['results']).map(record);
        const hasNext = rows.length > 0 && isLinked(state['pageLinks'], start + STEP);
        const isNone = total === 0 && NO_MATCH.test(body);
        return {
          ...(isNone ? suggested(rows, input) : judged(rows, { input, total, oldest })),
          ...(total !== undefined && { total }),
          ...placeFindings(model, input),
          ...(hasNext && { next: [page(start + STEP)] }),
        };
      },

      detail: ({ id }) => (id === undefined ? undefined : { url: `${host}/viewjob?jk=${id}` }),
      readDetail: (body, posting) => readIndeedDetail(body, posting),
      company({ fields }) {
        const slug = /\/cmp\/[^/?#]+$/.exec(fields.company_profile_url ?? '')?.[0];
        return slug === undefined ? undefined : { url: `${host}${slug}` };
      },
      readCompany: readIndeedCompany,
    },
  };
}

function queryOf(input: CommercialJobsInput, start: number): string {
  const { title, location, job_type: jobType, remote, posted_within_days: days } = input;
  const named = {
    q: title?.trim(),
    l: location?.trim(),
    radius: distanceOf(input),
    fromage: days === undefined ? undefined : AGES.find((offered) => offered >= days),
    jt: jobType && JOB_TYPES[jobType],
    sc: remote === true ? REMOTE_ATTRIBUTE : undefined,
    // Postings that the board takes for alike are postings too.
    filter: '0',
    start: start === 0 ? undefined : start,
  };
  const stated = Object.entries(named).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(stated.map(([name, value]): [string, string] => [name, String(value)])).toString();
}

function distanceOf({ location, country, radius }: CommercialJobsInput): number | undefined {
  if (radius === undefined || location === undefined) return undefined;
  return Math.round(MILES.has(country) ? radius / KILOMETRES_A_MILE : radius);
}

/** Without links the board does not say that this was the last page. */
function isLinked(links: unknown, start: number): boolean {
  const pages = list(links).map((link) => text(record(link)['href']) ?? '');
  return pages.length === 0 || pages.some((href) => Number(/[?&]start=(\d+)/.exec(href)?.[1] ?? 0) >= start);
}

/**
 * A page without cards: nothing matched. The words for it stand in the scripts of a page of matches too; behind the
 * last page they are true whatever is counted. @throws ParseError
 */
function readNone(body: string, total: number | undefined, start: number): ListingPage {
  const isNone = total === 0 || ((total === undefined || start > 0) && NO_MATCH.test(body));
  if (!isNone) throw new ParseError('indeed: the page has no job cards and does not say that nothing matched');
  return { postings: [], total: 0 };
}

/** What the board shows where nothing matched. */
function suggested(
  rows: readonly Readonly<Record<string, unknown>>[],
  { country }: CommercialJobsInput,
): Pick<ListingPage, 'postings' | 'rejected'> {
  const reason = reasonOf('suggestion');
  return { postings: [], rejected: rows.map((row) => ({ posting: readIndeedRow(row, country), ...reason })) };
}

/**
 * Sponsored rows fill a page up. They stay while they may be matches: not beyond the number of matches the board
 * states, and not at another place than the one asked for.
 */
function judged(
  rows: readonly Readonly<Record<string, unknown>>[],
  { input, total, oldest }: { input: CommercialJobsInput; total: number | undefined; oldest: Date | undefined },
): Pick<ListingPage, 'postings' | 'rejected'> {
  const organic = rows.filter((row) => row['sponsored'] !== true).length;
  const postings: FoundPosting[] = [];
  const rejected: RejectedRow[] = [];
  for (const row of rows) {
    const posting = readIndeedRow(row, input.country);
    const isFiller =
      row['sponsored'] === true && ((total !== undefined && organic >= total) || !mayBeAt(posting, row, input));
    const isOld =
      oldest !== undefined && posting.fields.posted_at !== undefined && new Date(posting.fields.posted_at) < oldest;
    if (isTrue(row['expired'])) rejected.push({ posting, ...reasonOf('page_says_over') });
    else if (isFiller) rejected.push({ posting, ...reasonOf('advertisement') });
    else if (isOld) rejected.push({ posting, ...reasonOf('too_old') });
    else postings.push(posting);
  }
  return { postings, rejected };
}

function mayBeAt(
  { fields }: FoundPosting,
  row: Readonly<Record<string, unknown>>,
  { location }: CommercialJobsInput,
): boolean {
  if (location === undefined || location.trim() === '') return true;
  const state = text(row['jobLocationState']);
  return (
    matchesLocation(fields, [location]) || (state !== undefined && wordsOf(location).includes(state.toLowerCase()))
  );
}

/** The board takes an unknown place for one it knows, and says which. */
function placeFindings(
  model: Readonly<Record<string, unknown>>,
  { location }: CommercialJobsInput,
): Pick<ListingPage, 'findings'> {
  const understood = text(model['where']);
  if (location === undefined || understood === undefined) return {};
  const asked = new Set(wordsOf(location));
  return wordsOf(understood).some((word) => asked.has(word))
    ? {}
    : {
        findings: [
          finding('place_taken_for_another', 'The commercial job board', {
            detail: `${JSON.stringify(location)} for ${JSON.stringify(understood)}`,
          }),
        ],
      };
}
