import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { belowFloors, figuresOf, measure } from './floors.js';
import { emptyScore } from './score-set.js';

const SHARED = '../shared';

/** One site in three is also read as it could be written, with floors of its own; `RECORDED_SITES=all`: every one. */
const MUTATED = process.env['RECORDED_SITES'] === 'all' ? 'all mutated' : 'mutated';

/** What sets reach that are run through the service is checked there (`test/e2e/recorded-sets.ts`). */
(existsSync(SHARED) ? describe : describe.skip)('scores (skipped where ../shared is absent)', () => {
  it.each(['sites', 'judging', MUTATED, 'gold'] as const)(
    'of %s reach their floors',
    async (group) => {
      expect(await belowFloors(group, await measure(group, SHARED))).toEqual([]);
    },
    1_800_000,
  );
});

describe('a floor', () => {
  it('is missed by what is below it, and by what was not measured', async () => {
    expect(await belowFloors('boards', { ...figuresOf('boards', []), recall: 0.5 })).toEqual([
      expect.stringMatching(/^boards: recall 0\.500, floor/),
    ]);
    expect((await belowFloors('gold', {})).length).toBeGreaterThan(5);
  });

  it('is missed by sets that need a browser and lose postings, and by others of which too much is opened in one', async () => {
    const none = emptyScore({ set: 'a', kind: 'career_page', runs: [{}] });
    const scores = [
      { ...none, needsBrowser: true, expected: 10, found: 9, missing: 1, invented: 1, pages: 4, rendered: 4 },
      { ...none, pages: 96, rendered: 4 },
    ];
    const told = await belowFloors('browser', figuresOf('browser', scores));
    expect(told).toEqual([
      expect.stringMatching(/needs a browser: recall 0\.900/),
      expect.stringMatching(/needs a browser: precision 0\.900/),
      expect.stringMatching(/without a browser 0\.958/),
    ]);
  });
});
