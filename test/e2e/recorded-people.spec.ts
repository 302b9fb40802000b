import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HarSet } from '../replay/har-set.ts';
import { scorePeopleSet, type PeopleSet } from '../score/people-sets.ts';
import { startRecordedService, type RecordedService } from '../score/recorded-service.ts';
import { createDatabase } from './test-database.js';

const ROOT = '../shared/recordings/dev/people';
const sets = existsSync(ROOT) ? readdirSync(ROOT) : [];

(sets.length > 0 ? describe : describe.skip)('recorded runs about people (skipped where ../shared is absent)', () => {
  let service: RecordedService;

  beforeAll(async () => {
    service = await startRecordedService({ DATABASE_URL: await createDatabase() });
  });
  afterAll(() => service.stop());

  it.each(sets)('%s', async (set) => {
    const expected = JSON.parse(readFileSync(join(ROOT, set, 'expected.json'), 'utf8')) as PeopleSet;
    const score = await scorePeopleSet(expected, service.runPeople, () => HarSet.load(join(ROOT, set)));
    expect(score.notes).toEqual([]);
    expect(score.found).toBe(score.expected);
  });
});
