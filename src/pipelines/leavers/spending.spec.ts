import { expect, it } from '@jest/globals';
import {
  firm,
  INPUT,
  leaver,
  MODEL,
  page,
  rowsIn,
  runWith,
  world,
  type Asked,
  type Said,
} from '../../../test/people-services.js';
import { LlmError, type Llm } from '../../llm/llm.js';
import type { Progress } from '../../runs/pipeline.js';
import { findLeaversAndMakers } from './leavers.steps.js';

it('keeps the leavers who are paid for when decision-makers cannot be asked for, or the answer is none that is known', async () => {
  for (const said of [400, 422, {}, { body: 'null' }, { body: '[]' }, { content: {} }] as Said[]) {
    const run = runWith((asked) => (asked.present ? said : world(asked, 2)));
    const { summary } = await findLeaversAndMakers(INPUT, run.context);
    expect([said, summary.summary]).toEqual([
      said,
      { leavers_count: 2, new_company_dms_count: 0, old_company_dms_count: 0 },
    ]);
    expect(rowsIn(summary.leavers_url)).toBe(2);
    expect(new Set(run.findings.map(({ why }) => why))).toEqual(new Set(['decision_makers_cut_short']));
  }
});

it('keeps the leavers who are paid for when a later page or slice is refused, or is none that is known', async () => {
  for (const said of [400, {}, { body: 'null' }] as Said[]) {
    const run = runWith((asked) =>
      asked.path === '/v1/companies' && asked.json.page === 1 && asked.json.size > 1 ? said : world(asked, 150),
    );
    const { summary } = await findLeaversAndMakers(INPUT, run.context);
    expect([said, summary.summary.leavers_count]).toEqual([said, 100]);
    expect(run.findings.map(({ why }) => why)).toEqual(['leavers_cut_short']);
  }
});

it('pays for no further slice when the credits for research are used up', async () => {
  const run = runWith((asked) => (asked.path === '/search' ? 402 : world(asked, 400)));
  await findLeaversAndMakers({ ...INPUT, qualification_criteria: 'Banks' }, run.context);
  expect(run.asked.filter(({ path, json }) => path === '/v1/companies' && json.size > 1)).toHaveLength(1);
});

it('asks a model no further that keeps being away', async () => {
  let asked = 0;
  const away: Llm = {
    ...MODEL,
    complete: () => {
      asked++;
      return Promise.reject(new LlmError('llm_gateway', 'unavailable', 'it is away'));
    },
  };
  const run = runWith((question) => world(question, 10));
  const context = { ...run.context, models: { operators: undefined, withKey: () => away } };
  await findLeaversAndMakers({ ...INPUT, qualification_criteria: 'Banks' }, context);
  expect(asked).toBe(3);
  expect(run.findings.filter(({ why }) => why === 'company_not_qualified')).toHaveLength(10);
});

it('ends at an empty page, and at one that is there already, whatever the totals say', async () => {
  const lies = { totalElements: 300, totalPages: 1_000, last: false };
  for (const content of [[], [leaver(0)]]) {
    const run = runWith((asked) =>
      asked.former ? page(asked.json.page === 0 ? [leaver(0)] : content, lies) : world(asked, 1),
    );
    const { summary } = await findLeaversAndMakers(INPUT, run.context);
    expect(summary.summary.leavers_count).toBe(1);
    expect(run.asked.filter(({ former }) => former)).toHaveLength(3);
  }
  for (const content of [[], [firm(0)]]) {
    const run = runWith((asked) =>
      asked.path === '/v1/companies' ? page(asked.json.page === 0 ? [firm(0)] : content, lies) : world(asked, 1),
    );
    await findLeaversAndMakers(INPUT, run.context);
    expect(run.asked.filter(({ path, json }) => path === '/v1/companies' && json.size > 1)).toHaveLength(2);
    expect(run.findings.map(({ why }) => why)).toContain('leavers_cut_short');
  }
});

it('asks for the people of a company once, though two slices list it and it is old and new', async () => {
  const run = runWith((asked) => {
    if (asked.path !== '/v1/companies' || asked.json.size === 1) return world(asked, 3);
    // It moved from one page to the next meanwhile.
    return asked.json.page === 0
      ? page([firm(0), firm(1)], { totalElements: 3, totalPages: 2, last: false })
      : page([firm(1), firm(2)], { totalElements: 3, totalPages: 2 });
  });
  const { summary } = await findLeaversAndMakers(INPUT, run.context);
  const billed = (kind: 'former' | 'present'): (string | undefined)[] =>
    run.asked.filter(({ json }) => json.size > 1).flatMap((asked) => asked[kind] ?? []);
  expect(billed('former')).toEqual(['c0', 'c1', 'c2']);
  expect(billed('present').toSorted()).toEqual(['c0', 'c1', 'c2', 'c3']);
  expect(summary.summary).toEqual({ leavers_count: 3, new_company_dms_count: 3, old_company_dms_count: 3 });
  expect([rowsIn(summary.leavers_url), rowsIn(summary.new_company_dms_url)]).toEqual([3, 3]);
});

