import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../dist/db/embedded-postgres.js';
import { applyMigrations } from '../dist/db/migrations.js';
import { makeMonths } from '../dist/runs/store/months.js';

/** One Postgres for all tests; each suite gets a database of its own, cloned from a migrated template. */
export default async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'hiring-signals-tests-'));
  const postgres = await startEmbeddedPostgres(folder);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('CREATE DATABASE template_of_tests');
  await client.end();
  const template = postgres.url.replace(/\/postgres$/, '/template_of_tests');
  await applyMigrations(template);
  const rows = new pg.Pool({ connectionString: template, max: 1 });
  await makeMonths({ rows });
  await rows.end();
  process.env.TEST_POSTGRES_URL = postgres.url;
  globalThis.testPostgres = { postgres, folder };
}
