import { expect, it } from '@jest/globals';
import {
  firm,
  INPUT,
  page,
  person,
  rowsIn,
  runWith,
  stay,
  world,
  type Asked,
  type Json,
  type Said,
} from '../../../test/people-services.js';
import type { FakeRun } from '../../../test/fake-context.js';
import { findLeaversAndMakers } from './leavers.steps.js';

/** A run over one company whose former people are these; everything else is as it should be. */
async function runOver(
  former: readonly Json[],
  input: Partial<typeof INPUT> = {},
): Promise<{ csv: string; count: number; warnings: string[] }> {
  const run = runWith((asked) => (asked.former ? page(former) : world(asked, 1)));
  const { summary } = await findLeaversAndMakers({ ...INPUT, ...input }, run.context);
  return { csv: summary.leavers_url, count: summary.summary.leavers_count, warnings: run.warnings() };
}

const left = (start: unknown, end: unknown): Json => ({
  date: { start, end },
  profile_positions: [{ title: 'Director' }],
});
const at = (n: number, more: Json): Json => ({ ...stay(n, 'Director', '2019-02-01', null), ...more });

it.each<[unknown, string]>([
  ['2026-09', '2026-09,month'],
  ['2026-9', '2026-09,month'],
  ['2026-9-14', '2026-09-14,day'],
  ['2026-09-30T00:00:00.000Z', '2026-09,month'],
  ['Sep 2026', '2026-09,month'],
  ['09/2026', '2026-09,month'],
  [{ year: 2026, month: 9 }, '2026-09,month'],
  [{ year: 2026, month: 9, day: 14 }, '2026-09-14,day'],
  [Date.UTC(2026, 8, 14), '2026-09-14,day'],
  [Date.UTC(2026, 8, 14) / 1000, '2026-09-14,day'],
])('reads a date that is written as %j', async (end, expected) => {
  const { csv, count } = await runOver([person('p', at(0, left('2019-02-01', end)))]);
  expect([count, csv.includes(`,${expected},`)]).toEqual([1, true]);
});

it.each(['Present', 'present', 'current', 'now', '', '9999-12-31', '0000-00-00', null, undefined])(
  'takes a stay that ends %j for one that goes on',
  async (end) => {
    const present = at(5, {
      date: { start: '2026-10-01', end },
      profile_positions: [{ title: 'Boss', date: { end } }],
    });
    const { csv } = await runOver([person('p', present, at(0, left('2019-02-01', '2026-09-30')))]);
    expect(csv).toContain('Firm 5');
    const { count } = await runOver([person('p', at(0, left('2019-02-01', end)))]);
    expect(count).toBe(0);
  },
);

it('takes nobody for a leaver whose end cannot be read, and says so', async () => {
  const { count, warnings } = await runOver([person('p', at(0, left('2019-02-01', 'a while ago')))]);
  expect([count, warnings]).toEqual([
    0,
    ['Of 1 person whom people_data found none is a leaver: left at a time that cannot be read (1)'],
  ]);
});

it('explains why nobody is a leaver, and does not say that no company matched', async () => {
  const { count, warnings } = await runOver([
    person('a', at(0, left('2019-02-01', '2020-01-31'))),
    person('b', at(0, left('2019-02-01', '2021-01-31'))),
    person('c', at(0, {})),
  ]);
  expect(count).toBe(0);
  expect(warnings).toEqual([
    'Of 3 persons whom people_data found none is a leaver: left outside of the window (2), is there still, or again (1)',
  ]);
  expect((await runOver([])).warnings).toEqual([
    'people_data knows of nobody who left one of the 1 company with these titles',
  ]);
});

it('composes a name of its parts, reads an only element for the thing, and tells of entries it cannot read', async () => {
  const group = at(0, left('2019-02-01', '2026-09-30'));
  const { csv, count, warnings } = await runOver([
    { id: 'p1', profile: { first_name: 'Ada', last_name: 'Example' }, position_groups: [group] },
    {
      id: 'p2',
      profile: [{ full_name: 'Bo Example' }],
      position_groups: [{ ...group, company: [group['company']], date: [group['date']] }],
    },
    { id: 'p3', profile: { name: { is: 'renamed' } }, position_groups: [group] },
    { profile: { full_name: 'Nobody’s number' }, position_groups: [group] },
  ]);
  expect(count).toBe(2);
  expect(csv).toContain('Ada Example');
  expect(csv).toContain('Bo Example');
  expect(warnings).toEqual(['2 of 4 entries of people_data could not be read']);
});

it('keeps the decision-makers of a new company whose number is another one in the look-up', async () => {
  const isLookUp = ({ json }: Asked): boolean => JSON.stringify(json).includes('"linkedin":');
  const run = runWith((asked) => {
    if (isLookUp(asked)) return page([{ ...firm(1), id: 'other-1' }]);
    if (asked.present?.includes('other-1')) return world({ ...asked, present: ['c1'] }, 1);
    return world(asked, 1);
  });
  const { summary } = await findLeaversAndMakers(INPUT, run.context);
  expect(summary.summary).toEqual({ leavers_count: 1, new_company_dms_count: 1, old_company_dms_count: 1 });
});

it('takes no other company of the same name for the one', async () => {
  const other = at(0, {
    ...left('2019-02-01', '2026-09-30'),
    company: { id: 'c77', name: 'Firm 0', url: 'https://www.linkedin.com/company/firm-0-of-elsewhere' },
  });
  expect((await runOver([person('p', other)])).count).toBe(0);
  // Who goes on at a company of that name may have moved within it.
  const still = { ...other, ...left('2026-10-01', null) };
  expect((await runOver([person('p', still, at(0, left('2019-02-01', '2026-09-30')))])).count).toBe(0);
});

