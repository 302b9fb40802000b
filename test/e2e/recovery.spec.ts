import { afterEach, describe, expect, it } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { html, startSite, type LocalSite } from './local-site.js';
import { startTrialPostgres } from '../chaos/crew.ts';
import { startTestService, type TestService } from './test-service.js';
import { endProcess, startWorkerProcess } from './worker-process.js';

const PAGES = 12;
const cards = Array.from(
  { length: PAGES },
  (_, index) => `<h3><a href="/careers/job-${String(index)}">Software Engineer ${String(index)} (m/w/d)</a></h3>`,
).join('');

describe('a worker that goes away', () => {
  const cleanUp: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const step of cleanUp.splice(0).reverse()) await step();
  });

  it('is told to end, and the next is killed: another worker goes on where they stopped, nothing is lost', async () => {
    const site = await slowSite();
    const api = await started({ ROLE: 'api' });
    const first = startWorker(api.databaseUrl);
    const { body } = await api.post('/v1/scrape-career-pages/async', { company_url: site.url });
    const id = String(body['request_id']);
    await until(async () => (await storedPages(id, api)).length > 0);
    const toldAt = Date.now();
    first.kill('SIGTERM');
    const [code] = (await once(first, 'exit')) as [number | null];
    expect(code).toBe(0);
    expect(Date.now() - toldAt).toBeLessThan(10_000);
    const { rows } = await api.service.database.pool.query(
      'SELECT attempts, locked_by FROM graphile_worker.jobs WHERE key = $1',
      [id],
    );
    expect(rows).toEqual([{ attempts: 0, locked_by: null }]);
    const afterFirst = { stored: await storedPages(id, api), asked: site.asked.length };
    const second = startWorker(api.databaseUrl);
    await until(async () => (await storedPages(id, api)).length > afterFirst.stored.length);
    second.kill('SIGKILL');
    await once(second, 'exit');
    const afterSecond = { stored: await storedPages(id, api), asked: site.asked.length };
    startWorker(api.databaseUrl);
    await endOf(id, api);
    const { body: envelope } = await api.get(`/v1/scrape-career-pages/async/${id}?limit=50`);
    expect(envelope).toMatchObject({ status: 'COMPLETED', result: { jobs_total: PAGES } });
    expect(site.asked.filter((path) => path === '/careers')).toHaveLength(1);
    // What was stored when a worker went is not asked for again.
    for (const { stored, asked } of [afterFirst, afterSecond])
      expect(site.asked.slice(asked).filter((path) => stored.includes(path))).toEqual([]);
  });

  it('goes on with its run when Postgres was away for a while', async () => {
    const site = await slowSite();
    const postgres = await startTrialPostgres();
    cleanUp.push(() => postgres.remove());
    const api = await startTestService({ ROLE: 'api', LOG_LEVEL: 'silent' }, postgres.url);
    cleanUp.push(() => api.close());
    startWorker(postgres.url);
    const id = String((await api.post('/v1/scrape-career-pages/async', { company_url: site.url })).body['request_id']);
    await until(() => site.asked.filter((path) => path.startsWith('/careers/job-')).length >= 4);
    await postgres.crash();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await postgres.start();
    expect(await endOf(id, api)).toBe('COMPLETED');
    expect((await api.get(`/v1/scrape-career-pages/async/${id}?limit=50`)).body).toMatchObject({
      result: { jobs_total: PAGES, warnings: [] },
    });
    // It went on where it was: no page was asked for twice.
    expect(site.asked.filter((path) => path.startsWith('/careers'))).toHaveLength(PAGES + 1);
  });

  async function slowSite(): Promise<LocalSite> {
    const pages = Object.fromEntries(
      Array.from({ length: PAGES }, (_, index) => [
        `/careers/job-${String(index)}`,
        (_request: unknown, response: { writeHead(status: number, headers: object): { end(body: string): void } }) => {
          setTimeout(() => {
            response
              .writeHead(200, { 'content-type': 'text/html' })
              .end(
                html(
                  'Job',
                  `<h1>Software Engineer ${String(index)} (m/w/d)</h1><p>${'We build things. '.repeat(20)}</p>`,
                ),
              );
          }, 400);
        },
      ]),
    );
    const site = await startSite({
      '/': html('Example', '<h1>Hello</h1>'),
      '/careers': html('Careers', `<h1>Jobs</h1>${cards}`),
      ...pages,
    });
    cleanUp.push(() => site.close());
    return site;
  }

  async function endOf(id: string, api: TestService): Promise<string> {
    const deadline = Date.now() + 240_000;
    let status = '';
    while (status !== 'COMPLETED' && status !== 'FAILED' && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      status = String((await api.get(`/v1/scrape-career-pages/async/${id}`)).body['status']);
    }
    return status;
  }

  async function started(settings: Record<string, string>): Promise<TestService> {
    const service = await startTestService(settings);
    cleanUp.push(() => service.close());
    return service;
  }

  function startWorker(databaseUrl: string): ChildProcess {
    const child = startWorkerProcess(databaseUrl, {
      HOST_REQUESTS_PER_SECOND: '1000',
      HOST_CONCURRENCY: '2',
      HEARTBEAT_SECONDS: '0.5',
      DEAD_AFTER_SECONDS: '3',
    });
    cleanUp.push(() => endProcess(child));
    return child;
  }
});

/** The paths of the pages that are read and stored: on a loaded machine that is long after they were asked for. */
async function storedPages(id: string, { service }: TestService): Promise<string[]> {
  const { rows } = await service.database.pool.query<{ item_key: string }>(
    "SELECT item_key FROM run_steps WHERE run_id = $1 AND step_id = 'read-details' AND item_key <> ''",
    [id],
  );
  const paths = rows.flatMap(({ item_key: key }) => /\/careers\/job-\d+/.exec(key) ?? []);
  expect(paths).toHaveLength(rows.length);
  return paths;
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 240_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('it did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
