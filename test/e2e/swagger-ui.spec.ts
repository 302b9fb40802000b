import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'puppeteer-core';
import type { Service } from '../../src/service.js';
import { html, startSite, type LocalSite } from './local-site.js';
import { openBrowser } from './test-browser.js';
import { createDatabase } from './test-database.js';
import { testConfig } from './test-service.js';
import { loadBuilt } from '../built.ts';

const { ApiKeys } = await loadBuilt<typeof import('../../src/accounts/api-keys.js')>('accounts/api-keys.js');
const { startService } = await loadBuilt<typeof import('../../src/service.js')>('service.js');

/** A person in Swagger UI, in a real browser: authorises, triggers, polls. */
describe('Swagger UI', () => {
  let site: LocalSite;
  let service: Service;
  let browser: Browser;
  let page: Page;
  let key: string;
  const problems: string[] = [];

  beforeAll(async () => {
    site = await startSite({
      '/': html('Acme', '<h1>Acme</h1>'),
      '/careers': html('Careers', '<h1>Careers</h1><ul><li><a href="/careers/baker">Baker</a></li></ul>'),
      '/careers/baker': html('Baker', '<h1>Baker</h1><p>You bake.</p>'),
    });
    service = await startService(testConfig(await createDatabase()), { listen: true });
    key = (await service.app.get(ApiKeys).create('person', 100)).key;
    ({ browser, page } = await openBrowser({ width: 1280, height: 1600 }, problems));
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
    await site.close();
  });

  const open = async (operation: string): Promise<string> => {
    const block = `[id$="-${operation}"]`;
    await page.waitForSelector(`${block} .opblock-summary-control`);
    await page.click(`${block} .opblock-summary-control`);
    await page.waitForSelector(`${block} .try-out__btn`);
    await page.click(`${block} .try-out__btn`);
    return block;
  };
  const execute = async (block: string): Promise<{ status: string; body: Record<string, unknown> }> => {
    await page.click(`${block} .execute`);
    await page.waitForSelector(`${block} .live-responses-table .response-col_status`);
    // Runs in the page, where there is a DOM that these types do not know.
    const textOf = (selector: string): Promise<string> =>
      page.$eval(
        `${block} .live-responses-table tbody ${selector}`,
        (element) => (element as unknown as { textContent: string }).textContent,
      );
    return {
      status: (await textOf('.response-col_status')).trim(),
      body: JSON.parse(await textOf('.highlight-code code')) as Record<string, unknown>,
    };
  };
  const fill = async (selector: string, text: string): Promise<void> => {
    await page.focus(selector);
    await page.$eval(selector, (element) => {
      (element as unknown as { select(): void }).select();
    });
    await page.keyboard.sendCharacter(text);
  };

  it('lets a person authorise, trigger a scrape and poll it', async () => {
    await page.goto(`${service.url ?? ''}/docs`);
    await page.waitForSelector('.auth-wrapper .authorize');
    await page.click('.auth-wrapper .authorize');
    await page.waitForSelector('.auth-container input');
    await fill('.auth-container input', key);
    await page.click('.auth-btn-wrapper .authorize');
    await page.click('.auth-btn-wrapper .btn-done');

    const trigger = await open('startCareerPageScrape');
    await fill(`${trigger} .body-param__text`, JSON.stringify({ company_url: site.url }));
    const accepted = await execute(trigger);
    expect(accepted).toEqual({
      status: '202',
      body: { request_id: expect.stringMatching(/^run_/) as unknown, status: 'QUEUED' },
    });

    const poll = await open('getCareerPageScrape');
    await fill(`${poll} input[placeholder="request_id"]`, String(accepted.body['request_id']));
    let run = await execute(poll);
    while (run.body['status'] !== 'COMPLETED') {
      await new Promise((resolve) => setTimeout(resolve, 300));
      run = await execute(poll);
    }
    expect(run.status).toBe('200');
    expect(run.body['result']).toMatchObject({ jobs_total: 1, jobs: [{ job_title: 'Baker' }] });
    const picture = process.env['SWAGGER_PICTURE'];
    if (picture !== undefined) await page.screenshot({ path: picture, fullPage: true });
    expect(problems).toEqual([]);
  });
});
