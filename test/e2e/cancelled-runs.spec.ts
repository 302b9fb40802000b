import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApi } from './documented.js';
import { startTestService, type TestService } from './test-service.js';

/** What a result has only where the request asks for it. */
const SOMETIMES = new Set(['reused_run_id', 'title_rules']);

/** A request to each scraper, and the schema of its result. */
const REQUESTS: readonly [schema: string, path: string, body: object][] = [
  ['CareerPagesResult', '/v1/scrape-career-pages/async', { company_url: 'example.com' }],
  ['AgencyJobsResult', '/v1/scrape-agency-jobs/async', { title: 'Baker' }],
  ['CommercialJobsResult', '/v1/scrape-commercial-jobs/async', { title: 'Baker' }],
  ['NetworkJobsResult', '/v1/scrape-network-jobs/async', { titles: ['Baker'] }],
];

describe('a run that is cancelled before it began', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ ROLE: 'api' });
  });
  afterAll(() => service.close());

  it.each(REQUESTS)('has all that is documented of a %s', async (name, path, body) => {
    const { body: accepted } = await service.post(path, body);
    const id = String(accepted['request_id']);
    expect((await service.post(`/v1/runs/${id}/cancel`, {})).status).toBe(202);
    const { body: run } = await service.get(`/v1/runs/${id}`);
    const { properties = {} } = openApi.components.schemas[name] as { properties?: object };
    const always = Object.keys(properties).filter((member) => !SOMETIMES.has(member));
    expect(always).toContain('warnings');
    expect(Object.keys(run['result'] as object)).toEqual(expect.arrayContaining(always));
    expect(run).toMatchObject({ status: 'COMPLETED', result: { warnings: [expect.stringContaining('cancelled')] } });
  });
});
