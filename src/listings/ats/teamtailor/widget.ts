// https://docs.teamtailor.com/ — as the widget on a company's own page asks (2026), with the public key that the page
// hands every visitor.
import { ParseError } from '../../../errors.js';
import { attribute, findFirst, parseHtml } from '../../../postings/page/tree/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import { parseJson, type Board } from '../ats.js';
import { neededList, type Data } from '../reading.js';
import { placeFields, prose, readEmployment, readPay } from '../values.js';
import { idOf, REMOTE } from './postings.js';

const KEY = 'data-teamtailor-api-key';
/** Europe, then America, then Australia: each knows only its own companies. */
const REGIONS: readonly string[] = [
  'https://api.teamtailor.com/',
  'https://api.na.teamtailor.com/',
  'https://api.au.teamtailor.com/',
];
const PAGE = 30;

/** The page with the widget, which names no career site. */
export function widgetOn(marks: string, { href, hostname }: URL): Board[] {
  return marks.includes(KEY)
    ? [{ system: 'teamtailor', key: `widget/${hostname}`, url: href.split('#', 1)[0] ?? href }]
    : [];
}

export function isWidget({ key }: Board): boolean {
  return key.startsWith('widget/');
}

/** The postings that the widget of a page shows. */
export function widgetListing({ url }: Board): Listing {
  return {
    first: () => [{ url, accept: 'text/html' }],
    otherwise(request) {
      const region = REGIONS.findIndex((one) => request.url.startsWith(one));
      const next = region < 0 ? undefined : REGIONS[region + 1];
      return next === undefined ? undefined : { ...request, url: request.url.replace(REGIONS[region] ?? '', next) };
    },
    read: (body, request) => (request.headers ? readJobs(body, request) : { postings: [], next: [jobs(body)] }),
  };
}

/** @throws ParseError for a page without the widget */
function jobs(page: string): ListingRequest {
  const key = attribute(
    findFirst(parseHtml(page), (element) => attribute(element, KEY) !== ''),
    KEY,
  );
  if (!/^[\w-]+$/.test(key)) throw new ParseError(`teamtailor: the page has no ${KEY}`);
  return {
    url: `${REGIONS[0] ?? ''}v1/jobs?include=department,locations&filter[feed]=public&page[size]=${String(PAGE)}`,
    headers: { authorization: `Token token=${key}`, 'x-api-version': '20240404' },
  };
}

function readJobs(body: string, request: ListingRequest): ListingPage {
  const answer = record(parseJson(body, 'teamtailor'));
  const rows = neededList(answer, 'data', 'teamtailor');
  const included = new Map(
    list(answer['included']).map((value) => [nameOf(record(value)), record(record(value)['attributes'])] as const),
  );
  const total = numeric(record(answer['meta'])['record-count']);
  const next = text(record(answer['links'])['next']);
  const isMore = next !== undefined && rows.length > 0 && URL.canParse(next);
  return {
    postings: rows.map((row) => readJob(row, included)),
    ...(total !== undefined && { total }),
    ...(isMore && new URL(next).origin === new URL(request.url).origin && { next: [{ ...request, url: next }] }),
  };
}

function nameOf(reference: Data): string {
  return `${text(reference['type']) ?? ''} ${text(reference['id']) ?? ''}`;
}

function readJob(row: Data, included: ReadonlyMap<string, Data>): FoundPosting {
  const job = record(row['attributes']);
  const related = (name: string): Data[] => {
    const { data } = record(record(row['relationships'])[name]) as { data?: unknown };
    return (Array.isArray(data) ? list(data) : [data]).flatMap((one): Data[] => {
      const found = included.get(nameOf(record(one)));
      return found === undefined ? [] : [found];
    });
  };
  const url = text(record(row['links'])['careersite-job-url']) ?? text(job['careersite-job-url']);
  const places = related('locations').map((place) => ({
    written: text(place['city']) === undefined ? text(place['name']) : undefined,
    city: text(place['city']),
    country: readCountry(text(place['country'])),
    postalCode: text(place['zip']),
    street: text(place['address']),
  }));
  return foundPosting(
    'ats',
    {
      job_title: text(job['title']),
      job_url: url,
      ...placeFields(places),
      department: text(related('department')[0]?.['name']),
      company_name: text(job['company-name']),
      remote_policy: REMOTE[text(job['remote-status']) ?? ''],
      ...readEmployment(job['employment-type']),
      ...readPay({
        min: job['min-salary'],
        max: job['max-salary'],
        currency: job['currency'],
        period: job['salary-time-unit'],
      }),
      posted_at: readDate(job['created-at']),
      application_deadline: readDate(job['end-date']),
      job_description: prose(job['body'], job['pitch']),
    },
    { id: idOf(url) ?? text(row['id']) },
  );
}
