import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from './local-site.js';
import { startTestService, type TestService } from './test-service.js';
import { loadBuilt } from '../built.ts';

const { Analysts } = await loadBuilt<typeof import('../../src/db/analysts.js')>('db/analysts.js');
const { applyMigrations } = await loadBuilt<typeof import('../../src/db/migrations.js')>('db/migrations.js');
const { startEmbeddedPostgres } =
  await loadBuilt<typeof import('../../src/db/embedded-postgres.js')>('db/embedded-postgres.js');
const { ApiKeys } = await loadBuilt<typeof import('../../src/accounts/api-keys.js')>('accounts/api-keys.js');
const { POSTING_FIELDS } = await loadBuilt<typeof import('../../src/postings/fields.js')>('postings/fields.js');
const { replaceFileRows } = await loadBuilt<typeof import('../../src/db/file-rows.js')>('db/file-rows.js');

describe('an analyst', () => {
  let service: TestService;
  let analysts: InstanceType<typeof Analysts>;
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

  it('reads a view that is made later, without anybody giving it to them', async () => {
    const { pool } = service.service.database;
    await pool.query('CREATE VIEW reporting.later AS SELECT count(*)::int AS runs FROM public.runs');
    try {
      expect(await query('SELECT runs FROM later')).toEqual([{ runs: 0 }]);
    } finally {
      await pool.query('DROP VIEW reporting.later');
    }
  });

  it.each([
    ['a table', 'SELECT * FROM public.runs'],
    [
      'a month of a table',
      `SELECT * FROM public.job_postings_${new Date().toISOString().slice(0, 7).replace('-', '_')}`,
    ],
    ['postings of before there were months', 'SELECT * FROM public.job_postings_before'],
    ['keys', 'SELECT * FROM public.api_keys'],
    ['a change, read-only switched off', 'SET default_transaction_read_only = off; DELETE FROM public.runs'],
    ['another role', 'SET ROLE postgres'],
    [
      'the row that recovery takes its turn by',
      'SET default_transaction_read_only = off; SELECT * FROM public.sweeps FOR UPDATE',
    ],
    ['a file', "SELECT pg_read_file('/etc/passwd')"],
  ])('is refused %s', async (_what, sql) => {
    expect(await query(sql)).toBe('42501');
  });

  // Postgres lets every login send NOTIFY: the queue would stop all workers on the second of these.
  it('stops nothing by what it may send', async () => {
    for (const channel of ['jobs:insert', 'worker:migrate', 'hiring_signals_webhooks', 'hiring_signals_ended_runs'])
      expect(await query(`NOTIFY "${channel}", '{"breaking":true,"migrationNumber":99}'`)).toEqual([]);
    const site = await startSite({ '/': '<h1>Bakery</h1>' });
    const { envelope } = await service.scrape({ company_url: site.url });
    await site.close();
    expect(envelope['status']).toBe('COMPLETED');
  });

  it('exists once, under a plain name, and ends', async () => {
    await expect(analysts.create(name)).rejects.toThrow('already');
    await expect(analysts.create('x"; DROP')).rejects.toThrow('NAME must be');
    for (const kept of ['public', 'none', 'pg_ann'])
      await expect(analysts.create(kept)).rejects.toThrow(`Postgres keeps ${kept} for itself`);
    expect(await analysts.list()).toContainEqual({ name, key: null });
    expect(await analysts.revoke(name)).toBe(true);
    expect(await analysts.revoke(name)).toBe(false);
    await expect(query('SELECT 1')).rejects.toThrow();
  });
});

