import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { Analysts } from '../../src/db/analysts.js';
import { startTestService, type TestService } from './test-service.js';

describe('an analyst', () => {
  let service: TestService;
  let analysts: Analysts;
  const name = `analyst_${randomBytes(4).toString('hex')}`;
  let url = '';

  beforeAll(async () => {
    service = await startTestService();
    analysts = new Analysts(service.service.database.pool, service.databaseUrl);
    url = await analysts.create(name);
  });
  afterAll(async () => {
    await analysts.revoke(name);
    await service.close();
  });

  /** The rows of a statement as the analyst, or the code Postgres refuses it with. */
  const query = async (sql: string): Promise<unknown> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      const statements = sql.split(';');
      for (const statement of statements.slice(0, -1)) await client.query(statement);
      return (await client.query(statements.at(-1) ?? '')).rows;
    } catch (error) {
      return (error as { code: string }).code;
    } finally {
      await client.end();
    }
  };

  it('reads the views, by their names alone', async () => {
    expect(await query('SELECT run_id FROM runs')).toEqual([]);
    expect(await query('SELECT count(*)::int AS n FROM reporting.job_postings')).toEqual([{ n: 0 }]);
  });

  it.each([
    ['a table', 'SELECT * FROM public.runs'],
    ['keys', 'SELECT * FROM public.api_keys'],
    ['a change, read-only switched off', 'SET default_transaction_read_only = off; DELETE FROM public.runs'],
    ['another role', 'SET ROLE postgres'],
    ['a file', "SELECT pg_read_file('/etc/passwd')"],
  ])('is refused %s', async (_what, sql) => {
    expect(await query(sql)).toBe('42501');
  });

  it('exists once, under a plain name, and ends', async () => {
    await expect(analysts.create(name)).rejects.toThrow('already');
    await expect(analysts.create('x"; DROP')).rejects.toThrow('NAME must be');
    expect(await analysts.list()).toContain(name);
    expect(await analysts.revoke(name)).toBe(true);
    expect(await analysts.revoke(name)).toBe(false);
    await expect(query('SELECT 1')).rejects.toThrow();
  });
});
