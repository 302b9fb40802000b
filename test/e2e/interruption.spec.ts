import { afterAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCommand, type RunningCommand } from './built-command.js';
import { html, startServer, type LocalSite } from './local-site.js';

/** Longer (ms) than a signal counts as the same one that npm and the terminal both hand on. */
const AGAIN = 700;
/** What a busy machine needs at most (ms) to end a process; one that waits to end in good order takes ten seconds. */
const AT_ONCE = 5000;

/** Ctrl-C at a command that does not come to its end, and once more. */
describe('a second Ctrl-C ends at once', () => {
  const home = mkdtempSync(join(tmpdir(), 'interruption-'));
  const sites: LocalSite[] = [];
  afterAll(async () => {
    for (const site of sites) await site.close();
    rmSync(home, { recursive: true, force: true });
  });

  /** This test lives and holds the lock of the folder's Postgres: who leaves it waits a minute. */
  const twice = async (program: RunningCommand, data: string): ReturnType<RunningCommand['end']> => {
    const lock = join(data, 'postgres-lock');
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    program.send('SIGINT');
    await program.until(/Once more ends at once\.\n/);
    await sleep(AGAIN);
    const asked = Date.now();
    const code = await program.end('SIGINT');
    expect(Date.now() - asked).toBeLessThan(AT_ONCE);
    rmSync(lock);
    return code;
  };
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
    expect(await twice(first, settings.DATA_DIR)).toBe(130);
    expect(isRunning(settings.DATA_DIR)).toBe(true);

    isSilent = false;
    const next = startCommand('main.js', [], settings);
    const url = addressIn(await next.until(/Ctrl-C ends/));
    const run = (await (await fetch(`${url}/v1/runs/${id}?wait=50`, { headers })).json()) as object;
    expect(run).toMatchObject({ status: 'COMPLETED' });
    expect(await next.end('SIGINT')).toBe(0);
    expect(isRunning(settings.DATA_DIR)).toBe(false);
  }, 120_000);

  it('npm run scrape: the next one works, and leaves nothing behind', async () => {
    const site = await startServer((request, response) => {
      if (request.url === '/') response.end(html('Acme', '<a href="/careers">Careers</a>'));
      if (request.url === '/careers') response.end(html('Careers', '<h1>Careers</h1><p>No vacancies.</p>'));
      if (request.url === '/robots.txt') response.writeHead(404).end();
    });
    sites.push(site);
    const settings = { DATA_DIR: join(home, 'scrape'), ALLOW_PRIVATE_ADDRESSES: 'true' };
    const scrape = startCommand('commands/scrape.js', [site.url], settings);
    await scrape.until(/^Run run_/m);
    expect(await twice(scrape, settings.DATA_DIR)).toBe(130);
    // A name that nobody has fails at once; a server that is down would be asked again, after pauses of seconds.
    const next = startCommand('commands/scrape.js', ['nobody.example'], { ...settings, RESPECT_ROBOTS: 'false' });
    expect(await next.end()).toBe(1);
    expect(next.output()).toContain('FAILED at map-site');
    expect(isRunning(settings.DATA_DIR)).toBe(false);
  }, 120_000);

  it('npm run demo: the next one plays to its end', async () => {
    const settings = { DATA_DIR: join(home, 'demo') };
    const demo = startCommand('commands/demo.js', [], settings);
    await demo.until(/Wanted: /);
    expect(await twice(demo, `${settings.DATA_DIR}-demo`)).toBe(130);
    const next = startCommand('commands/demo.js', [], settings);
    expect(await next.end()).toBe(0);
    expect(next.output()).toMatch(/^Found 8: 4 returned/m);
    expect(isRunning(`${settings.DATA_DIR}-demo`)).toBe(false);
  }, 120_000);
});
