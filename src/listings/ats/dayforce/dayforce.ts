// As its job sites ask (2026): a token first, then 25 postings a page; pay and the standing texts are in the details.
// Its front door refuses some programs: then it is a refusal.
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingRequest } from '../../listing.js';
import { parseJson, pathPart, tenant, type AtsSystem, type Board } from '../ats.js';
import { ParseError } from '../../../errors.js';
import { type Data, neededList, neededObject, textAt, isTrue, goesOn } from '../reading.js';
import { description, detailed, placeFields, prose, readEmployment, readPay } from '../values.js';

const SITE = 'https://jobs.dayforcehcm.com';
/** Postings of a page. */
const ROWS = 25;
const CULTURE = /^[a-z]{2,3}-[a-z]{2}$/i;

/** Addresses of the older portal lead to the same boards. */
const OLDER =
  /^(?:www\.)?[\w-]+\.dayforcehcm\.com\/CandidatePortal\/([a-z]{2}-[a-z]{2})\/([\w-]+)(?:\/Site\/([\w-]+))?/i;

export const dayforce: AtsSystem = {
  name: 'dayforce',
  liveBoard: 'https://jobs.dayforcehcm.com/myschdayforce/CANDIDATEPORTAL',
  hosts: /\.dayforcehcm\.com$/,

  recogniseUrl(url) {
    const older = OLDER.exec(`${url.hostname}${url.pathname}`);
    if (older) return boardOf(older[1] ?? '', older[2] ?? '', older[3] ?? 'CANDIDATEPORTAL');
    return url.hostname === 'jobs.dayforcehcm.com' ? boardInPath(url) : undefined;
  },

  listing: ({ key, url }): Listing => ({
    first: () => [{ url: `${SITE}/api/auth/csrf` }],
    read(body, request) {
      const answer = parseJson(body, 'dayforce');
      if (request.method !== 'POST') return { postings: [], next: [search(key, tokenOf(answer), 0)] };
      const rows = neededList(answer, 'jobPostings', 'dayforce');
      const total = numeric(neededObject(answer, '', 'dayforce')['maxCount']);
      const behind = (numeric(record(request.json)['paginationStart']) ?? 0) + rows.length;
      return {
        postings: rows.map((row) => readRow(row, url)),
        ...(total !== undefined && { total }),
        ...(goesOn({ rows: rows.length, end: behind, total, size: ROWS }) && {
          next: [search(key, request.headers?.['x-csrf-token'] ?? '', behind)],
        }),
      };
    },
    detail: ({ id, extras }) => detailOf(key, id, text(extras?.['jobBoardId'])),
    readDetail: (body, posting) => readDetail(neededObject(parseJson(body, 'dayforce'), '', 'dayforce'), posting),
  }),
};

/** "/en-US/client/PORTAL", where the culture may be left out. */
function boardInPath(url: URL): Board | undefined {
  const first = pathPart(url, 0) ?? '';
  const start = CULTURE.test(first) ? 1 : 0;
  const client = tenant(pathPart(url, start));
  const portal = pathPart(url, start + 1);
  if (client === undefined || portal === undefined) return undefined;
  if (/^(?:_next|profile|login)$/.test(client) || /^(?:jobs|_next|sitecontext)$/.test(portal)) return undefined;
  return boardOf(start === 1 ? first : 'en-US', client, portal);
}

function boardOf(written: string, client: string, portal: string): Board {
  const [language = '', country = ''] = written.split('-');
  const culture = `${language.toLowerCase()}-${country.toUpperCase()}`;
  const key = `${culture}/${client}/${portal}`;
  return { system: 'dayforce', key, url: `${SITE}/${key}` };
}

function tokenOf(answer: unknown): string {
  const token = textAt(answer, 'csrfToken');
  if (token === undefined) throw new ParseError('dayforce: the answer has no csrfToken');
  return token;
}

function search(key: string, token: string, paginationStart: number): ListingRequest {
  const [cultureCode = '', clientNamespace = '', jobBoardCode = ''] = key.split('/');
  return {
    url: `${SITE}/api/geo/${clientNamespace}/jobposting/search`,
    method: 'POST',
    headers: { 'x-csrf-token': token },
    json: { clientNamespace, jobBoardCode, cultureCode, distanceUnit: 0, paginationStart },
  };
}

/** The details of a posting, under the number of the board that its row tells. */
function detailOf(key: string, id: string | undefined, number: string | undefined): ListingRequest | undefined {
  const [culture = '', client = ''] = key.split('/');
  const posting = id?.split(' ')[1];
  return posting === undefined || number === undefined
    ? undefined
    : { url: `${SITE}/api/geo/${client}/jobposting/${client}/${culture}/${number}/${posting}` };
}

function readRow(row: Data, board: string): FoundPosting {
  const id = text(row['jobPostingId']);
  return foundPosting(
    'ats',
    {
      ...readFacts(row),
      job_url: id === undefined ? undefined : `${board}/jobs/${id}`,
      job_description: prose(row['jobDescription']),
    },
    { id: id === undefined ? undefined : `${board} ${id}`, extras: { jobBoardId: text(row['jobBoardId']) } },
  );
}

function readFacts(row: Data): Parameters<typeof foundPosting>[1] {
  const places = list(row['postingLocations']).map(record);
  return {
    job_title: text(row['jobTitle']),
    ...placeFields(
      places.map((place) => ({
        written: text(place['formattedAddress']),
        city: text(place['cityName']),
        country: text(place['isoCountryCode']),
        postalCode: text(place['postalCode']),
      })),
    ),
    remote_policy: isTrue(row['hasVirtualLocation']) ? 'remote' : undefined,
    posted_at: readDate(row['postingStartTimestampUTC']),
    application_deadline: readDate(row['postingExpiryTimestampUTC']),
  };
}

function readDetail(answer: Data, posting: FoundPosting): FoundPosting {
  const content = neededObject(answer, 'jobPostingContent', 'dayforce');
  const attributes = list(answer['jobPostingAttributes']).map(record);
  const attribute = (name: string): unknown => attributes.find((one) => one['name'] === name)?.['value'];
  const [min, max] = [numeric(attribute('HiringMinRate')), numeric(attribute('HiringMaxRate'))];
  return detailed(posting, {
    ...readFacts(answer),
    department: text(attribute('Department')),
    ...readEmployment(attribute('PayClass')),
    ...readPay({
      min,
      max,
      currency: answer['isoCurrencyRegion'],
      period: periodOf(text(attribute('PayType')), max ?? min),
    }),
    job_description: description(
      prose(content['jobDescriptionHeader']),
      prose(content['jobDescription']),
      prose(content['jobDescriptionFooter']),
    ),
  });
}

/** "Hourly" is a rate of an hour; "Salary" stands beside rates of an hour too. */
function periodOf(kind: string | undefined, amount = 0): string | undefined {
  if (kind !== undefined && /hour/i.test(kind)) return 'hour';
  return amount >= 5000 ? 'year' : undefined;
}
