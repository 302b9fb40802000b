// As its company pages ask (2026): the site names the public key of its search, which lists a company's postings once
// per language and site.
import { ParseError } from '../../../errors.js';
import { finding } from '../../../findings/finding.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { itemsOf } from '../../../postings/page/tree/section-lines.js';
import { readDate } from '../../../postings/text/days/date.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import { parseJson, pathPart, tenant, type AtsSystem } from '../ats.js';
import { type Data, neededList, neededObject, textAt } from '../reading.js';
import { description, detailed, placeFields, prose, readEmployment, readPay } from '../values.js';

const SITE = 'https://www.welcometothejungle.com';
/** One index for all languages, where those by language are gone. */
const NEWER = 'wk_cms_jobs_production';
/** The search answers no further. */
const MOST = 1000;
/** As its data name how much may be done from elsewhere. */
const REMOTE: Record<string, string> = { fulltime: 'remote', partial: 'hybrid', punctual: 'hybrid', no: 'on-site' };

export const welcometothejungle: AtsSystem = {
  name: 'welcometothejungle',
  liveBoard: 'https://www.welcometothejungle.com/fr/companies/wojo/jobs',

  recogniseUrl(url) {
    const isCompany =
      /^(?:www\.)?welcometothejungle\.com$/.test(url.hostname) &&
      /^[a-z]{2}(?:-[a-z]{2})?$/i.test(pathPart(url, 0) ?? '') &&
      pathPart(url, 1) === 'companies';
    const key = tenant(isCompany ? pathPart(url, 2) : undefined);
    return key === undefined
      ? undefined
      : { system: 'welcometothejungle', key, url: `${SITE}/${pathPart(url, 0) ?? 'en'}/companies/${key}` };
  },

  listing: ({ key, url }): Listing => ({
    first: () => [{ url: `${SITE}/api/env`, accept: 'text/javascript' }],
    otherwise: (request, status) =>
      status >= 400 && !request.url.includes(`/${NEWER}/`) && request.method === 'POST'
        ? { ...request, url: request.url.replace(/(?<=\/indexes\/)[^/]+/, NEWER) }
        : undefined,
    read(body, request) {
      return request.method === 'POST' ? readHits(body, url) : { postings: [], next: [search(body, key, url)] };
    },
    detail: ({ fields }) => {
      const slug = /\/jobs\/([^/?#]+)$/.exec(fields.job_url ?? '')?.[1];
      return slug === undefined
        ? undefined
        : { url: `https://api.welcometothejungle.com/api/v1/organizations/${key}/jobs/${slug}` };
    },
    readDetail: (body, posting) =>
      readJob(neededObject(parseJson(body, 'welcometothejungle'), 'job', 'welcometothejungle'), posting),
  }),
};

function search(body: string, key: string, url: string): ListingRequest {
  const value = (name: string): string | undefined =>
    new RegExp(`${name}["']?\\s*[:=]\\s*["']([^"']+)["']`).exec(body)?.[1];
  const application = value('ALGOLIA_APPLICATION_ID');
  const apiKey = value('ALGOLIA_API_KEY_CLIENT');
  if (application === undefined || apiKey === undefined || !/^\w+$/.test(application))
    throw new ParseError('welcometothejungle: the site names no ALGOLIA_API_KEY_CLIENT');
  const index = `${value('ALGOLIA_JOBS_INDEX_PREFIX') ?? 'wttj_jobs_production'}_${new URL(url).pathname.slice(1, 3)}`;
  return {
    url: `https://${application.toLowerCase()}-dsn.algolia.net/1/indexes/${index}/query`,
    method: 'POST',
    headers: { 'x-algolia-application-id': application, 'x-algolia-api-key': apiKey, referer: `${SITE}/` },
    json: { query: '', hitsPerPage: MOST, page: 0, filters: `organization.slug:"${key}"` },
  };
}

function readHits(body: string, url: string): ListingPage {
  const answer = parseJson(body, 'welcometothejungle');
  const hits = neededList(answer, 'hits', 'welcometothejungle');
  const unique = [...new Map(hits.map((hit) => [text(hit['reference']) ?? text(hit['slug']), hit] as const)).values()];
  const total = numeric(record(answer)['nbHits']);
  return {
    postings: unique.map((hit) => {
      const slug = text(hit['slug']);
      return foundPosting(
        'ats',
        { ...readFacts(hit), job_url: slug === undefined ? undefined : `${url}/jobs/${slug}` },
        { id: text(hit['reference']) ?? slug },
      );
    }),
    // Mirrors are counted: the number is only right where there are none.
    ...(total !== undefined && unique.length === hits.length && { total }),
    ...((total ?? 0) > hits.length &&
      unique.length < hits.length && {
        findings: [finding('board_counts_no_further', url, { kept: unique.length })],
      }),
  };
}

function readFacts(job: Data): Parameters<typeof foundPosting>[1] {
  const offices = list(job['offices']).length > 0 ? list(job['offices']) : [job['office']];
  const kind = text(job['contract_type'])?.replaceAll('_', ' ');
  return {
    job_title: text(job['name']),
    ...placeFields(
      offices.map((office) => ({
        city: textAt(office, 'city'),
        region: textAt(office, 'state'),
        country: textAt(office, 'country.name') ?? textAt(office, 'country') ?? textAt(office, 'country_code'),
        postalCode: textAt(office, 'zip_code'),
        street: textAt(office, 'address'),
      })),
    ),
    ...readEmployment(kind),
    remote_policy: REMOTE[text(job['remote']) ?? ''],
    posted_at: readDate(job['published_at']),
    company_name: textAt(job, 'organization.name'),
    min_years_of_experience: yearsOf(job['experience_level_minimum']),
    ...readPay({
      min: job['salary_min'] ?? job['salary_minimum'],
      max: job['salary_max'] ?? job['salary_maximum'],
      currency: job['salary_currency'],
      period: job['salary_period'],
    }),
  };
}

/** Half a year is less than one. */
function yearsOf(value: unknown): number | undefined {
  const years = numeric(value);
  return years === undefined ? undefined : Math.floor(years);
}

function readJob(job: Data, posting: FoundPosting): FoundPosting {
  const profile = prose(job['profile']);
  return detailed(posting, {
    ...readFacts(job),
    requirements: itemsOf(profile),
    job_description: description(prose(job['description']), profile),
  });
}
