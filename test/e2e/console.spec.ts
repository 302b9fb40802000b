import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import type { Service } from '../../src/service.js';
import { html, startSite, type LocalSite } from './local-site.js';
import { openBrowser } from './test-browser.js';
import { createDatabase } from './test-database.js';
import { testConfig } from './test-service.js';
import { loadBuilt } from '../built.ts';

const { ApiKeys } = await loadBuilt<typeof import('../../src/accounts/api-keys.js')>('accounts/api-keys.js');
const { startService } = await loadBuilt<typeof import('../../src/service.js')>('service.js');

/** Where pictures of the pages are written for a person to look at; none are taken where this is not set. */
const PICTURES = process.env['CONSOLE_PICTURES'];
const HOSTILE = `Baker <img src=x onerror="document.title='owned'"> & "Son"`;
const escaped = HOSTILE.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A person in the console, in a real browser. */
describe('the console', () => {
  let site: LocalSite;
  let service: Service;
  let browser: Browser;
  let page: Page;
  let key: { id: string; key: string; prefix: string };
  let runId: string;
  const problems: string[] = [];
  const address = (path: string): string => `${service.url ?? ''}/console${path}`;
  const textOf = (selector: string): Promise<string> =>
    page.$eval(selector, (element) => (element as unknown as { innerText: string }).innerText);

  const trigger = async (body: object, apiKey = key.key): Promise<string> => {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/v1/scrape-career-pages/async',
      headers: { authorization: `Bearer ${apiKey}` },
      payload: body,
    });
    return answer.json<{ request_id: string }>().request_id;
  };
  const finish = async (id: string, apiKey = key.key): Promise<void> => {
    const headers = { authorization: `Bearer ${apiKey}` };
    let status = 'PENDING';
    while (status === 'PENDING' || status === 'RUNNING') {
      const answer = await service.app.inject({ method: 'GET', url: `/v1/runs/${id}?wait=50`, headers });
      ({ status } = answer.json<{ status: string }>());
    }
    expect(status).toBe('COMPLETED');
  };
  const picture = async (name: string): Promise<void> => {
    if (PICTURES === undefined) return;
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
  };

  beforeAll(async () => {
    site = await startSite({
      '/': html('Acme', '<h1>Acme</h1>'),
      '/careers': html(
        'Careers',
        `<h1>Careers</h1><ul><li><a href="/careers/baker">${escaped}</a></li><li><a href="/careers/miller">Miller</a></li>
         <li><a href="/careers/baker?ref=1">${escaped}</a></li><li><a href="/careers/gone">Baker at night</a></li></ul>`,
      ),
      '/careers/baker': html(
        'Baker',
        `<h1>${escaped}</h1><p>You bake. Part-time, on site.</p><p>Location: Berlin, Germany</p><p>The salary is €30,000 to €36,000 per year.</p>`,
      ),
      '/careers/miller': html('Miller', '<h1>Miller</h1><p>You mill.</p>'),
    });
    service = await startService(testConfig(await createDatabase()), { listen: true });
    key = await service.app.get(ApiKeys).create('bakery team', 100);
    runId = await trigger({ company_url: site.url, target_titles: ['Baker'], tags: ['spring'] });
    await finish(runId);
    ({ browser, page } = await openBrowser({ width: 1200, height: 800 }, problems));
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
    await site.close();
  });

  it('asks who comes, and brings them to what they wanted', async () => {
    await page.goto(address(`/runs/${runId}`));
    expect(page.url()).toContain('/console/sign-in?next=');
    await page.type('#key', 'hs_wrong');
    await picture('sign-in');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(await textOf('[role=alert]')).toBe('This is no API key of this service, or it has ended.');
    await page.type('#key', key.key);
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(new URL(page.url()).pathname).toBe(`/console/runs/${runId}`);
    const [cookie] = await browser.cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/console' });
    expect(JSON.stringify(cookie)).not.toContain(key.key);
    // The wrong key's answer was a 401, which the browser tells.
    expect(problems.splice(0)).toEqual([expect.stringContaining('401')]);
  });

  it('lists runs, with a filter', async () => {
    await page.goto(address('/runs'));
    const host = new URL(site.url).host;
    expect(await textOf('tbody tr')).toMatch(new RegExp(`${host}[^]*completed[^]*2 of 4`));
    await picture('runs');
    await page.select('#status', 'FAILED');
    await Promise.all([page.waitForNavigation(), page.click('.filter button')]);
    expect(await textOf('.empty')).toBe('No run is like this.');
  });

  it('shows the account, the warnings and the steps of a run', async () => {
    await page.goto(address(`/runs/${runId}`));
    expect((await textOf('.tiles')).replace(/\s+/g, ' ')).toBe(
      '4 discovered 2 returned 1 filtered 1 duplicate 0 dropped',
    );
    expect(await textOf('.warnings')).toContain('/careers/gone');
    expect(await textOf('.steps')).toContain('map-site');
    expect(await textOf('.pairs')).toContain('spring');
    const [csv, parquet] = await Promise.all(
      ['csv', 'parquet'].map((format) =>
        page.evaluate(`fetch('/console/runs/${runId}/export?format=${format}').then((answer) => answer.text())`),
      ),
    );
    expect(csv).toMatch(/^.?job_title,[^]*Baker at night/);
    expect(parquet).toMatch(/^PAR1/);
    await picture('run');
  });

  it('shows postings, each value beside its quote, and runs nothing of what it shows', async () => {
    await page.goto(address(`/runs/${runId}/postings?disposition=returned`));
    expect(await textOf('.tabs [aria-current]')).toBe('returned 2');
    await picture('postings');
    await Promise.all([page.waitForNavigation(), page.click('tbody tr:first-child a')]);
    expect(await textOf('h1')).toBe(HOSTILE);
    expect(await page.title()).toContain('Baker <img');
    const values = (await textOf('.values')).replace(/\s+/g, ' ');
    expect(values).toMatch(/salary min 30,000 text of the posting quote .*€30,000 to €36,000/i);
    expect(await page.$$('main img, main script')).toEqual([]);
    await page.click('a[href="#quote-salary_min"]');
    expect(await textOf('mark')).toContain('30,000');
    await picture('posting');
    // Arabic and Hebrew run from right to left.
    expect(await page.evaluate('getComputedStyle(document.querySelector(".text")).unicodeBidi')).toBe('plaintext');
    expect(problems).toEqual([]);
  });

  it('says of a posting that was kept out that it was not read whole, not that it states nothing', async () => {
    const hint = async (disposition: string): Promise<string> => {
      await page.goto(address(`/runs/${runId}/postings?disposition=${disposition}`));
      await Promise.all([page.waitForNavigation(), page.click('tbody tr:first-child a')]);
      return (await textOf('.hint')).replace(/\s+/g, ' ');
    };
    expect(await hint('filtered')).toMatch(/^Left empty, for only what is returned is read whole: .*salary_min/);
    expect(await hint('returned')).toMatch(/^Not stated in what was read, so left empty: /);
  });

  it('runs a run again, once however often the form is sent, and cancels', async () => {
    await page.goto(address(`/runs/${runId}`));
    const once = await page.$eval('[name=once]', (field) => (field as unknown as { value: string }).value);
    await Promise.all([page.waitForNavigation(), page.click('form[action$=rerun] button')]);
    const again = page.url().split('/').at(-1) ?? '';
    expect(again).not.toBe(runId);
    const cookies = (await browser.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const token = await page.$eval('[name=form_token]', (field) => (field as unknown as { value: string }).value);
    const send = (path: string, form: [string, string][]): ReturnType<typeof service.app.inject> => {
      const payload = new URLSearchParams(form).toString();
      const headers = { cookie: cookies, 'content-type': 'application/x-www-form-urlencoded' };
      return service.app.inject({ method: 'POST', url: `/console${path}`, headers, payload });
    };
    const post = async (path: string, form: Record<string, string>): Promise<{ status: number; to: unknown }> => {
      const answer = await send(path, Object.entries(form));
      return { status: answer.statusCode, to: answer.headers.location };
    };
    expect(await post(`/runs/${runId}/rerun`, { form_token: token, once })).toEqual({
      status: 303,
      to: `/console/runs/${again}`,
    });
    expect((await post(`/runs/${runId}/rerun`, { form_token: `${token.slice(0, -1)}_`, once })).status).toBe(403);
    expect((await post(`/runs/${runId}/rerun`, { once })).status).toBe(403);
    const odd = ['', 'x', `${once}x`, 'x'.repeat(10_000), `${once}\u0000`].map((text): [string, string][] => [
      ['once', text],
    ]);
    for (const form of [
      ...odd,
      [],
      [
        ['once', once],
        ['once', once],
      ],
      [['once[]', once]],
    ] as [string, string][][]) {
      const answer = await send(`/runs/${runId}/rerun`, [['form_token', token], ...form]);
      expect([form[0]?.[1].length, answer.statusCode, answer.body]).toEqual([
        form[0]?.[1].length,
        422,
        expect.stringContaining('Open the run’s page again and press “Run again” there'),
      ]);
    }
    const more = { form_token: token, once, company_url: 'other.example', tags: 'x'.repeat(10_000) };
    expect(await post(`/runs/${runId}/rerun`, more)).toEqual({ status: 303, to: `/console/runs/${again}` });
    expect(await post(`/runs/${again}/cancel`, { form_token: token })).toEqual({
      status: 303,
      to: `/console/runs/${again}`,
    });
    // The page looks again by itself until the run has ended.
    await page.waitForSelector('.state.completed, .state.cancelled');
    expect(problems).toEqual([]);
  });

  it('shows what is watched, what changed and what was sent, and does what its buttons say', async () => {
    const { pool } = service.database;
    const { rows } = await pool.query<{ id: string }>(
      `INSERT INTO watchlists (api_key_id, pipeline, input, cron, timezone, next_at, paused_at, last_run_id, reads, held)
       VALUES ($1, 'career-pages', '{"company_url": "acme.example"}', '0 7 * * 1-5', 'Europe/Berlin', '2126-01-01', NULL, $2, 3, 2) RETURNING id`,
      [key.id, runId],
    );
    const watchlist = rows[0]?.id ?? '';
    await pool.query(
      `INSERT INTO changes (api_key_id, watchlist_id, run_id, type, key, reason, posting, changed)
       SELECT $1, $2, $3, CASE WHEN n % 2 = 0 THEN 'new' ELSE 'changed' END, 'k' || n, 'reason ' || n,
         jsonb_build_object('job_title', $4::text, 'location', 'Berlin', 'job_url', 'https://acme.example/' || n),
         CASE WHEN n % 2 = 0 THEN NULL ELSE '{"salary_min": {"before": null, "after": 30000}}'::jsonb END FROM generate_series(1, 60) AS n`,
      [key.id, watchlist, runId, HOSTILE],
    );
    await pool.query(
      `INSERT INTO webhook_deliveries (api_key_id, url, type, payload, status, attempts, next_at, response_code, response_head, duration_ms, ended_at)
       VALUES ($1, 'https://hooks.example/hiring', 'run.completed', '{}', 'failed', 10, NULL, 500, '<b>down</b>', 1200, now())`,
      [key.id],
    );
    await page.goto(address('/watchlists'));
    expect(await textOf('tbody tr')).toMatch(/^acme\.example[^]*Europe\/Berlin[^]*2126-01-01[^]*run\s+3\s+2/);
    await picture('watchlists');
    await Promise.all([page.waitForNavigation(), page.click('button[value=pause]')]);
    expect(await textOf('tbody .state')).toBe('paused');
    expect(await page.$('button[value=read]:disabled')).not.toBeNull();

    await Promise.all([page.waitForNavigation(), page.click('tbody th a')]);
    expect(await page.$$('tbody tr')).toHaveLength(50);
    expect((await textOf('tbody tr:nth-child(2)')).replace(/\s+/g, ' ')).toMatch(
      /^Baker <img [^]*Berlin changed reason 59 salary_min nothing → 30000/,
    );
    await picture('changes');
    await Promise.all([page.waitForNavigation(), page.click('.pages a[rel=next]')]);
    expect(await page.$$('tbody tr')).toHaveLength(10);
    await page.select('#type', 'closed');
    await Promise.all([page.waitForNavigation(), page.click('.filter button')]);
    expect(await textOf('.empty')).toBe('No change is like this.');

    await page.goto(address('/deliveries'));
    expect((await textOf('tbody tr')).replace(/\s+/g, ' ')).toMatch(
      /^run\.completed https:\/\/hooks\.example\/hiring failed 10 tries HTTP 500 after 1\.2 s <b>down<\/b>/,
    );
    await picture('deliveries');
    await pool.query("UPDATE webhook_deliveries SET url = 'http://127.0.0.1:9/'");
    await Promise.all([page.waitForNavigation(), page.click('tbody form button')]);
    expect(await textOf('tbody .state')).toMatch(/waiting|failed/);
    const { rows: again } = await pool.query<{ ended: boolean }>(
      'SELECT ended_at IS NOT NULL AS ended FROM webhook_deliveries',
    );
    expect(again).toEqual([{ ended: false }]);
    expect(problems).toEqual([]);
  });

  it('is made for narrow screens, dark rooms and keyboards', async () => {
    await page.setViewport({ width: 380, height: 800 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    const ofRun = ['', '/postings', '/postings/0'].map((part) => `/runs/${runId}${part}`);
    for (const path of ['/runs', ...ofRun, '/watchlists', '/changes', '/deliveries', '/health']) {
      await page.goto(address(path));
      const { width, content, unnamed, headings, squeezed } = await page.evaluate(() => {
        // Runs in the page, where there is a DOM that these types do not know.
        const dom = (globalThis as unknown as { document: never })['document'] as {
          documentElement: { scrollWidth: number; clientWidth: number };
          querySelectorAll(selector: string): Iterable<Element>;
        };
        type Element = { labels?: { length: number }; textContent: string; offsetWidth: number };
        const all = (selector: string): Element[] => [...dom.querySelectorAll(selector)];
        return {
          width: dom.documentElement.clientWidth,
          content: dom.documentElement.scrollWidth,
          unnamed:
            all('input:not([type=hidden]), select').filter(({ labels }) => labels?.length !== 1).length +
            all('a, button').filter(({ textContent }) => textContent.trim() === '').length,
          headings: all('h1').length,
          squeezed: all('.cards tbody th').filter(({ offsetWidth }) => offsetWidth < 200).length,
        };
      });
      expect([path, content <= width, unnamed, headings, squeezed]).toEqual([path, true, 0, 1, 0]);
      await picture(`narrow-${path.split('/').slice(-1)[0] ?? ''}`);
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to content');
    await page.setViewport({ width: 1200, height: 800 });
    await page.goto(address('/health'));
    await picture('health-dark');
    expect(await textOf('.tiles')).toMatch(/^1\s+workers alive/);
    expect(problems).toEqual([]);
  });

  it('shows nobody the runs of another key, and ends with its key', async () => {
    const other = await service.app.get(ApiKeys).create('another team', 100);
    const theirs = await trigger({ company_url: site.url }, other.key);
    await finish(theirs, other.key);
    const answer = await page.goto(address(`/runs/${theirs}`));
    expect(answer?.status()).toBe(404);
    expect(await textOf('[role=alert]')).toBe('Run not found');
    expect((await page.goto(address(`/runs/${theirs}/postings/0`)))?.status()).toBe(404);
    expect((await page.goto(address('/run')))?.status()).toBe(404);
    expect(await textOf('[role=alert]')).toBe('There is no such page');
    expect((await page.goto(address('/runs/')))?.url()).toBe(address('/runs'));
    await service.database.pool.query('UPDATE watchlists SET api_key_id = $1', [other.id]);
    await service.database.pool.query('UPDATE changes SET api_key_id = $1', [other.id]);
    await service.database.pool.query('UPDATE webhook_deliveries SET api_key_id = $1', [other.id]);
    for (const path of ['/watchlists', '/changes', '/deliveries']) {
      await page.goto(address(path));
      expect([path, await page.$$('tbody tr')]).toEqual([path, []]);
    }
    await service.app.get(ApiKeys).revoke(key.prefix);
    await page.goto(address('/runs'));
    expect(new URL(page.url()).pathname).toBe('/console/sign-in');
  });

  it('keeps its pages to itself', async () => {
    const page = await service.app.inject({ method: 'GET', url: '/console/sign-in' });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.body).not.toMatch(/<script>|<style| style=| on\w+=/);
    const foreign = await service.app.inject({
      method: 'POST',
      url: '/console/sign-in',
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
      payload: `key=${key.key}`,
    });
    expect(foreign.statusCode).toBe(403);
    for (const next of ['//evil.example', 'https://evil.example', '/console/../v1', '/\\evil.example']) {
      const url = `/console/sign-in?next=${encodeURIComponent(next)}`;
      expect((await service.app.inject({ method: 'GET', url })).body).toContain('name="next" value="/console/runs"');
    }
  });
});
