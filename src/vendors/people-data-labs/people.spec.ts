import { expect, it } from '@jest/globals';
import { ParseError } from '../../errors.js';
import { judgeLeaver } from '../../pipelines/leavers/verdict.js';
import { peopleDataLabs } from './people.js';

const vendor = peopleDataLabs();
const FIRST = { page: 0, size: 100 };
const company = {
  id: 'linkedin.com/company/firm',
  name: 'Firm',
  domain: 'firm.example',
  linkedinUrl: 'https://www.linkedin.com/company/firm',
};

it('asks for companies and people in the service’s own terms', () => {
  expect(
    vendor.companies({ industries: ['banking'], places: ['Germany'], sizes: [{ start: 51, end: 200 }] }, FIRST),
  ).toMatchObject({
    url: 'https://api.peopledatalabs.com/v5/company/search',
    json: {
      size: 50,
      query: {
        bool: {
          must: [
            { terms: { industry_v2: ['banking'] } },
            { terms: { 'location.country': ['germany'] } },
            { bool: { should: [{ range: { employee_count: { gte: 51, lte: 200 } } }] } },
          ],
        },
      },
    },
  });
  const former = JSON.stringify(
    vendor.people(
      { companies: [company], titles: ['Director'], left: { from: '2026-07-21', to: '2026-09-21' } },
      { ...FIRST, cursor: 'next' },
    ),
  );
  expect(former).toContain('"experience.end_date":{"gte":"2026-07","lte":"2026-09-21"}');
  expect(former).toContain('"scroll_token":"next"');
  expect(vendor.headers('secret')).toEqual({ 'X-Api-Key': 'secret' });
});

it('reads roles at one employer as one stay, of which the last end decides', () => {
  const experience = (title: string, end: string | null, firm = 'firm'): object => ({
    title: { name: title },
    start_date: '2019-01',
    end_date: end,
    company: { name: firm, website: `${firm}.example`, linkedin_url: `linkedin.com/company/${firm}` },
  });
  const body = {
    total: 1,
    scroll_token: 'more',
    data: [
      {
        id: 'p1',
        full_name: 'erika muster',
        linkedin_url: 'linkedin.com/in/erika',
        job_company_name: 'next',
        job_company_website: 'next.example',
        job_company_linkedin_url: 'linkedin.com/company/next',
        experience: [
          experience('director', '2026-08'),
          experience('manager', '2022-01'),
          experience('ceo', null, 'next'),
        ],
      },
    ],
  };
  const { items, total, next } = vendor.readPeople(body, FIRST);
  expect([total, next]).toEqual([1, 'more']);
  const [person] = items;
  expect(person?.stays.map(({ companyName, end, roles }) => [companyName, end, roles.length])).toEqual([
    ['firm', '2026-08', 2],
    ['next', undefined, 1],
  ]);
  expect(
    person &&
      judgeLeaver(person, company, {
        titles: ['director'],
        window: { asOf: '2026-11-21', minMonths: 2, maxMonths: 4 },
      }),
  ).toMatchObject({
    matchedTitle: 'director',
    left: { date: '2026-08', precision: 'month' },
    present: { companyName: 'next' },
  });
});

it('takes 404 for nothing found, and other bodies for what they are', () => {
  expect(vendor.readCompanies({ status: 404, error: { type: 'not_found' } }, FIRST)).toEqual({
    items: [],
    received: 0,
    total: 0,
  });
  expect(() => vendor.readPeople({ status: 200 }, FIRST)).toThrow(ParseError);
  expect(vendor.bill({ status: 200, headers: { 'x-call-credits-spent': '3' }, body: '' }, {})).toEqual({ credits: 3 });
});

it('invents neither a date nor an employer', () => {
  const entry = (company: object | null, dates: object, title: object | string | null = { name: 'boss' }): object => ({
    title,
    company,
    ...dates,
  });
  const { items, received } = vendor.readPeople(
    {
      total: 2,
      data: [
        {
          id: 'p1',
          first_name: 'erika',
          last_name: 'muster',
          experience: [
            entry({ name: 'firm', linkedin_url: 'https://linkedin.com/company/firm' }, { end_date: null }),
            entry(null, { start_date: '2015-01', end_date: '2016-01' }),
            entry(null, { start_date: '2017-01', end_date: '2018-01' }),
            entry({ name: 'other' }, { start_date: '2018', end_date: '2019-05' }, null),
            entry({ name: 'third' }, { end_date: '2020' }, 'clerk'),
          ],
        },
        { id: 'p2' },
      ],
    },
    FIRST,
  );
  expect([received, items.map(({ fullName }) => fullName)]).toEqual([2, ['erika muster']]);
  expect(items[0]?.stays).toEqual([
    {
      companyId: 'https://linkedin.com/company/firm',
      companyName: 'firm',
      companyUrl: 'https://www.linkedin.com/company/firm',
      roles: [{ title: 'boss' }],
    },
    { companyName: '', start: '2015-01', end: '2016-01', roles: [{ title: 'boss', start: '2015-01', end: '2016-01' }] },
    { companyName: '', start: '2017-01', end: '2018-01', roles: [{ title: 'boss', start: '2017-01', end: '2018-01' }] },
    { companyId: 'other', companyName: 'other', start: '2018', end: '2019-05', roles: [] },
    { companyId: 'third', companyName: 'third', end: '2020', roles: [{ title: 'clerk', end: '2020' }] },
  ]);
});

it('waits for the end of the window that is used up', () => {
  const now = Date.parse('2026-11-21T10:00:20.000Z');
  for (const reset of ['2026-11-21T10:01:00.000Z', '{"minute":"2026-11-21T10:01:00Z","day":"2026-11-22T00:00:00Z"}'])
    expect(vendor.resetsIn?.({ 'x-ratelimit-reset': reset }, now)).toBe(40);
  expect(vendor.resetsIn?.({ 'x-ratelimit-reset': '{"minute":10}' }, now)).toBe(60);
  expect(vendor.resetsIn?.({}, now)).toBeUndefined();
});
