import type { Database } from '../../src/db/database.ts';

/** Postings of one run, and rows a statement stores. */
const BATCH = 50_000;

/** What the benchmarks look for. */
export interface ManyPostings {
  /** A run that holds a million postings, or all where there are fewer. */
  readonly largeRun: string;
}

/** Fills a database with runs of a key: one large one, and as many ordinary ones of 50 postings as are left. */
export async function storeManyPostings(
  { pool }: Pick<Database, 'pool'>,
  { total, large, apiKeyId }: { total: number; large: number; apiKeyId: string },
): Promise<ManyPostings> {
  const runs = Math.floor((total - large) / 50);
  await pool.query(
    `INSERT INTO runs (id, pipeline, status, input, summary, api_key_id, created_at, started_at, finished_at)
     SELECT CASE i WHEN 0 THEN 'run_large' ELSE 'run_' || i END, 'career-pages', 'COMPLETED',
       jsonb_build_object('company_url', 'https://www.company' || i % 20000 || '.example/'), jsonb_build_object('company', 'Company ' || i % 20000),
       $1, now() - i * interval '1 minute', now() - i * interval '1 minute', now() - i * interval '1 minute' + interval '40 seconds'
     FROM generate_series(0, $2::integer) AS i`,
    [apiKeyId, runs],
  );
  const insert = (from: number, to: number, run: string, number: string): Promise<unknown> =>
    pool.query(
      `INSERT INTO job_postings (run_id, number, position, disposition, reason, dedup_key, job_title, location, city, country, posted_at, salary_min,
         salary_currency, job_url, company_name, requirements, nice_to_have, benefits, job_description, evidence)
       SELECT ${run}, ${number}, CASE WHEN i % 100 <> 7 THEN ${number} END, (CASE WHEN i % 100 = 7 THEN 'dropped' ELSE 'returned' END)::"Disposition",
         CASE WHEN i % 100 = 7 THEN 'it has no title' END, i::text, (ARRAY['Engineer','Cook','Head of Sales','Nurse','Driver'])[1 + i % 5] || ' ' || i % 1000,
         'Berlin, Germany', 'Berlin', 'Germany', to_char(now() - (i % 90) * interval '1 day', 'YYYY-MM-DD'), 40000 + i % 30000, 'EUR',
         'https://company.example/jobs/' || i, 'Company', '{}', '{}', '{}', repeat('A posting of half a kilobyte. ', 17),
         '{"job_title": {"source": "json-ld"}, "salary_min": {"source": "text", "quote": "from 40,000 EUR"}}'
       FROM generate_series($1::integer, $2::integer) AS i`,
      [from, to],
    );
  for (let from = 0; from < large; from += BATCH)
    await insert(from, Math.min(large, from + BATCH) - 1, "'run_large'", 'i');
  for (let from = 0; from < runs * 50; from += BATCH)
    await insert(from, Math.min(runs * 50, from + BATCH) - 1, "'run_' || 1 + i / 50", 'i % 50');
  await pool.query(
    `INSERT INTO run_findings (run_id, number, kind, code, about)
     SELECT id, 0, 'refused', 'host_refused', input->>'company_url' FROM runs WHERE length(id) % 3 = 0`,
  );
  for (const table of ['runs', 'job_postings', 'posting_counts', 'run_findings'])
    await pool.query(`VACUUM ANALYZE ${table}`);
  return { largeRun: 'run_large' };
}
