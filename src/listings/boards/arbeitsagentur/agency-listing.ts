// https://rest.arbeitsagentur.de/jobboerse/jobsuche-service — versions come and go (v4 until August 2026, v6 since);
// without a match the list is absent, not empty.
import { ParseError } from '../../../errors.js';
import { finding } from '../../../findings/finding.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import type { FoundPosting } from '../../../postings/posting.js';
import { reasonOf } from '../../../postings/reasons.js';
import { list, numeric, record, text, wordsOf } from '../../../postings/text/words.js';
import { parseJson } from '../../ats/ats.js';
import { AGENCY_JOB_TYPES, type AgencyJobsInput } from '../agency-search.js';
import { readAgencyDetail, readAgencyItem } from './agency-posting.js';

/** The static key of the board's own web client; not a secret. */
const HEADERS = { 'X-API-Key': 'jobboerse-jobsuche', Accept: 'application/json' };

const SERVICE = '/jobboerse/jobsuche-service/pc';

/** Where the interface is asked. */
export interface AgencyInterface {
  readonly baseUrl: string;
  readonly versions: readonly string[];
}

/** One search on the agency's board. */
export function agencyListing(input: AgencyJobsInput, { baseUrl, versions }: AgencyInterface): Listing {
  const address = (version: string, page: number, extra: Readonly<Record<string, string>>): ListingRequest => {
    const query = new URLSearchParams({
      ...searchOf(input),
      ...extra,
      angebotsart: '1',
      page: String(page),
      size: String(input.page_size),
    });
    // The board takes %20 as well as +, and its own client sends %20.
    return { url: `${baseUrl}${SERVICE}/${version}/jobs?${query.toString().replaceAll('+', '%20')}`, headers: HEADERS };
  };
  const workingTime: Record<string, string> =
    input.job_type === undefined ? {} : { arbeitszeit: AGENCY_JOB_TYPES[input.job_type] };
  const first = versions[0] ?? 'v6';
  return {
    first: () => [address(first, 1, workingTime)],

    read(body, request) {
      const answer = record(parseJson(body, 'agency'));
      const total = numeric(answer['maxErgebnisse']);
      const items = itemsOf(answer, total);
      const { version, page, extra } = partsOf(request.url);
      if (items.length === 0 && page === 1 && extra['arbeitszeit'] === 'ho') {
        return {
          postings: [],
          next: [address(version, 1, { homeoffice: 'nv_true' })],
          findings: [finding('home_office_by_mark', AGENCY_LABEL)],
        };
      }
      const read = items.map((item) => readAgencyItem(item));
      // Whatever is asked for, the answer says how many rows a page has; a row that is gone by now ends no list.
      const size = numeric(answer['size']) ?? input.page_size;
      const isLast = total === undefined ? read.length < size : read.length === 0 || page * size >= total;
      return {
        ...judged(read, extra),
        ...(total !== undefined && { total }),
        ...placeFindings(answer, input),
        ...(isLast ? {} : { next: [address(version, page + 1, extra)] }),
      };
    },

    otherwise(request, status) {
      if (new URL(request.url).pathname.endsWith('/jobs')) {
        const { version, extra } = partsOf(request.url);
        // The parameter is not known everywhere: ask without it, and look at the rows.
        if (status === 400 && extra['homeoffice'] !== undefined) return address(version, 1, { [LOCAL_FILTER]: 'true' });
        const next = versions[versions.indexOf(version) + 1];
        return next !== undefined && (status === 404 || status === 403) ? address(next, 1, extra) : undefined;
      }
      return undefined;
    },

    detail: ({ id }) =>
      id === undefined
        ? undefined
        : { url: `${baseUrl}${SERVICE}/v4/jobdetails/${encodedNumber(id)}`, headers: HEADERS },
    readDetail: (body, posting) => readAgencyDetail(parseJson(body, 'agency'), posting),
  };
}

/** Where the contact of a posting is, for those whom the board lets see it. */
export function contactRequest(reference: string, { baseUrl }: AgencyInterface): ListingRequest {
  return { url: `${baseUrl}${SERVICE}/v3/jobs/${encodedNumber(reference)}/bewerbung`, headers: HEADERS };
}

/** The same search for people. */
export function agencySearchPage(input: AgencyJobsInput): string {
  const { was, wo, umkreis } = searchOf(input);
  const query = new URLSearchParams({
    ...(was !== undefined && { was }),
    ...(wo !== undefined && { wo }),
    ...(umkreis !== undefined && { umkreis }),
  });
  return `https://www.arbeitsagentur.de/jobsuche/suche?${query.toString()}`;
}

/** As findings call the board. */
export const AGENCY_LABEL = "The agency's job board";

/** A parameter that the board ignores; it tells our own reader that rows have to be looked at. */
const LOCAL_FILTER = 'homeofficemoeglich';

function searchOf({ title, location, radius }: AgencyJobsInput): { was?: string; wo?: string; umkreis?: string } {
  const was = title?.trim();
  const wo = location?.trim();
  return { ...(was ? { was } : {}), ...(wo ? { wo, umkreis: String(radius) } : {}) };
}

/** Without a match the answer has a total and no list. @throws ParseError */
function itemsOf(answer: Readonly<Record<string, unknown>>, total: number | undefined): readonly unknown[] {
  const items = answer['ergebnisliste'] ?? answer['stellenangebote'];
  const isList = items === undefined ? total !== undefined : Array.isArray(items);
  if (!isList) throw new ParseError('agency: the answer is no result list');
  return list(items);
}

function partsOf(url: string): { version: string; page: number; extra: Record<string, string> } {
  const { pathname, searchParams } = new URL(url);
  const extra = Object.fromEntries(
    ['arbeitszeit', 'homeoffice', LOCAL_FILTER].flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ) as Record<string, string>;
  return { version: /\/(v\d+)\/jobs$/.exec(pathname)?.[1] ?? '', page: Number(searchParams.get('page') ?? 1), extra };
}

/** Where the board could not filter, the rows say what they are. */
function judged(
  read: readonly FoundPosting[],
  extra: Readonly<Record<string, string>>,
): Pick<ListingPage, 'postings' | 'rejected'> {
  if (extra[LOCAL_FILTER] === undefined) return { postings: read };
  const isFromHome = ({ fields }: FoundPosting): boolean =>
    fields.remote_policy === 'remote' || fields.remote_policy === 'hybrid';
  return {
    postings: read.filter(isFromHome),
    rejected: read
      .filter((posting) => !isFromHome(posting))
      .map((posting) => ({ posting, ...reasonOf('not_from_home') })),
  };
}

/** The board takes an unknown place for one it knows, and says which. */
function placeFindings(
  answer: Readonly<Record<string, unknown>>,
  { location }: AgencyJobsInput,
): Pick<ListingPage, 'findings'> {
  const understood = text(record(answer['woOutput'])['bereinigterOrt']);
  if (location === undefined || understood === undefined) return {};
  const asked = new Set(wordsOf(location));
  const isAsked =
    wordsOf(understood).some((word) => asked.has(word)) || [...asked].some((word) => /^\d{4,5}$/.test(word));
  return isAsked
    ? {}
    : {
        findings: [
          finding('place_taken_for_another', AGENCY_LABEL, {
            detail: `${JSON.stringify(location)} for ${JSON.stringify(understood)}`,
          }),
        ],
      };
}

function encodedNumber(reference: string): string {
  return encodeURIComponent(Buffer.from(reference, 'utf8').toString('base64'));
}
