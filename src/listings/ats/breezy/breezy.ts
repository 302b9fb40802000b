// https://developer.breezy.hr (portal feed /json) — an inactive company is sent to the vendor's front page; more than
// five requests a second are refused.
import { ParseError } from '../../../errors.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { joined, list, record, text } from '../../../postings/text/words.js';
import type { Listing } from '../../listing.js';
import { parseJson, tenant, type AtsSystem, type Board } from '../ats.js';
import { isTrue } from '../reading.js';
import { pageRequest, readOwnPage } from '../pages.js';
import { placesOf, prose, readEmployment, readPayLine } from '../values.js';

function board(hostname: string): Board {
  return { system: 'breezy', key: hostname, url: `https://${hostname}/` };
}

export const breezy: AtsSystem = {
  name: 'breezy',
  liveBoard: 'https://reface.breezy.hr/',
  hosts: /\.breezy\.hr$/,
  // Near 14 a second it was seen to answer 403.
  rate: { servers: /(?:^|\.)breezy\.hr$/, requestsPerSecond: 5, concurrency: 2 },

  recogniseUrl(url) {
    const key = tenant(/^([\w-]+)\.breezy\.hr$/.exec(url.hostname)?.[1]);
    return key === undefined || key.endsWith('-cdn') ? undefined : board(url.hostname);
  },

  recogniseMarkup: (marks, { hostname }) =>
    /\bassets-cdn\.breezy\.hr\/breezy-portal|class="[^"]*breezy-portal/.test(marks) ? [board(hostname)] : [],

  listing: ({ key }): Listing => ({
    first: () => [{ url: `https://${key}/json?verbose=true` }],
    otherwise: ({ url }) => (url.endsWith('?verbose=true') ? { url: `https://${key}/json` } : undefined),
    read(body) {
      const positions = parseJson(body, 'breezy');
      if (!Array.isArray(positions)) throw new ParseError('breezy: $ is no list');
      return { postings: positions.map((position) => readPosition(record(position), key)) };
    },
    detail: ({ fields }) =>
      fields.job_description === undefined && fields.job_url !== undefined ? pageRequest(fields.job_url) : undefined,
    readDetail: (body, posting) => completed(posting, readOwnPage(body, posting, 'breezy')),
  }),
};

function readPosition(position: Readonly<Record<string, unknown>>, host: string): FoundPosting {
  const [first, ...others] = [position['location'], ...list(position['locations'])].map(record);
  const place = first ?? {};
  const country = countryOf(place);
  const slug = text(position['friendly_id']);
  const type = record(position['type']);
  const isSingle = others.every((other) => text(other['name']) === text(place['name']));
  return foundPosting(
    'ats',
    {
      job_title: text(position['name']),
      job_url: text(position['url']) ?? (slug && `https://${host}/p/${slug}`),
      location: placesOf([place, ...others].map(writtenPlace)),
      city: isSingle ? text(place['city']) : undefined,
      country: isSingle ? country : undefined,
      department: text(position['department']),
      ...readEmployment(type['name'], type['id']),
      remote_policy: isTrue(place['is_remote']) ? remotePolicyOf(place) : undefined,
      posted_at: readDate(position['published_date']),
      company_name: text(record(position['company'])['name']),
      ...readPayLine(position['salary'], country),
      job_description: prose(position['description']),
    },
    { id: text(position['id']) },
  );
}

/** The flag is set for what is remote in part as well: `{"value":"hybrid"}` beside it says so. */
function remotePolicyOf(place: Readonly<Record<string, unknown>>): string {
  return text(record(place['remote_details'])['value']) === 'hybrid' ? 'hybrid' : 'remote';
}

function countryOf(place: Readonly<Record<string, unknown>>): string | undefined {
  const country = record(place['country']);
  return readCountry(text(country['id'])) ?? readCountry(text(country['name']) ?? text(place['country']));
}

function writtenPlace(place: Readonly<Record<string, unknown>>): string {
  return text(place['name']) ?? joined(text(place['city']), text(record(place['state'])['name']), countryOf(place));
}
