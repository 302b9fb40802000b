// https://docs.peopledatalabs.com (person and company search, Elasticsearch queries; MIT OpenAPI
// peopledatalabs/openAPI-specifications) — a 404 means that nothing matched; company ids are not lasting, so companies
// are known by their profile and site.
import { ParseError } from '../../errors.js';
import { list, numeric, record, text } from '../../postings/text/words.js';
import { defined } from '../../postings/defined.js';
import { readDate, readEnd } from '../dates.js';
import { plainName, profileSlug, readDomain, type Company, type Person, type Role, type Stay } from '../people.js';
import {
  only,
  wholeName,
  type CompanyFilter,
  type ResultPage,
  type PagePosition,
  type PeopleDataVendor,
  type PeopleFilter,
  type VendorRequest,
} from '../people-data.js';

const BASE = 'https://api.peopledatalabs.com/v5';

const TIMES = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)/g;
/** Seconds after which a window is over at the latest. */
const WINDOW = 60;

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
    bill: ({ status, headers }) => {
      const spent = numeric(headers['x-call-credits-spent']) ?? (status === 404 ? 0 : undefined);
      return spent === undefined ? {} : { credits: spent };
    },
    // A window of a minute, ten searches by default; when it ends stands in a header, as a time or as JSON of times.
    resetsIn: ({ 'x-ratelimit-reset': reset }, now) => {
      if (typeof reset !== 'string') return undefined;
      const times = (reset.match(TIMES) ?? []).map((time) => (Date.parse(time.replace(' ', 'T')) - now) / 1000);
      return Math.min(WINDOW, ...times.filter((left) => left > 0));
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
  if (record(answer['error'])['type'] === 'not_found') return { items: [], received: 0, total: 0 };
  if (!Array.isArray(answer['data'])) throw new ParseError('people_data: the answer is no page of results');
  const data = list(answer['data']);
  const cursor = text(answer['scroll_token']);
  return {
    items: data.flatMap((item) => read(item) ?? []),
    received: data.length,
    total: numeric(answer['total']) ?? data.length,
    ...(cursor !== undefined && data.length > 0 && { next: cursor }),
  };
}

function readCompany(value: unknown): Company | undefined {
  const item = record(value);
  const name = text(item['display_name']) ?? text(item['name']);
  const linkedin = text(item['linkedin_url']);
  const domain = readDomain(text(item['website']));
  const id = linkedin ?? domain ?? text(item['id']);
  if (id === undefined || name === undefined) return undefined;
  const headcount = numeric(item['employee_count']);
  return defined({
    id,
    name,
    domain,
    linkedinUrl: profileAt(linkedin),
    industry: text(item['industry_v2']) ?? text(item['industry']),
    size: text(item['size']),
    headcount,
    country: text(record(item['location'])['country']),
  });
}

function readPerson(value: unknown): Person | undefined {
  const item = record(value);
  const [id, fullName] = [text(item['id']), wholeName(item['full_name'], item['first_name'], item['last_name'])];
  if (id === undefined || fullName === undefined) return undefined;
  const linkedin = text(item['linkedin_url']);
  return defined({
    id,
    fullName: plainName(fullName),
    firstName: text(item['first_name']),
    lastName: text(item['last_name']),
    linkedinUrl: profileAt(linkedin),
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

function profileAt(address: string | undefined): string | undefined {
  return address === undefined ? undefined : `https://www.${address.replace(/^(?:https?:\/\/)?(?:www\.)?/, '')}`;
}

type Entry = Readonly<Record<string, unknown>>;

/** The service lists roles; those at one employer are one stay, which goes on while one of them does. */
function staysOf(experience: readonly Entry[]): Stay[] {
  const groups = new Map<string | Entry, Entry[]>();
  for (const entry of experience) {
    const company = only(entry['company']);
    // Employers without a name are not one and the same.
    const key = text(company['linkedin_url']) ?? text(company['website']) ?? text(company['name']) ?? entry;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups].map(([key, entries]) => stayOf(key, entries));
}

function stayOf(key: string | Entry, entries: readonly Entry[]): Stay {
  const company = only(entries[0]?.['company']);
  const ends = entries.map((entry) => readEnd(entry['end_date']));
  return defined<Stay>({
    companyId: typeof key === 'string' ? key : undefined,
    companyName: text(company['name']) ?? '',
    companyUrl: profileAt(text(company['linkedin_url'])),
    start: entries.flatMap((entry) => readDate(entry['start_date']) ?? []).sort()[0],
    end: ends.includes(undefined) ? undefined : ends.sort().at(-1),
    roles: entries.flatMap(roleOf),
  });
}

function roleOf(entry: Entry): Role[] {
  const title = text(only(entry['title'])['name']) ?? text(entry['title']);
  if (title === undefined) return [];
  return [defined<Role>({ title, start: readDate(entry['start_date']), end: readEnd(entry['end_date']) })];
}
