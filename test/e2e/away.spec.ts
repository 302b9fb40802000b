import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../src/db/database.js';
import { createDatabase } from './test-database.js';
import { loadBuilt } from '../built.ts';

const { isDatabaseError, isUnavailable, openDatabase } =
  await loadBuilt<typeof import('../../src/db/database.js')>('db/database.js');
const { listen } = await loadBuilt<typeof import('../../src/db/listen.js')>('db/listen.js');
const { isReady } = await loadBuilt<typeof import('../../src/db/readiness.js')>('db/readiness.js');
const { Metrics } = await loadBuilt<typeof import('../../src/operations/metrics.js')>('operations/metrics.js');

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ DATABASE_URL: await createDatabase(), DATA_DIR: '', DATABASE_POOL_SIZE: 2 });
});
afterAll(() => database.close());

const raise = (code: string): string =>
  `DO $$ BEGIN RAISE EXCEPTION 'could not extend file "base/1/2"' USING ERRCODE = '${code}'; END $$`;
const errorOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it.each([
  ['53100', true, 'the disk is full'],
  ['53300', true, 'too many connections'],
  ['57P01', true, 'the operator ends it'],
  ['58030', true, 'the file system fails'],
  ['25006', true, 'it is a standby by now'],
  ['40P01', true, 'two waited for each other'],
  ['57014', false, 'the statement takes longer than it may, and would the next time'],
  ['23505', false, 'a row is there already'],
  ['22P02', false, 'a value is none'],
])('Postgres is away by its code %s: %s (%s)', async (code, away) => {
  const errors = [
    await errorOf(database.prisma.$executeRawUnsafe(raise(code))),
    await errorOf(database.rows.query(raise(code))),
    await errorOf(database.prisma.$transaction((transaction) => transaction.$executeRawUnsafe(raise(code)))),
  ];
  expect(errors.map(isUnavailable)).toEqual([away, away, away]);
  expect(errors.map(isDatabaseError)).toEqual([true, true, true]);
});

it('whoever could not listen to it is told so, and nobody goes on trying for them', async () => {
  let tries = 0;
  const closing = createServer((socket) => {
    tries++;
    socket.destroy();
  });
  await new Promise<void>((listening) => closing.listen(0, '127.0.0.1', listening));
  const url = `postgresql://x:y@127.0.0.1:${String((closing.address() as AddressInfo).port)}/x`;
  await expect(listen(url, 'channel', { onMessage: () => {}, onReconnect: () => {} })).rejects.toThrow();
  await sleep(1200);
  closing.close();
  expect(tries).toBe(1);
});

it('is not ready while it hangs, and the figures of the process are told without it', async () => {
  const { pool } = database;
  await pool.query('CREATE SCHEMA graphile_worker; CREATE TABLE graphile_worker.jobs ()');
  expect(await isReady(database)).toBe(true);
  const holding = await pool.connect();
  await holding.query('BEGIN; LOCK TABLE graphile_worker.jobs');
  const metrics = new Metrics();
  metrics.readOpenRunsFrom(() => new Promise(() => {}));
  try {
    const begun = Date.now();
    const [ready, figures] = await Promise.all([isReady(database), metrics.registry.metrics()]);
    expect(ready).toBe(false);
    expect(figures).toContain('process_cpu_seconds_total');
    expect(Date.now() - begun).toBeLessThan(9000);
  } finally {
    await holding.query('ROLLBACK');
    holding.release();
  }
});

it.each([
  ['EAI_AGAIN', true, 'names are not answered just now'],
  ['EHOSTUNREACH', true, 'no way to it'],
  ['ENETUNREACH', true, 'no network'],
  ['P2028', true, 'a transaction got no connection, or its time was over'],
  ['ERR_INVALID_URL', false, 'the address is none'],
])('Postgres is away by the code %s of whoever asks it: %s (%s)', (code, away) => {
  expect(isUnavailable(new Error('it failed', { cause: Object.assign(new Error('x'), { code }) }))).toBe(away);
});