describe('the views', () => {
  let service: TestService;
  let analysts: InstanceType<typeof Analysts>;
  const name = `analyst_${randomBytes(4).toString('hex')}`;
  let all: Client;
  let ofOne: Client;

  /** A run with a posting, a finding, a paid call, a charge and, of leavers, a file; all of a key. */
  const seed = async (run: {
    id: string;
    pipeline: string;
    keyId: string;
    input: object;
    summary: object;
  }): Promise<void> => {
    const { pool, prisma } = service.service.database;
    await pool.query(
      `INSERT INTO runs (id, pipeline, status, input, summary, api_key_id, started_at, finished_at)
       VALUES ($1, $2, 'COMPLETED', $3, $4, $5, now() - interval '3 seconds', now())`,
      [run.id, run.pipeline, run.input, run.summary, run.keyId],
    );
    await pool.query(
      `INSERT INTO job_postings (run_id, number, position, disposition, reason, dedup_key, job_title, posted_at, salary_min, job_url, evidence, requirements, nice_to_have, benefits)
       VALUES ($1, 0, 0, 'returned', NULL, 'a', 'Head of Sales (m/f/d)', to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS'), 50000, 'https://acme.example/1',
         '{"salary_min": {"source": "text", "quote": "from 50,000"}}', '{}', '{}', '{}'),
         ($1, 1, NULL, 'filtered', 'its title', 'b', 'Cook', 'soon', NULL, NULL, '{}', '{}', '{}', '{}')`,
      [run.id],
    );
    await pool.query(
      "INSERT INTO run_findings (run_id, number, kind, code, about) VALUES ($1, 0, 'refused', 'x', 'acme.example')",
      [run.id],
    );
    await pool.query(
      "INSERT INTO paid_calls (run_id, request_hash, service, step_id, cost, answered_at) VALUES ($1, 'h', 'exa', 's', 0.25, now())",
      [run.id],
    );
    await pool.query(
      "INSERT INTO credit_entries (api_key_id, run_id, amount, balance, reason) VALUES ($1, $2, -1, 9, 'run')",
      [run.keyId, run.id],
    );
    await pool.query(
      `WITH list AS (INSERT INTO watchlists (api_key_id, pipeline, input, cron, timezone, next_at)
         VALUES ($1, $3, $4, '0 7 * * *', 'UTC', now() + interval '1 day') RETURNING id)
       INSERT INTO changes (api_key_id, watchlist_id, run_id, type, key, reason, posting, changed)
       SELECT $1, id, $2, 'changed', 'a', 'its pay', '{"job_title": "Head of Sales"}', '{"salary_min": {"before": 1, "after": 2}}' FROM list`,
      [run.keyId, run.id, run.pipeline, run.input],
    );
    const { rows } = await pool.query<{ id: string }>(
      "INSERT INTO files (run_id, name, content) VALUES ($1, 'acme_leavers_1.csv', '') RETURNING id",
      [run.id],
    );
    const csv = `\uFEFFfull_name,old_company_name,old_company_domain,matched_title,left_date,months_since_left\r\n"'=Erika, ""M""",Acme,acme.example,Head of Sales,2026-09,2\r\n`;
    await prisma.$transaction((transaction) =>
      replaceFileRows(transaction, rows[0]?.id ?? '', new Uint8Array(Buffer.from(csv))),
    );
  };

  beforeAll(async () => {
    service = await startTestService({ ROLE: 'api' });
    analysts = new Analysts(service.service.database.pool, service.databaseUrl);
    const other = await service.service.app.get(ApiKeys).create('other', 0);
    const [mine] = (await service.service.app.get(ApiKeys).list()).filter((key) => key.name === 'test');
    const site = { input: { company_url: 'https://www.ACME.example:8080/jobs' }, summary: { company: 'Acme' } };
    await seed({ id: 'run_mine', pipeline: 'career-pages', keyId: service.keyId, ...site });
    await seed({ id: 'run_theirs', pipeline: 'career-pages', keyId: other.id, ...site });
    const leavers = { pipeline: 'leavers', input: { org_name: 'Us' }, summary: {} };
    await seed({ id: 'leavers_mine', keyId: service.keyId, ...leavers });
    await seed({ id: 'leavers_theirs', keyId: other.id, ...leavers });
    const person = {
      pipeline: 'enrich-person',
      input: { full_name: 'Erika' },
      summary: { email: 'e@acme.example', confidence: 0.9 },
    };
    await seed({ id: 'person_mine', keyId: service.keyId, ...person });
    await seed({ id: 'person_theirs', keyId: other.id, ...person });
    all = new Client({ connectionString: await analysts.create(name) });
    ofOne = new Client({ connectionString: await analysts.create(`${name}_one`, mine?.prefix) });
    await Promise.all([all.connect(), ofOne.connect()]);
  });
  afterAll(async () => {
    await Promise.all([all.end(), ofOne.end()]);
    await analysts.revoke(name);
    await analysts.revoke(`${name}_one`);
    await service.close();
  });

  it('have a comment on each column, those of postings the one of the field table', async () => {
    const { rows } = await all.query<{ view: string; column: string; comment: string | null }>(
      `SELECT c.relname AS view, a.attname AS column, col_description(c.oid, a.attnum) AS comment
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 WHERE c.relnamespace = 'reporting'::regnamespace`,
    );
    expect(rows.filter(({ comment }) => comment === null)).toEqual([]);
    const told = rows.filter(({ view, column }) => view === 'job_postings' && column in POSTING_FIELDS);
    expect(Object.fromEntries(told.map(({ column, comment }) => [column, comment]))).toEqual(
      Object.fromEntries(Object.entries(POSTING_FIELDS).map(([field, { description }]) => [field, description])),
    );
  });

  it('keep their columns: others may come behind them', async () => {
    const { rows } = await all.query<{ view: string; columns: string }>(
      `SELECT table_name AS view, string_agg(column_name, ' ' ORDER BY ordinal_position) AS columns FROM information_schema.columns
       WHERE table_schema = 'reporting' GROUP BY 1`,
    );
    const ofKey = await ofOne.query<{ view: string; columns: string }>(
      `SELECT table_name AS view, string_agg(column_name, ' ' ORDER BY ordinal_position) AS columns FROM information_schema.columns
       WHERE table_schema = 'reporting_of_key' GROUP BY 1`,
    );
    expect(ofKey.rows).toEqual(rows);
    const columns = Object.fromEntries(rows.map((row) => [row.view, row.columns]));
    for (const [view, promised] of Object.entries(PROMISED))
      expect(columns[view]?.slice(0, promised.length)).toBe(promised);
  });

  it('count, cost and date as people expect', async () => {
    const { rows } = await all.query(
      "SELECT company, company_domain, discovered, returned, filtered, findings, cost_usd, seconds FROM runs WHERE run_id = 'run_mine'",
    );
    expect(rows).toEqual([
      {
        company: 'Acme',
        company_domain: 'acme.example',
        discovered: 2,
        returned: 1,
        filtered: 1,
        findings: 1,
        cost_usd: 0.25,
        seconds: 3,
      },
    ]);
    const dated = await all.query(
      "SELECT posted_on = current_date AS today, posted_on FROM job_postings WHERE run_id = 'run_mine' ORDER BY number",
    );
    expect(dated.rows).toEqual([expect.objectContaining({ today: true }), { today: null, posted_on: null }]);
    expect(
      (await all.query("SELECT full_name, months_since_left FROM leavers WHERE run_id = 'leavers_mine'")).rows,
    ).toEqual([{ full_name: '=Erika, "M"', months_since_left: 2 }]);
  });

  it('show changes by company', async () => {
    const { rows } = await all.query(
      "SELECT company_domain, type, job_title, changed->'salary_min'->>'after' AS pay FROM changes WHERE run_id = 'run_mine'",
    );
    expect(rows).toEqual([{ company_domain: 'acme.example', type: 'changed', job_title: 'Head of Sales', pay: '2' }]);
  });

  it('answer each query of the README', async () => {
    const [sql = ''] = /(?<=```sql\n)[^`]+/.exec(readFileSync('README.md', 'utf8')) ?? [];
    const queries = sql.split(';').filter((query) => query.trim() !== '');
    expect(queries).toHaveLength(5);
    for (const client of [all, ofOne])
      for (const query of queries) expect([query, (await client.query(query)).rows.length > 0]).toEqual([query, true]);
  });

  it('show every column to both kinds of analysts', async () => {
    for (const client of [all, ofOne])
      for (const view of Object.keys(PROMISED)) await client.query(`SELECT * FROM ${view}`);
  });

  it('show the analyst of one key that key alone', async () => {
    const { rows } = await all.query<{ view: string }>(
      "SELECT viewname AS view FROM pg_views WHERE schemaname = 'reporting'",
    );
    expect(rows.map(({ view }) => view).sort()).toEqual(Object.keys(PROMISED).sort());
    for (const { view } of rows) {
      if (view === 'decision_makers') continue;
      const runs = async (client: Client): Promise<string[]> =>
        (
          await client.query<{ run_id: string }>(`SELECT DISTINCT run_id FROM ${view} WHERE run_id IS NOT NULL`)
        ).rows.map(({ run_id }) => run_id);
      expect([view, (await runs(all)).some((id) => id.endsWith('theirs'))]).toEqual([view, true]);
      expect([view, (await runs(ofOne)).every((id) => id.endsWith('mine'))]).toEqual([view, true]);
      expect([view, (await runs(ofOne)).length > 0]).toEqual([view, true]);
    }
    await expect(ofOne.query('SELECT * FROM reporting.runs')).rejects.toMatchObject({ code: '42501' });
    await ofOne.query('SET default_transaction_read_only = off');
    await expect(ofOne.query('CREATE TEMP TABLE hoard (x integer)')).rejects.toMatchObject({ code: '42501' });
    await expect(analysts.create('x_y', 'hs_nobody')).rejects.toThrow('There is no API key hs_nobody');
  });

  it('run no function of an analyst on rows of another key', async () => {
    // Without barriers a cheap condition is looked at before the one on the key, and its error tells the row.
    const { rows } = await ofOne.query(
      "SELECT run_id FROM job_postings WHERE CASE WHEN run_id LIKE '%theirs' THEN 1 / (length(run_id) - length(run_id)) = 0 ELSE true END",
    );
    expect(rows.length).toBeGreaterThan(0);
  });
});

