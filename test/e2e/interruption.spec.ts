import { afterAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { interruptTwice, startCommand } from './built-command.js';
import { html, startServer, type LocalSite } from './local-site.js';

/** Ctrl-C at a command that does not come to its end, and once more; the demo is interrupted by a spec of its own. */
describe('a second Ctrl-C ends at once', () => {
  const home = mkdtempSync(join(tmpdir(), 'interruption-'));
  const sites: LocalSite[] = [];
  afterAll(async () => {
    for (const site of sites) await site.close();
    rmSync(home, { recursive: true, force: true });
  });

  const isRunning = (data: string): boolean => existsSync(join(data, 'postgres', 'postmaster.pid'));

  it('npm start: the next one takes the Postgres over, brings the run to its end, and leaves nothing behind', async () => {
    let isSilent = true;
    const site = await startServer((_request, response) => {
      if (!isSilent) response.end(html('Acme', '<h1>Acme</h1>'));
    });
    sites.push(site);
    const settings = { DATA_DIR: join(home, 'start'), ALLOW_PRIVATE_ADDRESSES: 'true' };
    const first = startCommand('main.js', [], settings);
    const output = await first.until(/Ctrl-C ends/);
    const headers = { authorization: `Bearer ${/API key\s+(hs_\S+)/.exec(output)?.[1] ?? ''}` };
    const addressIn = (text: string): string => /Swagger UI\s+(\S+)\/docs/.exec(text)?.[1] ?? '';
    const accepted = await fetch(`${addressIn(output)}/v1/scrape-career-pages/async`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ company_url: site.url }),
    });
    const { request_id: id } = (await accepted.json()) as { request_id: string };
    while (site.asked.length === 0) await sleep(50);
    await interruptTwice(first, settings.DATA_DIR);
    expect(isRunning(settings.DATA_DIR)).toBe(true);

    isSilent = false;
    const next = startCommand('main.js', [], settings);
    const url = addressIn(await next.until(/Ctrl-C ends/));
    let run: { status?: string } = { status: 'RUNNING' };
    while (run.status === 'QUEUED' || run.status === 'RUNNING')
      run = (await (await fetch(`${url}/v1/runs/${id}?wait=50`, { headers })).json()) as typeof run;
    expect(run).toMatchObject({ status: 'COMPLETED' });
    expect(await next.end('SIGINT')).toBe(0);
    expect(isRunning(settings.DATA_DIR)).toBe(false);
  });

  it('npm run scrape: the next one works, exits with 1 when its run FAILED, and leaves nothing behind', async () => {
    const site = await startServer((request, response) => {
      if (request.url === '/') response.end(html('Acme', '<a href="/careers">Careers</a>'));
      if (request.url === '/careers') response.end(html('Careers', '<h1>Careers</h1><p>No vacancies.</p>'));
      if (request.url === '/robots.txt') response.writeHead(404).end();
    });
    sites.push(site);
    const settings = { DATA_DIR: join(home, 'scrape'), ALLOW_PRIVATE_ADDRESSES: 'true' };
    const scrape = startCommand('commands/scrape.js', [site.url], settings);
    await scrape.until(/^Run run_/m);
    await interruptTwice(scrape, settings.DATA_DIR);
    // A name that nobody has fails at once; a server that is down would be asked again, after pauses of seconds.
    const next = startCommand('commands/scrape.js', ['nobody.example'], {
      ...settings,
      RESPECT_ROBOTS: 'false',
      DATABASE_URL: '',
    });
    expect(await next.end()).toBe(1);
    expect(next.output()).toContain('FAILED at map-site');
    expect(isRunning(settings.DATA_DIR)).toBe(false);
  });
});
