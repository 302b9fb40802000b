import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { html, startSite, type LocalSite } from './local-site.js';
import { startTestService, type TestService } from './test-service.js';
import { loadBuilt } from '../built.ts';

const { ApiKeys } = await loadBuilt<typeof import('../../src/accounts/api-keys.js')>('accounts/api-keys.js');
const { RunEnds } = await loadBuilt<typeof import('../../src/runs/store/run-ends.js')>('runs/store/run-ends.js');

const TRIGGER = '/v1/scrape-career-pages/async';
const pages = {
  '/': html('Acme', '<h1>Acme</h1>'),
  '/careers': html(
    'Careers',
    '<h1>Careers</h1><ul><li><a href="/careers/baker">Baker</a></li><li><a href="/careers/clerk">Clerk</a></li></ul>',
  ),
  '/careers/baker': html('Baker', '<h1>Baker</h1><p>You bake.</p>'),
  '/careers/clerk': html('Clerk', '<h1>Clerk</h1><p>You write.</p>'),
};

describe('runs that no worker takes', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({
      ROLE: 'api',
      ALLOW_PRIVATE_ADDRESSES: 'false',
      TRIGGERS_PER_MINUTE: '100000',
      QUEUED_RUNS_MAX: '100000',
    });
  });
  afterAll(() => service.close());

  const trigger = async (body: object = {}, headers: Record<string, string> = {}): Promise<string> => {
    const answer = await service.post(TRIGGER, { company_url: 'example.com', ...body }, headers);
    expect(answer.status).toBe(202);
    return String(answer.body['request_id']);
  };

  it('the same key and body are the same run, another body is refused', async () => {
    const headers = { 'idempotency-key': '"order-1"' };
    const body = { company_url: 'example.com', max_pages: 3, target_titles: ['a'] };
    const first = await service.post(TRIGGER, body, headers);
    expect([first.status, first.headers['idempotent-replayed']]).toEqual([202, undefined]);
    // Members in another order, numbers as texts: the same request.
    const again = await service.post(
      TRIGGER,
      { target_titles: ['a'], max_pages: '3', company_url: 'example.com' },
      { 'idempotency-key': 'order-1' },
    );
    expect([again.status, again.body, again.headers['idempotent-replayed']]).toEqual([202, first.body, 'true']);
    const other = await service.post(TRIGGER, { ...body, max_pages: 4 }, headers);
    expect(other).toMatchObject({
      status: 422,
      body: { detail: [{ type: 'idempotency_key_reused', loc: ['header', 'idempotency-key'] }] },
    });
    const elsewhere = await service.post('/enrich-person', { full_name: 'A B', company_name: 'C' }, headers);
    expect(elsewhere.status).toBe(422);
    const stranger = await service.service.app.get(ApiKeys).create('stranger', 10);
    const theirs = await service.post(TRIGGER, body, { ...headers, authorization: `Bearer ${stranger.key}` });
    expect(theirs.status).toBe(202);
    expect(theirs.body).not.toEqual(first.body);
    expect((await service.post(TRIGGER, body, { 'idempotency-key': 'x'.repeat(256) })).status).toBe(422);
    expect((await service.post(TRIGGER, body, { 'idempotency-key': '""' })).status).toBe(422);
  });

  it('knows the same request by an idempotency key whatever the order of members within members', async () => {
    const [range, turned] = [
      { start: 1, end: 10 },
      { end: 10, start: 1 },
    ];
    const keys = { people_data_api_key: 'a-1', research_api_key: 'b-1', llm_gateway_api_key: 'c-1' };
    const leavers = { org_name: 'x', industries: ['retail'], job_titles: ['ceo'], geography: ['Germany'], ...keys };
    const answers = [];
    for (const one of [range, turned, { start: 1, end: 11 }])
      answers.push(
        await service.post(
          '/v1/hiring-signals/leavers',
          { ...leavers, dm_titles: ['ceo'], employee_size_ranges: [one] },
          { 'idempotency-key': 'ranges' },
        ),
      );
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 422]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
  });

  it('keeps an idempotency key that holds the API key without that', async () => {
    const headers = { 'idempotency-key': `mine ${service.key}` };
    const once = await service.post(TRIGGER, { company_url: 'example.com' }, headers);
    expect((await service.post(TRIGGER, { company_url: 'example.com' }, headers)).body).toEqual(once.body);
    const { rows } = await service.service.database.pool.query('SELECT idempotency_key FROM runs WHERE id = $1', [
      once.body['request_id'],
    ]);
    expect(rows).toEqual([{ idempotency_key: 'mine **********' }]);
  });

  it('1,000 triggers at once with one key are one run', async () => {
    const headers = { 'idempotency-key': 'thousand' };
    // As callers are told: who hears 503, because all connections are taken for long, asks again with the same key.
    const triggerAgain = async (): Promise<string> => {
      const answer = await service.post(TRIGGER, { company_url: 'example.com' }, headers);
      if (answer.status === 503) return triggerAgain();
      expect(answer.status).toBe(202);
      return String(answer.body['request_id']);
    };
    const ids = await Promise.all(Array.from({ length: 1000 }, triggerAgain));
    expect(new Set(ids).size).toBe(1);
    const { rows } = await service.service.database.pool.query(
      "SELECT count(*)::integer AS count FROM runs WHERE idempotency_key = 'thousand'",
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('lists runs by page, filters them, and refuses a cursor of other filters', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) ids.unshift(await trigger({ tags: ['list', `n${String(count)}`] }));
    const seen: unknown[] = [];
    let cursor = '';
    do {
      const { status, body } = await service.get(`/v1/runs?tag=list&limit=2${cursor}`);
      expect(status).toBe(200);
      seen.push(...(body['runs'] as { run_id: string }[]).map(({ run_id }) => run_id));
      expect(body['has_more']).toBe(body['next_cursor'] !== null);
      cursor = body['next_cursor'] === null ? '' : `&cursor=${String(body['next_cursor'])}`;
    } while (cursor !== '');
    expect(seen).toEqual(ids);
    const { body } = await service.get('/v1/runs?tag=list&limit=2');
    for (const wrong of [
      `tag=n1&cursor=${String(body['next_cursor'])}`,
      'cursor=%00',
      'status=DONE',
      'created_after=x',
    ])
      expect((await service.get(`/v1/runs?${wrong}`)).status).toBe(422);
    expect((await service.get('/v1/runs?tag=n3&status=QUEUED&pipeline=career-pages')).body['runs']).toMatchObject([
      { run_id: ids[1], tags: ['list', 'n3'] },
    ]);
    expect((await service.get('/v1/runs?created_after=2100-01-01')).body['runs']).toEqual([]);
    const stranger = await service.service.app.get(ApiKeys).create('stranger', 10);
    const theirs = await service.get('/v1/runs', { authorization: `Bearer ${stranger.key}` });
    expect(theirs.body['runs']).toEqual([]);
  });

  it('lists runs from a time on and before another one, whichever way it is written', async () => {
    const id = await trigger({ tags: ['timed'] });
    const listed = async (filter: string): Promise<unknown[]> => {
      const { body } = await service.get(`/v1/runs?tag=timed&${filter}`);
      return (body['runs'] as { run_id: string }[]).map(({ run_id }) => run_id);
    };
    await service.service.database.pool.query("UPDATE runs SET created_at = '2026-05-01T10:00:00.500Z' WHERE id = $1", [
      id,
    ]);
    for (const time of [
      '2026-05-01T10:00:00.500Z',
      '2026-05-01t12:00:00.500%2B0200',
      '2026-05-01%2005:30:00.500-04:30',
      '2026-05-01_10:00:00.5',
    ]) {
      expect([time, await listed(`created_after=${time}`)]).toEqual([time, [id]]);
      expect([time, await listed(`created_before=${time}`)]).toEqual([time, []]);
    }
    expect(await listed('created_after=2026-05-01&created_before=2026-05-02')).toEqual([id]);
    expect(await listed('created_after=2026-05-01T10:01z')).toEqual([]);
  });

  it.each([
    ['2026-01-01T00:00:00%2B99:00', 'timezone hour value is outside expected range of 0-23'],
    ['2026-01-01T00:00-24:00', 'timezone hour value is outside expected range of 0-23'],
    ['2026-01-01T00:00%2B0160', 'timezone minute value is outside expected range of 0-59'],
    ['0000-01-01', 'year value is outside expected range of 1-9999'],
    ['0000-12-31T23:59:59Z', 'year value is outside expected range of 1-9999'],
    ['275761-01-01', 'invalid datetime separator, expected `T`, `t`, `_` or space'],
    ['%2B275761-01-01T00:00:00Z', 'invalid datetime separator, expected `T`, `t`, `_` or space'],
  ])('refuses the impossible time %s', async (time, error) => {
    for (const name of ['created_after', 'created_before']) {
      const { status, body } = await service.get(`/v1/runs?${name}=${time}`);
      expect([status, body]).toEqual([
        422,
        {
          detail: [
            expect.objectContaining({
              loc: ['query', name],
              msg: `Input should be a valid datetime or date, ${error}`,
            }),
          ],
        },
      ]);
    }
  });

  it.each(['0001-01-01T00:00:00%2B23:59', '9999-12-31T23:59:59-23:59', '9999-12-31', '0001-01-01'])(
    'takes the far time %s, whose zone leads out of the years that can be written',
    async (time) => {
      const id = await trigger({ tags: ['far'] });
      const listed = async (filter: string): Promise<unknown> => (await service.get(`/v1/runs?tag=far&${filter}`)).body;
      const isPast = time.startsWith('0');
      const [some, none] = isPast ? ['created_after', 'created_before'] : ['created_before', 'created_after'];
      expect(await listed(`${some}=${time}`)).toMatchObject({
        runs: expect.arrayContaining([expect.objectContaining({ run_id: id })]),
      });
      expect(await listed(`${none}=${time}`)).toMatchObject({ runs: [] });
    },
  );

  it('ends a waiting run at once when it is cancelled, deletes it, and keeps what is open', async () => {
    const id = await trigger({ target_title: ['a'] });
    expect((await service.remove(`/v1/runs/${id}`)).status).toBe(409);
    const cancelled = await service.post(`/v1/runs/${id}/cancel`, undefined);
    expect(cancelled).toMatchObject({ status: 202, body: { run_id: id, status: 'COMPLETED' } });
    expect(await service.post(`/v1/runs/${id}/cancel`, undefined)).toMatchObject({ status: 200, body: cancelled.body });
    const { body } = await service.get(`${TRIGGER}/${id}`);
    expect(body).toMatchObject({
      status: 'COMPLETED',
      cancelled_at: cancelled.body['cancelled_at'],
      credits_consumed: 0,
      credits_left: 1_000_000,
      result: {
        company: 'example.com',
        url: 'https://example.com/',
        career_page_urls: [],
        jobs_total: 0,
        jobs: [],
        has_more: false,
        warnings: [
          'target_title is not a field and had no effect: did you mean target_titles?',
          'The run was cancelled: what it had not read by then is missing',
        ],
      },
    });
    expect((await service.remove(`/v1/runs/${id}`)).status).toBe(204);
    expect((await service.get(`/v1/runs/${id}`)).status).toBe(404);
    const { rows } = await service.service.database.pool.query('SELECT FROM graphile_worker.jobs WHERE key = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('waits for an end no longer than it is asked to, and tells so', async () => {
    const id = await trigger();
    const started = Date.now();
    const answer = await service.get(`/v1/runs/${id}`, { prefer: 'wait=1' });
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'QUEUED' },
      headers: { 'preference-applied': 'wait=1' },
    });
    expect(Date.now() - started).toBeGreaterThanOrEqual(990);
    expect((await service.get(`/v1/runs/${id}?wait=51`)).status).toBe(422);
  });

  it('answers 1,000 who wait when their run ends', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => trigger()));
    const begun = jest.spyOn(service.service.app.get(RunEnds), 'wait');
    let answered = 0;
    const waits = Array.from({ length: 1000 }, async (_, at) => {
      const { body } = await service.get(`${TRIGGER}/${ids[at % ids.length] ?? ''}?wait=50`);
      answered++;
      return body['status'];
    });
    while (begun.mock.calls.length < waits.length) await sleep(20);
    begun.mockRestore();
    // The benchmark holds how soon (100 ms); here, on a busy machine too, each end is told to who waits for it and to
    // nobody else.
    for (const [at, id] of ids.entries()) {
      expect(answered).toBe(100 * at);
      await service.post(`/v1/runs/${id}/cancel`, undefined);
      const statuses = await Promise.all(waits.filter((_, wait) => wait % ids.length === at));
      expect(new Set(statuses)).toEqual(new Set(['COMPLETED']));
    }
  });

  it('says that nothing has changed to who has the state already', async () => {
    const id = await trigger();
    for (const path of [`${TRIGGER}/${id}`, `/v1/runs/${id}`]) {
      const { headers } = await service.get(path);
      const known = { 'if-none-match': `"x", ${String(headers['etag'])}` };
      expect(await service.get(path, known)).toMatchObject({ status: 304, body: { text: '' } });
    }
    const before = await service.get(`${TRIGGER}/${id}`);
    await service.post(`/v1/runs/${id}/cancel`, undefined);
    const known = { 'if-none-match': String(before.headers['etag']) };
    expect(await service.get(`${TRIGGER}/${id}`, known)).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
  });
});

