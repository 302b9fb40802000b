import { expect, it } from '@jest/globals';
import { fakeRun, webOf } from '../../../test/fake-context.js';
import { finding } from '../../findings/finding.js';
import type { Company, Person } from '../../vendors/people.js';
import type { PeopleDataVendor } from '../../vendors/people-data.js';
import type { ServiceAnswer } from '../../web/web.js';
import type { LeaversInput } from './leavers.dto.js';
import { searchLeavers, searchPresent, type Vendors } from './search.js';

const company: Company = { id: 'c1', name: 'Firm' };
const somebody: Person = {
  id: 'p1',
  fullName: 'Ada Example',
  stays: [
    {
      companyId: 'c1',
      companyName: 'Firm',
      start: '2020-01',
      end: '2026-06',
      roles: [{ title: 'Head of Sales', start: '2020-01', end: '2026-06' }],
    },
  ],
};

/** A service that answers its count and one page of people, and has no credits for the next. */
const people = {
  name: 'people_data',
  secret: 'people_data_api_key',
  headers: () => ({}),
  bill: () => ({ credits: 1 }),
  people: (_filter: unknown, { page, size }: { page: number; size: number }) => ({
    url: `https://people.example/${size === 1 ? 'count' : String(page)}`,
    method: 'GET',
  }),
  readPeople: (_body: unknown, { page }: { page: number }) => ({
    items: [somebody],
    total: 200,
    next: String(page + 1),
  }),
} as unknown as PeopleDataVendor;

function runOutOfCredits(after: number): ReturnType<typeof fakeRun> {
  let asked = 0;
  const answer = (): Promise<ServiceAnswer> =>
    Promise.resolve({ status: ++asked > after ? 402 : 200, headers: {}, body: '{}' });
  return fakeRun({ web: { ...webOf({}), ask: answer } });
}

const input = { job_titles: ['Head of Sales'] } as unknown as LeaversInput;
const window = { asOf: '2026-11-22', minMonths: 0, maxMonths: 12 };

it('keeps the people who are paid for when the credits end in the middle of a slice', async () => {
  const run = runOutOfCredits(2);
  const found = await searchLeavers([company], input, window, { vendors: { people } as Vendors, context: run.context });
  expect(found.leavers.map(({ person }) => person.fullName)).toEqual(['Ada Example']);
  expect(found.isCutShort).toBe(true);
  expect(run.findings).toMatchObject([{ why: 'leavers_cut_short' }]);
});

it('leaves the verdict to the run where nobody was found yet', async () => {
  const run = runOutOfCredits(0);
  await expect(
    searchLeavers([company], input, window, { vendors: { people } as Vendors, context: run.context }),
  ).rejects.toThrow('the credits are used up');
});

it('keeps the decision-makers who are paid for', async () => {
  const run = runOutOfCredits(2);
  expect(
    await searchPresent([company], ['Head of Sales'], { vendors: { people } as Vendors, context: run.context }),
  ).toEqual([somebody]);
  expect(run.findings).toEqual([
    finding('decision_makers_cut_short', 'decision-makers', {
      detail: 'people_data: the credits are used up (HTTP 402)',
    }),
  ]);
});
