// As its career portals ask (2026): the portal's page names its identifier, with which all postings come in one answer.
import { ParseError } from '../../../errors.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/date.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing } from '../../listing.js';
import { parseJson, pathPart, tenant, type AtsSystem } from '../ats.js';
import { pageRequest } from '../pages.js';
import { leastYears, placeFields, prose, readPay } from '../values.js';
import { type Data } from '../reading.js';

const HOST = /^([\w-]+)\.keka\.com$/;
/** As the portal's own script numbers them. */
const PERIODS: Record<number, string> = { 1: 'hour', 3: 'month', 4: 'year' };
const TYPES: Record<number, string> = { 1: 'part-time', 2: 'full-time' };

export const keka: AtsSystem = {
  name: 'keka',
  liveBoard: 'https://montycloud.keka.com/careers',
  hosts: HOST,

  recogniseUrl(url) {
    const key = tenant(HOST.exec(url.hostname)?.[1]);
    if (key === undefined || pathPart(url, 0) !== 'careers') return undefined;
    const second = pathPart(url, 1) ?? 'default';
    const portal = /^(?:api|content|jobdetails|applyjob)$/i.test(second) ? 'default' : second.toLowerCase();
    const path = portal === 'default' ? '/careers' : `/careers/${portal}`;
    return { system: 'keka', key: `${key}/${portal}`, url: `https://${key}.keka.com${path}` };
  },

  listing: ({ key, url }): Listing => ({
    first: () => [pageRequest(url)],
    read(body, request) {
      const [company = '', portal = ''] = key.split('/');
      if (!request.url.includes('/careers/api/')) {
        const identifier = /\/(?:ats\/documents|careers\/api\/embedjobs(?:\/js)?)\/([\da-f-]{36})/i.exec(body)?.[1];
        if (identifier === undefined) throw new ParseError('keka: the page has no identifier of its portal');
        return {
          postings: [],
          next: [{ url: `https://${company}.keka.com/careers/api/embedjobs/${portal}/active/${identifier}` }],
        };
      }
      const rows = parseJson(body, 'keka');
      if (!Array.isArray(rows)) throw new ParseError('keka: the answer is no list');
      return { postings: rows.map((row) => readJob(record(row), url)), total: rows.length };
    },
  }),
};

function readJob(job: Data, portal: string): FoundPosting {
  const id = text(job['id']);
  const pay = record(job['salaryRange']);
  const places = list(job['jobLocations'])
    .map(record)
    .map((place) => {
      const parts = { city: text(place['city']), region: text(place['state']), country: text(place['countryName']) };
      // The name is the company's own word for its office: used where it is all there is.
      return parts.city === undefined && parts.country === undefined ? { written: text(place['name']) } : parts;
    });
  return foundPosting(
    'ats',
    {
      job_title: text(job['title']),
      job_url: id === undefined ? undefined : `${portal}/jobdetails/${id}`,
      ...placeFields(places),
      department: text(job['departmentName']),
      job_type: TYPES[numeric(job['jobType']) ?? 0],
      min_years_of_experience: leastYears(job['experience']),
      posted_at: readDate(job['publishedOn']),
      ...readPay({
        min: pay['minimum'],
        max: pay['maximum'],
        currency: pay['currency'],
        period: PERIODS[numeric(pay['salaryPeriod']) ?? 0],
      }),
      job_description: prose(job['description']),
    },
    { id: id === undefined ? undefined : `${portal} ${id}` },
  );
}
