import { ParseError } from '../../../errors.js';
import { itemsOf } from '../../../postings/page/tree/sections.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/date.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingRequest } from '../../listing.js';
import { parseJson, type Board } from '../ats.js';
import { at, neededList, textAt, type Data, goesOn } from '../reading.js';
import { description, placeFields, prose, readEmployment } from '../values.js';

const SITE = 'https://myjobs.adp.com';
const STAFFING = 'https://my.adp.com/myadp_prefix/mycareer/public/staffing/v1';
/** More in one page and a large board answers 502. */
const ROWS = 50;
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
    read(body, request) {
      const answer = parseJson(body, 'adp');
      if (!request.url.startsWith(STAFFING)) return { postings: [], next: [page(tokenOf(answer), 0)] };
      const rows = neededList(answer, 'jobRequisitions', 'adp');
      const total = numeric(at(answer, 'count'));
      const behind = Number(new URL(request.url).searchParams.get('$skip') ?? 0) + rows.length;
      return {
        postings: rows.map((row) => readRow(row, name)),
        ...(total !== undefined && { total }),
        ...(goesOn({ rows: rows.length, end: behind, total, size: ROWS }) && {
          next: [page(request.headers ?? {}, behind)],
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
  };
}

function page(headers: Readonly<Record<string, string>>, skip: number): ListingRequest {
  const query = `$orderby=postingDate desc&$select=${FIELDS.join(',')}&$top=${String(ROWS)}&$skip=${String(skip)}&tz=UTC`;
  return { url: `${STAFFING}/job-requisitions/apply-custom-filters?${encodeURI(query)}`, headers };
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
  const qualifications = prose(row['jobQualifications']);
  return foundPosting(
    'ats',
    {
      job_title: text(row['publishedJobTitle']) ?? text(row['jobTitle']),
      job_url: id === undefined ? undefined : `${SITE}/${site}/cx/job-details?reqId=${id}`,
      ...placeFields(places),
      ...readEmployment(row['workLevelCode']),
      posted_at: readDate(row['postingDate']),
      requirements: itemsOf(qualifications),
      job_description: description(prose(row['jobDescription']), qualifications),
    },
    { id },
  );
}
