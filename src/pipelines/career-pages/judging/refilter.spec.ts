import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fakeRun, webOf, type FakeRun } from '../../../../test/fake-context.js';
import { finding, type Finding } from '../../../findings/finding.js';
import type { JudgedPosting } from '../../../postings/posting.js';
import { reasonOf } from '../../../postings/reasons.js';
import type { CareerPagesInput } from '../career-pages.dto.js';
import { careerPages } from '../career-pages.pipeline.js';

const SITE = 'https://firm.example/';
const JOBS = [
  ['baker', 'Baker', 'Berlin, Germany', 'You bake. 30 days of holiday.'],
  ['head-baker', 'Head Baker', 'Paris, France', 'You lead four bakers.'],
  ['clerk', 'Clerk', 'Berlin, Germany', 'You write. At least 3 years of experience.'],
  ['driver', 'Driver', 'Vienna, Austria', 'You drive. Salary: 40,000 to 45,000 EUR per year.'],
  ['cook', 'Cook', 'Paris, France', 'You cook. Full-time, permanent.'],
  ['guard', 'Night Guard', 'Rome, Italy', ''],
] as const;

const pages: Record<string, string | number> = {
  [SITE]: '<title>Firm</title><a href="/careers">Careers</a>',
  [`${SITE}careers`]: `<h1>Careers</h1><ul>${[...JOBS, ...JOBS.slice(0, 2)]
    .map(([path, title, place]) => `<li><a href="/careers/${path}">${title}</a> <span>${place}</span></li>`)
    .join('')}</ul>`,
  ...Object.fromEntries(
    JOBS.map(([path, title, place, text]) => [
      `${SITE}careers/${path}`,
      text === '' ? 403 : `<h1>${title}</h1><p>Location: ${place}</p><p>${text}</p>`,
    ]),
  ),
};

async function runOf(
  input: Partial<CareerPagesInput>,
  earlier?: { run: FakeRun; summary: unknown },
): Promise<{ run: FakeRun; summary: Record<string, unknown>; charged: number | undefined }> {
  const run = fakeRun({
    // Whoever reuses a run has no network at all.
    web: earlier ? webOf({}) : webOf(pages),
    earlierRuns: {
      read: () =>
        Promise.resolve(
          earlier && {
            summary: earlier.summary as Record<string, unknown>,
            postings: earlier.run.saved(),
            findings: earlier.run.findings,
          },
        ),
    },
  });
  const outcome = await careerPages.run({ company_url: SITE, max_pages: 50, ...input }, run.context);
  return { run, summary: { ...outcome.summary }, charged: outcome.chargedPostings };
}

/** What a caller sees of a run. Fields of what is kept out are not compared: nobody looked into their pages. */
function accountOf({ run, summary }: Awaited<ReturnType<typeof runOf>>): object {
  const { pages_scraped: _pages, reused_run_id: _reused, ...told } = summary;
  const row = ({ disposition, reason, dedupKey, fields, evidence }: JudgedPosting): object =>
    disposition === 'returned' ? { disposition, dedupKey, fields, evidence } : { disposition, reason, dedupKey };
  // How many pages there were to read is another number where fewer postings are wanted.
  const distinct = new Set(
    run.findings.map(({ why, about, detail }: Finding) => JSON.stringify({ why, about, detail })),
  );
  return { told, rows: run.saved().map(row), findings: [...distinct].sort() };
}

const some = (values: readonly string[]): fc.Arbitrary<string[]> => fc.subarray([...values], { minLength: 1 });

it('gives what a run that reads the site again gives, and asks for no page', async () => {
  const first = await runOf({});
  const filters = fc.record(
    {
      target_titles: some(['baker', 'clerk', 'night guard', 'pilot', 'cook']),
      target_locations: some(['Berlin', 'France', 'Austria', 'Oslo']),
      company_name: fc.constantFrom('Firm', 'Another Firm'),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const again = await runOf(filter);
      const reused = await runOf({ ...filter, reuse_run_id: 'run_1' }, first);
      const titles = filter.target_titles;
      // A page that was refused is told of by whoever asked for it, wanted or not.
      const guard = !titles || titles.includes('night guard');
      if (guard) expect(accountOf(reused)).toEqual(accountOf(again));
      else expect({ ...accountOf(reused), findings: [] }).toEqual({ ...accountOf(again), findings: [] });
      expect(reused.summary).toMatchObject({ pages_scraped: 0, reused_run_id: 'run_1' });
      expect(reused.charged).toBeUndefined();
    }),
    { numRuns: 60 },
  );
  // 120 runs: on a busy machine a minute is not enough.
}, 300_000);

it('finds again what filters kept out, says what was not read of it, and charges for that alone', async () => {
  const first = await runOf({ target_titles: ['baker'] });
  expect(first.charged).toBe(2);
  const all = await runOf({ reuse_run_id: 'run_1' }, first);
  expect(all.run.saved().filter(({ disposition }) => disposition === 'returned')).toHaveLength(JOBS.length);
  expect(all.run.findings).toContainEqual(finding('details_not_in_reused_run', SITE, { seen: 6, kept: 2 }));
  expect(all.charged).toBe(4);
});

it('decides on the codes of what was kept out, whatever its sentences say', async () => {
  const first = await runOf({ target_locations: ['Berlin'] });
  const reworded = first.run
    .saved()
    .map((posting) => (posting.disposition === 'returned' ? posting : { ...posting, reason: 'told in other words' }));
  const [baker, clerk] = reworded.filter(({ disposition }) => disposition === 'returned');
  const others = reworded.filter((posting) => posting !== baker && posting !== clerk);
  if (!baker || !clerk) throw new Error('no posting of Berlin');
  const saved = (): JudgedPosting[] => [
    { ...baker, disposition: 'dropped', reason: 'told in other words', reasonCode: 'max_jobs_reached' },
    { ...clerk, disposition: 'dropped', ...reasonOf('max_jobs_reached'), reasonCode: 'page_says_over' },
    ...others,
  ];
  const all = await runOf({ reuse_run_id: 'run_1' }, { ...first, run: { ...first.run, saved } });
  const kept = all.run.saved().filter(({ disposition }) => disposition === 'returned');
  expect(kept.map(({ fields }) => fields.job_title)).toEqual(['Baker', 'Head Baker', 'Driver', 'Cook', 'Night Guard']);
  // Pages of postings that their place kept out had been read; that of the one beyond the limit is not known to be.
  const unread = all.run.findings.filter(({ why }) => why === 'details_not_in_reused_run');
  expect(unread).toEqual([finding('details_not_in_reused_run', SITE, { seen: 5, kept: 4 })]);
});

it('fails where the run is gone', async () => {
  await expect(runOf({ reuse_run_id: 'run_gone' }, undefined)).rejects.toThrow('the run run_gone is gone');
});

it('says that the run that it reuses was cancelled, not that it was itself', async () => {
  const first = await runOf({});
  first.run.findings.push(finding('run_cancelled', 'the run'));
  const { run } = await runOf({ reuse_run_id: 'run_1' }, first);
  expect(run.warnings()).toContain('The reused run was cancelled: what it had not read by then is missing');
  expect(run.warnings()).not.toContain('The run was cancelled: what it had not read by then is missing');
});

it('keeps the name that the earlier run found where the one that is given is blank', async () => {
  const first = await runOf({ company_name: 'Firm' });
  expect((await runOf({ reuse_run_id: 'run_1', company_name: '' }, first)).summary).toMatchObject({ company: 'Firm' });
});
