import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, spread, timed } from './figures.ts';

const built = (path: string): string => join(import.meta.dirname, '..', '..', 'dist', path);
const ROWS = 100_000;
const DESCRIPTION = 'A posting of two kilobytes, as they come. '.repeat(45);

/** Storing 100,000 postings, and the first page of such a run against its last. */
export async function run(): Promise<void> {
  const { openDatabase } = (await import(built('db/database.js'))) as typeof import('../../src/db/database.js');
  const { RunStore } = (await import(built('runs/run-store.js'))) as typeof import('../../src/runs/run-store.js');
  const { makeWorkerUtils } = await import('graphile-worker');
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder, DATABASE_POOL_SIZE: 10 });
  try {
    const utils = await makeWorkerUtils({ pgPool: database.pool });
    await utils.migrate();
    await utils.release();
    const store = new RunStore(database);
    const { id: apiKeyId } = await database.prisma.apiKey.create({
      data: {
        name: 'bench',
        prefix: 'x',
        hash: new Uint8Array(32),
        credits: { create: { amount: 1, balance: 1, reason: 'granted' } },
      },
    });
    await store.accept(
      {
        id: 'run_bench',
        pipeline: { name: 'bench' },
        input: {},
        apiKeyId,
      },
      { queuedRuns: 1, triggersPerMinute: 1, creditsReserved: 0 },
    );
    const attempt = await store.startAttempt('run_bench', 'bench');
    if (!attempt) throw new Error('the run is not to be had');
    const postings = Array.from({ length: ROWS }, (_, index) => ({
      fields: {
        job_title: `Engineer ${String(index)}`,
        location: 'Berlin, Germany',
        salary_min: 50_000 + index,
        requirements: ['One', 'Two'],
        job_description: DESCRIPTION,
      },
      evidence: { job_title: { source: 'ats' as const } },
      disposition: 'returned' as const,
      dedupKey: String(index),
    }));
    const took = await timed(() =>
      store.judgePostings(
        attempt,
        postings.map((posting, number) => ({ number, posting })),
      ),
    );
    console.log(
      `  storing ${String(ROWS)} postings of 2 KB: ${(ROWS / (took / 1000)).toFixed(0)} rows/s (floor 10,000)`,
    );
    await database.pool.query('VACUUM ANALYZE job_postings');
    const first: number[] = [];
    const last: number[] = [];
    for (let round = 0; round < 200; round++) {
      first.push(await timed(() => store.page('run_bench', 25, 0)));
      last.push(await timed(() => store.page('run_bench', 25, ROWS - 25)));
    }
    console.log(`  first page: ${spread(first, 'ms')}`);
    console.log(`  last page:  ${spread(last, 'ms')}`);
    console.log(`  last / first: ${(median(last) / median(first)).toFixed(2)} (at most 1.3)`);
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
