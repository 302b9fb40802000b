import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFakeVendors } from './fake-vendors.js';
import { html, startServer, type LocalServer } from './local-site.js';
import { startTestService, type TestService } from './test-service.js';
import { loadBuilt } from '../built.ts';

const { ApiKeys } = await loadBuilt<typeof import('../../src/accounts/api-keys.js')>('accounts/api-keys.js');
const { forgetPerson } = await loadBuilt<typeof import('../../src/people/forget-person.js')>('people/forget-person.js');
const { PeopleStore } = await loadBuilt<typeof import('../../src/people/people-store.js')>('people/people-store.js');

type Listed = { type: string; posting: { job_title: string }; reason: string; is_backfill: boolean; sequence: string };

describe('watchlists', () => {
  let service: TestService;
  let site: LocalServer;
  /** Postings of the site by their names, with their texts. */
  let jobs: Record<string, string> = { baker: 'You bake.', clerk: 'You write.', driver: 'You drive.' };
  /** Those that the list has no more, and whose pages are still there. */
  let unlisted: Record<string, string> = {};
  let isRefusing = false;

  const pageAt = (path: string): string | undefined => {
    if (path === '/') return html('Acme', '<h1>Acme</h1><a href="/careers">Careers</a>');
    if (path === '/careers') {
      const list = Object.keys(jobs).map((job) => `<li><a href="/careers/${job}">${job.replaceAll('-', ' ')}</a></li>`);
      return html('Careers', `<h1>Careers</h1><ul>${list.join('')}</ul>`);
    }
    const name = /^\/careers\/([\w-]+)$/.exec(path)?.[1] ?? '';
    const text = jobs[name] ?? unlisted[name];
    return text === undefined ? undefined : html(name, `<h1>${name.replaceAll('-', ' ')}</h1><p>${text}</p>`);
  };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '/';
    const page = pageAt(path);
    if (isRefusing && path !== '/') response.writeHead(403).end();
    else response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page);
  };

  beforeAll(async () => {
    service = await startTestService();
    site = await startServer(answer);
  });
  afterAll(async () => {
    await service.close();
    await site.close();
  });

  const create = (more: object = {}): ReturnType<TestService['post']> =>
    service.post('/v1/watchlists', {
      pipeline: 'career-pages',
      input: { company_url: site.url, max_pages: 20 },
      cron: '0 7 * * 1-5',
      timezone: 'Europe/Berlin',
      ...more,
    });
  const readsOf = async (id: string, reads: number): Promise<Record<string, unknown>> => {
    for (;;) {
      const { body } = await service.get(`/v1/watchlists/${id}`);
      if (body['reads'] === reads) return body;
      await sleep(50);
    }
  };

  it('reads at once and again, and tells what changed, in an order that goes on where a reader stopped', async () => {
    await service.post('/v1/webhooks', { url: `${site.url}/hook`, types: ['watchlist.changed'] });
    const { status, body } = await create();
    expect(status).toBe(201);
    const id = String(body['id']);
    let cursor = '';
    const changes = async (): Promise<Listed[]> => {
      const page = await service.get(`/v1/changes?limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`);
      cursor = String(page.body['next_cursor'] ?? '');
      return page.body['changes'] as Listed[];
    };
    const summary = (listed: readonly Listed[]): string[] =>
      listed.map(({ type, posting }) => `${type} ${posting.job_title}`).sort();
    let reads = 0;
    const readAgain = async (): Promise<string[]> => {
      if (reads > 0) await service.post(`/v1/watchlists/${id}/read`, undefined);
      await readsOf(id, ++reads);
      return summary(await changes());
    };
    expect(await readAgain()).toEqual(['new baker', 'new clerk', 'new driver']);
    jobs = { baker: 'You bake bread.', driver: 'You drive.', cook: 'You cook.' };
    unlisted = { clerk: 'You write.' };
    expect(await readAgain()).toContain('new cook');
    const closed = await readAgain();
    expect(closed).toEqual(['closed clerk']);
    jobs = { baker: 'You bake bread.', cook: 'You cook.' };
    expect(await readAgain()).toEqual(['closed driver']);
    isRefusing = true;
    expect(await readAgain()).toEqual([]);
    isRefusing = false;
    const all = (await service.get('/v1/changes?limit=100')).body['changes'] as Listed[];
    const order = all.map(({ sequence }) => Number(sequence));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(all.filter(({ is_backfill }) => is_backfill)).toHaveLength(3);
    expect(all.filter(({ type }) => type === 'closed').map(({ reason }) => reason)).toEqual([
      '2 complete reads in a row lack it',
      'its page answers 404',
    ]);
    const filtered = await service.get(`/v1/changes?type=closed&watchlist_id=${id}`);
    expect(summary(filtered.body['changes'] as Listed[])).toEqual(['closed clerk', 'closed driver']);
    const stranger = await service.service.app.get(ApiKeys).create('stranger', 10);
    const headers = { authorization: `Bearer ${stranger.key}` };
    expect((await service.get('/v1/changes', headers)).body).toMatchObject({ changes: [], next_cursor: null });
    expect((await service.get(`/v1/watchlists/${id}`, headers)).status).toBe(404);
    const { body: told } = await service.get('/v1/webhooks/deliveries');
    expect((told['deliveries'] as { payload: object }[]).at(-1)?.payload).toMatchObject({
      type: 'watchlist.changed',
      data: { watchlist_id: id, is_backfill: true, new: 3, closed: 0 },
    });
    const runs = await service.get(`/v1/runs?tag=watchlist:${id}`);
    expect(runs.body['runs']).toHaveLength(5);
    expect((await service.remove(`/v1/watchlists/${id}`)).status).toBe(204);
    expect((await service.get('/v1/changes')).body['changes']).toEqual([]);
  });

  it('tells all of a company as such that the first read was not let see', async () => {
    isRefusing = true;
    const id = String((await create()).body['id']);
    const readBy = async (before: unknown): Promise<unknown> => {
      for (;;) {
        const { body } = await service.get(`/v1/watchlists/${id}`);
        if (body['last_run_id'] !== before) return body['last_run_id'];
        await sleep(50);
      }
    };
    const refused = await readBy(null);
    isRefusing = false;
    expect((await service.get(`/v1/watchlists/${id}`)).body).toMatchObject({ reads: 0 });
    await service.post(`/v1/watchlists/${id}/read`, undefined);
    await readBy(refused);
    const { body } = await service.get(`/v1/changes?watchlist_id=${id}`);
    const told = (body['changes'] as Listed[]).map(({ type, is_backfill }) => [type, is_backfill]);
    expect(new Set(told.map(String))).toEqual(new Set(['new,true']));
    await service.remove(`/v1/watchlists/${id}`);
  });

  it('tells who left, and when a vacated role begins to be advertised; forgets people who want to be forgotten', async () => {
    const vendors = await startFakeVendors({ companies: 2, peoplePerCompany: 5, latencyMs: 0, domain: site.url });
    const watching = await startTestService(vendors.settings);
    try {
      jobs = { clerk: 'You write.', driver: 'You drive.' };
      const { body } = await watching.post('/v1/watchlists', {
        pipeline: 'leavers',
        input: {
          ...{ org_name: 'acme', industries: ['retail'], job_titles: ['managing director'], geography: ['Germany'] },
          ...{ dm_titles: ['ceo'], check_vacancies: true },
          ...{ people_data_api_key: 'a', research_api_key: 'b', llm_gateway_api_key: 'c' },
        },
        cron: '0 7 * * 1-5',
      });
      const id = String(body['id']);
      const changesAfter = async (reads: number): Promise<Record<string, unknown>[]> => {
        while ((await watching.get(`/v1/watchlists/${id}`)).body['reads'] !== reads) await sleep(50);
        return (await watching.get('/v1/changes?limit=100')).body['changes'] as Record<string, unknown>[];
      };
      const first = await changesAfter(1);
      expect(first.map(({ type }) => type)).toEqual(['leaver_found', 'leaver_found']);
      jobs = { clerk: 'You write.', 'managing-director': 'You lead.' };
      await watching.post(`/v1/watchlists/${id}/read`, undefined);
      const second = (await changesAfter(2)).slice(2);
      expect(second.map(({ type, posting, reason }) => ({ type, posting, reason }))).toEqual(
        [0, 1].map((firm) => ({
          ...{ type: 'vacated_role_open', posting: null },
          reason: `Firm ${String(firm)} advertises the vacated title: Managing Director`,
        })),
      );
      expect(second[0]?.['leaver']).toMatchObject({
        old_title: 'Managing Director',
        vacancy_status: 'open',
        vacancy_url: `${site.url}/careers/managing-director`,
      });
      expect((await watching.get('/v1/changes?type=vacated_role_open')).body['changes']).toHaveLength(2);
      const people = watching.service.app.get(PeopleStore);
      const profile = String((second[0]?.['leaver'] as Record<string, unknown>)['linkedin_url']);
      await forgetPerson(people, { profile });
      expect(
        (await changesAfter(2)).map(({ leaver }) => (leaver as Record<string, unknown>)['linkedin_url']),
      ).not.toContain(profile);
      await watching.service.database.pool.query(
        "UPDATE changes SET created_at = now() - interval '91 days'; UPDATE watched_postings SET last_seen_at = now() - interval '91 days'",
      );
      await people.forgetOld(90);
      expect(await changesAfter(2)).toEqual([]);
      const { rows } = await watching.service.database.pool.query('SELECT FROM watched_postings');
      expect(rows).toEqual([]);
    } finally {
      await watching.close();
      await vendors.close();
    }
  });

  it('goes by its schedule, pauses and goes on', async () => {
    const { body } = await create({ pipeline: 'enrich-person', input: { full_name: 'A B', company_name: 'C' } });
    const id = String(body['id']);
    for (;;) {
      const { body: begun } = await service.get(`/v1/watchlists/${id}`);
      if (begun['last_run_id'] !== null) break;
      await sleep(50);
    }
    const next = new Date(String((await service.get(`/v1/watchlists/${id}`)).body['next_at']));
    expect(next.toLocaleString('en', { timeZone: 'Europe/Berlin', hour: 'numeric', hour12: false })).toBe('07');
    const { body: paused } = await service.post(`/v1/watchlists/${id}/pause`, undefined);
    expect(paused).toMatchObject({ next_at: null, paused_at: expect.any(String) as unknown });
    // Since when it is paused stays what it was.
    expect((await service.post(`/v1/watchlists/${id}/pause`, undefined)).body).toEqual(paused);
    // Read now it would go on by its schedule, and cost.
    expect(await service.post(`/v1/watchlists/${id}/read`, undefined)).toMatchObject({ status: 409 });
    expect((await service.get(`/v1/watchlists/${id}`)).body).toMatchObject({ next_at: null });
    expect((await service.post(`/v1/watchlists/${id}/resume`, undefined)).body).toMatchObject({ paused_at: null });
    expect((await service.get('/v1/watchlists')).body['watchlists']).toHaveLength(1);
  });

  it('says what is wrong with an input and a schedule, and shows no keys', async () => {
    expect((await create({ input: { company_url: 5 } })).body['detail']).toMatchObject([
      { type: 'string_type', loc: ['body', 'input', 'company_url'] },
    ]);
    for (const wrong of [
      { cron: '* * * * *' },
      { cron: 'at seven' },
      { timezone: 'Mars/Base' },
      { pipeline: 'x' },
      { input: [] },
    ])
      expect((await create(wrong)).status).toBe(422);
    expect(
      (await create({ input: { company_url: 'example.com', target_titles_prompt: 'x' } })).body['detail'],
    ).toMatchObject([{ type: 'llm_not_configured', loc: ['body', 'input', 'target_titles_prompt'], input: 'x' }]);
    const keys = { people_data_api_key: 'secret-1', research_api_key: 'secret-2', llm_gateway_api_key: 'secret-3' };
    const input = {
      ...{ org_name: 'acme', industries: ['retail'], job_titles: ['ceo'], geography: ['Germany'], dm_titles: ['ceo'] },
      ...keys,
    };
    const { status, body } = await create({ pipeline: 'leavers', input });
    expect(status).toBe(201);
    expect(JSON.stringify(body)).not.toContain('secret-');
    const { rows } = await service.service.database.pool.query<{ row: string }>(
      'SELECT watchlists::text AS row FROM watchlists',
    );
    expect(rows.map(({ row }) => row).join()).not.toContain('secret-');
    await service.post(`/v1/watchlists/${String(body['id'])}/pause`, undefined);
  });
});
