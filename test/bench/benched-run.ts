import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeWorkerUtils } from 'graphile-worker';
import type { Database } from '../../src/db/database.js';
import type { StoredPosting } from '../../src/runs/store/posting-rows.js';
import type { Attempt } from '../../src/runs/store/run-rows.js';
import type { RunStore } from '../../src/runs/store/run-store.js';
import type { JudgedPosting } from '../../src/postings/posting.js';
import { built } from '../built.ts';

/** Texts of two kilobytes, as many as there are: Postgres compresses each by itself. */
const TEXTS = 500;
const TEXT_LENGTH = 2000;

/** A run that is worked on, in a database of its own. */
export interface BenchedRun {
  readonly database: Database;
  readonly store: RunStore;
  readonly attempt: Attempt;
  /** The attempt at another run. */
  readonly another: () => Promise<Attempt>;
}

/** Does the work with a run on an embedded Postgres, which is gone afterwards. */
export async function withBenchedRun(work: (run: BenchedRun) => Promise<void>, connections = 10): Promise<void> {
  const { openDatabase } = (await import(built('db/database.js'))) as typeof import('../../src/db/database.js');
  const { RunStore } = (await import(
    built('runs/store/run-store.js')
  )) as typeof import('../../src/runs/store/run-store.js');
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder, DATABASE_POOL_SIZE: connections });
  try {
    const utils = await makeWorkerUtils({ pgPool: database.pool });
    await utils.migrate();
    await utils.release();
    const { id: apiKeyId } = await database.prisma.apiKey.create({
      data: { name: 'bench', prefix: 'x', hash: new Uint8Array(32) },
    });
    const store = new RunStore(database);
    const started = async (id: string): Promise<Attempt> => {
      await database.prisma.run.create({ data: { id, pipeline: 'bench', input: {}, apiKeyId } });
      const attempt = await store.startAttempt(id, 'bench');
      if (!attempt) throw new Error('the run is not to be had');
      return attempt;
    };
    let others = 0;
    const attempt = await started('run_bench');
    await work({ database, store, attempt, another: () => started(`run_bench_${String(++others)}`) });
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * A text of random words as prose has them: few come often, most seldom. It compresses as prose does, to some 0.6 of
 * its length;
 * one sentence over and over would compress to nothing.
 */
function prose(seed: number): string {
  let state = seed + 1;
  const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const wordOf = (rank: number): string => {
    let [letters, rest] = ['', rank * 7919 + 31];
    for (let at = 0; at < 2 + (rank % 9); at++) {
      letters += 'etaoinshrdlucmfwygpbvkxqjz'[rest % 26] ?? '';
      rest = (rest * 31 + rank + at) % 1_000_003;
    }
    return letters;
  };
  let text = '';
  while (text.length < TEXT_LENGTH) text += `${wordOf(Math.floor(3000 ** random()))}${random() < 0.08 ? '. ' : ' '}`;
  return text.slice(0, TEXT_LENGTH);
}

/** So many returned postings of two kilobytes each. */
export function benchedPostings(count: number): StoredPosting<JudgedPosting>[] {
  const texts = Array.from({ length: TEXTS }, (_, seed) => prose(seed));
  return Array.from({ length: count }, (_, number) => ({
    number,
    posting: {
      fields: {
        job_title: `Engineer ${String(number)}`,
        location: 'Berlin, Germany',
        city: 'Berlin',
        country: 'Germany',
        salary_min: 50_000 + number,
        requirements: ['One', 'Two'],
        job_description: texts[number % TEXTS] ?? '',
      },
      evidence: { job_title: { source: 'ats' as const } },
      disposition: 'returned' as const,
      dedupKey: String(number),
    },
  }));
}
