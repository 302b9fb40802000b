import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { built, loadBuilt } from '../built.ts';

const { applyMigrations } = await loadBuilt<typeof import('../../src/db/migrations.js')>('db/migrations.js');

let admin: Client;
const opened: Client[] = [];
beforeAll(async () => {
  admin = await connected(process.env['TEST_POSTGRES_URL'] ?? '');
});
afterAll(() => Promise.all(opened.map((client) => client.end())));

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  opened.push(client);
  return client;
}

async function emptyDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin.query(`CREATE DATABASE ${name}`);
  return (process.env['TEST_POSTGRES_URL'] ?? '').replace(/\/postgres$/, `/${name}`);
}

/** Another process that migrates the database. */
const migrating = (url: string): ChildProcess =>
  spawn(process.execPath, [
    '--input-type=module',
    '-e',
    'await (await import(process.argv[1])).applyMigrations(process.argv[2])',
    built('db/migrations.js'),
    url,
  ]);

const unfinished = 'SELECT FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL';

/** Another process in the midst of its migrations, which stops there as long as somebody has a table of them. */
async function stopped(url: string): Promise<{ child: ChildProcess; other: Client }> {
  const other = await connected(url);
  const child = migrating(url);
  for (;;) {
    await other.query('BEGIN');
    const isLocked = await other.query('LOCK TABLE runs IN ACCESS EXCLUSIVE MODE').then(
      () => true,
      () => false,
    );
    if (isLocked) break;
    await other.query('ROLLBACK');
    await sleep(2);
  }
  while ((await other.query(unfinished)).rowCount === 0) await sleep(10);
  return { child, other };
}

it('a migration in whose midst its process was killed is applied by the next one, when Postgres has let go of it', async () => {
  const url = await emptyDatabase();
  const { child, other } = await stopped(url);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = applyMigrations(url);
  await sleep(500);
  await other.query('ROLLBACK');
  await next;
  expect(await applyMigrations(url)).toEqual([]);
  expect((await other.query(unfinished)).rowCount).toBe(0);
  expect((await other.query('SELECT notes FROM watchlists')).rows).toEqual([]);
});

it('whoever waits for another process to migrate waits as long as that takes', async () => {
  const url = await emptyDatabase();
  const { child, other } = await stopped(url);
  const waiting = applyMigrations(url);
  await sleep(11_000);
  await other.query('ROLLBACK');
  const [exit, applied] = await Promise.all([once(child, 'exit'), waiting]);
  expect([exit, applied]).toEqual([[0, null], []]);
});
