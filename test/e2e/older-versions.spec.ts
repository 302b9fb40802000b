import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { html, startSite, type LocalSite } from './local-site.js';
import { startTestService, type TestService } from './test-service.js';

const PAGES = {
  '/': html('Acme', '<h1>Acme</h1>'),
  '/careers': html('Careers', '<h1>Open positions</h1><article><h3><a href="/jobs/1">Baker</a></h3></article>'),
  '/jobs/1': html('Baker', '<h1>Baker</h1><p>You bake.</p>'),
};

describe('a run that another version half did', () => {
  let api: TestService;
  let site: LocalSite;
  beforeAll(async () => {
    site = await startSite(PAGES);
    api = await startTestService({ ROLE: 'api' });
  });
  afterAll(async () => {
    await Promise.all([api.close(), site.close()]);
  });

  it('ends as one that this version did, whatever form its steps have', async () => {
    const { pool } = api.service.database;
    const { body } = await api.post('/v1/scrape-career-pages/async', { company_url: site.url });
    const id = String(body['request_id']);
    await pool.query("UPDATE runs SET status = 'RUNNING', lease = 1, started_at = now() WHERE id = $1", [id]);
    // As versions before this one stored them: without what was added to their outputs later.
    const found = { pages: [{ url: `${site.url}/careers` }], missed: [], boards: [], pagesRead: 1 };
    await pool.query(
      `INSERT INTO run_steps (run_id, step_id, item_key, status, attempt, output)
       VALUES ($1, 'map-site', '', 'COMPLETED', 1, $2), ($1, 'find-career-pages', '', 'COMPLETED', 1, $3)`,
      [
        id,
        JSON.stringify({ output: { home: site.url, company: 'Acme' }, findings: [] }),
        JSON.stringify({ output: found, findings: [] }),
      ],
    );
    await pool.query(
      `INSERT INTO job_postings (run_id, number, found_number, dedup_key, job_title, evidence)
       VALUES ($1, -1, 0, '', 'Of another form', '{}')`,
      [id],
    );
    const worker = await startTestService({ LOG_LEVEL: 'silent' }, api.databaseUrl);
    const run = await api.ended(`/v1/runs/${id}`);
    await worker.close();
    expect(run).toMatchObject({ status: 'COMPLETED', result: { jobs_total: 1, warnings: [] } });
    const { rows } = await pool.query('SELECT job_title FROM job_postings WHERE run_id = $1', [id]);
    expect(rows).toEqual([{ job_title: 'Baker' }]);
  });
});
