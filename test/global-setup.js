import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../dist/db/embedded-postgres.js';
import { applyMigrations } from '../dist/db/migrations.js';

/** One Postgres for all tests; each suite gets a database of its own, cloned from a migrated template. */
export default async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'hiring-signals-tests-'));
  const postgres = await startEmbeddedPostgres(folder);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('CREATE DATABASE template_of_tests');
  await client.end();
  await applyMigrations(postgres.url.replace(/\/postgres$/, '/template_of_tests'));
  process.env.TEST_POSTGRES_URL = postgres.url;
  globalThis.testPostgres = { postgres, folder };
}
