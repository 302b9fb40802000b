// No public documentation; the board's page carries its rows in `window.pageData` (2026). Dates are the company's local
// time; at most two requests at a time.
import { ParseError } from '../../../errors.js';
import { readEmbeddedState } from '../../../postings/page/data/embedded-state.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { joined, list, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage } from '../../listing.js';
import { parseJson, type AtsSystem, type Board } from '../ats.js';
import { firstText, isTrue, neededList, publicRows, type Data } from '../reading.js';
import { jobPage, pageRequest, readOwnPage } from '../pages.js';
import { description, placeFields, prose, readEmployment } from '../values.js';

const HOST = 'recruiting.paylocity.com';
/** Older links have a number, which leads to the same page. */
const BOARD = /^\/recruiting\/jobs\/(?:All|List)\/([0-9a-f-]{36}|\d{1,9}(?=\/|$))/i;
/** The feed has a key of its own, which only the pages that show it tell. */
const [NEWER_FEED, OLDER_FEED] = ['/recruiting/v2/api/feed/', '/recruiting/api/feed/'] as const;
const FEED = /^\/recruiting\/(?:v2\/)?api\/feed\/jobs\/([0-9a-f-]{36})/i;

function board(found: string): Board {
  const key = found.toLowerCase();
  const list = /^\d+$/.test(key) ? 'List' : 'All';
  return { system: 'paylocity', key, url: `https://${HOST}/recruiting/jobs/${list}/${key}` };
}

function feed(found: string): Board {
  const key = found.toLowerCase();
  return { system: 'paylocity', key: `feed/${key}`, url: `https://${HOST}/recruiting/v2/api/feed/jobs/${key}` };
}

export const paylocity: AtsSystem = {
  name: 'paylocity',
  liveBoard: 'https://recruiting.paylocity.com/Recruiting/Jobs/All/add565e9-4cee-4334-8182-9de221ffb9e4',
  hosts: /^recruiting\.paylocity\.com$/,
  rate: { servers: /^recruiting\.paylocity\.com$/, requestsPerSecond: 2, concurrency: 2 },

  recogniseUrl(url) {
    if (url.hostname !== HOST) return undefined;
    const [key, fed] = [BOARD, FEED].map((pattern) => pattern.exec(url.pathname)?.[1]);
    if (fed !== undefined) return feed(fed);
    return key === undefined ? undefined : board(key);
  },

  listing: ({ key, url }): Listing => ({
    first: () => [key.startsWith('feed/') ? { url } : pageRequest(url)],
    otherwise: (request) =>
      request.url.includes(NEWER_FEED) ? { url: request.url.replace(NEWER_FEED, OLDER_FEED) } : undefined,
    read(body) {
      if (key.startsWith('feed/')) return readFeed(body);
      const data = record(readEmbeddedState(body, 'window.pageData'));
      if (!Array.isArray(data['Jobs'])) throw new ParseError('paylocity: window.pageData.Jobs is no list');
      // What is open to employees only is in the rows too.
      return publicRows(list(data['Jobs']).map(record), (row) => !isTrue(row['IsInternal']), readRow);
    },
    detail: jobPage,
    readDetail: (body, posting) => readOwnPage(body, posting, 'paylocity'),
  }),
};

function readRow(row: Readonly<Record<string, unknown>>): FoundPosting {
  const id = text(row['JobId']);
  const place = record(row['JobLocation']);
  const city = text(place['City']);
  const department = text(row['HiringDepartment']);
  return foundPosting(
    'ats',
    {
      job_title: text(row['JobTitle']),
      job_url: id && `https://recruiting.paylocity.com/Recruiting/Jobs/Details/${id}`,
      location: joined(city, text(place['State'])) || text(row['LocationName']),
      city,
      country: readCountry(text(place['Country'])),
      postal_code: text(place['Zip']),
      street_address: text(place['Address']),
      department: department === 'Unspecified' ? undefined : department,
      remote_policy: isTrue(row['IsRemote']) ? 'remote' : undefined,
      // Later than a day's end in the company's zone it is another day in ours: the day as the board shows it.
      posted_at: readDate(text(row['PublishedDate'])?.slice(0, 10)),
      job_description: prose(row['Description']),
    },
    { id },
  );
}

/** As pages of companies ask the feed (2026). It is also empty, with 200, for a key that is none. @throws ParseError */
function readFeed(body: string): ListingPage {
  const rows = neededList(parseJson(body, 'paylocity'), 'jobs', 'paylocity');
  return { postings: rows.map(readFed) };
}

function readFed(row: Data): FoundPosting {
  const id = text(row['jobId']);
  const place = record(row['jobLocation']);
  const parts = {
    city: text(place['city']),
    region: text(place['state']),
    country: text(place['country']),
    postalCode: firstText(place, 'zip', 'postalCode'),
    street: text(place['address']),
  };
  const hasNone = parts.city === undefined && parts.region === undefined;
  return foundPosting(
    'ats',
    {
      job_title: firstText(row, 'title', 'jobTitle'),
      job_url: id && `https://${HOST}/Recruiting/Jobs/Details/${id}`,
      ...placeFields([{ ...parts, ...(hasNone && { written: text(place['locationDisplayName']) }) }]),
      department: firstText(row, 'hiringDepartment', 'department'),
      company_name: text(row['companyName']),
      ...readEmployment(row['employmentType']),
      posted_at: readDate(text(row['publishedDate'])?.slice(0, 10)),
      job_description: description(prose(row['description']), prose(row['requirements'])),
    },
    { id },
  );
}
