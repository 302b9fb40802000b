import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';

/**
 * What a poll and a trigger cost at least: Fastify and pg with nothing around them. It looks up the run, reads the page
 * by its range, and answers the same bytes as the service; it stores a run and its job in one statement, checking
 * nothing.
 */
const FIELDS =
  'job_title, location, city, country, job_type, remote_policy, department, contract_type, salary_min, salary_max, salary_currency, salary_period, min_years_of_experience, requirements, nice_to_have, benefits, job_description, hiring_manager_name, hiring_manager_email, hiring_manager_phone, job_url, ats_system, source, posted_at, application_deadline, company_name, company_size, company_website, industry, headquarters, founded, revenue, company_profile_url, postal_code, street_address';

type StoredRun = Record<string, Date & number & string[] & Record<string, number>>;

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const server = fastify();

server.get<{ Params: { id: string }; Querystring: { limit?: string; offset?: string } }>(
  '/v1/scrape-career-pages/async/:id',
  async (request) => {
    const { id } = request.params;
    const limit = Number(request.query.limit ?? 25);
    const offset = Number(request.query.offset ?? 0);
    const [run, jobs] = await Promise.all([
      pool.query<StoredRun>(
        'SELECT status, summary, warnings, started_at, finished_at, credits_consumed, credits_left FROM runs WHERE id = $1',
        [id],
      ),
      pool.query(`SELECT ${FIELDS} FROM page_of_run($1, $2, $3)`, [id, offset, offset + limit]),
    ]);
    const row: Partial<StoredRun> = run.rows[0] ?? {};
    const has_more = offset + jobs.rows.length < (row['summary']?.['jobs_total'] ?? 0);
    return {
      request_id: id,
      status: row['status'],
      result: {
        ...(row['summary'] as object),
        warnings: row['warnings'],
        jobs_returned: jobs.rows.length,
        limit,
        offset,
        has_more,
        jobs: jobs.rows as unknown[],
      },
      started_at: row['started_at'],
      finished_at: row['finished_at'],
      credits_consumed: row['credits_consumed'],
      credits_left: row['credits_left'],
    };
  },
);

let apiKeyId: Promise<string> | undefined;

/** A key of this server's own: the service counts the triggers of the others. */
async function ownKey(): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "INSERT INTO api_keys (name, prefix, hash) VALUES ('bare', 'bare', '\\x00') RETURNING id",
  );
  return rows[0]?.id ?? '';
}

server.post<{ Body: object }>('/v1/scrape-career-pages/async', async (request) => {
  const { rows } = await pool.query<{ id: string }>({
    name: 'trigger',
    text: `WITH run AS (
        INSERT INTO runs (id, pipeline, input, api_key_id) VALUES ($1, 'career-pages', $2::jsonb, $3) RETURNING id
      ) SELECT run.id FROM run, LATERAL graphile_worker.add_job('run', json_build_object('run_id', run.id), job_key := run.id, max_attempts := 1000)`,
    values: [`bare_${randomUUID()}`, JSON.stringify(request.body), await (apiKeyId ??= ownKey())],
  });
  return { request_id: rows[0]?.id };
});

console.log(`listens at ${await server.listen({ port: 0, host: '127.0.0.1' })}`);
