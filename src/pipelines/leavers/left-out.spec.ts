import { expect, it } from '@jest/globals';
import type { FakeRun } from '../../../test/fake-context.js';
import { INPUT, maker, page, person, runWith, stay, world, type Json } from '../../../test/people-services.js';
import { gathered, sentenceOf } from '../../findings/finding.js';
import { contactHash } from '../../people/do-not-contact.js';
import { peopleOf } from '../../runs/work/run-services.js';
import { findLeaversAndMakers } from './leavers.steps.js';

/** What a run over so many companies tells, where these are on the do-not-contact list from so many looks at it on. */
async function told(
  listed: readonly string[],
  {
    run = runWith((asked) => world(asked, 3)),
    from = 0,
    exclusions = [],
  }: { run?: FakeRun; from?: number; exclusions?: string[] } = {},
): Promise<{ counts: number[]; warnings: string[] }> {
  const hashes = new Set(listed.map((subject) => contactHash(subject).toString('hex')));
  let looks = 0;
  const people = peopleOf({
    doNotContact: (asked) => {
      const isOn = ++looks > from;
      return Promise.resolve(isOn ? asked.filter((hash) => hashes.has(Buffer.from(hash).toString('hex'))) : []);
    },
  });
  const { summary } = await findLeaversAndMakers(
    { ...INPUT, dm_exclusion_titles: exclusions },
    { ...run.context, people },
  );
  // As the store keeps them: the same finding once.
  const findings = new Map(run.findings.map((found) => [JSON.stringify(found), found]));
  return { counts: Object.values(summary.summary), warnings: gathered([...findings.values()]).map(sentenceOf) };
}

const held = (whom: string): string => `On the do-not-contact list, and so in no file: ${whom}`;

it('says how many companies, leavers and decision-makers may not be contacted', async () => {
  expect(await told([])).toEqual({ counts: [3, 3, 3], warnings: [] });
  const { counts, warnings } = await told(['firm-1.example', 'linkedin.com/in/l0', 'linkedin.com/in/m2']);
  expect([counts[0], warnings]).toEqual([1, [held('1 company'), held('1 leaver'), held('1 decision-maker')]]);
});

it('does not say that nobody is known where all who were found are held back', async () => {
  expect((await told(['l0', 'l1', 'l2'].map((slug) => `linkedin.com/in/${slug}`))).warnings).toEqual([
    held('3 leavers'),
  ]);
  expect((await told([0, 1, 2].map((n) => `firm-${String(n)}.example`))).warnings).toEqual([held('3 companies')]);
});

it('says it of those who came onto the list when all had been found, and of a new company', async () => {
  // Companies, leavers, and decision-makers' companies and people of either end have been looked up by then.
  const { counts, warnings } = await told(['linkedin.com/in/l0'], { from: 6 });
  expect([counts[0], warnings]).toEqual([2, [held('1 leaver')]]);
  const ofNewCompany = await told(['firm-3.example']);
  expect([ofNewCompany.counts[0], ofNewCompany.warnings]).toEqual([2, [held('1 leaver')]]);
});

/** Thirty companies: their people are asked for in two calls. */
const ofTwoBatches = (): FakeRun =>
  runWith((asked) => {
    const of = (ids: readonly string[], what: (n: number) => Json): Json =>
      page(ids.flatMap((id) => [what(Number(id.slice(1))), { id: '', profile: {} }]));
    if (asked.former)
      return of(asked.former, (n) => person(`l${String(n)}`, stay(n, 'Director', '2019-02-01', '2026-09-30')));
    return asked.present ? of(asked.present, maker) : world(asked, 30);
  });

it('counts somebody once who is found for companies of two calls', async () => {
  const ofBoth = (): FakeRun =>
    runWith((asked) => {
      const at = (...told: [string, string, string | null]): Json[] => [0, 29].map((n) => stay(n, ...told));
      if (asked.former) return page([person('l0', ...at('Director', '2019-02-01', '2026-09-30'))]);
      return asked.present ? page([person('m0', ...at('CEO', '2018-01-01', null))]) : world(asked, 30);
    });
  expect((await told(['linkedin.com/in/l0'], { run: ofBoth() })).warnings).toEqual([held('1 leaver')]);
  expect((await told(['linkedin.com/in/m0'], { run: ofBoth() })).warnings).toEqual([held('1 decision-maker')]);
});

it('tells once of all entries that could not be read', async () => {
  const { counts, warnings } = await told([], { run: ofTwoBatches() });
  expect([counts[0], warnings]).toEqual([30, ['60 of 120 entries of people_data could not be read']]);
});

it('counts those held back of several searches together', async () => {
  const all = Array.from({ length: 30 }, (_, n) => `linkedin.com/in/m${String(n)}`);
  expect((await told(all, { run: ofTwoBatches() })).warnings).toContain(held('30 decision-makers'));
});

it('says why nobody whom the service found is a decision-maker, and that it knows of nobody', async () => {
  const titled = (...titles: string[]): FakeRun =>
    runWith((asked) =>
      asked.present
        ? page(titles.map((title, n) => person(`m${String(n)}`, stay(0, title, '2018-01-01', null))))
        : world(asked, 1),
    );
  const exclusions = ['assistant'];
  expect(await told([], { run: titled('Plumber', 'CEO'), exclusions })).toEqual({ counts: [1, 0, 1], warnings: [] });
  expect((await told([], { run: titled('Plumber', 'Assistant to the CEO', 'Plumber'), exclusions })).warnings).toEqual([
    'Of 3 persons whom people_data found none is a decision-maker: has another title (2), has an excluded title (1)',
  ]);
  expect((await told([], { run: titled() })).warnings).toEqual([
    'people_data knows of nobody at 2 companies with a title of dm_titles',
  ]);
});
