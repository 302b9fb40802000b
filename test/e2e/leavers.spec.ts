import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { parseCsv } from './csv.js';
import { startFakeVendors, type FakeVendors, type FakeWorld } from './fake-vendors.js';
import { html, startSite } from './local-site.js';
import { startTestService, testConfig, type TestService } from './test-service.js';
import { endProcess, startWorkerProcess } from './worker-process.js';
import { loadBuilt } from '../built.ts';

const { startEmbeddedPostgres } =
  await loadBuilt<typeof import('../../src/db/embedded-postgres.js')>('db/embedded-postgres.js');
const { postgresUser } = await loadBuilt<typeof import('../../src/db/postgres-binaries.js')>('db/postgres-binaries.js');
const { forgetPerson } = await loadBuilt<typeof import('../../src/people/forget-person.js')>('people/forget-person.js');
const { PeopleStore } = await loadBuilt<typeof import('../../src/people/people-store.js')>('people/people-store.js');
const { AttemptFacts } =
  await loadBuilt<typeof import('../../src/runs/work/attempt-facts.js')>('runs/work/attempt-facts.js');
const { RunWorker } = await loadBuilt<typeof import('../../src/runs/work/worker.js')>('runs/work/worker.js');
const { contactHash } =
  await loadBuilt<typeof import('../../src/people/do-not-contact.js')>('people/do-not-contact.js');
const { startService } = await loadBuilt<typeof import('../../src/service.js')>('service.js');
const { ApiKeys } = await loadBuilt<typeof import('../../src/accounts/api-keys.js')>('accounts/api-keys.js');

const PATH = '/v1/hiring-signals/leavers';
const KEYS = {
  people_data_api_key: 'canary-people-4711',
  research_api_key: 'canary-research-4711',
  llm_gateway_api_key: 'canary-gateway-4711',
};
const REQUEST = {
  org_name: '../Acme & Söhne',
  ...KEYS,
  industries: ['staffing and recruiting'],
  job_titles: ['managing director'],
  geography: ['DACH'],
  dm_titles: ['ceo'],
  qualification_criteria: 'Places people in industry',
};

interface Ended {
  readonly id: string;
  readonly status: string;
  readonly result: Record<string, unknown> & {
    summary: Record<string, number>;
    costs: Record<string, number>;
    warnings: string[];
    error?: { message: string; step_id: string };
  };
}

const WORLD: FakeWorld = { companies: 3, peoplePerCompany: 5, latencyMs: 0 };

interface Started {
  readonly service: TestService;
  readonly vendors: FakeVendors;
  close(): Promise<void>;
}

async function startBoth(world: FakeWorld, settings: Record<string, string> = {}): Promise<Started> {
  const vendors = await startFakeVendors(world);
  const service = await startTestService({ ...vendors.settings, ...settings });
  const close = async (): Promise<void> => {
    await service.close();
    await vendors.close();
  };
  return { service, vendors, close };
}