/** A server of its own: roles are the server's, and other specs need theirs. */
describe('a server without the roles of the readers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'analysts-'));
  const READERS = ['hiring_signals_reader', 'hiring_signals_key_reader'];
  let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
  let pool: Pool;

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    postgres = await startEmbeddedPostgres(join(folder, 'data'));
    await applyMigrations(postgres.url);
    pool = new Pool({ connectionString: postgres.url });
    await pool.query(
      "INSERT INTO api_keys (id, name, prefix, hash) VALUES (gen_random_uuid(), 'mine', 'hs_mine', 'x')",
    );
    // As after pg_restore on a new server: the grants of the dump found nobody.
    for (const role of READERS) await pool.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  });
  afterAll(async () => {
    await pool.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has them with the first analyst of each kind', async () => {
    const analysts = new Analysts(pool, postgres.url);
    for (const address of [await analysts.create('ann'), await analysts.create('bob', 'hs_mine')]) {
      const client = new Client({ connectionString: address });
      await client.connect();
      for (const view of Object.keys(PROMISED)) await client.query(`SELECT * FROM ${view}`);
      await client.end();
    }
    expect(await analysts.list()).toEqual([
      { name: 'ann', key: null },
      { name: 'bob', key: 'mine' },
    ]);
  });

  it('says what the user of the service may not do', async () => {
    await pool.query("CREATE ROLE weak LOGIN PASSWORD 'weak'");
    const address = new URL(postgres.url);
    [address.username, address.password] = ['weak', 'weak'];
    const weak = new Pool({ connectionString: address.toString() });
    await expect(new Analysts(weak, address.toString()).create('cid')).rejects.toThrow(
      /^DATABASE_URL: its user may not keep logins .*permission denied/,
    );
    await weak.end();
  });
});

