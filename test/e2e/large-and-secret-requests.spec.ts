import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { LEAVERS_REQUEST } from './fake-vendors.js';
import { startTestService, type TestService } from './test-service.js';

const CAREERS = '/v1/scrape-career-pages/async';
const LEAVERS = '/v1/hiring-signals/leavers';
type Detail = { type: string; loc: unknown[]; input: unknown; ctx?: unknown }[];

describe('requests that are large, or hold secrets where none belong', () => {
  let service: TestService;
  let port: number;

  beforeAll(async () => {
    service = await startTestService({ ROLE: 'api', ALLOW_PRIVATE_ADDRESSES: 'false' });
    await service.service.app.listen(0, '127.0.0.1');
    port = Number(new URL(await service.service.app.getUrl()).port);
  });
  afterAll(() => service.close());

  const send = async (
    path: string,
    payload: string,
    headers: Record<string, string> = { authorization: `Bearer ${service.key}` },
  ): Promise<{ status: number; size: number; detail: Detail; cpu: number }> => {
    const before = process.cpuUsage();
    const answer = await service.service.app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
    const { user, system } = process.cpuUsage(before);
    return {
      status: answer.statusCode,
      size: answer.body.length,
      detail: answer.json<{ detail: Detail }>().detail,
      cpu: (user + system) / 1000,
    };
  };
  const large = (part: string, times: number): string => Array.from({ length: times }, () => part).join(',');

  it('looks at no large body without a key: the header is all that is told', async () => {
    const body = `{"company_url":5,"x":"${'y'.repeat(70_000)}"}`;
    const { status, detail } = await send(CAREERS, body, {});
    expect(status).toBe(422);
    expect(detail.map(({ loc }) => loc)).toEqual([['header', 'authorization']]);
    expect((await send(CAREERS, '{'.repeat(70_000), {})).detail.map(({ loc }) => loc)).toEqual([
      ['header', 'authorization'],
    ]);
    expect((await send(CAREERS, body, { authorization: 'Bearer hs_wrong' })).status).toBe(401);
    const small = await send(CAREERS, '{"company_url":5}', {});
    expect(small.detail.map(({ loc }) => loc)).toEqual([
      ['header', 'authorization'],
      ['body', 'company_url'],
    ]);
  });

  const LARGE = 'content-length: 1000000';
  const CHUNKED = 'transfer-encoding: chunked';
  const WRONG = 'authorization: Bearer hs_wrong';
  const MISSING = '"loc":["header","authorization"]';
  it.each<[string, string[], string, string]>([
    [CAREERS, [LARGE], '422', MISSING],
    [CAREERS, [CHUNKED], '422', MISSING],
    [CAREERS, [LARGE, WRONG], '401', 'Invalid or missing API key'],
    [CAREERS, [CHUNKED, WRONG], '401', 'Invalid or missing API key'],
    ['/mcp', [LARGE], '401', 'Invalid or missing API key'],
    ['/mcp', [CHUNKED, WRONG], '401', 'Invalid or missing API key'],
    ['/console/sign-in', [LARGE], '413', 'Request body too large'],
    ['/nowhere', [LARGE], '404', 'Not Found'],
    ['/v1/scrape-career-pages/async/', [LARGE], '307', 'location: /v1/scrape-career-pages/async'],
    ['/healthz', [CHUNKED], '405', 'Method Not Allowed'],
  ])('answers %s (%j) before it takes the body, and ends the connection', async (path, headers, status, said) => {
    const lines = [`POST ${path} HTTP/1.1`, 'host: x', 'content-type: application/json', ...headers];
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const answer = (await socket.toArray()).join('');
    expect(answer.slice(9, 12)).toBe(status);
    expect(answer).toContain(said);
    expect(answer).toContain('connection: close');
  });

  it('takes a large body, or one whose size is not told, of a caller with a key', async () => {
    const address = `http://127.0.0.1:${String(port)}${CAREERS}`;
    const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' };
    const body = `{"company_url":5,"x":"${'y'.repeat(70_000)}"}`;
    for (const sent of [body, new Blob([body]).stream()]) {
      const answer = await fetch(address, { method: 'POST', headers, body: sent, duplex: 'half' });
      expect(JSON.stringify(await answer.json())).toContain('"loc":["body","company_url"]');
    }
  });

  const members = (times: number, make: (at: number) => string): string =>
    `{${Array.from({ length: times }, (_, at) => make(at)).join(',')}}`;
  const titles = (item: string, times: number): string =>
    `{"company_url":"example.com","target_titles":[${large(item, times)}]}`;
  it.each<[string, string, (share: number) => string]>([
    ['wrong list items', CAREERS, (share) => titles('0', 490_000 * share)],
    ['wrong objects', LEAVERS, (share) => `{"employee_size_ranges":[${large('{"end":"x"}', 76_000 * share)}]}`],
    ['unknown members', CAREERS, (share) => members(60_000 * share, (at) => `"member${String(at)}":0`)],
    ['a long text', CAREERS, (share) => `{"company_url":"x.com","company_name":"${'a'.repeat(980_000 * share)}"}`],
    ['many secrets', LEAVERS, (share) => members(36_000 * share, (at) => `"${String(at)}_key":"secret${String(at)}x"`)],
    ['no JSON at the very end', CAREERS, (share) => `{"a":[${large('[1]', 240_000 * share)}]`],
    ['deep nesting', CAREERS, (share) => '['.repeat(990_000 * share)],
    ['long numbers', CAREERS, (share) => titles('12345678901234567890', 45_000 * share)],
    ['a form', LEAVERS, (share) => `"${'name="'.repeat(160_000 * share)}`],
  ])('answers a body of 1 MB (%s) in time that grows with its size, with little', async (_name, path, body) => {
    const [whole, quarter] = [body(1), body(0.25)];
    expect(whole.length).toBeGreaterThan(900_000);
    const { status, size, detail } = await send(path, whole);
    expect([400, 422]).toContain(status);
    expect(size).toBeLessThan(400_000);
    if (Array.isArray(detail)) expect(detail.length).toBeLessThanOrEqual(100);
    // Not a clock: four times the size may cost four times as much, and something more of garbage.
    let [ofWhole, ofQuarter] = [Infinity, Infinity];
    // On a busy machine code is compiled late: what it costs then is the least of several.
    for (let tries = 0; tries < 10 && !(tries > 1 && ofWhole < 12 * (ofQuarter + 3)); tries++) {
      ofQuarter = Math.min(ofQuarter, (await send(path, quarter)).cpu);
      ofWhole = Math.min(ofWhole, (await send(path, whole)).cpu);
    }
    expect(ofWhole).toBeLessThan(12 * (ofQuarter + 3));
  });

  it('names at most 100 errors, and a list that is too long before anything in it', async () => {
    const wrong = await send(
      CAREERS,
      JSON.stringify({ company_url: 'example.com', target_titles: Array(200).fill(0) }),
    );
    expect(wrong.detail).toHaveLength(100);
    const long = await send(CAREERS, JSON.stringify({ company_url: 'example.com', target_titles: Array(201).fill(0) }));
    expect(long.detail).toMatchObject([
      { type: 'too_long', loc: ['body', 'target_titles'], ctx: { max_length: 200, actual_length: 201 } },
    ]);
  });

  const SECRETS = {
    people_data_api_key: 'canary-one',
    research_api_key: 'canary two&3',
    llm_gateway_api_key: 'canary-4/',
  };
  const FORM = new URLSearchParams({ org_name: 'acme', ...SECRETS }).toString();
  const MULTIPART = Object.entries(SECRETS)
    .map(([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('');
  it.each<[string, string, string]>([
    ['a form', FORM, 'application/x-www-form-urlencoded'],
    ['a multipart form', `${MULTIPART}--b--`, 'multipart/form-data; boundary=b'],
    ['JSON as text', JSON.stringify(SECRETS), 'text/plain'],
    [
      'lines of text',
      Object.entries(SECRETS)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
      'text/plain',
    ],
    [
      'misspelt names',
      '{"people_data_apikey":"canary-one","reserch_api_kye":"canary-2","llmGatewayApiKey":"canary-3"}',
      'application/json',
    ],
    ['a form of fields in brackets', 'filter[people_data_api_key]=canary-1', 'application/x-www-form-urlencoded'],
    ['a form whose names are encoded', 'people%5Fdata%5Fapi%5Fkey=canary-1', 'application/x-www-form-urlencoded'],
    ['single-quoted JSON', "{'people_data_api_key': 'canary-1'}", 'text/plain'],
    ['JSON lists as text', '{"people_data_api_key": ["canary-1"]}', 'text/plain'],
    ['JSON within JSON as text', JSON.stringify({ a: JSON.stringify(SECRETS) }), 'text/plain'],
    ['assignments', 'people_data_api_key = "canary-1"', 'text/plain'],
    ['XML', '<people_data_api_key>canary-1</people_data_api_key>', 'text/xml'],
    ['names without quotes', '--b\r\ncontent-disposition: form-data; name=research_api_key\r\n\r\ncanary-1', 'a/b'],
    ['JSON within JSON', JSON.stringify({ org_name: JSON.stringify(JSON.stringify(SECRETS)) }), 'application/json'],
    ['members of a secret', '{"org_name":["canary-1"],"people_data_api_key":{"value":"canary-1"}}', 'application/json'],
    [
      'copies of a secret in other forms',
      JSON.stringify({ ...SECRETS, org_name: { 'canary-one': 1, form: 'q=canary+two%263', path: '/canary-4%2f' } }),
      'application/json',
    ],
    ['nested members', JSON.stringify([{ settings: { keys: [], ...SECRETS } }]), 'application/json'],
    [
      'a known secret in other fields',
      JSON.stringify({ ...SECRETS, org_name: ['canary-one'], qualification_criteria: ['use canary two&3 please'] }),
      'application/json',
    ],
  ])('hides the keys of %s', async (_name, body, type) => {
    const { status, detail } = await send(LEAVERS, body, {
      authorization: `Bearer ${service.key}`,
      'content-type': type,
    });
    expect(status).toBe(422);
    expect(JSON.stringify(detail)).toContain('**********');
    expect(JSON.stringify(detail)).not.toMatch(/canary/);
  });

  it('repeats the caller’s own key in no field, name or place', async () => {
    const { key } = service;
    const headers = { authorization: `Bearer ${key}`, prefer: 'handling=strict' };
    const bodies = [{ org_name: [key] }, { org_name: { [key]: 1 } }, { [key]: 1 }, { hours: `?k=${key}` }];
    for (const body of bodies) {
      const { status, detail } = await send(LEAVERS, JSON.stringify(body), headers);
      expect([status, JSON.stringify(detail).includes(key)]).toEqual([422, false]);
    }
    const used = await service.service.app.inject({ url: `/v1/runs?cursor=${key}`, headers });
    expect([used.statusCode, used.body.includes(key)]).toEqual([422, false]);
  });

  it.each([
    ['https://user:canary@example.com/jobs', 'https://**********@example.com/jobs'],
    ['user:canary@p@example.com', '**********@example.com'],
    ['https://canary@example.com', 'https://**********@example.com'],
    ['https://example.com:x/@canary?a@b', 'https://example.com:x/@canary?a@b'],
  ])('repeats no password of an address that it refuses: %s', async (company_url, input) => {
    const { body } = await service.post(CAREERS, { company_url });
    expect(body['detail']).toMatchObject([{ loc: ['body', 'company_url'], input }]);
  });

  it('keeps no secret that stands in another field of an accepted request', async () => {
    const secrets = {
      people_data_api_key: 'canary-one',
      research_api_key: 'canary-two',
      llm_gateway_api_key: 'canary-3',
    };
    const criteria = `use canary-one, canary-3 and ${service.key}`;
    const body = { ...LEAVERS_REQUEST, ...secrets, qualification_criteria: criteria, tags: ['canary-two'] };
    const { status, body: accepted } = await service.post(LEAVERS, body);
    expect([status, accepted]).toEqual([202, expect.anything()]);
    const { rows } = await service.service.database.rows.query<{ kept: string }>('SELECT runs::text AS kept FROM runs');
    expect(rows.map(({ kept }) => /canary|hs_/.test(kept))).toEqual(rows.map(() => false));
    expect(rows.some(({ kept }) => kept.includes('use **********, ********** and **********'))).toBe(true);
  });

  it('refuses what no field takes when the caller prefers so, and repeats no misspelt secret then', async () => {
    const headers = { authorization: `Bearer ${service.key}`, prefer: 'handling=strict' };
    const { detail } = await send(CAREERS, '{"company_url":"example.com","target_title":["a"]}', headers);
    expect(detail).toEqual([
      {
        type: 'extra_forbidden',
        loc: ['body', 'target_title'],
        msg: 'Extra inputs are not permitted',
        input: ['a'],
      },
    ]);
    const secret = await send(LEAVERS, '{"reserch_api_key":"canary-1"}', headers);
    expect(JSON.stringify(secret.detail)).not.toContain('canary');
  });

  it('answers HEAD with 405 where only GET is answered', async () => {
    const answer = await service.service.app.inject({ method: 'HEAD', url: '/runs/x' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET']);
  });

  it.each(['', 'json', 'application', 'application/json, text/plain'])(
    'takes a body of content type %j for raw text',
    async (type) => {
      const headers = { authorization: `Bearer ${service.key}`, 'content-type': type };
      expect((await send(CAREERS, '{}', headers)).detail).toMatchObject([
        { type: 'model_attributes_type', loc: ['body'], input: '{}' },
      ]);
      expect((await send(CAREERS, '', headers)).detail).toMatchObject([{ type: 'missing', loc: ['body'] }]);
    },
  );
});
