// https://docs.peopledatalabs.com (person and company search, Elasticsearch queries; MIT OpenAPI
// peopledatalabs/openAPI-specifications) — a 404 means that nothing matched; company ids are not lasting, so companies
// are known by their profile and site.
import { ParseError } from '../../errors.js';
import { list, numeric, record, text } from '../../postings/text/words.js';
import { defined } from '../../postings/defined.js';
import { plainName, profileSlug, type Company, type Person, type Role, type Stay } from '../people.js';
import type {
  CompanyFilter,
  ResultPage,
  PagePosition,
  PeopleDataVendor,
  PeopleFilter,
  VendorRequest,
} from '../people-data.js';

const BASE = 'https://api.peopledatalabs.com/v5';

/** People Data Labs at its own address, or at another one. */
export function peopleDataLabs(baseUrl: string = BASE): PeopleDataVendor {
  const search = (
    kind: 'company' | 'person',
    must: readonly object[],
    { size, cursor }: PagePosition,
  ): VendorRequest => ({
    url: `${baseUrl}/${kind}/search`,
    method: 'POST',
    json: {
      query: { bool: { must } },
      size: Math.min(size, 50),
      ...(cursor !== undefined && { scroll_token: cursor }),
    },
  });
  return {
    name: 'people_data',
    secret: 'people_data_api_key',
    headers: (key) => ({ 'X-Api-Key': key }),
    bill: ({ headers }) => {
      const spent = numeric(headers['x-call-credits-spent']);
      return spent === undefined ? {} : { credits: spent };
    },

    companies: (filter, position) => search('company', companyClauses(filter), position),
    readCompanies: (body) => readPage(body, readCompany),
    company: (linkedinUrl) =>
      search('company', [{ term: { linkedin_url: bareProfile(linkedinUrl) } }], { page: 0, size: 1 }),

    people: (filter, position) => search('person', personClauses(filter), position),
    readPeople: (body) => readPage(body, readPerson),
  };
}

function companyClauses({ industries, places, sizes }: CompanyFilter): object[] {
  const ranges = sizes.map(({ start, end }) => ({ range: { employee_count: { gte: start, lte: end } } }));
  return [
    ...(industries.length > 0 ? [{ terms: { industry_v2: industries } }] : []),
    ...(places.length > 0 ? [{ terms: { 'location.country': places.map((place) => place.toLowerCase()) } }] : []),
    ...(ranges.length > 0 ? [{ bool: { should: ranges } }] : []),
  ];
}

function personClauses({ companies, titles, left }: PeopleFilter): object[] {
  const sites = companies.flatMap(({ domain }) => domain ?? []);
  const profiles = companies.flatMap(({ linkedinUrl }) =>
    linkedinUrl === undefined ? [] : [bareProfile(linkedinUrl)],
  );
  const isAt = (site: string, profile: string): object => ({
    bool: { should: [{ terms: { [site]: sites } }, { terms: { [profile]: profiles } }] },
  });
  if (!left)
    return [
      isAt('job_company_website', 'job_company_linkedin_url'),
      { bool: { should: titles.map((title) => ({ match_phrase: { job_title: title.toLowerCase() } })) } },
    ];
  const employer = isAt('experience.company.website', 'experience.company.linkedin_url');
  const ended = { range: { 'experience.end_date': { gte: left.from.slice(0, 7), lte: left.to } } };
  return [{ nested: { path: 'experience', query: { bool: { must: [employer, ended] } } } }];
}

function bareProfile(url: string): string {
  return `linkedin.com/company/${profileSlug(url) ?? ''}`;
}

function readPage<T>(body: unknown, read: (item: unknown) => T | undefined): ResultPage<T> {
  const answer = record(body);
  // Nothing matched is 404 {error: {type: not_found}} there, and not billed.
  if (record(answer['error'])['type'] === 'not_found') return { items: [], total: 0 };
  if (!Array.isArray(answer['data'])) throw new ParseError('people_data: the answer is no page of results');
  const items = list(answer['data']).flatMap((item) => read(item) ?? []);
  const cursor = text(answer['scroll_token']);
  return {
    items,
    total: numeric(answer['total']) ?? items.length,
    ...(cursor !== undefined && items.length > 0 && { next: cursor }),
  };
}

function readCompany(value: unknown): Company | undefined {
  const item = record(value);
  const name = text(item['display_name']) ?? text(item['name']);
  const linkedin = text(item['linkedin_url']);
  const domain = text(item['website']);
  const id = linkedin ?? domain ?? text(item['id']);
  if (id === undefined || name === undefined) return undefined;
  const headcount = numeric(item['employee_count']);
  return defined({
    id,
    name,
    domain,
    linkedinUrl:
      linkedin === undefined ? undefined : `https://www.${linkedin.replace(/^(?:https?:\/\/)?(?:www\.)?/, '')}`,
    industry: text(item['industry_v2']) ?? text(item['industry']),
    size: text(item['size']),
    headcount,
    country: text(record(item['location'])['country']),
  });
}

function readPerson(value: unknown): Person | undefined {
  const item = record(value);
  const [id, fullName] = [text(item['id']), text(item['full_name'])];
  if (id === undefined || fullName === undefined) return undefined;
  const linkedin = text(item['linkedin_url']);
  return defined({
    id,
    fullName: plainName(fullName),
    firstName: text(item['first_name']),
    lastName: text(item['last_name']),
    linkedinUrl:
      linkedin === undefined ? undefined : `https://www.${linkedin.replace(/^(?:https?:\/\/)?(?:www\.)?/, '')}`,
    location: text(item['location_name']),
    country: text(item['location_country']),
    seniority: text(list(item['job_title_levels'])[0]),
    lastUpdated: text(item['job_last_verified']) ?? text(item['job_last_changed']),
    stays: staysOf(list(item['experience']).map(record)),
    company: readCompany({
      name: item['job_company_name'],
      website: item['job_company_website'],
      linkedin_url: item['job_company_linkedin_url'],
      industry: item['job_company_industry'],
      size: item['job_company_size'],
    }),
  });
}

/** The service lists roles; those at one employer are one stay, which goes on while one of them does. */
function staysOf(experience: readonly Readonly<Record<string, unknown>>[]): Stay[] {
  const groups = new Map<string, { company: Readonly<Record<string, unknown>>; roles: Role[] }>();
  for (const entry of experience) {
    const company = record(entry['company']);
    const key = text(company['linkedin_url']) ?? text(company['website']) ?? text(company['name']) ?? '';
    const title = text(record(entry['title'])['name']);
    const group = groups.get(key) ?? { company, roles: [] };
    groups.set(key, group);
    if (title !== undefined)
      group.roles.push(defined<Role>({ title, start: text(entry['start_date']), end: text(entry['end_date']) }));
  }
  return [...groups].map(([key, { company, roles }]) => {
    const ends = roles.map(({ end }) => end);
    const end = ends.includes(undefined) ? undefined : ends.sort().at(-1);
    return defined<Stay>({
      companyId: key,
      companyName: text(company['name']) ?? '',
      companyUrl:
        text(company['linkedin_url']) === undefined ? undefined : `https://www.${text(company['linkedin_url']) ?? ''}`,
      start: roles.map(({ start }) => start ?? '9999').sort()[0],
      end,
      roles,
    });
  });
}
