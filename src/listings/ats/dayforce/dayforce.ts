// As its job sites ask (2026): a token first, then 25 postings a page with everything. Its front door refuses some programs: then it is a refusal.
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/date.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingRequest } from '../../listing.js';
import { parseJson, pathPart, tenant, type AtsSystem } from '../ats.js';
import { ParseError } from '../../../errors.js';
import { type Data, neededList, neededObject, textAt } from '../reading.js';
import { placeFields, prose } from '../values.js';

const SITE = 'https://jobs.dayforcehcm.com';
const CULTURE = /^[a-z]{2,3}-[a-z]{2}$/i;

export const dayforce: AtsSystem = {
  name: 'dayforce',
  hosts: /\.dayforcehcm\.com$/,

  recogniseUrl(url) {
    if (url.hostname !== 'jobs.dayforcehcm.com') return undefined;
    const first = pathPart(url, 0) ?? '';
    const start = CULTURE.test(first) ? 1 : 0;
    const client = tenant(pathPart(url, start));
    const portal = pathPart(url, start + 1);
    if (client === undefined || portal === undefined || /^(?:jobs|_next|sitecontext)$/.test(portal)) return undefined;
    if (/^(?:_next|profile|login)$/.test(client)) return undefined;
    const culture = start === 1 ? first : 'en-US';
    return {
      system: 'dayforce',
      key: `${culture}/${client}/${portal}`,
      url: `${SITE}/${culture}/${client}/${portal}`,
    };
  },

  listing: ({ key, url }): Listing => ({
    first: () => [{ url: `${SITE}/api/auth/csrf` }],
    read(body, request) {
      const answer = parseJson(body, 'dayforce');
      if (request.method !== 'POST') return { postings: [], next: [search(key, tokenOf(answer), 0)] };
      const rows = neededList(answer, 'jobPostings', 'dayforce');
      const { maxCount, offset } = neededObject(answer, '', 'dayforce');
      const total = numeric(maxCount);
      const behind = (numeric(offset) ?? 0) + rows.length;
      return {
        postings: rows.map((row) => readRow(row, url)),
        ...(total !== undefined && { total }),
        ...(rows.length > 0 &&
          behind < (total ?? 0) && { next: [search(key, request.headers?.['x-csrf-token'] ?? '', behind)] }),
      };
    },
  }),
};

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

function readRow(row: Data, board: string): FoundPosting {
  const id = text(row['jobPostingId']);
  const places = list(row['postingLocations']).map(record);
  return foundPosting(
    'ats',
    {
      job_title: text(row['jobTitle']),
      job_url: id === undefined ? undefined : `${board}/jobs/${id}`,
      ...placeFields(
        places.map((place) => ({
          written: text(place['formattedAddress']),
          city: text(place['cityName']),
          country: text(place['isoCountryCode']),
          postalCode: text(place['postalCode']),
        })),
      ),
      remote_policy: row['hasVirtualLocation'] === true ? 'remote' : undefined,
      posted_at: readDate(row['postingStartTimestampUTC']),
      application_deadline: readDate(row['postingExpiryTimestampUTC']),
      job_description: prose(row['jobDescription']),
    },
    { id: id === undefined ? undefined : `${board} ${id}` },
  );
}
