// As its career portals ask (2026): all postings come in one answer, by the identifier that a portal's page names, or
// by the portal's name alone, where a newer page has no identifier.
import { ParseError } from '../../../errors.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage } from '../../listing.js';
import { parseJson, pathPart, tenant, type AtsSystem, type Board } from '../ats.js';
import { pageRequest } from '../pages.js';
import { leastYears, placeFields, prose, readPay } from '../values.js';
import { type Data } from '../reading.js';

/** The older host leads to the same company's portal on the newer one. */
const HOST = /^([\w-]+)\.keka(hire)?\.com$/;
const IDENTIFIER = /\/(?:ats\/documents|careers\/api\/embedjobs(?:\/js)?)\/([\da-f-]{36})/i;
const NAMED = /<meta\s[^<>]{0,100}\bname=["']portalName["'][^<>]{0,100}>/i;
const NAMED_PORTAL = /(\/careers\/api\/(?:embed)?jobs\/)(?!default\/)[\w-]+\//;
/** What stands behind a portal's address beside other portals; a number is a posting's form, a dot is in files. */
const ROUTES =
  /^(?:api|content|css|fonts?|images?|img|js|scripts|jobdetails|applyjob|success|default|\d+|.*[^\w-].*)$/i;
/** As the portal's own script numbers them. */
const PERIODS: Record<number, string> = { 1: 'hour', 3: 'month', 4: 'year' };
const TYPES: Record<number, string> = { 1: 'part-time', 2: 'full-time' };

export const keka: AtsSystem = {
  name: 'keka',
  liveBoard: 'https://montycloud.keka.com/careers',
  hosts: HOST,

  recogniseUrl(url) {
    const [, company, isOld] = HOST.exec(url.hostname) ?? [];
    if (isOld === undefined && pathPart(url, 0) !== 'careers') return undefined;
    const portal = pathPart(url, isOld === undefined ? 1 : 0) ?? 'default';
    const key = tenant(company);
    return key === undefined ? undefined : board(key, ROUTES.test(portal) ? 'default' : portal);
  },

  // The embed of a company's own page, `khConfig = {domain: 'https://example.keka.com/careers/', portalName: 'x'}`.
  recogniseMarkup(marks) {
    const options = /\bkhConfig\s{0,9}=\s{0,9}\{([^{}]{0,600})\}/.exec(marks)?.[1] ?? '';
    const portal = /\bportalName["']?\s{0,9}:\s{0,9}["']([\w-]{1,60})["']/.exec(options)?.[1] ?? 'default';
    const key = tenant(/\/\/([\w-]{1,60})\.keka\.com\b/.exec(options)?.[1]);
    return key === undefined ? [] : [board(key, portal)];
  },

  listing: ({ key, url }): Listing => ({
    first: () => [pageRequest(url)],
    // The default portal by that word, where the interface does not know the name that its page has.
    otherwise: (request) =>
      key.endsWith('/default') && NAMED_PORTAL.test(request.url)
        ? { url: request.url.replace(NAMED_PORTAL, '$1default/') }
        : undefined,
    read(body, request) {
      if (!request.url.includes('/careers/api/')) return readPortal(body, key);
      const rows = parseJson(body, 'keka');
      if (!Array.isArray(rows)) throw new ParseError('keka: the answer is no list');
      return { postings: rows.map((row) => readJob(record(row), url)), total: rows.length };
    },
  }),
};

function board(company: string, portal: string): Board {
  const path = portal === 'default' ? '/careers' : `/careers/${portal}`;
  return { system: 'keka', key: `${company}/${portal}`, url: `https://${company}.keka.com${path}` };
}

/** Where the postings are that the page of a portal is for. @throws ParseError for another page */
function readPortal(body: string, key: string): ListingPage {
  const [company = '', portal = ''] = key.split('/');
  const identifier = IDENTIFIER.exec(body)?.[1];
  const named = NAMED.exec(body)?.[0];
  if (identifier === undefined && named === undefined) {
    // It answers so, with 200, for a company that it does not know.
    if (/\bInvalid Tenant\b/.test(body)) return { postings: [], unknown: true };
    throw new ParseError('keka: the page has no identifier of its portal');
  }
  const name = portal === 'default' ? nameIn(named) : portal;
  const path = identifier === undefined ? `jobs/${name}/active` : `embedjobs/${name}/active/${identifier}`;
  return { postings: [], next: [{ url: `https://${company}.keka.com/careers/api/${path}` }] };
}

/** The portal that a page is of; the default one has no name there. */
function nameIn(tag = ''): string {
  return /\bcontent=["']([\w-]{1,60})["']/i.exec(tag)?.[1] ?? 'default';
}

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
      job_description: prose(job['description'], job['excerpt']),
    },
    { id: id === undefined ? undefined : `${portal} ${id}` },
  );
}
