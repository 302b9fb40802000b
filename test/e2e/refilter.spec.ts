import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { html, startServer, type LocalServer } from './local-site.js';
import { startTestService, type TestService } from './test-service.js';
import { loadBuilt } from '../built.ts';

const { ApiKeys } = await loadBuilt<typeof import('../../src/accounts/api-keys.js')>('accounts/api-keys.js');

describe('new filters on the postings of a run', () => {
  let service: TestService;
  let site: LocalServer;
  let asked = 0;
  const jobs: Record<string, string> = { baker: 'Berlin', clerk: 'Paris', driver: 'Berlin' };

  beforeAll(async () => {
    service = await startTestService();
    const list = Object.entries(jobs).map(
      ([job, place]) => `<li><a href="/careers/${job}">${job}</a> <span>${place}</span></li>`,
    );
    site = await startServer((request, response) => {
      asked++;
      const name = /^\/careers\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '';
      const page =
        request.url === '/'
          ? html('Acme', '<h1>Acme</h1><a href="/careers">Careers</a>')
          : request.url === '/careers'
            ? html('Careers', `<h1>Careers</h1><ul>${list.join('')}</ul>`)
            : name in jobs
              ? html(name, `<h1>${name}</h1><p>Location: ${jobs[name] ?? ''}</p><p>You work as a ${name}.</p>`)
              : undefined;
      response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page);
    });
  });
  afterAll(async () => {
    await service.close();
    await site.close();
  });

  it('asks for no page, costs nothing again, and accounts for every posting', async () => {
    const body = { company_url: site.url, max_pages: 20 };
    const first = await service.scrape(body);
    expect(first.envelope).toMatchObject({ credits_consumed: 3 });
    const filter = { target_titles: ['baker', 'clerk'], target_locations: ['Berlin'] };
    const before = asked;
    const again = await service.scrape({ ...body, ...filter, reuse_run_id: first.id });
    expect(asked).toBe(before);
    expect(again.envelope).toMatchObject({ credits_consumed: 0 });
    expect(again.result).toMatchObject({ pages_scraped: 0, reused_run_id: first.id, jobs_total: 1 });
    const fresh = await service.scrape({ ...body, ...filter });
    expect(again.result.jobs).toEqual(fresh.result.jobs);
    expect(again.result.warnings).toEqual(fresh.result.warnings);
    const account = async (id: string): Promise<unknown> => {
      const { body: listed } = await service.get(`/v1/runs/${id}/postings`);
      return (listed['postings'] as Record<string, unknown>[]).map(({ disposition, reason, job_title: title }) => ({
        ...{ disposition, reason, title },
      }));
    };
    expect(await account(again.id)).toEqual(await account(fresh.id));
    // And what was filtered can be filtered again: all that the first run had, which is paid for.
    const back = await service.scrape({ ...body, reuse_run_id: again.id });
    expect(back.result.jobs.map(({ job_title: title }) => title)).toEqual(['baker', 'clerk', 'driver']);
    expect(back.envelope).toMatchObject({ credits_consumed: 0 });
    expect(back.result.warnings).toEqual(first.result.warnings);
    await service.remove(`/v1/runs/${first.id}`);
    const alone = await service.scrape({ ...body, reuse_run_id: again.id });
    expect(alone.envelope).toMatchObject({ credits_consumed: 2 });
  });

  it('judges rows of before there were codes as the migration reads their sentences', async () => {
    const body = { company_url: site.url, max_pages: 20 };
    const { id } = await service.scrape({ ...body, target_titles: ['baker', 'clerk'], target_locations: ['Berlin'] });
    const { pool } = service.service.database;
    const codes = async (): Promise<unknown> =>
      (
        await pool.query(
          "SELECT job_title, reason_code FROM job_postings WHERE run_id = $1 AND disposition <> 'returned' ORDER BY 1",
          [id],
        )
      ).rows;
    const told = [
      { job_title: 'clerk', reason_code: 'place_not_wanted' },
      { job_title: 'driver', reason_code: 'title_not_wanted' },
    ];
    expect(await codes()).toEqual(told);
    await pool.query('UPDATE job_postings SET reason_code = NULL WHERE run_id = $1', [id]);
    const [path = ''] = globSync('prisma/migrations/*_reason_codes/migration.sql');
    const [backfill = ''] = /^UPDATE job_postings[^;]*;/m.exec(readFileSync(path, 'utf8')) ?? [];
    await pool.query(backfill);
    expect(await codes()).toEqual(told);
    const { result } = await service.scrape({ ...body, reuse_run_id: id });
    expect(result.jobs.map(({ job_title: title }) => title)).toEqual(['baker', 'clerk', 'driver']);
    expect(result.warnings).toContainEqual(expect.stringContaining('1 of 3 postings were kept out'));
  });

  it('is refused for a run of another site or key, and one that has not ended', async () => {
    const { id } = await service.scrape({ company_url: site.url, max_pages: 20 });
    const start = (body: object, headers?: Record<string, string>): ReturnType<TestService['post']> =>
      service.post('/v1/scrape-career-pages/async', body, headers);
    const detail = [{ type: 'run_not_reusable', loc: ['body', 'reuse_run_id'], input: id }];
    expect(await start({ company_url: 'example.com', reuse_run_id: id })).toMatchObject({
      status: 422,
      body: { detail },
    });
    const stranger = await service.service.app.get(ApiKeys).create('stranger', 10);
    expect(
      await start({ company_url: site.url, reuse_run_id: id }, { authorization: `Bearer ${stranger.key}` }),
    ).toMatchObject({ status: 422, body: { detail } });
    for (const unknown of ['run_unknown', '\u0000'])
      expect((await start({ company_url: site.url, reuse_run_id: unknown })).status).toBe(422);
    expect(
      await service.post('/v1/watchlists', {
        ...{ pipeline: 'career-pages', cron: '0 7 * * *' },
        input: { company_url: site.url, reuse_run_id: id },
      }),
    ).toMatchObject({
      status: 422,
      body: { detail: [{ type: 'nothing_to_watch', loc: ['body', 'input', 'reuse_run_id'], input: id }] },
    });
  });
});
