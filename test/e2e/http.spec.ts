import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiKeys } from '../../src/http/api-keys.js';
import { startTestService, type TestService } from './test-service.js';

const TRIGGER = '/v1/scrape-career-pages/async';

describe('the HTTP edge', () => {
  let service: TestService;

  beforeAll(async () => { service = await startTestService({ ROLE: 'api', ALLOW_PRIVATE_ADDRESSES: 'false' }); });
  afterAll(() => service.close());

  it('accepts a request with 202 and an id that can be polled at once', async () => {
    const { status, body } = await service.post(TRIGGER, { company_url: 'example.com' });
    expect(status).toBe(202);
    expect(body).toEqual({ request_id: expect.stringMatching(/^run_[a-z2-7]{26}$/) as unknown, status: 'QUEUED' });
    const poll = await service.get(`${TRIGGER}/${String(body['request_id'])}`);
    expect(poll).toMatchObject({ status: 200, body: { status: 'QUEUED', result: null, started_at: null, finished_at: null, credits_consumed: null } });
  });

  it.each([
    [{}, [{ type: 'missing', loc: ['body', 'company_url'], msg: 'Field required', input: {} }]],
    [{ company_url: 5 }, [{ type: 'string_type', loc: ['body', 'company_url'], msg: 'Input should be a valid string', input: 5 }]],
    [{ company_url: 'example.com', max_pages: 0 }, [{ type: 'greater_than_equal', loc: ['body', 'max_pages'], msg: 'Input should be greater than or equal to 1', input: 0, ctx: { ge: 1 } }]],
    [{ company_url: 'example.com', max_pages: '5x' }, [{ type: 'int_parsing', loc: ['body', 'max_pages'], msg: 'Input should be a valid integer, unable to parse string as an integer', input: '5x' }]],
    [{ company_url: 'example.com', target_titles: ['a', 7] }, [{ type: 'string_type', loc: ['body', 'target_titles', 1], msg: 'Input should be a valid string', input: 7 }]],
    [{ company_url: 'example.com', target_titles: 'a' }, [{ type: 'list_type', loc: ['body', 'target_titles'], msg: 'Input should be a valid list', input: 'a' }]],
    [[], [{ type: 'model_attributes_type', loc: ['body'], msg: 'Input should be a valid dictionary or object to extract fields from', input: [] }]],
  ])('refuses %j and says why', async (payload, detail) => {
    expect(await service.post(TRIGGER, payload)).toMatchObject({ status: 422, body: { detail } });
  });

  it.each(['http://127.0.0.1/', 'localhost', '10.0.0.1', 'http://[::1]/', 'ftp://example.com', 'https://user@example.com', 'example.com:22', 'intranet', 'http://2130706433/', ''])('refuses %j as a company site', async (site) => {
    const { status, body } = await service.post(TRIGGER, { company_url: site });
    expect(status).toBe(422);
    expect(body['detail']).toMatchObject([{ type: 'value_error', loc: ['body', 'company_url'] }]);
  });

  it('accepts text that Postgres would refuse', async () => {
    const { status } = await service.post(TRIGGER, '{"company_url":"example.com","company_name":"a\\u0000b","target_titles":["\\ud800x"]}', { 'content-type': 'application/json' });
    expect(status).toBe(202);
  });

  it('refuses titles in two ways at once, and a prompt without a language model', async () => {
    const both = { company_url: 'example.com', target_titles: ['a'], target_titles_prompt: 'b' };
    expect((await service.post(TRIGGER, both)).body['detail']).toEqual([{ type: 'value_error', loc: ['body'], msg: 'Value error, target_titles and target_titles_prompt are mutually exclusive', input: both, ctx: { error: {} } }]);
    expect((await service.post(TRIGGER, { company_url: 'example.com', target_titles_prompt: 'b' })).body['detail']).toMatchObject([{ type: 'llm_not_configured', loc: ['body', 'target_titles_prompt'] }]);
  });

  it.each([
    ['{"a":', 'Expecting value', 5],
    ['{"a" 1}', "Expecting ':' delimiter", 5],
    ['{"a":1} x', 'Extra data', 8],
    ['"äö\\q"', 'Invalid \\escape', 3],
  ])('tells where %s stops being JSON', async (payload, error, position) => {
    const { status, body } = await service.post(TRIGGER, payload, { 'content-type': 'application/json' });
    expect(status).toBe(422);
    expect(body['detail']).toEqual([{ type: 'json_invalid', loc: ['body', position], msg: 'JSON decode error', input: {}, ctx: { error } }]);
  });

  it('tells a missing header together with what is wrong with the body, and a wrong key alone', async () => {
    const { app } = service.service;
    const missing = await app.inject({ method: 'POST', url: TRIGGER, payload: {} });
    expect(missing.statusCode).toBe(422);
    expect(missing.json<{ detail: { loc: unknown }[] }>().detail.map(({ loc }) => loc)).toEqual([['header', 'authorization'], ['body', 'company_url']]);
    const wrong = await service.post(TRIGGER, {}, { authorization: 'Bearer hs_wrong' });
    expect(wrong).toMatchObject({ status: 401, body: { detail: 'Invalid or missing API key' }, headers: { 'www-authenticate': 'Bearer' } });
  });

  it('shows no run to another key', async () => {
    const { body } = await service.post(TRIGGER, { company_url: 'example.com' });
    const other = await service.service.app.get(ApiKeys).create('other', 0);
    for (const path of [`${TRIGGER}/${String(body['request_id'])}`, `/v1/runs/${String(body['request_id'])}`, '/v1/runs/run_unknown', "/v1/runs/'; drop"]) {
      expect(await service.get(path, { authorization: `Bearer ${other.key}` })).toMatchObject({ status: 404, body: { detail: 'Run not found' } });
    }
  });

  it('answers unknown paths, wrong methods and large bodies as JSON', async () => {
    expect(await service.get('/v1/nothing')).toMatchObject({ status: 404, body: { detail: 'Not Found' } });
    expect(await service.post(TRIGGER, { company_url: 'x'.repeat(1_100_000) })).toMatchObject({ status: 413, body: { detail: 'Request body too large' } });
  });

  it('bounds the pages that may be asked for', async () => {
    const { body } = await service.get(`${TRIGGER}/run_x?limit=51&offset=-1`);
    expect(body['detail']).toMatchObject([
      { type: 'less_than_equal', loc: ['query', 'limit'], input: '51', ctx: { le: 50 } },
      { type: 'greater_than_equal', loc: ['query', 'offset'], input: '-1', ctx: { ge: 0 } },
    ]);
  });

  it('documents every route it answers', async () => {
    const { body } = await service.get('/openapi.json');
    expect(Object.keys(body['paths'] as object).sort()).toEqual(['/runs/{run_id}', '/v1/runs/{run_id}', '/v1/scrape-career-pages/async', '/v1/scrape-career-pages/async/{request_id}']);
  });
});
