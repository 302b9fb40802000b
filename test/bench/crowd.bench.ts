import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { built } from '../built.ts';
import { median } from './figures.ts';

/** Workers that are played, one size after the other. */
const CROWDS = [100, 300, 1000, 2000, 4000, 6000];
/** Runs aboard of each. */
const RUNS_ABOARD = 4;
/** Connections that they share, as behind a pooler: a thousand processes with their own would need a thousand of them. */
const CONNECTIONS = 60;
/** Time (ms) that each crowd is watched. */
const WATCHED = 10_000;
/** A statement that comes later than this (ms) makes a heartbeat late: the knee lies before. */
const LATE = 1000;

/** What a worker asks without pause: its heartbeat, for a job, and for each of its runs whether it still has it. */
const BEAT = `INSERT INTO worker_pools (id, heartbeat_at) VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET heartbeat_at = now()`;
const POLL = `
  UPDATE graphile_worker._private_jobs AS jobs SET attempts = jobs.attempts + 1, locked_by = $1, locked_at = now()
  FROM (SELECT id FROM graphile_worker._private_jobs WHERE is_available = true AND run_at <= now()
        ORDER BY priority, run_at LIMIT 1 FOR UPDATE SKIP LOCKED) AS next
  WHERE jobs.id = next.id RETURNING jobs.id`;
const LEASE = `SELECT lease, cancelled_at FROM runs WHERE id = $1`;

/** Heartbeats, queue polls and lease checks of crowds of workers against one Postgres: how late the statements are. */
export async function run(): Promise<void> {
  const { openDatabase } = (await import(built('db/database.js'))) as typeof import('../../src/db/database.js');
  const { makeWorkerUtils } = await import('graphile-worker');
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const database = await openDatabase({
    DATABASE_URL: undefined,
    DATA_DIR: folder,
    DATABASE_POOL_SIZE: CONNECTIONS,
  });
  const { pool } = database;
  try {
    const utils = await makeWorkerUtils({ pgPool: pool });
    await utils.migrate();
    await utils.release();
    for (const workers of CROWDS) {
      const took: number[] = [];
      const asked = async (name: string, text: string, value: string): Promise<void> => {
        const startedAt = performance.now();
        await pool.query({ name, text, values: [value] });
        took.push(performance.now() - startedAt);
      };
      const until = Date.now() + WATCHED;
      const every = async (interval: number, ask: () => Promise<void>): Promise<void> => {
        await sleep(Math.random() * interval);
        for (let due = Date.now(); due < until; due += interval) {
          await sleep(Math.max(0, due - Date.now()));
          await ask();
        }
      };
      const worker = (id: string): Promise<void>[] => [
        every(1000, () => asked('beat', BEAT, id)),
        every(2000, () => asked('poll', POLL, id)),
        ...Array.from({ length: RUNS_ABOARD }, () => every(2000, () => asked('lease', LEASE, id))),
      ];
      const all = Array.from({ length: workers }, (_, at) => worker(`pool-${String(at)}`)).flat();
      const refused = (await Promise.allSettled(all)).filter(({ status }) => status === 'rejected').length;
      const sorted = took.toSorted((a, b) => a - b);
      const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? NaN;
      console.log(
        `  ${String(workers).padStart(5)} workers: ${(took.length / (WATCHED / 1000)).toFixed(0)} statements/s of ${String(workers * (1.5 + RUNS_ABOARD / 2))} wanted, median ${median(took).toFixed(1)} ms, p99 ${p99.toFixed(0)} ms${p99 > LATE ? ': beyond the knee' : ''}${refused > 0 ? `, ${String(refused)} got no connection` : ''}`,
      );
      if (refused > 0) break;
    }
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