/** Columns that analysts' queries may rely on. */
const PROMISED: Readonly<Record<string, string>> = {
  changes:
    'sequence watchlist_id run_id pipeline company company_domain type posting_key reason job_title location job_url changed posting is_backfill created_at',
  costs: 'run_id pipeline service calls cost_usd service_credits tokens first_at last_at',
  credits: 'entry api_key run_id amount balance reason created_at',
  decision_makers:
    'run_id side number company_name company_domain company_linkedin_url company_industry company_size full_name first_name last_name title matched_title seniority linkedin_url person_location related_leavers source_person_id created_at',
  emails:
    'run_id full_name company_name company_domain email status reason confidence provider verifier created_at finished_at',
  evidence: 'run_id number field source quote',
  job_postings:
    'run_id number position disposition reason job_title location city country job_type remote_policy department contract_type salary_min salary_max salary_currency salary_period min_years_of_experience requirements nice_to_have benefits job_description hiring_manager_name hiring_manager_email hiring_manager_phone job_url ats_system source posted_at application_deadline company_name company_size company_website industry headquarters founded revenue company_profile_url postal_code street_address extras evidence pipeline company company_domain discovered_at posted_on application_deadline_on reason_code',
  leavers:
    'run_id number full_name first_name last_name linkedin_url person_location person_country old_company_name old_company_domain old_company_linkedin_url old_company_industry old_company_size old_title matched_title old_start_date left_date left_date_precision months_since_left new_company_name new_company_domain new_company_linkedin_url new_company_industry new_company_size new_title new_start_date qualification_reason qualification_confidence vacancy_status vacancy_url vacancy_posted_at profile_last_updated source_person_id created_at',
  run_findings: 'run_id number kind code about seen kept status detail',
  runs: 'run_id pipeline status summary warnings error credits_consumed created_at started_at finished_at cancelled_at tags api_key company company_domain discovered returned filtered duplicates dropped findings cost_usd seconds',
};
