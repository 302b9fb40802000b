// https://developers.manatal.com/reference/career-page-jobs — pay is text, and only meant to be seen where
// `is_salary_visible` says so.
import { ParseError } from '../../../errors.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { joined, list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing } from '../../listing.js';
import { parseJson, pathPart, tenant, type AtsSystem, type Board } from '../ats.js';
import { isTrue, isFalse } from '../reading.js';
import { prose, readEmployment, readPay } from '../values.js';

const INTERFACE = /^https:\/\/(?:(?:(?:open|core)\.)?api\.manatal\.com|www\.careers-page\.com)\//;

function board(key: string): Board {
  return { system: 'manatal', key, url: `https://www.careers-page.com/${key}` };
}

export const manatal: AtsSystem = {
  name: 'manatal',
  liveBoard: 'https://www.careers-page.com/ghostwerks',
  hosts: /\.careers-page\.com$/,

  recogniseUrl(url) {
    let key: string | undefined;
    if (/^(?:(?:open|core)\.)?api\.manatal\.com$/.test(url.hostname))
      key = /\/career-page\/([^/]+)/.exec(url.pathname)?.[1];
    else if (/^(?:www\.)?careers-page\.com$/.test(url.hostname))
      key = pathPart(url, 0) === 'api' ? /\/c\/([^/]+)/.exec(url.pathname)?.[1] : pathPart(url, 0);
    else key = /^([\w-]+)\.careers-page\.com$/.exec(url.hostname)?.[1];
    const found = tenant(key);
    return found === undefined ? undefined : board(found);
  },

  listing({ key }): Listing {
    const first = `https://api.manatal.com/open/v1/career-page/${encodeURIComponent(key)}/jobs/`;
    return {
      first: () => [{ url: first }],
      otherwise: ({ url }) =>
        url === first ? { url: `https://www.careers-page.com/api/v1.0/c/${encodeURIComponent(key)}/jobs/` } : undefined,
      read(body) {
        const answer = record(parseJson(body, 'manatal'));
        if (!Array.isArray(answer['results'])) throw new ParseError('manatal: $.results is no list');
        const next = text(answer['next'])?.replace(/^http:/, 'https:');
        const total = numeric(answer['count']);
        return {
          postings: list(answer['results']).map((job) => readJob(record(job), key)),
          ...(total === undefined ? {} : { total }),
          ...(next !== undefined && INTERFACE.test(next) ? { next: [{ url: next }] } : {}),
        };
      },
    };
  },
};

function readJob(job: Readonly<Record<string, unknown>>, key: string): FoundPosting {
  const hash = text(job['hash']);
  const country = readCountry(text(job['country']));
  return foundPosting(
    'ats',
    {
      job_title: text(job['position_name']),
      job_url: hash && `https://www.careers-page.com/${key}/job/${hash}`,
      location: text(job['location_display']) ?? joined(text(job['city']), text(job['state']), country),
      city: text(job['city']),
      country,
      postal_code: text(job['zipcode']),
      street_address: text(job['address']) === text(job['location_display']) ? undefined : text(job['address']),
      department: text(job['department']) ?? text(record(job['department'])['name']),
      ...readEmployment(job['contract_details'], job['employment_type']),
      remote_policy: isTrue(job['is_remote']) ? 'remote' : undefined,
      posted_at: readDate(job['published_at'] ?? job['open_at']),
      ...payOf(job),
      job_description: prose(job['description']),
    },
    { id: hash ?? text(job['id']) },
  );
}

function payOf(job: Readonly<Record<string, unknown>>): ReturnType<typeof readPay> {
  if (isFalse(job['is_salary_visible'])) return {};
  return readPay({
    min: job['salary_min'],
    max: job['salary_max'],
    currency: job['currency_code'] ?? job['currency'],
    period: job['salary_period'] ?? job['salary_frequency'],
  });
}