it('takes no other company for a leaver’s new one, and what came with leavers stays when the credits end', async () => {
  const other = { id: 'c99', summary: { name: 'Other' }, link: { domain: 'other.example' } };
  const isLookUp = ({ json }: Asked): boolean => JSON.stringify(json).includes('"linkedin":');
  const ignoring = runWith((asked) => (isLookUp(asked) ? page([other]) : world(asked, 1)));
  const { summary } = await findLeaversAndMakers(INPUT, ignoring.context);
  expect(summary.leavers_url).not.toMatch(/other\.example/i);
  expect(summary.leavers_url).toContain('Firm 1');

  const own = { ...leaver(1), company: firm(2) };
  const poor = runWith((asked) => (isLookUp(asked) ? 402 : asked.former ? page([leaver(0), own]) : world(asked, 2)));
  const kept = await findLeaversAndMakers(INPUT, poor.context);
  expect(kept.summary.leavers_url).toContain('firm-2.example');
  expect(kept.summary.summary.new_company_dms_count).toBe(2);
});

it('counts credits as they are billed, whichever sign the service gives them', async () => {
  for (const credit of ['-0.5', '0.5']) {
    const run = runWith((asked) => ({
      body: JSON.stringify(world(asked, 1)),
      headers: { 'x-credit': asked.path === '/v1/companies' ? credit : 'none' },
    }));
    const { summary } = await findLeaversAndMakers(INPUT, run.context);
    expect(summary.costs.people_data_credits_consumed).toBe(1.5);
  }
});

it('asks nobody once the run is to end, keeps what is paid for, tells its costs and names the reason', async () => {
  const input = { ...INPUT, qualification_criteria: 'Banks', people_data_credits_before: 0 };
  const whole = runWith((asked) => world(asked, 3));
  await findLeaversAndMakers(input, whole.context);
  const isPaid = ({ path }: Asked): boolean => path !== '/v1/payments/credits';
  const all = whole.asked.filter(isPaid).length;
  for (let most = 0; most < all; most++) {
    const run = runWith((asked) => world(asked, 3));
    const timeUsed = (): number => (run.asked.filter(isPaid).length < most ? 0 : 1);
    const context = { ...run.context, run: { ...run.context.run, timeUsed } };
    const { summary } = await findLeaversAndMakers(input, context);
    expect(run.asked.filter(isPaid)).toHaveLength(most);
    expect(summary.costs.research_cost).toBe(run.asked.filter(({ path }) => path === '/search').length / 100);
    expect(rowsIn(summary.leavers_url)).toBe(summary.summary.leavers_count);
    expect([most, run.warnings().join()]).toEqual([most, expect.stringMatching(/ time /)]);
    expect(run.findings.map(({ why }) => why)).not.toContain('no_company_matched');
  }
});

it('asks a service that puts it off no further once the run is to end', async () => {
  let time = 0;
  const run = runWith((asked) => (asked.path === '/v1/companies' ? 429 : world(asked, 1)));
  const pause = (): Promise<void> => {
    time = 1;
    return Promise.resolve();
  };
  const context = {
    ...run.context,
    run: { ...run.context.run, timeUsed: () => time },
    vendors: { ...run.context.vendors, pause },
  };
  await expect(findLeaversAndMakers(INPUT, context)).rejects.toThrow('it answered 429');
  expect(run.asked.filter(({ path }) => path === '/v1/companies')).toHaveLength(1);
});

it('asks nothing that is billed for which it waited until the run was to end', async () => {
  const isPaid = ({ path }: Asked): boolean => path !== '/v1/payments/credits';
  for (let last = 1; last <= 4; last++) {
    let turns = 0;
    let paid = 0;
    const run = runWith((asked) => world(asked, 1));
    const turn = (): Promise<void> => {
      turns++;
      if (turns === last) paid = run.asked.filter(isPaid).length;
      return Promise.resolve();
    };
    const context = {
      ...run.context,
      run: { ...run.context.run, timeUsed: () => (turns < last ? 0 : 1) },
      vendors: { ...run.context.vendors, turn },
    };
    await findLeaversAndMakers(INPUT, context);
    expect([last, run.asked.filter(isPaid).length]).toEqual([last, paid]);
    expect(run.warnings().join()).toMatch(/ time /);
  }
});

it('shows no more leavers on the way than the run may return', async () => {
  const shown: (number | undefined)[] = [];
  const run = runWith((asked) => world(asked, 3));
  const context = { ...run.context, progress: ({ postingsFound }: Progress) => void shown.push(postingsFound) };
  const { summary } = await findLeaversAndMakers({ ...INPUT, limit: 1 }, context);
  expect([summary.summary.leavers_count, shown]).toEqual([1, [1]]);
});
