import { expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createDatabase } from './test-database.js';
import { loadBuilt } from '../built.ts';

const { diffToSchema } = await loadBuilt<typeof import('../../src/db/migrations.js')>('db/migrations.js');
const { POSTING_FIELD_NAMES, POSTING_FIELDS } =
  await loadBuilt<typeof import('../../src/postings/fields.js')>('postings/fields.js');

it('the tables are those of schema.prisma, and job_postings and its view have every field of a posting', async () => {
  const url = await createDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ column_name: string; data_type: string }>(
    "SELECT column_name, data_type FROM information_schema.columns WHERE table_name = 'job_postings' AND table_schema = 'public'",
  );
  const { rows: view } = await client.query<{ column_name: string }>(
    "SELECT column_name FROM information_schema.columns WHERE table_name = 'job_postings' AND table_schema = 'reporting'",
  );
  const drift = await diffToSchema(url);
  await client.end();
  const types = { text: 'text', number: 'double precision', integer: 'integer', list: 'ARRAY' };
  const columns = new Map(rows.map((row) => [row.column_name, row.data_type]));
  for (const [name, { kind }] of Object.entries(POSTING_FIELDS))
    expect([name, columns.get(name)]).toEqual([name, types[kind]]);
  expect(view.map((row) => row.column_name)).toEqual(expect.arrayContaining(POSTING_FIELD_NAMES));
  // schema.prisma changed without a migration: `npm run migration -- <name>` writes it.
  expect(drift).toBe('');
});
