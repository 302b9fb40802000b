import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { built } from '../built.ts';
import { median, spread, timed, verdict } from './figures.ts';
import { startBenchedService } from './benched-service.ts';
import { storeManyPostings } from './many-postings.ts';

const TOTAL = Number(process.env['ANALYSTS_POSTINGS'] ?? 5_000_000);
const ROUNDS = 5;
/** Milliseconds a query may take, and some rows found. */
const CEILING = 1000;

/**
 * The README's queries as an analyst, on runs of 50 postings: one company a minute. ANALYSTS_POSTINGS says how many
 * postings.
 */
export async function run(): Promise<void> {
  const { Analysts } = (await import(built('db/analysts.js'))) as typeof import('../../src/db/analysts.js');
  const service = await startBenchedService(['api'], {});
  const analysts = new Analysts(service.database.pool, service.database.url);
  const name = 'analyst_of_the_bench';
  const client = new Client({ connectionString: await analysts.create(name) });
  try {
    const { rows } = await service.database.pool.query<{ id: string }>("SELECT id FROM api_keys WHERE name = 'bench'");
    const stored = await timed(() =>
      storeManyPostings(service.database, { total: TOTAL, large: 0, apiKeyId: rows[0]?.id ?? '' }),
    );
    console.log(`  ${TOTAL.toLocaleString('en-US')} postings stored in ${(stored / 1000).toFixed(0)} s`);
    await service.database.pool.query(
      `INSERT INTO runs (id, pipeline, status, input, summary, api_key_id) SELECT 'leavers', 'leavers', 'COMPLETED', '{}', '{}', id FROM api_keys WHERE name = 'bench'`,
    );
    await service.database.pool.query(
      `WITH file AS (INSERT INTO files (run_id, name, content) VALUES ('leavers', 'us_leavers_1.csv', '') RETURNING id)
       INSERT INTO file_rows SELECT id, i, jsonb_build_object('full_name', 'Person ' || i, 'old_company_domain', 'company' || i * 7 || '.example', 'matched_title', 'Head of Sales')
       FROM file, generate_series(1, 1000) AS i`,
    );
    await service.database.pool.query('ANALYZE');
    await client.connect();
    const [sql = ''] = /(?<=```sql\n)[^`]+/.exec(readFileSync('README.md', 'utf8')) ?? [];
    for (const query of sql.split(';').filter((text) => text.trim() !== '')) await ask(query, client);
  } finally {
    await client.end();
    await analysts.revoke(name);
    await service.stop();
  }
}

async function ask(query: string, client: Client): Promise<void> {
  const times: number[] = [];
  let found = 0;
  for (let round = 0; round < ROUNDS; round++)
    times.push(await timed(async () => (found = (await client.query(query)).rows.length)));
  console.log(
    `  ${/-- (.+)/.exec(query)?.[1] ?? ''}: ${String(found)} rows, ${spread(times, 'ms')} ${verdict(found > 0 && median(times) < CEILING, `rows, below ${String(CEILING)} ms`)}`,
  );
  if (process.env['EXPLAIN'] === undefined) return;
  for (const row of (await client.query<Record<string, string>>(`EXPLAIN (ANALYZE, COSTS OFF) ${query}`)).rows)
    console.log(`      ${row['QUERY PLAN'] ?? ''}`);
}
