import type { Database } from '../../src/db/database.ts';
import { built } from '../built.ts';

/** Postings of one run, and rows a statement stores. */
const BATCH = 50_000;
/** Postings of an ordinary run. */
const A_RUN = 50;
const MINUTE = 60_000;

/** What the benchmarks look for. */
export interface ManyPostings {
  /** A run that holds as many postings as were wanted for it. */
  readonly largeRun: string;
  /** The ordinary runs, from 1 on, the newest first; run 0 is the large one. */
  readonly idOf: (run: number) => string;
}

/** How many postings, how many of them in one run, whose, and how far the runs are apart: a minute by default. */
interface Wanted {
  readonly total: number;
  readonly large: number;
  readonly apiKeyId: string;
  readonly newest?: Date;
  readonly minutesApart?: number;
}

/**
 * Fills a database with runs of a key: one large one, and as many ordinary ones of 50 postings as are left, in the
 * partitions of their months.
 */
export async function storeManyPostings(
  database: Pick<Database, 'pool' | 'rows'>,
  { total, large, apiKeyId, newest = new Date(), minutesApart = 1 }: Wanted,
): Promise<ManyPostings> {
  const { firstIdOf } = (await import(built('runs/run-ids.js'))) as typeof import('../../src/runs/run-ids.js');
  const { makeMonths } = (await import(
    built('runs/store/months.js')
  )) as typeof import('../../src/runs/store/months.js');
  const { pool } = database;
  const runs = Math.floor((total - large) / A_RUN);
  const timeOf = (run: number): Date => new Date(newest.getTime() - run * minutesApart * MINUTE);
  const idOf = (run: number): string => `${firstIdOf(timeOf(run))}${String(run).padStart(22, '0')}`;
  const idsOf = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, at) => idOf(from + at));
  for (
    let month = timeOf(runs);
    month < newest;
    month = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1))
  )
    await makeMonths(database, month);
  await pool.query(
    `INSERT INTO runs (id, pipeline, status, input, summary, api_key_id, created_at, started_at, finished_at)
     SELECT id, 'career-pages', 'COMPLETED',
       jsonb_build_object('company_url', 'https://www.company' || i % 20000 || '.example/'), jsonb_build_object('company', 'Company ' || i % 20000),
       $1, at, at, at + interval '40 seconds'
     FROM unnest($2::text[]) WITH ORDINALITY AS run (id, number), LATERAL (SELECT number - 1, $3::timestamptz - (number - 1) * $4::double precision * interval '1 minute') AS nth (i, at)`,
    [apiKeyId, idsOf(0, runs + 1), newest, minutesApart],
  );
  const insert = (
    ids: readonly string[],
    { from, to, before }: Record<'from' | 'to' | 'before', number>,
  ): Promise<unknown> =>
    pool.query(
      `INSERT INTO job_postings (run_id, number, position, disposition, reason, dedup_key, job_title, location, city, country, posted_at, salary_min,
         salary_currency, job_url, company_name, requirements, nice_to_have, benefits, job_description, evidence)
       SELECT id, number, CASE WHEN i % 100 <> 7 THEN number END, (CASE WHEN i % 100 = 7 THEN 'dropped' ELSE 'returned' END)::"Disposition",
         CASE WHEN i % 100 = 7 THEN 'it has no title' END, i::text, (ARRAY['Engineer','Cook','Head of Sales','Nurse','Driver'])[1 + i % 5] || ' ' || i % 1000,
         'Berlin, Germany', 'Berlin', 'Germany', to_char(now() - (i % 90) * interval '1 day', 'YYYY-MM-DD'), 40000 + i % 30000, 'EUR',
         'https://company.example/jobs/' || i, 'Company', '{}', '{}', '{}', repeat('A posting of half a kilobyte. ', 17),
         '{"job_title": {"source": "json-ld"}, "salary_min": {"source": "text", "quote": "from 40,000 EUR"}}'
       FROM unnest($1::text[]) WITH ORDINALITY AS run (id, nth), generate_series($2::integer, $3::integer - 1) AS number,
         LATERAL (SELECT ($4 + (nth - 1) * ${String(A_RUN)} + number)::integer) AS counted (i)`,
      [ids, from, to, before],
    );
  for (let from = 0; from < large; from += BATCH)
    await insert([idOf(0)], { from, to: Math.min(large, from + BATCH), before: 0 });
  for (let run = 1; run <= runs; run += BATCH / A_RUN)
    await insert(idsOf(run, Math.min(runs + 1, run + BATCH / A_RUN)), {
      from: 0,
      to: A_RUN,
      before: (run - 1) * A_RUN,
    });
  await pool.query(
    `INSERT INTO run_findings (run_id, number, kind, code, about)
     SELECT id, 0, 'refused', 'host_refused', input->>'company_url' FROM runs WHERE right(id, 1) IN ('0', '3', '6') ON CONFLICT DO NOTHING`,
  );
  for (const table of ['runs', 'job_postings', 'posting_counts', 'run_findings'])
    await pool.query(`VACUUM ANALYZE ${table}`);
  return { largeRun: idOf(0), idOf };
}