describe('leavers', () => {
  const cleanUp: (() => Promise<unknown>)[] = [];
  /** One service for all tests that are content with its settings and rows; their worlds follow each other. */
  let shared: Started;
  beforeAll(async () => {
    shared = await startBoth(WORLD);
  });
  afterEach(async () => {
    for (const step of cleanUp.splice(0).reverse()) await step();
  });
  afterAll(() => shared.close());

  const start = async (world: Partial<FakeWorld>, settings?: Record<string, string>): Promise<Started> => {
    if (settings === undefined) {
      shared.vendors.use({ ...WORLD, ...world });
      return shared;
    }
    const own = await startBoth({ ...WORLD, ...world }, settings);
    cleanUp.push(() => own.close());
    return own;
  };
  const ended = async (service: TestService, id: string): Promise<Ended> => {
    for (;;) {
      const { body } = await service.get(`/v1/runs/${id}`);
      if (body['status'] === 'COMPLETED' || body['status'] === 'FAILED')
        return { id, status: body['status'], result: body['result'] as Ended['result'] };
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const run = async (service: TestService, request: object = REQUEST): Promise<Ended> =>
    ended(service, String((await service.post(PATH, request)).body['run_id']));
  const text = async (
    service: TestService,
    path: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: string; headers: Record<string, unknown> }> => {
    const answer = await service.service.app.inject({ url: String(path), headers });
    return { status: answer.statusCode, body: answer.body, headers: answer.headers };
  };

  it('finds five leavers among 2,000 companies with at most 40 paid calls', async () => {
    const { service, vendors } = await start({ companies: 2000, latencyMs: 50 });
    const { status, result } = await run(service, { ...REQUEST, limit: 5 });
    expect([status, result.summary]).toEqual([
      'COMPLETED',
      { leavers_count: 5, new_company_dms_count: 5, old_company_dms_count: 5 },
    ]);
    const calls = [...vendors.paid.values()].reduce((sum, count) => sum + count, 0);
    expect(calls).toBeLessThanOrEqual(40);
    expect(Math.max(...vendors.paid.values())).toBe(1);
    expect(result.costs).toEqual({ research_cost: 0.025, llm_gateway_cost: 0.001, people_data_credits_consumed: 17.6 });
  });

  it('writes files that spreadsheets open safely, and serves them at addresses that are signed and expire', async () => {
    const { service } = await start({});
    const { id, result } = await run(service, { ...REQUEST, limit: 0 });
    const path = String(result['leavers_url']);
    expect(path).toMatch(new RegExp(`^/v1/files/[^/]+/Acme-Sohne_leavers_${id.slice(0, 8)}\\.csv$`));
    const file = await text(service, path);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('attachment') as unknown,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(file.body.split('\r\n').length).toBe(5);
    const [header = [], ...rows] = parseCsv(file.body);
    expect(header.slice(0, 4)).toEqual(['full_name', 'first_name', 'last_name', 'linkedin_url']);
    expect(rows.map(([name]) => name)).toEqual(["'=Formula Person", 'Person 100', 'Person 200']);
    expect(rows[0]).toEqual(
      expect.arrayContaining([
        'Firm 0',
        'firm-0.test',
        'Managing Director',
        '2026-09',
        '2',
        'Firm 1',
        'Director',
        'It fits.',
        '0.9',
        'not_checked',
      ]),
    );
    expect(await text(service, path, { range: 'bytes=3-11' })).toMatchObject({
      status: 206,
      body: 'full_name',
      headers: { 'content-range': expect.stringMatching(/^bytes 3-11\/\d+$/) as unknown },
    });
    expect((await text(service, path, { range: 'bytes=999999-' })).status).toBe(416);
    expect(
      (
        await text(
          service,
          path.replace(/(?<=\/v1\/files\/[^/]+)\w(?=\/)/, (last) => (last === 'A' ? 'B' : 'A')),
        )
      ).status,
    ).toBe(404);
    expect((await text(service, path.replace(/[^/]+$/, 'other.csv'))).status).toBe(404);
    const again = (await service.get(`/v1/runs/${id}`)).body['result'] as Record<string, unknown>;
    expect(await text(service, again['leavers_url'])).toMatchObject({ status: 200, body: file.body });
  });

  it('lets addresses of files expire, and makes them absolute where callers reach it elsewhere', async () => {
    const { service } = await start({}, { FILE_URL_HOURS: '0.01', PUBLIC_BASE_URL: 'https://signals.example/' });
    const { result } = await run(service);
    const url = new URL(String(result['leavers_url']));
    expect(url.origin).toBe('https://signals.example');
    const [token = ''] = url.pathname.split('/').slice(3);
    expect(parseInt(token.split('.')[1] ?? '', 36) * 1000 - Date.now()).toBeLessThan(40_000);
  });

  it('keeps what it found when its time is nearly used up, and says so', async () => {
    const { service, vendors } = await start({ companies: 300 });
    const time = jest.spyOn(AttemptFacts.prototype, 'timeUsed').mockReturnValue(0.9);
    cleanUp.push(() => {
      time.mockRestore();
      return Promise.resolve();
    });
    const { status, result } = await run(service, {
      ...REQUEST,
      limit: 0,
      qualification_criteria: '',
      check_vacancies: true,
    });
    expect([status, result.summary['leavers_count']]).toEqual(['COMPLETED', 100]);
    expect(result.warnings).toEqual([
      expect.stringMatching(/used up after 100 companies/),
      expect.stringMatching(/checking vacancies was used up/),
    ]);
    expect(
      [...vendors.paid.keys()].filter((key) => key.startsWith('/v1/companies') && key.includes('"page":1')),
    ).toEqual([]);
  });

  it('researches and qualifies nothing without criteria', async () => {
    const { service, vendors } = await start({});
    const { result } = await run(service, { ...REQUEST, qualification_criteria: ' ' });
    expect(result.costs).toMatchObject({ research_cost: 0, llm_gateway_cost: 0 });
    expect([...vendors.paid.keys()].filter((key) => key.startsWith('/search') || key.startsWith('/chat'))).toEqual([]);
  });

  const JSON_ERROR = (status: number): { status: number; body: string } => ({
    status,
    body: '{"error":"canary-people-4711 is not good"}',
  });
  it.each<[string, FakeWorld['fault'], { status: string; step?: string; warning?: RegExp }]>([
    [
      'a research key that is refused',
      (path) => (path === '/search' ? JSON_ERROR(401) : undefined),
      { status: 'FAILED', step: 'research_companies' },
    ],
    [
      'a gateway without credits',
      (path) => (path.startsWith('/chat') ? JSON_ERROR(402) : undefined),
      { status: 'COMPLETED', warning: /was not qualified: llm_gateway: the credits are used up/ },
    ],
    [
      'people data that stays down',
      (path) => (path === '/v1/companies' ? JSON_ERROR(503) : undefined),
      { status: 'FAILED', step: 'search_companies' },
    ],
    [
      'HTML where JSON is due',
      (path) => (path === '/v1/people' ? { status: 200, body: '<html>' } : undefined),
      { status: 'FAILED', step: 'search_leavers' },
    ],
    [
      'decision-makers without credits',
      (path, json) => (JSON.stringify(json).includes('"current"') ? JSON_ERROR(402) : undefined),
      {
        status: 'COMPLETED',
        warning: /Decision-makers were not searched to the end: people_data: the credits are used up/,
      },
    ],
    [
      '429 with Retry-After, once',
      (_path, _json, count) => (count === 1 ? { ...JSON_ERROR(429), headers: { 'retry-after': '1' } } : undefined),
      { status: 'COMPLETED' },
    ],
    [
      'model answers that are cut off',
      (path, json) =>
        path.startsWith('/chat') && !JSON.stringify(json).includes('last answer')
          ? { status: 200, body: '{"choices":[{"message":{"content":"{\\"qualified\\": tr"}}]}' }
          : undefined,
      { status: 'COMPLETED' },
    ],
    [
      'an error inside HTTP 200',
      (path, _json, count) =>
        path.startsWith('/chat') && count < 8
          ? { status: 200, body: '{"error":{"code":502,"message":"x"}}' }
          : undefined,
      { status: 'COMPLETED' },
    ],
    [
      'a filter that was not applied',
      (path) =>
        path === '/v1/companies'
          ? { status: 200, body: '{"content":[],"totalElements":90000000,"totalPages":1}' }
          : undefined,
      { status: 'FAILED', step: 'search_companies' },
    ],
  ])('ends as it should with %s', async (_name, fault, expected) => {
    const { service } = await start({ ...(fault && { fault }) });
    const { status, result } = await run(service);
    expect(status).toBe(expected.status);
    if (expected.step !== undefined) expect(result.error?.step_id).toBe(expected.step);
    if (expected.warning) expect(result.warnings.join('\n')).toMatch(expected.warning);
    else if (status === 'COMPLETED') expect([result.warnings, result.summary['leavers_count']]).toEqual([[], 3]);
    expect(JSON.stringify(result)).not.toContain('canary');
  });

  it('says of each leaver whether the vacated title is advertised, reading each company once', async () => {
    const site = await startSite({
      '/': html('Firm', '<h1>Firm</h1>'),
      '/careers': html(
        'Careers',
        '<h1>Jobs</h1><ul><li><a href="/careers/md">Managing Director (m/w/d)</a></li><li><a href="/careers/clerk">Clerk</a></li></ul>',
      ),
      '/careers/md': html('MD', '<h1>Managing Director (m/w/d)</h1><p>You lead.</p>'),
      '/careers/clerk': html('Clerk', '<h1>Clerk</h1>'),
    });
    cleanUp.push(() => site.close());
    const { service } = await start({ companies: 2, domain: new URL(site.url).host });
    const { result } = await run(service, { ...REQUEST, check_vacancies: true });
    const [header = [], ...rows] = parseCsv((await text(service, result['leavers_url'])).body);
    const column = (name: string): unknown[] => rows.map((row) => row[header.indexOf(name)]);
    expect(column('vacancy_status')).toEqual(['open', 'open']);
    expect(column('vacancy_url')).toEqual([`${site.url}/careers/md`, `${site.url}/careers/md`]);
    expect(site.asked.filter((path) => path === '/careers')).toHaveLength(1);
  });

  it('contacts nobody who is on the list, forgets people everywhere, and deletes by age', async () => {
    const { service } = await start({}, {});
    const people = service.service.app.get(PeopleStore);
    await people.changeDoNotContact(
      'add',
      ['https://www.LinkedIn.com/in/Person-100/?x=1', 'firm-2.test'].map((subject) => ({
        hash: contactHash(subject),
        kind: 'test',
      })),
    );
    const { id, result } = await run(service);
    expect(result.summary['leavers_count']).toBe(1);
    const names = async (url: unknown): Promise<unknown[]> =>
      parseCsv((await text(service, url)).body)
        .slice(1)
        .map(([name]) => name);
    expect(await names(result['leavers_url'])).toEqual(["'=Formula Person"]);
    expect(await forgetPerson(people, { profile: 'linkedin.com/in/person-0' })).toEqual({
      fileRows: 1,
      contacts: 0,
      enrichments: 0,
    });
    expect(await names(result['leavers_url'])).toEqual([]);
    // Beside the decision-makers who were in the files because of this person, too.
    for (const url of [result['old_company_dms_url'], result['new_company_dms_url']]) {
      const { body } = await text(service, url);
      expect(body).toContain('Person');
      expect(body).not.toContain('=Formula Person');
    }
    expect((await run(service)).result.summary['leavers_count']).toBe(0);
    await service.service.database.pool.query(
      "UPDATE runs SET finished_at = now() - interval '91 days' WHERE id = $1",
      [id],
    );
    await service.service.app.get(RunWorker).forgetOld();
    expect((await text(service, result['leavers_url'])).status).toBe(404);
    expect((await service.service.database.pool.query('SELECT FROM files')).rowCount).toBe(3);
  });

  it('names nobody at a company that came onto the list while it was at work', async () => {
    const vendors = await startFakeVendors({ ...WORLD, latencyMs: 60 });
    const service = await startTestService({ ...vendors.settings });
    cleanUp.push(
      () => service.close(),
      () => vendors.close(),
    );
    const { body } = await service.post(PATH, REQUEST);
    const { pool } = service.service.database;
    // Found already: where leavers are now is looked up next.
    for (;;) {
      const { rowCount } = await pool.query("SELECT FROM run_steps WHERE step_id = 'search_leavers'");
      if (rowCount !== 0) break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await service.service.app
      .get(PeopleStore)
      .changeDoNotContact('add', [{ hash: contactHash('firm-1.test'), kind: 'test' }]);
    const { result } = await ended(service, String(body['run_id']));
    const files = ['leavers_url', 'old_company_dms_url', 'new_company_dms_url'].map((name) => result[name]);
    const contents = await Promise.all(files.map(async (url) => (await text(service, url)).body));
    expect(contents.join('')).toContain('firm-2.test');
    expect(contents.join('')).not.toContain('firm-1.test');
  });

  it('survives that its worker is told to end and killed twice: the same files, nothing paid again but what was in flight at a kill', async () => {
    const world = { companies: 12, peoplePerCompany: 5, latencyMs: 120 };
    const quiet = await start(world);
    const undisturbed = await run(quiet.service, { ...REQUEST, limit: 0 });
    const vendors = await startFakeVendors(world);
    cleanUp.push(() => vendors.close());
    const api = await startTestService({ ...vendors.settings, ROLE: 'api' });
    cleanUp.push(() => api.close());
    const startWorker = (): ChildProcess => {
      const child = startWorkerProcess(api.databaseUrl, {
        ...vendors.settings,
        HEARTBEAT_SECONDS: '0.3',
        DEAD_AFTER_SECONDS: '1.5',
        SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
      });
      cleanUp.push(() => endProcess(child));
      return child;
    };
    const repeated = (): number => [...vendors.paid.values()].reduce((sum, count) => sum + count - 1, 0);
    const { body } = await api.post(PATH, { ...REQUEST, limit: 0 });
    const id = String(body['run_id']);
    let next = startWorker();
    for (const [kills, signal] of (['SIGTERM', 'SIGKILL', 'SIGKILL'] as const).entries()) {
      const before = vendors.paid.size;
      const worker = next;
      while (vendors.paid.size < before + 3) await new Promise((resolve) => setTimeout(resolve, 20));
      // So far one was told to end at most, and some killed: each had one call in flight.
      expect(repeated()).toBeLessThanOrEqual(Math.max(0, kills - 1));
      // The next one starts while this one works: nobody waits for a process to load.
      next = startWorker();
      worker.kill(signal);
      await once(worker, 'exit');
    }
    const survived = await ended(api, id);
    expect([survived.status, survived.result.summary, survived.result.warnings]).toEqual([
      'COMPLETED',
      undisturbed.result.summary,
      [],
    ]);
    for (const file of ['leavers_url', 'new_company_dms_url', 'old_company_dms_url'])
      expect((await text(api, survived.result[file])).body).toBe(
        (await text(quiet.service, undisturbed.result[file])).body,
      );
    expect(repeated()).toBeLessThanOrEqual(2);
  });

  it('keeps the callers’ keys out of every table, file, log and answer, through success, failure, 422 and kill -9', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'canary-'));
    if (postgresUser) await chown(folder, postgresUser.uid, postgresUser.gid);
    const postgres = await startEmbeddedPostgres(folder);
    cleanUp.push(async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    });
    const vendors = await startFakeVendors({
      companies: 2,
      peoplePerCompany: 3,
      latencyMs: 60,
      fault: (_path, json) =>
        JSON.stringify(json).includes('Firm 1') && JSON.stringify(json).includes('FAIL') ? JSON_ERROR(401) : undefined,
    });
    cleanUp.push(() => vendors.close());
    const settings = { ...vendors.settings, SECRETS_KEY: Buffer.alloc(32, 7).toString('base64') };
    const api = await startService(testConfig(postgres.url, { ...settings, ROLE: 'api', LOG_LEVEL: 'silent' }), {
      listen: false,
    });
    cleanUp.push(() => api.close());
    const { key } = await api.app.get(ApiKeys).create('canary', 100);
    const secrets = Object.values(KEYS);
    let seen = '';
    const call = async (method: 'GET' | 'POST', url: string, payload?: object): Promise<Record<string, unknown>> => {
      const answer = await api.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${key}` },
        ...(payload && { payload }),
      });
      seen += answer.body;
      return answer.json();
    };
    const endOf = async (id: string): Promise<Pick<Ended, 'status' | 'result'>> => {
      for (;;) {
        const body = await call('GET', `/v1/runs/${id}`);
        if (body['status'] === 'COMPLETED' || body['status'] === 'FAILED')
          return { status: body['status'], result: body['result'] as Ended['result'] };
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    const startWorker = (): ChildProcess => {
      const child = startWorkerProcess(
        postgres.url,
        { ...settings, HEARTBEAT_SECONDS: '0.3', DEAD_AFTER_SECONDS: '1.5' },
        'pipe',
      );
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => {
          seen += chunk.toString();
        });
      cleanUp.push(() => endProcess(child));
      return child;
    };
    const first = startWorker();
    const ids = [];
    for (const criteria of ['Places people', 'FAIL'])
      ids.push(String((await call('POST', PATH, { ...REQUEST, qualification_criteria: criteria }))['run_id']));
    await call('POST', PATH, { ...REQUEST, limit: -1, industries: undefined });
    while (vendors.paid.size < 3) await new Promise((resolve) => setTimeout(resolve, 20));
    first.kill('SIGKILL');
    await once(first, 'exit');
    startWorker();
    for (const id of ids) {
      const { status, result } = await endOf(id);
      if (status === 'COMPLETED') seen += (await api.app.inject({ url: String(result['leavers_url']) })).body;
    }
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    const { rows: tables } = await client.query<{ name: string }>(
      "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'graphile_worker')",
    );
    for (const { name } of tables) seen += JSON.stringify((await client.query(`SELECT * FROM ${name}`)).rows);
    expect((await client.query('SELECT FROM run_secrets')).rowCount).toBe(0);
    await client.query('CHECKPOINT');
    await client.end();
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    for (const file of files) {
      const bytes = await readFile(join(file.parentPath, file.name));
      for (const secret of secrets) if (bytes.includes(secret)) seen += `${secret} in ${file.name}`;
    }
    expect(files.some(({ parentPath }) => parentPath.endsWith('pg_wal'))).toBe(true);
    expect(seen.length).toBeGreaterThan(5000);
    // What stands behind a key tells where it was found.
    expect(secrets.flatMap((secret) => seen.split(secret).slice(1)).map((text) => text.slice(0, 80))).toEqual([]);
  });
});