describe('runs that a worker takes', () => {
  let service: TestService;
  let site: LocalSite;
  beforeAll(async () => {
    site = await startSite(pages);
    service = await startTestService();
  });
  afterAll(async () => {
    await service.close();
    await site.close();
  });

  it('accounts for every posting, with its reason and evidence, and for what was spent', async () => {
    const { id, envelope } = await service.scrape({ company_url: site.url, target_titles: ['Baker'] });
    const all = await service.get(`/v1/runs/${id}/postings`);
    expect(all.body['postings']).toMatchObject([
      { disposition: 'returned', reason: null, job_title: 'Baker' },
      { disposition: 'filtered', reason: expect.any(String) as unknown, job_title: 'Clerk' },
    ]);
    const first = await service.get(`/v1/runs/${id}/postings?limit=1`);
    const second = await service.get(`/v1/runs/${id}/postings?limit=1&cursor=${String(first.body['next_cursor'])}`);
    expect([first.body['postings'], second.body['postings']].flat()).toEqual(all.body['postings']);
    expect(second.body['next_cursor']).toBeNull();
    const filtered = await service.get(`/v1/runs/${id}/postings?disposition=filtered`);
    expect(filtered.body['postings']).toMatchObject([{ job_title: 'Clerk' }]);
    expect((await service.get(`/v1/runs/${id}/postings?disposition=lost`)).status).toBe(422);
    const usage = await service.get('/v1/usage');
    expect(usage.body).toEqual({
      credits_left: envelope['credits_left'],
      days: [{ day: new Date().toISOString().slice(0, 10), credits: envelope['credits_consumed'], runs: 1 }],
    });
  });

  it.each([
    ['max_jobs', { max_jobs: 1 }, 'max_jobs was reached: 1 of 2 postings are returned'],
    ['max_credits', { max_credits: 1 }, 'max_credits was reached: the 1 of 2 postings that it pays for are returned'],
    [
      'a filter of places',
      { max_credits: 1, target_locations: ['Leeds', 'Bremen'] },
      'max_credits was reached: the 1 of 2 postings that it pays for are returned',
    ],
  ])('stops at %s, keeps what is paid for and says so', async (_name, limits, warning) => {
    const both = await startSite({
      ...pages,
      '/careers/baker': html('Baker', '<h1>Baker</h1><p>Location: Bremen, Germany</p><p>You bake.</p>'),
      '/careers/clerk': html('Clerk', '<h1>Clerk</h1><p>Location: Bremen, Germany</p><p>You write.</p>'),
    });
    const { id, envelope, result } = await service.scrape({ company_url: both.url, ...limits });
    expect(envelope).toMatchObject({ credits_consumed: 1 });
    expect(result).toMatchObject({ jobs_total: 1, jobs_filtered_out: 1, jobs: [{ job_title: 'Baker' }] });
    expect(result.warnings).toEqual([warning]);
    const { body } = await service.get(`/v1/runs/${id}/postings?disposition=dropped`);
    expect(body['postings']).toMatchObject([{ job_title: 'Clerk' }]);
    await both.close();
  });

  it('never charges more than the key has, also when two of its runs read at once', async () => {
    const { key, id: keyId } = await service.service.app.get(ApiKeys).create('three credits', 3);
    const headers = { authorization: `Bearer ${key}` };
    const ids = await Promise.all(
      [0, 1].map(async () =>
        String((await service.post(TRIGGER, { company_url: site.url }, headers)).body['request_id']),
      ),
    );
    const ended = await Promise.all(ids.map((id) => service.ended(`${TRIGGER}/${id}`, headers)));
    const results = ended.map(({ result }) => result as { jobs: unknown[]; warnings: string[] });
    expect(results.map(({ jobs }) => jobs.length).sort()).toEqual([1, 2]);
    expect(results.flatMap(({ warnings }) => warnings)).toEqual([
      'The credits of the key are used up: the 1 of 2 postings that they paid for are returned',
    ]);
    const { rows } = await service.service.database.pool.query(
      'SELECT balance FROM credit_entries WHERE api_key_id = $1 ORDER BY id DESC LIMIT 1',
      [keyId],
    );
    expect(rows).toEqual([{ balance: 0 }]);
  });

  it('says why a run failed, in the poll of a scraper too', async () => {
    const { envelope } = await service.scrape({ company_url: 'http://127.0.0.1:1/' });
    expect(envelope).toMatchObject({
      status: 'FAILED',
      result: null,
      error: { message: expect.any(String) as unknown, step_id: expect.any(String) as unknown },
    });
  });

  it('ends a run that waits for another attempt soon when it is cancelled, and asks its site for nothing more', async () => {
    const site = await startSite(pages);
    const api = await startTestService({ ROLE: 'api' });
    const id = String((await api.post(TRIGGER, { company_url: site.url })).body['request_id']);
    const { pool } = api.service.database;
    await pool.query("UPDATE runs SET status = 'RUNNING', failures = 1, lease = 1 WHERE id = $1", [id]);
    await pool.query(
      "UPDATE graphile_worker._private_jobs SET attempts = 1, run_at = now() + interval '1 hour' WHERE key = $1",
      [id],
    );
    expect((await api.post(`/v1/runs/${id}/cancel`, undefined)).body['status']).toBe('RUNNING');
    const worker = await startTestService({}, api.databaseUrl);
    const run = await api.ended(`${TRIGGER}/${id}`);
    await Promise.all([worker.close(), api.close(), site.close()]);
    expect(run).toMatchObject({ status: 'COMPLETED', cancelled_at: expect.any(String) as unknown });
    expect((run['result'] as { warnings: string[] }).warnings).toContain(
      'The run was cancelled: what it had not read by then is missing',
    );
    expect(site.asked).toEqual([]);
  });

  it('ends a running run when it is cancelled, not when its page is given up, and says so', async () => {
    // Both wait for a page that does not come; the first one had to end first.
    const before = await startSite({ ...pages, '/careers': () => {} });
    const slow = await startSite({ ...pages, '/careers': () => {} });
    const idOf = async (site: LocalSite): Promise<string> => {
      const id = String((await service.post(TRIGGER, { company_url: site.url })).body['request_id']);
      while (!site.asked.includes('/careers')) await sleep(20);
      return id;
    };
    const other = await idOf(before);
    const id = await idOf(slow);
    const poll = await service.get(`${TRIGGER}/${id}`);
    expect(poll.body['progress']).toMatchObject({ pages_read: expect.any(Number) as unknown });
    expect((await service.post(`/v1/runs/${id}/cancel`, undefined)).status).toBe(202);
    const ended = await service.ended(`${TRIGGER}/${id}`);
    expect(ended['status']).toBe('COMPLETED');
    expect((await service.get(`${TRIGGER}/${other}`)).body['status']).toBe('RUNNING');
    const { warnings } = ended['result'] as { warnings: string[] };
    expect(warnings).toContain('The run was cancelled: what it had not read by then is missing');
    expect(warnings.join()).toContain('not read: the run was cancelled');
    expect(warnings.join()).not.toContain('time of the run');
    await service.post(`/v1/runs/${other}/cancel`, undefined);
    await Promise.all([before.close(), slow.close()]);
  });
});
