// https://docs.ai-ark.com and the vendor's own CLI (ai-ark-com/ark-cli) — a filter it does not understand is ignored
// without an error and matches everybody: results are counted before they are paged, and judged again here.
import { ParseError } from '../../errors.js';
import { list, numeric, record, text } from '../../postings/text/words.js';
import { defined } from '../../postings/defined.js';
import { readDate, readEnd } from '../dates.js';
import { plainName, readDomain, type Company, type Person, type Role, type Stay } from '../people.js';
import {
  only,
  wholeName,
  type ResultPage,
  type PagePosition,
  type PeopleDataVendor,
  type VendorRequest,
} from '../people-data.js';

const BASE = 'https://api.ai-ark.com/api/developer-portal';

/** AI Ark at its own address, or at another one. */
export function aiArk(baseUrl: string = BASE): PeopleDataVendor {
  const post = (path: string, json: object): VendorRequest => ({ url: `${baseUrl}${path}`, method: 'POST', json });
  const include = (values: readonly string[]): object => ({ any: { include: values } });
  const words = (mode: string, content: readonly string[]): object => ({ any: { include: { mode, content } } });
  const at = ({ page, size }: PagePosition): object => ({ page, size });
  return {
    name: 'people_data',
    secret: 'people_data_api_key',
    headers: (key) => ({ 'X-TOKEN': key }),
    // The header is the change of the balance: "-0.5"; what an answer costs has no sign.
    bill: ({ status, headers }) => {
      const change = numeric(headers['x-credit']) ?? (status === 404 ? 0 : undefined);
      return change === undefined ? {} : { credits: Math.abs(change) };
    },
    balance: {
      request: { url: `${baseUrl}/v1/payments/credits`, method: 'GET' },
      read: (body) => numeric(record(body)['total']),
    },

    companies: ({ industries, places, sizes }, position) =>
      post('/v1/companies', {
        account: {
          ...(industries.length > 0 && { industries: words('STRICT', industries) }),
          ...(sizes.length > 0 && { employeeSize: { type: 'RANGE', range: sizes } }),
          ...(places.length > 0 && { location: include(places) }),
        },
        ...at(position),
      }),
    readCompanies: (body, position) => readPage(body, position, readCompany),
    company: (linkedinUrl) =>
      post('/v1/companies', { account: { linkedin: include([linkedinUrl]) }, page: 0, size: 1 }),

    people: ({ companies, titles, left }, position) => {
      const tense = left ? 'previous' : 'current';
      return post('/v1/people', {
        contact: {
          company: { [tense]: include(companies.map(({ id }) => id)) },
          experience: { [tense]: { title: words('WORD', titles) } },
        },
        ...at(position),
      });
    },
    readPeople: (body, position) => readPage(body, position, readPerson),
  };
}

function readPage<T>(
  body: unknown,
  { page, size }: PagePosition,
  read: (item: unknown) => T | undefined,
): ResultPage<T> {
  const answer = record(body);
  // Nothing matched is 404 "data not found" there; a path that is not there is "Not Found".
  if (/^data not found/i.test(text(answer['error']) ?? '')) return { items: [], received: 0, total: 0 };
  const total = numeric(answer['totalElements']);
  if (!Array.isArray(answer['content']) || total === undefined)
    throw new ParseError('people_data: the answer is no page of results');
  const content = list(answer['content']);
  const isLast = answer['last'] === true || page + 1 >= (numeric(answer['totalPages']) ?? Math.ceil(total / size));
  return {
    items: content.flatMap((item) => read(item) ?? []),
    received: content.length,
    total,
    ...(!isLast && { next: String(page + 1) }),
  };
}

function readCompany(value: unknown): Company | undefined {
  const item = only(value);
  const summary = only(item['summary']);
  const link = only(item['link']);
  const [id, name] = [text(item['id']), text(summary['name'])];
  if (id === undefined || name === undefined) return undefined;
  const staff = only(summary['staff']);
  const range = only(staff['range']);
  const headcount = numeric(staff['total']);
  const size = headcount !== undefined && headcount > 0 ? String(headcount) : rangeText(range);
  return defined({
    id,
    name,
    domain: readDomain(text(link['domain_ltd'])) ?? readDomain(text(link['domain'])),
    linkedinUrl: text(link['linkedin']),
    industry: text(summary['industry']) ?? text(list(item['industries'])[0]),
    size,
    headcount: headcount !== undefined && headcount > 0 ? headcount : undefined,
    country: text(only(only(item['location'])['headquarter'])['country']),
  });
}

function rangeText(range: Readonly<Record<string, unknown>>): string | undefined {
  const [start, end] = [numeric(range['start']), numeric(range['end'])];
  if (start === undefined) return undefined;
  return end === undefined ? `${String(start)}+` : `${String(start)}-${String(end)}`;
}

function readPerson(value: unknown): Person | undefined {
  const item = only(value);
  const profile = only(item['profile']);
  const [id, fullName] = [
    text(item['id']),
    wholeName(profile['full_name'], profile['first_name'], profile['last_name']),
  ];
  if (id === undefined || fullName === undefined) return undefined;
  const place = only(item['location']);
  const company = readCompany(item['company']);
  return defined({
    id,
    fullName: plainName(fullName),
    firstName: text(profile['first_name']),
    lastName: optionalName(text(profile['last_name'])),
    linkedinUrl: text(only(item['link'])['linkedin']),
    location: text(place['default']) ?? text(place['short']),
    country: text(place['country']),
    seniority: text(only(item['department'])['seniority']),
    lastUpdated: text(item['last_updated']),
    stays: list(item['position_groups']).map(readStay),
    company,
  });
}

function optionalName(name: string | undefined): string | undefined {
  return name === undefined ? undefined : plainName(name);
}

function readStay(value: unknown): Stay {
  const group = record(value);
  const company = only(group['company']);
  const dates = only(group['date']);
  return defined({
    companyId: text(company['id']),
    companyName: text(company['name']) ?? '',
    companyUrl: text(company['url']),
    start: readDate(dates['start']),
    end: readEnd(dates['end']),
    roles: list(group['profile_positions']).flatMap((entry): Role[] => {
      const role = record(entry);
      const title = text(role['title']);
      return title === undefined
        ? []
        : [
            defined({
              title,
              kind: text(role['employment_type']),
              start: readDate(only(role['date'])['start']),
              end: readEnd(only(role['date'])['end']),
            }),
          ];
    }),
  });
}
