import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startModelServer } from '../llm/fake-model-server.js';
import { html, startSite, type LocalSite } from './local-site.js';
import { startTestService, type TestService } from './test-service.js';

const TITLES = ['Backend Engineer', 'Backend Intern', 'Server Room Specialist', 'Pastry Chef'];
const cards = TITLES.map(
  (title, index) =>
    `<article class="job"><h3><a href="/careers/${String(index)}">${title}</a></h3><span>Berlin</span></article>`,
).join('');
const SITE = {
  '/': html('Example', '<h1>We build things</h1>'),
  '/careers': html('Careers', `<h1>Open positions</h1><div>${cards}</div>`),
  ...Object.fromEntries(
    TITLES.map((title, index) => [
      `/careers/${String(index)}`,
      html(title, `<h1>${title}</h1><p>Come and work with us.</p>`),
    ]),
  ),
};

describe('target_titles_prompt', () => {
  let service: TestService;
  let site: LocalSite;
  let model: Awaited<ReturnType<typeof startModelServer>>;

  beforeAll(async () => {
    site = await startSite(SITE);
    model = await startModelServer(({ name, material }) =>
      name === 'title_rules'
        ? { keep: ['backend'], reject: [], keep_levels: [], reject_levels: ['intern'], otherwise: 'ask' }
        : {
            decisions: material.split('\n').map((line) => {
              const [id, title = ''] = line.split('\t');
              return { id: Number(id), keep: title.includes('Server'), reason: 'no kitchen work' };
            }),
          },
    );
    service = await startTestService({
      LLM_BASE_URL: `${model.url}/v1`,
      LLM_MODEL: 'scripted',
      LLM_API_KEY: 'canary-llm-key',
    });
  });
  afterAll(async () => {
    await service.close();
    await Promise.all([site.close(), model.close()]);
  });

  const body = (): object => ({ company_url: site.url, target_titles_prompt: 'Backend and servers, no interns' });

  it('keeps what rules and model keep, says why the others are not there, and shows the rules', async () => {
    const { id, result } = await service.scrape(body());
    expect(result.jobs.map((job) => job['job_title'])).toEqual(['Backend Engineer', 'Server Room Specialist']);
    expect(result['title_rules']).toMatchObject({ keep: ['backend'], reject_levels: ['intern'] });
    expect(model.questions.map(({ name }) => name)).toEqual(['title_rules', 'title_decisions']);
    const { rows } = await service.service.database.pool.query<{ job_title: string; reason: string }>(
      "SELECT job_title, reason FROM job_postings WHERE run_id = $1 AND disposition = 'filtered' ORDER BY job_title",
      [id],
    );
    expect(rows).toEqual([
      { job_title: 'Backend Intern', reason: 'target_titles_prompt: reject level intern' },
      { job_title: 'Pastry Chef', reason: 'target_titles_prompt: no kitchen work' },
    ]);
  });

  it('the second run of the same key asks nothing, and no table knows the key of the model', async () => {
    const before = model.questions.length;
    const { result } = await service.scrape(body());
    expect([result.jobs.length, model.questions.length]).toEqual([2, before]);
    const { rows } = await service.service.database.pool.query<{ line: string }>(
      'SELECT p::text AS line FROM paid_calls p UNION ALL SELECT r::text FROM runs r UNION ALL SELECT s::text FROM run_steps s',
    );
    expect(rows.filter(({ line }) => line.includes('canary-llm-key'))).toEqual([]);
  });
});
