import { ParseError } from '../../../errors.js';
import { itemsOf } from '../../../postings/page/tree/section-lines.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingRequest } from '../../listing.js';
import { parseJson, type Board } from '../ats.js';
import { at, labels, neededList, textAt, type Data, goesOn } from '../reading.js';
import { description, placeFields, prose } from '../values.js';
import { readWorkLevel } from './work-level.js';

const SITE = 'https://myjobs.adp.com';
/** Where the rows are, unless a site's settings name another server of the system. */
const SERVER = 'https://my.adp.com';
const STAFFING = '/myadp_prefix/mycareer/public/staffing/v1';
/**
 * The rows are those of this language, and a browser's list of several is answered with none at all:
 * github.com/sarthakjain004/headstart src/headstart/scrapers/adp_recruiting.py
 */
const LANGUAGE = 'en-US';
/** More in one page and a large board answers 502. */
const ROWS = 50;
/** By their dates, which a site may hide, rows are lost between two pages. */
const BY_NUMBER = '$orderby=reqId';
const FIELDS = [
  'reqId',
  'jobTitle',
  'publishedJobTitle',
  'type',
  'jobDescription',
  'jobQualifications',
  'workLevelCode',
  'postingDate',
  'requisitionLocations',
  'organizationalUnits',
];

/** A company's job site. */
export function jobSiteBoard(name: string): Board {
  return { system: 'adp', key: `myjobs/${name}`, url: `${SITE}/${name}/cx/job-listing` };
}

/** True for a job site, false for a career centre of Workforce Now. */
export function isJobSite({ key }: Board): boolean {
  return key.startsWith('myjobs/');
}

/** A job site: its settings hand every visitor a token, with which the rows come whole. */
export function jobSiteListing({ key }: Board): Listing {
  const name = key.replace('myjobs/', '');
  return {
    first: () => [{ url: `${SITE}/public/staffing/v1/career-site/${name}` }],
    // The server of every site, and the order that it always knew.
    otherwise(request) {
      const list = listOf(request.url);
      if (list === undefined) return undefined;
      if (list !== SERVER) return { ...request, url: request.url.replace(list, SERVER) };
      return request.url.includes(BY_NUMBER)
        ? { ...request, url: request.url.replace(BY_NUMBER, '$orderby=postingDate%20desc') }
        : undefined;
    },
    read(body, request) {
      const answer = parseJson(body, 'adp');
      const list = listOf(request.url);
      if (list === undefined) return { postings: [], next: [firstPage(serverOf(answer), tokenOf(answer))] };
      const rows = neededList(answer, 'jobRequisitions', 'adp');
      const total = numeric(at(answer, 'count'));
      const behind = Number(new URL(request.url).searchParams.get('$skip') ?? 0) + rows.length;
      return {
        postings: rows.map((row) => readRow(row, name)),
        ...(total !== undefined && { total }),
        ...(goesOn({ rows: rows.length, end: behind, total, size: ROWS }) && {
          next: [{ ...request, url: request.url.replace(/\$skip=\d+/, `$$skip=${String(behind)}`) }],
        }),
      };
    },
  };
}

function tokenOf(settings: unknown): Readonly<Record<string, string>> {
  const token = textAt(settings, 'myJobsToken');
  if (token === undefined) throw new ParseError('adp: the settings of the job site have no myJobsToken');
  return {
    myjobstoken: token,
    rolecode: 'manager',
    orgoid: textAt(settings, 'orgoid') ?? '',
    referer: `${SITE}/`,
    'accept-language': LANGUAGE,
  };
}

/** The server of the rows; the token is shown to none but the system's own. */
function serverOf(settings: unknown): string {
  const named = textAt(settings, 'properties.myadpUrl') ?? SERVER;
  return /^https:\/\/[\w-]+(?:\.[\w-]+)*\.adp\.com\/?$/.test(named) ? new URL(named).origin : SERVER;
}

/** The server that a page of the list was asked of; undefined for the settings. */
function listOf(url: string): string | undefined {
  const { origin, pathname } = new URL(url);
  return pathname.startsWith(STAFFING) ? origin : undefined;
}

function firstPage(server: string, headers: Readonly<Record<string, string>>): ListingRequest {
  const query = `${BY_NUMBER}&$select=${FIELDS.join(',')}&$top=${String(ROWS)}&$skip=0&tz=UTC`;
  return { url: `${server}${STAFFING}/job-requisitions/apply-custom-filters?${query}`, headers };
}

function readRow(row: Data, site: string): FoundPosting {
  const id = text(row['reqId']);
  const places = list(row['requisitionLocations']).map((place) => ({
    city: textAt(place, 'address.cityName'),
    region: textAt(place, 'address.countrySubdivisionLevel1.longName'),
    country: textAt(place, 'address.country.longName') ?? textAt(place, 'address.country.codeValue'),
    postalCode: textAt(place, 'address.postalCode'),
    street: textAt(place, 'address.lineOne'),
    ...(record(at(place, 'address'))['cityName'] === undefined && { written: textAt(place, 'nameCode.longName') }),
  }));
  const written = prose(row['jobDescription']);
  const qualifications = prose(row['jobQualifications']);
  return foundPosting(
    'ats',
    {
      job_title: text(row['publishedJobTitle']) ?? text(row['jobTitle']),
      job_url: id === undefined ? undefined : `${SITE}/${site}/cx/job-details?reqId=${id}`,
      ...placeFields(places),
      department: labels(row['organizationalUnits'])[0],
      ...readWorkLevel(row['workLevelCode']),
      posted_at: readDate(row['postingDate']),
      requirements: itemsOf(qualifications),
      // Some employers have the requirements in their text as well.
      job_description: written.includes(qualifications) ? written : description(written, qualifications),
    },
    { id },
  );
}
