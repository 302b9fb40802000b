import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { belowFloors, figuresOf, measure } from './floors.js';

const SHARED = '../shared';

/** What the recorded sets reach is checked where they are run (`test/e2e/recorded-sets.ts`). */
(existsSync(SHARED) ? describe : describe.skip)('scores (skipped where ../shared is absent)', () => {
  it.each(['judging', 'mutated', 'gold'] as const)(
    'of %s reach their floors',
    async (group) => {
      expect(await belowFloors(group, await measure(group, SHARED))).toEqual([]);
    },
    600_000,
  );
});

describe('a floor', () => {
  it('is missed by what is below it, and by what was not measured', async () => {
    expect(await belowFloors('boards', { ...figuresOf('boards', []), recall: 0.5 })).toEqual([
      expect.stringMatching(/^boards: recall 0\.500, floor/),
    ]);
    expect((await belowFloors('gold', {})).length).toBeGreaterThan(5);
  });
});