it('finds one person once, whose two entries have no profile', async () => {
  const entry = (id: string): Json => ({ ...person('p', at(0, left('2019-02-01', '2026-09-30'))), id, link: null });
  expect((await runOver([entry('a'), entry('b')])).count).toBe(1);
});

it('finds both of two people without a profile who share a name and left in one month', async () => {
  const entry = (id: string, name: string, title: string, start: string): Json => ({
    ...person(id, at(0, { date: { start, end: '2026-09-30' }, profile_positions: [{ title }] })),
    profile: { full_name: name },
    link: null,
  });
  const count = async (...people: Json[]): Promise<number> => (await runOver(people)).count;
  const ada = entry('a', 'Ada Example', 'Director', '2019-02-01');
  expect(await count(ada, entry('b', 'Ada Example', 'Director', '2023-05-01'))).toBe(2);
  expect(await count(ada, entry('b', 'Ada Example', 'Director of Sales', '2019-02-01'))).toBe(2);
  // Of a company "Sa" and "Ag" would say nothing.
  expect(
    await count(entry('a', 'Sa Ng', 'Director', '2019-02-01'), entry('b', 'Ag Ng', 'Director', '2019-02-01')),
  ).toBe(2);
  expect(await count(ada, entry('b', 'ADA  Example', 'director', '2019-02-01'))).toBe(1);
});

it('pages on by the total where a service tells neither pages nor a last one', async () => {
  const all = Array.from({ length: 150 }, (_, n) => person(`p${String(n)}`, at(0, left('2019-02-01', '2026-09-30'))));
  const run = runWith((asked) => {
    if (!asked.former) return world(asked, 1);
    const { page: at_, size } = asked.json;
    return { content: all.slice(at_ * size, (at_ + 1) * size), totalElements: 150 };
  });
  const { summary } = await findLeaversAndMakers(INPUT, run.context);
  expect([summary.summary.leavers_count, run.warnings()]).toEqual([150, []]);
});

it('says so where a list ends before the number it counts, and reads what a list of none has', async () => {
  const people = Array.from({ length: 3 }, (_, n) => person(`p${String(n)}`, at(0, left('2019-02-01', '2026-09-30'))));
  const listOf = (more: Json): Promise<FakeRun & { count: number }> => {
    const run = runWith((asked) => (asked.former ? page(people, more) : world(asked, 1)));
    return findLeaversAndMakers(INPUT, run.context).then(({ summary }) => ({
      ...run,
      count: summary.summary.leavers_count,
    }));
  };
  const short = await listOf({ totalElements: 300, totalPages: 1, last: true });
  expect([short.count, short.findings.map(({ why }) => why)]).toEqual([3, ['leavers_cut_short']]);
  expect((await listOf({ totalElements: 0 })).count).toBe(3);
});

it('takes "data not found" for nothing found, and reads refusals inside HTTP 200', async () => {
  const notFound = { status: 404, body: '{"status":404,"error":"data not found","path":"/v1/people"}' };
  const none = runWith((asked) => (asked.path === '/v1/companies' ? notFound : world(asked, 1)));
  const { summary } = await findLeaversAndMakers(INPUT, none.context);
  expect([summary.summary.leavers_count, none.findings.map(({ why }) => why)]).toEqual([0, ['no_company_matched']]);

  for (const body of [
    { status: 402, error: 'Payment Required', path: '/v1/people' },
    { error: { type: 'payment_required', message: 'You have hit your account maximum' }, status: 402 },
  ] as Said[]) {
    const poor = runWith((asked) => (asked.present ? body : world(asked, 2)));
    await findLeaversAndMakers(INPUT, poor.context);
    expect(poor.findings.map(({ detail }) => detail)).toEqual([
      'people_data: the credits are used up (HTTP 402)',
      'people_data: the credits are used up (HTTP 402)',
    ]);
    expect(poor.asked.filter(({ present }) => present)).toHaveLength(2);
  }
});

it('asks for no more companies than the operator allows, whatever the service counts', async () => {
  const run = runWith(
    (asked) => {
      if (asked.path !== '/v1/companies' || asked.json.size === 1) return world(asked, 1);
      const { page: at_, size } = asked.json;
      const content = Array.from({ length: size }, (_, n) => firm(at_ * size + n));
      return page(content, { totalElements: 1, totalPages: 1_000, last: false });
    },
    { LEAVERS_MAX_COMPANIES: '250' },
  );
  await findLeaversAndMakers(INPUT, run.context);
  expect(run.asked.filter(({ path, json }) => path === '/v1/companies' && json.size > 1).length).toBeLessThan(5);
  expect(run.findings.map(({ why }) => why)).toContain('leavers_cut_short');
});

it('knows companies and people by names that every object has', async () => {
  const present = { ...at(5, { date: { start: '2026-10-01', end: null }, profile_positions: [{ title: 'Boss' }] }) };
  const former = person(
    'constructor',
    { ...present, company: { name: 'constructor' } },
    at(0, left('2019-02-01', '2026-09-30')),
  );
  const { csv, count } = await runOver([former], { geography: ['constructor'], check_vacancies: true });
  expect([count, rowsIn(csv)]).toEqual([1, 1]);
  expect(csv).not.toContain('Object');
});

it('says where it is not known what a call cost', async () => {
  const run = runWith((asked) => (asked.path === '/search' ? { results: [{ title: 'x' }] } : world(asked, 1)));
  await findLeaversAndMakers({ ...INPUT, qualification_criteria: 'Banks' }, run.context);
  expect(run.warnings()).toContain(
    'research does not tell what all of its calls cost: the costs are at least what is told',
  );
});
