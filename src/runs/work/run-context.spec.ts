import { expect, it } from '@jest/globals';
import { AttemptFacts } from './attempt-facts.js';
import { PostingRows } from '../store/posting-rows.js';
import { AttemptContext } from './run-context.js';
import type { Progress } from '../pipeline.js';
import type { Attempt } from '../store/run-rows.js';
import { stepKey, type RunStore } from '../store/run-store.js';

const ATTEMPT: Attempt = {
  runId: 'run',
  pipeline: 'test',
  input: {},
  lease: 2,
  failures: 1,
  deaths: 0,
  isCancelled: false,
  acceptedAt: new Date(0),
};

/** A later attempt at a run, whose earlier one finished these steps and items. */
function laterAttempt(...keys: readonly string[]): AttemptContext {
  return attemptAfter(new Map(keys.map((key) => [key, { output: key, findings: [] }])));
}

function attemptAfter(steps: ReadonlyMap<string, unknown>, store: Partial<RunStore> = {}): AttemptContext {
  return new AttemptContext(
    store as RunStore,
    ATTEMPT,
    { steps, rows: new PostingRows([]) },
    {
      run: new AttemptFacts(ATTEMPT, 60_000, new AbortController().signal),
      signal: new AbortController().signal,
      clean: (text) => text,
      onStored: () => {},
    },
  );
}

const again = (): Promise<never> => Promise.reject(new Error('repeated'));

it('a step that is read back is the present one, too: what fails behind it is told with its name', async () => {
  const context = laterAttempt(stepKey('one', ''), stepKey('two', ''));
  expect(context.presentStep).toBe('start');
  await context.step('one', again);
  expect(context.presentStep).toBe('one');
  await context.step('two', again);
  expect(context.presentStep).toBe('two');
});

it('items are looked up in the part that was read back last', async () => {
  const context = laterAttempt(stepKey('one', 'a'), stepKey('one', 'b'), stepKey('one', 'b\nitem'));
  await context.step('one', again, 'a');
  expect(context.recall('item')).toBeUndefined();
  await context.step('one', again, 'b');
  expect(context.recall('item')).toBe('one\nb\nitem');
});

it('shows on the way what earlier attempts had found, and never less than before', async () => {
  const shown: Progress[] = [];
  const store = {
    saveProgress: (_attempt: Attempt, figures: Progress) => {
      shown.push(figures);
      return Promise.resolve();
    },
  };
  const figures = { pagesRead: 7, postingsFound: 30 };
  const stored = new Map([[stepKey('one', ''), { output: 1, findings: [], figures }]]);
  for (const now of [{ postingsFound: 3 }, { postingsFound: 31, pagesRendered: 2 }]) {
    const context = attemptAfter(stored, store);
    await context.step('one', again);
    context.progress(now);
  }
  expect(shown).toEqual([
    { step: 'one', pagesRead: 7, postingsFound: 30 },
    { step: 'one', pagesRead: 7, postingsFound: 31, pagesRendered: 2 },
  ]);
});
