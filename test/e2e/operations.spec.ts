import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { html, startSite, type LocalSite } from './local-site.js';
import { startTestService, type TestService } from './test-service.js';

describe('what operators read', () => {
  let service: TestService;
  let site: LocalSite;

  beforeAll(async () => {
    site = await startSite({
      '/': html('Acme', '<h1>Acme</h1>'),
      '/careers': html('Careers', '<h1>Careers</h1><ul><li><a href="/careers/baker">Baker</a></li></ul>'),
      '/careers/baker': html('Baker', '<h1>Baker</h1><p>You bake.</p>'),
    });
    service = await startTestService();
  });
  afterAll(async () => {
    await service.close();
    await site.close();
  });

  /** A worker counts a run once its end is stored: whoever saw the end may still ask a moment too early. */
  const figures = async (runs: number): Promise<string> => {
    for (let asked = 0; ; asked++) {
      const text = String((await service.get('/metrics')).body['text']);
      const ended = text.matchAll(/^hiring_runs_ended_total\{.*\} (\d+)$/gm);
      if (asked === 50 || [...ended].reduce((sum, [, count]) => sum + Number(count), 0) >= runs) return text;
      await sleep(100);
    }
  };

  it('counts requests, runs, pages and warnings', async () => {
    await service.scrape({ company_url: site.url });
    await service.scrape({ company_url: site.url, max_pages: 1 });
    await service.post('/v1/scrape-agency-jobs/async', {});
    const text = await figures(2);
    expect(text).toMatch(
      /hiring_http_request_duration_seconds_count\{method="POST",route="\/v1\/scrape-career-pages\/async",status="202"\} 2/,
    );
    expect(text).toMatch(
      /hiring_http_request_duration_seconds_count\{method="POST",route="\/v1\/scrape-agency-jobs\/async",status="422"\} 1/,
    );
    expect(text).toMatch(/hiring_runs_ended_total\{pipeline="career-pages",status="COMPLETED"\} 2/);
    expect(text).toMatch(/hiring_pages_total\{outcome="page"\} \d+/);
    expect(text).toMatch(/hiring_findings_total\{pipeline="career-pages",kind="limit",code="max_pages_careers"\} 1/);
  });
});
