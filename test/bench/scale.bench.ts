import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built } from '../built.ts';
import type { Database } from '../../src/db/database.ts';
import { median, timed, verdict } from './figures.ts';
import { storeManyPostings, type ManyPostings } from './many-postings.ts';

const FEW = 200_000;
const MANY = Number(process.env['SCALE_POSTINGS'] ?? 1_000_000);
/** Postings of the run that is paged through: page 4,000 is its last. */
const LARGE_RUN = 100_000;
const ROUNDS = 100;
/** Rounds that fetch what the others find in memory. */
const WARMING = 10;
const LIMIT = 1.3;

interface Side {
  readonly close: () => Promise<void>;
  readonly requests: Readonly<Record<string, () => Promise<unknown>>>;
}

/**
 * What callers and analysts ask most, with few postings and with many (SCALE_POSTINGS, in runs of 50): two servers side
 * by side, asked in turn, so that the load of the machine falls on both.
 */
export async function run(): Promise<void> {
  const few = await startSide(FEW);
  const many = await startSide(MANY);
  let worst = 0;
  const times = new Map(Object.keys(few.requests).map((name) => [name, { few: [] as number[], many: [] as number[] }]));
  for (let round = 0; round < ROUNDS + WARMING; round++)
    for (const [name, { few: little, many: much }] of times) {
      const took = [await timed(asked(few, name)), await timed(asked(many, name))] as const;
      if (round < WARMING) continue;
      little.push(took[0]);
      much.push(took[1]);
    }
  for (const [name, { few: little, many: much }] of times) {
    const ratio = median(much) / median(little);
    worst = Math.max(worst, ratio);
    console.log(
      `  ${name.padEnd(34)} ${median(little).toFixed(2)} ms with ${String(FEW)}, ${median(much).toFixed(2)} ms with ${String(MANY)}: ${ratio.toFixed(2)}`,
    );
  }
  console.log(`  greatest ratio: ${worst.toFixed(2)} ${verdict(worst <= LIMIT, `at most ${String(LIMIT)}`)}`);
  await few.close();
  await many.close();
}

function asked({ requests }: Side, name: string): () => Promise<unknown> {
  return (
    requests[name] ??
    ((): never => {
      throw new Error(name);
    })
  );
}

async function startSide(total: number): Promise<Side> {
  const { openDatabase } = (await import(built('db/database.js'))) as typeof import('../../src/db/database.js');
  const { RunStore } = (await import(
    built('runs/store/run-store.js')
  )) as typeof import('../../src/runs/store/run-store.js');
  const { RunLists } = (await import(
    built('runs/store/run-lists.js')
  )) as typeof import('../../src/runs/store/run-lists.js');
  const { makeWorkerUtils } = await import('graphile-worker');
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder, DATABASE_POOL_SIZE: 4 });
  const utils = await makeWorkerUtils({ pgPool: database.pool });
  await utils.migrate();
  await utils.release();
  const { id: apiKeyId } = await database.prisma.apiKey.create({
    data: { name: 'bench', prefix: 'x', hash: new Uint8Array(32) },
  });
  let many: ManyPostings | undefined;
  const took = await timed(async () => {
    many = await storeManyPostings(database, { total, large: LARGE_RUN, apiKeyId });
  });
  const [large, small] = [many?.largeRun ?? '', many?.idOf(7) ?? ''];
  console.log(`  ${String(total)} postings stored in ${(took / 1000).toFixed(0)} s`);
  const store = new RunStore(database);
  const lists = new RunLists(database, []);
  return {
    requests: {
      'page 1 of a run': () => store.page(large, 25, 0),
      'page 4,000 of it': () => store.page(large, 25, LARGE_RUN - 25),
      'the look-up of a run': () => store.find(small, apiKeyId),
      'the list of runs, first page': () => lists.runs(apiKeyId, {}, { limit: 25, after: undefined }),
      ...analystsRequests(database, small),
    },
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Questions about some runs: what is asked of all of them costs what all of them hold. */
function analystsRequests({ pool }: Pick<Database, 'pool'>, id: string): Side['requests'] {
  return {
    'analysts: postings of one run': () =>
      pool.query(`SELECT job_title, city FROM reporting.job_postings WHERE run_id = '${id}'`),
    'analysts: runs of the last hour': () =>
      pool.query(`SELECT run_id, status FROM reporting.runs WHERE created_at > now() - interval '1 hour'`),
  };
}
