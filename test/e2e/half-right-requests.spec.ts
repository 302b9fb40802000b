import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { startTestService, type TestService } from './test-service.js';

const LEAVERS = {
  org_name: 'acme',
  people_data_api_key: 'a',
  research_api_key: 'b',
  llm_gateway_api_key: 'c',
  industries: [],
  job_titles: ['ceo'],
  geography: ['Germany'],
  dm_titles: ['ceo'],
};

/** Requests that look right at first sight, as people send them. */
describe('requests that are half right', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService({ ROLE: 'api', ALLOW_PRIVATE_ADDRESSES: 'false' });
  });
  afterAll(() => service.close());

  it('finds a tag by what of it can be stored', async () => {
    await service.post('/v1/scrape-career-pages/async', { company_url: 'example.com', tags: ['na\u0000me'] });
    const { status, body } = await service.get('/v1/runs?tag=na%00me');
    expect([status, body['runs']]).toMatchObject([200, [{ tags: ['name'] }]]);
  });

  it.each(['scrape-career-pages', 'career_pages', '%00'])('refuses a filter by the pipeline %s', async (name) => {
    const { status, body } = await service.get(`/v1/runs?pipeline=${name}`);
    expect([status, body['detail']]).toMatchObject([422, [{ type: 'enum', loc: ['query', 'pipeline'] }]]);
    expect(JSON.stringify(body)).toContain("'career-pages', 'commercial-jobs'");
  });

  it.each([
    ['/v1/webhooks', 'url', {}],
    ['/v1/scrape-career-pages/async', 'webhook_url', { company_url: 'example.com' }],
  ])('refuses an address with control characters: %s', async (path, field, body) => {
    for (const address of ['https://example.com/a\u0000b', 'https://example.com/a\nb']) {
      const answer = await service.post(path, { ...body, [field]: address });
      expect([answer.status, answer.body['detail']]).toMatchObject([422, [{ loc: ['body', field] }]]);
    }
  });

  it.each([
    ['/v1/scrape-network-jobs/async', ['titles'], { titles: ' ' }],
    ['/v1/scrape-network-jobs/async', ['titles', 1], { titles: ['a', '\t'] }],
    ['/v1/scrape-network-jobs/async', ['locations', 0], { titles: 'a', locations: [' '] }],
    ['/hiring-signals/leavers', ['dm_titles', 0], { ...LEAVERS, dm_titles: [' '] }],
    ['/hiring-signals/leavers', ['job_titles', 1], { ...LEAVERS, job_titles: ['ceo', '\t'] }],
    ['/v1/scrape-career-pages/async', ['target_titles', 0], { company_url: 'example.com', target_titles: [' '] }],
  ])('refuses blank words, which would search for anything or nothing: %s %j', async (path, loc, body) => {
    const { status, body: said } = await service.post(path, body);
    expect([status, said['detail']]).toMatchObject([
      422,
      [{ type: 'value_error', loc: ['body', ...loc], msg: 'Value error, must not be blank' }],
    ]);
  });

  it.each(['/v1/webhooks', '/v1/watchlists'])(
    'documents what a body that cannot be read is answered: %s',
    async (path) => {
      const headers = { 'content-type': 'application/json' };
      expect((await service.post(path, '{"url":"\xff'.padEnd(1_000_001), headers)).status).toBe(413);
      const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
      expect((await service.post(path, deep, headers)).status).toBe(400);
    },
  );

  it.each([
    ['BREW /v1/runs HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    [`GET /v1/runs?${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
  ])('says in a detail what of HTTP itself is wrong', async (request, status) => {
    const { app } = service.service;
    if (!app.getHttpServer().listening) await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8').write(request);
    const [answer] = (await once(socket, 'data')) as [string];
    socket.destroy();
    expect(answer).toContain(`HTTP/1.1 ${String(status)} `);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ detail: expect.any(String) as unknown });
  });
});
