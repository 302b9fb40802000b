import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startModelServer } from '../llm/fake-model-server.js';
import { html, startSite, type LocalSite } from './local-site.js';
import { startTestService, type TestService } from './test-service.js';
import { endProcess, startWorkerProcess } from './worker-process.js';

const TITLES = ['Backend Engineer', 'Server Room Specialist', 'Pastry Chef'];
const PAY = 'As to money: between 2.900 and 3.400 € land on your account, month after month.';
const SITE = {
  '/': html('Example', '<h1>We build things</h1>'),
  '/careers': html(
    'Careers',
    `<h1>Open positions</h1>${TITLES.map((title, at) => `<article class="job"><h3><a href="/careers/${String(at)}">${title}</a></h3><span>Berlin</span></article>`).join('')}`,
  ),
  ...Object.fromEntries(
    TITLES.map((title, at) => [`/careers/${String(at)}`, html(title, `<h1>${title}</h1><p>${PAY}</p>`)]),
  ),
};

/** What a model is asked in such a run, in this order. */
const KINDS = ['title_rules', 'title_decisions', 'posting_fields'];

describe('a worker that is killed while the model answers', () => {
  let api: TestService;
  let site: LocalSite;
  let model: Awaited<ReturnType<typeof startModelServer>>;
  let worker: ChildProcess;
  let kills = 0;

  const startWorker = (): void => {
    worker = startWorkerProcess(api.databaseUrl, {
      LLM_BASE_URL: `${model.url}/v1`,
      LLM_MODEL: 'scripted',
      HEARTBEAT_SECONDS: '0.5',
      DEAD_AFTER_SECONDS: '2',
      HOST_REQUESTS_PER_SECOND: '1000',
      LOG_LEVEL: 'silent',
    });
  };

  beforeAll(async () => {
    site = await startSite(SITE);
    const seen = new Set<string>();
    model = await startModelServer(async ({ name, material }) => {
      if (name !== 'title_rules' && !seen.has(name)) {
        seen.add(name);
        worker.kill('SIGKILL');
        await once(worker, 'exit');
        kills++;
        startWorker();
      }
      if (name === 'title_rules')
        return { keep: ['backend'], reject: [], keep_levels: [], reject_levels: [], otherwise: 'ask' };
      const lines = material.split('\n');
      if (name === 'title_decisions')
        return {
          decisions: lines.map((line) => ({
            id: Number(line.split('\t')[0]),
            keep: line.includes('Server'),
            reason: 'no kitchen',
          })),
        };
      const quote = 'between 2.900 and 3.400 €';
      return {
        values: [
          { field: 'salary_min', value: '2900', quote },
          { field: 'salary_max', value: '3400', quote },
          { field: 'salary_currency', value: 'EUR', quote },
        ],
      };
    });
    api = await startTestService({ ROLE: 'api', LLM_BASE_URL: `${model.url}/v1`, LLM_MODEL: 'scripted' });
    startWorker();
  });
  afterAll(async () => {
    await endProcess(worker);
    await api.close();
    await Promise.all([site.close(), model.close()]);
  });

  it('has the call in flight repeated and no other one, and its run ends as if nothing had been', async () => {
    const body = { company_url: site.url, target_titles_prompt: 'Backend and servers, no kitchens' };
    const id = String((await api.post('/v1/scrape-career-pages/async', body)).body['request_id']);
    const run = await api.ended(`/v1/runs/${id}`);
    const { jobs } = run['result'] as { jobs: Record<string, unknown>[] };
    expect(jobs.map((job) => job['job_title'])).toEqual(['Backend Engineer', 'Server Room Specialist']);
    const asked = model.questions.map(({ name }) => name);
    expect([...new Set(asked)]).toEqual(KINDS);
    expect(jobs.map((job) => job['salary_max'])).toEqual([3400, 3400]);
    expect(kills).toBe(KINDS.length - 1);
    // Each question that was asked twice is one during which a worker died.
    const bodies = model.questions.map(({ name, material }) => `${name} ${material}`);
    expect(bodies.length - new Set(bodies).size).toBeLessThanOrEqual(kills);
  });
});
