// As the widget on a company's own page asks (2026), with the public key that stands in the address of its script.
import { ParseError } from '../../../errors.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { jsonOf, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import { parseJson, type Board } from '../ats.js';
import { at, neededList, textAt, type Data } from '../reading.js';
import { placeFields, readEmployment } from '../values.js';

/** The key is a signed object, whose middle names the company. */
const SCRIPT = /\/\/(?:www\.)?join\.com\/api\/widget\/bundle\/([\w-]{1,200}\.([\w-]{1,4000})\.[\w-]{1,200})/;
const JOBS = 'https://join.com/api/widget/jobs';

/** The page with the widget, which names no company page. */
export function widgetOn(marks: string, { href, hostname }: URL): Board[] {
  const stated = SCRIPT.exec(marks)?.[2];
  if (stated === undefined) return [];
  const company = textAt(jsonOf(Buffer.from(stated, 'base64url').toString('utf8')), 'companyPublicId');
  return [{ system: 'join', key: `widget/${company ?? hostname}`, url: href.split('#', 1)[0] ?? href }];
}

export function isWidget({ key }: Board): boolean {
  return key.startsWith('widget/');
}

/** The postings that the widget of a page shows. */
export function widgetListing({ url }: Board): Pick<Listing, 'first' | 'read'> {
  return {
    first: () => [{ url, accept: 'text/html' }],
    read: (body, request) => (request.headers ? readJobs(body, request) : { postings: [], next: [jobs(body)] }),
  };
}

/** @throws ParseError for a page without the widget */
function jobs(page: string): ListingRequest {
  // A script may write the address of the other one, with its slashes escaped.
  const key = SCRIPT.exec(page.replaceAll('\\/', '/'))?.[1];
  if (key === undefined) throw new ParseError('join: the page has no widget');
  return furtherJobs({ 'access-token': key }, 1);
}

function furtherJobs(headers: Readonly<Record<string, string>>, page: number): ListingRequest {
  return { url: `${JOBS}?page=${String(page)}`, headers };
}

function readJobs(body: string, { url, headers = {} }: ListingRequest): ListingPage {
  const answer = parseJson(body, 'join');
  const rows = neededList(answer, 'jobs', 'join');
  const total = numeric(at(answer, 'pagination.rowCount'));
  const page = Number(new URL(url).searchParams.get('page'));
  const isMore = rows.length > 0 && page < (numeric(at(answer, 'pagination.pageCount')) ?? 1);
  return {
    postings: rows.map(readJob),
    ...(total !== undefined && { total }),
    ...(isMore && { next: [furtherJobs(headers, page + 1)] }),
  };
}

function readJob(job: Data): FoundPosting {
  const url = text(job['url']);
  const place = { city: textAt(job, 'city.cityName'), country: textAt(job, 'city.countryName') };
  const isNamed = place.city !== undefined || place.country !== undefined;
  return foundPosting(
    'ats',
    {
      job_title: text(job['title']),
      job_url: url,
      ...placeFields([isNamed ? place : { written: text(job['place']) }]),
      department: text(job['category']) ?? text(record(job['category'])['name']),
      ...readEmployment(text(job['employmentType']) ?? textAt(job, 'employmentType.name')),
      remote_policy: readRemoteLabel(text(job['workplaceType'])),
      application_deadline: readDate(job['deadline']),
    },
    // The number of a posting stands before its title: /companies/example/15-baker
    { id: /\/companies\/[^/]+\/(\d+)/.exec(url ?? '')?.[1] ?? url },
  );
}
