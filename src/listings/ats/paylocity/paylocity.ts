// No public documentation; the board's page carries its rows in `window.pageData` (2026). Dates are the company's local
// time; at most two requests at a time.
import { ParseError } from '../../../errors.js';
import { readEmbeddedState } from '../../../postings/page/data/embedded-state.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readCountry } from '../../../postings/text/countries.js';
import { readDate } from '../../../postings/text/date.js';
import { joined, list, record, text } from '../../../postings/text/words.js';
import type { Listing } from '../../listing.js';
import { type AtsSystem, type Board } from '../ats.js';
import { isTrue, publicRows } from '../reading.js';
import { jobPage, pageRequest, readOwnPage } from '../pages.js';
import { prose } from '../values.js';

const BOARD = /^\/recruiting\/jobs\/(?:All|List)\/([0-9a-f-]{36})/i;

function board(key: string): Board {
  return {
    system: 'paylocity',
    key: key.toLowerCase(),
    url: `https://recruiting.paylocity.com/recruiting/jobs/All/${key.toLowerCase()}`,
  };
}

export const paylocity: AtsSystem = {
  name: 'paylocity',
  liveBoard: 'https://recruiting.paylocity.com/Recruiting/Jobs/All/add565e9-4cee-4334-8182-9de221ffb9e4',
  hosts: /^recruiting\.paylocity\.com$/,
  rate: { servers: /^recruiting\.paylocity\.com$/, requestsPerSecond: 2, concurrency: 2 },

  recogniseUrl(url) {
    const key = url.hostname === 'recruiting.paylocity.com' ? BOARD.exec(url.pathname)?.[1] : undefined;
    return key === undefined ? undefined : board(key);
  },

  listing: ({ url }): Listing => ({
    first: () => [pageRequest(url)],
    read(body) {
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
