import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApi } from './documented.js';
import { startTestService, type TestService } from './test-service.js';
import { loadBuilt } from '../built.ts';

const { ApiKeys } = await loadBuilt<typeof import('../../src/accounts/api-keys.js')>('accounts/api-keys.js');

const TRIGGER = '/v1/scrape-career-pages/async';

describe('the HTTP edge', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService({ ROLE: 'api', ALLOW_PRIVATE_ADDRESSES: 'false' });
  });
  afterAll(() => service.close());

  it('accepts a request with 202 and an id that can be polled at once', async () => {
    const { status, body } = await service.post(TRIGGER, { company_url: 'example.com' });
    expect(status).toBe(202);
    expect(body).toEqual({ request_id: expect.stringMatching(/^run_[a-z2-7]{26}$/) as unknown, status: 'QUEUED' });
    const poll = await service.get(`${TRIGGER}/${String(body['request_id'])}`);
    expect(poll).toMatchObject({
      status: 200,
      body: { status: 'QUEUED', result: null, started_at: null, finished_at: null, credits_consumed: null },
    });
  });

  it.each([
    [{}, [{ type: 'missing', loc: ['body', 'company_url'], msg: 'Field required', input: {} }]],
    [
      { company_url: 5 },
      [{ type: 'string_type', loc: ['body', 'company_url'], msg: 'Input should be a valid string', input: 5 }],
    ],
    [
      { company_url: 'example.com', max_pages: 0 },
      [
        {
          type: 'greater_than_equal',
          loc: ['body', 'max_pages'],
          msg: 'Input should be greater than or equal to 1',
          input: 0,
          ctx: { ge: 1 },
        },
      ],
    ],
    [
      { company_url: 'example.com', max_pages: '5x' },
      [
        {
          type: 'int_parsing',
          loc: ['body', 'max_pages'],
          msg: 'Input should be a valid integer, unable to parse string as an integer',
          input: '5x',
        },
      ],
    ],
    [
      { company_url: 'example.com', target_titles: ['a', 7] },
      [{ type: 'string_type', loc: ['body', 'target_titles', 1], msg: 'Input should be a valid string', input: 7 }],
    ],
    [
      { company_url: 'example.com', target_titles: 'a' },
      [{ type: 'list_type', loc: ['body', 'target_titles'], msg: 'Input should be a valid list', input: 'a' }],
    ],
    [
      [],
      [
        {
          type: 'model_attributes_type',
          loc: ['body'],
          msg: 'Input should be a valid dictionary or object to extract fields from',
          input: [],
        },
      ],
    ],
  ])('refuses %j and says why', async (payload, detail) => {
    expect(await service.post(TRIGGER, payload)).toMatchObject({ status: 422, body: { detail } });
  });

  it.each([
    'http://127.0.0.1/',
    'localhost',
    '10.0.0.1',
    'http://[::1]/',
    'ftp://example.com',
    'https://user@example.com',
    'example.com:22',
    'intranet',
    'http://2130706433/',
    '',
  ])('refuses %j as a company site', async (site) => {
    const { status, body } = await service.post(TRIGGER, { company_url: site });
    expect(status).toBe(422);
    expect(body['detail']).toMatchObject([{ type: 'value_error', loc: ['body', 'company_url'] }]);
  });

  it('accepts text that Postgres would refuse, but no half of a character', async () => {
    const json = { 'content-type': 'application/json' };
    const nul = await service.post(TRIGGER, '{"company_url":"example.com","company_name":"a\\u0000b"}', json);
    expect(nul.status).toBe(202);
    const half = await service.post(TRIGGER, '{"company_url":"example.com","target_titles":["\\ud800x"]}', json);
    expect(half.body['detail']).toMatchObject([{ type: 'string_unicode', loc: ['body', 'target_titles', 0] }]);
  });

  it('refuses titles in two ways at once, and a prompt without a language model', async () => {
    const both = { company_url: 'example.com', target_titles: ['a'], target_titles_prompt: 'b' };
    expect((await service.post(TRIGGER, both)).body['detail']).toEqual([
      {
        type: 'value_error',
        loc: ['body'],
        msg: 'Value error, target_titles and target_titles_prompt are mutually exclusive',
        input: both,
        ctx: { error: {} },
      },
    ]);
    expect(
      (await service.post(TRIGGER, { company_url: 'example.com', target_titles_prompt: 'b' })).body['detail'],
    ).toMatchObject([{ type: 'llm_not_configured', loc: ['body', 'target_titles_prompt'] }]);
  });

  it.each([
    ['{"a":', 'Expecting value', 5],
    ['{"a" 1}', "Expecting ':' delimiter", 5],
    ['{"a":1} x', 'Extra data', 8],
    ['"äö\\q"', 'Invalid \\escape', 3],
  ])('tells where %s stops being JSON', async (payload, error, position) => {
    const { status, body } = await service.post(TRIGGER, payload, { 'content-type': 'application/json' });
    expect(status).toBe(422);
    expect(body['detail']).toEqual([
      { type: 'json_invalid', loc: ['body', position], msg: 'JSON decode error', input: {}, ctx: { error } },
    ]);
  });

  it('tells a missing header together with what is wrong with the body, and a wrong key alone', async () => {
    const { app } = service.service;
    const missing = await app.inject({ method: 'POST', url: TRIGGER, payload: {} });
    expect(missing.statusCode).toBe(422);
    expect(missing.json<{ detail: { loc: unknown }[] }>().detail.map(({ loc }) => loc)).toEqual([
      ['header', 'authorization'],
      ['body', 'company_url'],
    ]);
    const wrong = await service.post(TRIGGER, {}, { authorization: 'Bearer hs_wrong' });
    expect(wrong).toMatchObject({
      status: 401,
      body: { detail: 'Invalid or missing API key' },
      headers: { 'www-authenticate': 'Bearer' },
    });
  });

  it('shows no run to another key', async () => {
    const { body } = await service.post(TRIGGER, { company_url: 'example.com' });
    const other = await service.service.app.get(ApiKeys).create('other', 0);
    for (const path of [
      `${TRIGGER}/${String(body['request_id'])}`,
      `/v1/runs/${String(body['request_id'])}`,
      '/v1/runs/run_unknown',
      "/v1/runs/'; drop",
    ]) {
      expect(await service.get(path, { authorization: `Bearer ${other.key}` })).toMatchObject({
        status: 404,
        body: { detail: 'Run not found' },
      });
    }
  });

  it('answers unknown paths, wrong methods and large bodies as JSON', async () => {
    expect(await service.get('/v1/nothing')).toMatchObject({ status: 404, body: { detail: 'Not Found' } });
    expect(await service.post(TRIGGER, { company_url: 'x'.repeat(1_100_000) })).toMatchObject({
      status: 413,
      body: { detail: 'Request body too large' },
    });
  });

  it('bounds the pages that may be asked for', async () => {
    const { body } = await service.get(`${TRIGGER}/run_x?limit=51&offset=-1`);
    expect(body['detail']).toMatchObject([
      { type: 'less_than_equal', loc: ['query', 'limit'], input: '51', ctx: { le: 50 } },
      { type: 'greater_than_equal', loc: ['query', 'offset'], input: '-1', ctx: { ge: 0 } },
    ]);
  });

  it('answers a known path with another method 405, and one slash too many 307', async () => {
    const { app } = service.service;
    const put = await app.inject({ method: 'PUT', url: TRIGGER });
    expect([put.statusCode, put.headers['allow'], put.json()]).toEqual([405, 'POST', { detail: 'Method Not Allowed' }]);
    const slash = await app.inject({ method: 'GET', url: `${TRIGGER}/run_x/?limit=5` });
    expect([slash.statusCode, slash.headers['location']]).toEqual([307, `${TRIGGER}/run_x?limit=5`]);
    expect((await app.inject({ method: 'GET', url: `//evil.example${TRIGGER}/` })).statusCode).toBe(404);
    expect(await service.get(`/v1/runs/${'x'.repeat(8000)}`)).toMatchObject({
      status: 404,
      body: { detail: 'Run not found' },
    });
    expect(await service.get('/v1/runs/%ZZ')).toMatchObject({ status: 404, body: { detail: 'Not Found' } });
  });

  const JSON_TYPE = { 'content-type': 'application/json' };
  it.each<[string, string | Buffer, Record<string, string>, number, unknown]>([
    ['nothing', '', JSON_TYPE, 422, [{ type: 'missing', loc: ['body'], input: null }]],
    ['null', 'null', JSON_TYPE, 422, [{ type: 'missing', loc: ['body'], input: null }]],
    ['a BOM', '\ufeff{"company_url":"example.com"}', JSON_TYPE, 202, undefined],
    ['no content type', '{"company_url":"example.com"}', {}, 422, [{ type: 'model_attributes_type', loc: ['body'] }]],
    ['a member __proto__', '{"__proto__":{"max_pages":"x"},"company_url":"example.com"}', JSON_TYPE, 202, undefined],
    ['100,000 lists in one another', '['.repeat(100_000), JSON_TYPE, 400, 'There was an error parsing the body'],
    [
      'bytes that are not UTF-8',
      Buffer.from([0x7b, 0xff, 0x7d]),
      JSON_TYPE,
      400,
      'There was an error parsing the body',
    ],
    [
      'a form',
      'company_url=example.com',
      { 'content-type': 'application/x-www-form-urlencoded' },
      422,
      [{ type: 'model_attributes_type', loc: ['body'], input: 'company_url=example.com' }],
    ],
    ['a number that is none', '{"max_pages":NaN}', JSON_TYPE, 422, [{ type: 'json_invalid', loc: ['body', 13] }]],
  ])('takes %s as a FastAPI service does', async (_name, payload, headers, status, detail) => {
    const answer = await service.service.app.inject({
      method: 'POST',
      url: TRIGGER,
      payload,
      headers: { authorization: `Bearer ${service.key}`, ...headers },
    });
    expect(answer.statusCode).toBe(status);
    if (detail !== undefined)
      expect(answer.json<{ detail: unknown }>().detail).toEqual(
        Array.isArray(detail) ? detail.map((entry: object) => expect.objectContaining(entry) as unknown) : detail,
      );
  });

  it('reads no body of more lists than any request has', async () => {
    const lists = `${'['.repeat(100)}${']'.repeat(100)}`;
    const answer = await service.service.app.inject({
      method: 'POST',
      url: TRIGGER,
      payload: `{"target_titles":[${new Array(4000).fill(lists).join(',')}]}`,
      headers: { authorization: `Bearer ${service.key}`, ...JSON_TYPE },
    });
    expect([answer.statusCode, answer.json()]).toEqual([400, { detail: 'There was an error parsing the body' }]);
  });

  it('never repeats a secret, however it was sent', async () => {
    const secrets = {
      people_data_api_key: 'canary-1',
      research_api_key: 'canary-2',
      llm_gateway_api_key: ['canary-3'],
    };
    const path = '/v1/hiring-signals/leavers';
    const missing = await service.post(path, { ...secrets, org_name: 'acme' });
    const nested = await service.post(path, [{ deeper: secrets }]);
    const asText = await service.post(path, JSON.stringify(secrets), { 'content-type': 'text/plain' });
    const headerless = await service.service.app.inject({ method: 'POST', url: path, payload: secrets });
    for (const { status, body } of [
      missing,
      nested,
      asText,
      { status: headerless.statusCode, body: headerless.json<object>() },
    ]) {
      expect(status).toBe(422);
      expect(JSON.stringify(body)).not.toMatch(/canary-[12]/);
    }
    expect(missing.body['detail']).toContainEqual({
      type: 'string_type',
      loc: ['body', 'llm_gateway_api_key'],
      msg: 'Input should be a valid string',
      input: '**********',
    });
    expect(missing.body['detail']).toContainEqual(
      expect.objectContaining({
        type: 'missing',
        loc: ['body', 'industries'],
        input: expect.objectContaining({ people_data_api_key: '**********', org_name: 'acme' }) as unknown,
      }),
    );
  });

  it('takes the leavers body as published, and keeps the keys out of everything', async () => {
    const keys = { people_data_api_key: 'canary-a', research_api_key: 'canary-b', llm_gateway_api_key: 'canary-c' };
    const lists = { industries: [' Banking '], job_titles: ['ceo'], geography: ['Germany'], dm_titles: ['cto'] };
    for (const path of ['/v1/hiring-signals/leavers', '/hiring-signals/leavers']) {
      const { status, body } = await service.post(path, {
        org_name: 'acme',
        ...keys,
        ...lists,
        employee_size_ranges: [{ start: 11, end: 50 }],
        limit: '0',
      });
      expect([status, body['status']]).toEqual([202, 'QUEUED']);
      expect(body['poll_url']).toBe(`/hiring-signals/leavers/runs/${String(body['run_id'])}`);
      expect(await service.get(String(body['poll_url']))).toMatchObject({
        status: 200,
        body: { status: 'QUEUED', result: null },
      });
      expect(await service.get(`/v1/runs/${String(body['run_id'])}`)).toMatchObject({ status: 200 });
    }
    const { rows } = await service.service.database.pool.query(
      "SELECT input::text, encode(ciphertext, 'escape') FROM runs JOIN run_secrets ON run_id = id WHERE pipeline = 'leavers'",
    );
    expect(JSON.stringify(rows)).toContain('banking');
    expect(JSON.stringify(rows)).not.toContain('canary');
    const wrong = await service.post('/v1/hiring-signals/leavers', {
      org_name: 'acme',
      ...keys,
      ...lists,
      industries: ['banking', 'spaceflight'],
      employee_size_ranges: [{ start: 50, end: 11 }],
      tenure_min_months: 6,
    });
    expect(wrong.body['detail']).toMatchObject([
      { type: 'literal_error', loc: ['body', 'industries', 1], input: 'spaceflight' },
      {
        type: 'value_error',
        loc: ['body', 'employee_size_ranges', 0, 'end'],
        msg: 'Value error, end must be >= start',
      },
    ]);
    const late = await service.post('/v1/hiring-signals/leavers', {
      org_name: 'acme',
      ...keys,
      ...lists,
      tenure_min_months: 6,
    });
    expect(late.body['detail']).toMatchObject([
      { type: 'value_error', loc: ['body'], msg: 'Value error, tenure_max_months must be >= tenure_min_months' },
    ]);
  });

  it.each<[string, object, unknown]>([
    [
      '/v1/scrape-agency-jobs/async',
      {},
      [{ type: 'value_error', loc: ['body'], msg: 'Value error, at least one of title or location is required' }],
    ],
    ['/v1/scrape-agency-jobs/async', { title: ' ' }, [{ type: 'value_error', loc: ['body'] }]],
    [
      '/v1/scrape-agency-jobs/async',
      { title: 'x', page_size: 101, max_pages: 0, job_type: 'ho' },
      [
        { type: 'enum', loc: ['body', 'job_type'] },
        { type: 'greater_than_equal', loc: ['body', 'max_pages'] },
        { type: 'less_than_equal', loc: ['body', 'page_size'] },
      ],
    ],
    [
      '/v1/scrape-commercial-jobs/async',
      { title: 'x', country: 'atlantis', board: 'monster' },
      [
        { type: 'literal_error', loc: ['body', 'country'] },
        { type: 'enum', loc: ['body', 'board'] },
      ],
    ],
    ['/v1/scrape-network-jobs/async', { titles: [] }, [{ type: 'too_short', loc: ['body', 'titles'] }]],
    [
      '/v1/scrape-network-jobs/async',
      { titles: '', workplace_types: ['moon'], max_jobs: 1001 },
      [
        { type: 'string_too_short', loc: ['body', 'titles'] },
        { type: 'enum', loc: ['body', 'workplace_types', 0] },
        { type: 'less_than_equal', loc: ['body', 'max_jobs'] },
      ],
    ],
    ['/enrich-person', { full_name: '' }, [{ type: 'string_too_short', loc: ['body', 'full_name'] }]],
    [
      '/enrich-person',
      { full_name: 'A B' },
      [
        {
          type: 'value_error',
          loc: ['body'],
          msg: 'Value error, at least one of company_name or company_domain is required',
        },
      ],
    ],
    [
      '/enrich-person',
      {
        full_name: 'A B',
        company_domain: 'https://example.com/x',
        network_profile_url: 'https://www.linkedin.com/company/x',
      },
      [
        { type: 'value_error', loc: ['body', 'company_domain'] },
        { type: 'value_error', loc: ['body', 'network_profile_url'] },
      ],
    ],
  ])('says what is wrong with %s %j', async (path, payload, detail) => {
    expect(await service.post(path, payload)).toMatchObject({ status: 422, body: { detail } });
  });

  it.each<[string, object]>([
    [
      '/v1/scrape-agency-jobs/async',
      { location: 'München', radius: 0, job_type: 'home-office', include_recruiter_details: 'yes' },
    ],
    ['/v1/scrape-commercial-jobs/async', { title: 'Python', country: ' UK ', radius: 12.5, board: 'stepstone' }],
    ['/v1/scrape-network-jobs/async', { titles: 'Engineer' }],
    [
      '/v1/scrape-network-jobs/async',
      { titles: ['Engineer', 'Developer'], locations: ['Berlin'], experience_levels: ['mid-senior'] },
    ],
    [
      '/enrich-person',
      {
        full_name: 'Erika Mustermann',
        company_domain: 'müller.de',
        network_profile_url: 'https://de.linkedin.com/in/erika/',
      },
    ],
    ['/v1/enrich-person', { full_name: 'Erika Mustermann', company_name: 'Example GmbH', company_domain: null }],
  ])('accepts %s %j', async (path, payload) => {
    expect(await service.post(path, payload)).toMatchObject({ status: 202, body: { status: 'QUEUED' } });
  });

  it('shows nothing of one key to another, at any GET there is', async () => {
    const { body } = await service.post(TRIGGER, { company_url: 'example.com' });
    const { body: report } = await service.post('/enrich-person', { full_name: 'A B', company_name: 'C' });
    const other = await service.service.app.get(ApiKeys).create('stranger', 10);
    const paths = Object.entries(openApi.paths)
      .filter(([path, { get }]) => get && /\{(?:run|request)_id\}/.test(path))
      .map(([path]) => path);
    expect(paths.length).toBeGreaterThanOrEqual(8);
    for (const path of paths) {
      for (const id of [
        body['request_id'],
        report['run_id'],
        'run_aaaaaaaaaaaaaaaaaaaaaaaaaa',
        '00000000-0000-4000-8000-000000000000',
      ]) {
        expect(
          await service.get(path.replace(/\{[^}]+\}/, String(id)), { authorization: `Bearer ${other.key}` }),
        ).toMatchObject({ status: 404, body: { detail: 'Run not found' } });
      }
    }
  });

  it('sends the headers that keep browsers from doing harm, and no CORS', async () => {
    const { headers } = await service.get('/healthz', { origin: 'https://evil.example' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'self'") as unknown,
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('gives each request an id, the caller’s own where it is harmless', async () => {
    expect((await service.get('/healthz')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect((await service.get('/healthz', { 'x-request-id': 'client-id-0001' })).headers['x-request-id']).toBe(
      'client-id-0001',
    );
    expect((await service.get('/healthz', { 'x-request-id': 'a b<script>' })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });
});
