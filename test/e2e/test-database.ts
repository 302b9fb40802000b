import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A fresh database, cloned from the migrated template. */
export async function createDatabase(): Promise<string> {
  const url = process.env['TEST_POSTGRES_URL'] ?? '';
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE template_of_tests`);
  await client.end();
  return url.replace(/\/postgres$/, `/${name}`);
}
