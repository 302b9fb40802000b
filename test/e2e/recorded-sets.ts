import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { HarSet } from '../replay/har-set.ts';
import { belowFloors, figuresOf } from '../score/floors.ts';
import { startRecordedService, type RecordedService } from '../score/recorded-service.ts';
import { readExpected, scoreSet, type SetScore } from '../score/score-set.ts';
import { createDatabase } from './test-database.js';

/**
 * Sets that are read at the same time: a run waits for answers, for its browser and for the database most of its time.
 */
const SETS_AT_ONCE = 6;

/** Time (ms) that a set and those before it have beside other specs. */
const PATIENCE = 1_800_000;

const DISPOSITIONS = ['returned', 'filtered', 'duplicate', 'dropped'];

/** Each run that ended since the last look: its postings by disposition, and whether its readers counted others. */
const ACCOUNTS = `
  SELECT id, summary, pipeline, count(number)::int AS discovered, max(position) AS last,
    EXISTS (SELECT FROM run_findings WHERE run_findings.run_id = id AND code = 'account_differs') AS differs,
    ${DISPOSITIONS.map((word) => `(count(*) FILTER (WHERE disposition = '${word}'))::int AS ${word}`).join(', ')}
  FROM runs LEFT JOIN job_postings ON run_id = id WHERE status = 'COMPLETED' AND id <> ALL ($1::text[]) GROUP BY id`;

interface Account {
  readonly id: string;
  readonly summary: object;
  readonly pipeline: string;
  readonly discovered: number;
  readonly returned: number;
  readonly filtered: number;
  readonly duplicate: number;
  readonly dropped: number;
  readonly differs: boolean;
  readonly last: number | null;
}

/**
 * The recorded sets of a folder, or those of these names, through the started service, once: each run accounts for what
 * it saw, and the scores reach their floors.
 */
export function describeRecordedSets(
  group: 'browser' | 'systems' | 'boards',
  root: string,
  names: readonly string[] = setsOf(root),
): void {
  (names.length > 0 ? describe : describe.skip)(`recorded ${group} (skipped where ../shared is absent)`, () => {
    const scores = new Map<string, Promise<SetScore>>();
    const looked: string[] = [];
    let service: RecordedService;
    let database: Client;

    beforeAll(async () => {
      const url = await createDatabase();
      service = await startRecordedService({ DATABASE_URL: url });
      database = new Client({ connectionString: url });
      await database.connect();
      const waiting = names.map((name) => ({ name, score: Promise.withResolvers<SetScore>() }));
      for (const { name, score } of waiting) scores.set(name, score.promise);
      const work = async (): Promise<void> => {
        for (let one = waiting.shift(); one; one = waiting.shift()) {
          const mine = readSet(one.name);
          one.score.resolve(mine);
          await mine.catch(() => {});
        }
      };
      for (let lane = 0; lane < SETS_AT_ONCE; lane++) void work();
    });
    afterAll(async () => {
      await database.end();
      await service.stop();
    });

    async function readSet(name: string): Promise<SetScore> {
      const folder = join(root, name);
      const expected = await readExpected(folder);
      if (!expected) throw new Error(`${folder} is no set`);
      return scoreSet(expected, service.runRecorded, () => HarSet.load(folder));
    }

    it.each(names)(
      '%s accounts for every posting it saw',
      async (name) => {
        await scores.get(name);
        const { rows } = await database.query<Account>(ACCOUNTS, [looked]);
        for (const {
          id,
          summary,
          pipeline,
          discovered,
          returned,
          filtered,
          duplicate,
          dropped,
          differs,
          last,
        } of rows) {
          looked.push(id);
          expect(differs).toBe(false);
          expect(discovered).toBe(returned + filtered + duplicate + dropped);
          expect(summary).toMatchObject(
            pipeline === 'career-pages'
              ? { jobs_total: returned, jobs_filtered_out: filtered + dropped }
              : { total_found: returned },
          );
          expect(last).toBe(returned === 0 ? null : returned - 1);
        }
      },
      PATIENCE,
    );

    it('reach their floors', async () => {
      expect(await belowFloors(group, figuresOf(group, await Promise.all(scores.values())))).toEqual([]);
    });
  });
}

/** The sets of a folder by name; none where it is absent. */
export function setsOf(root: string): string[] {
  return existsSync(root) ? readdirSync(root).sort() : [];
}
