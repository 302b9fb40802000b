import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBuiltBrowser, type BuiltBrowser } from '../built-browser.ts';
import type { BrowserSession } from '../../src/web/browser/browser-session.js';
import type { Rendering } from '../../src/web/browser/rendering.js';
import { startServer, type LocalServer } from './local-site.js';
import { MANY, page } from './scripted-sites.js';
import { startTestService } from './test-service.js';

const never = new AbortController().signal;
/** What a browser that was killed may cost a run (ms); on a busy machine as often what its first start took. */
const RELAUNCHED = 3000;
const LAUNCHES = 3;

/** Pages by path; each is about something else. */
const PAGES: Readonly<Record<string, string>> = {
  '/restless': `<h1>Open positions</h1><ul><li>Accountant</ul><script>setInterval(()=>fetch('/data?'+Math.random()),20)</script>`,
  '/data': '{"jobs":[{"title":"Of the former page"}]}',
  '/plain': '<h1>Well</h1><ul><li>Driver</ul>',
  '/worker': `<h1>Worker</h1><script>navigator.serviceWorker.register('/worker.js').catch(()=>{})</script>`,
  '/worker.js': `setInterval(()=>fetch('/data?worker'),20)`,
};

describe('a tab that is used again', () => {
  let browser: BuiltBrowser;
  let site: LocalServer;
  let session: BrowserSession;

  beforeAll(async () => {
    browser = await startBuiltBrowser({ userAgent: 'Test/1', concurrency: 1, seconds: { request: 10, page: 40 } });
    site = await startServer((request, response) => {
      const path = (request.url ?? '').replace(/\?.*/, '');
      const body = PAGES[path] ?? '';
      const type = path.endsWith('.js') ? 'text/javascript' : body.startsWith('{') ? 'application/json' : 'text/html';
      response.writeHead(200, { 'content-type': type }).end(body);
    });
    session = browser.host.session(browser.gate);
  });
  afterAll(async () => {
    await session.close();
    await browser.close();
    await site.close();
  });

  async function read(path: string): Promise<Rendering> {
    const answer = await session.render({ url: site.url + path, unfold: false }, () => true, never);
    if (answer.outcome !== 'rendered') throw new Error(JSON.stringify(answer));
    return answer;
  }

  it('has left its page when that was read: nothing of it runs on', async () => {
    await read('/restless');
    const asked = site.asked.length;
    await sleep(500);
    expect(site.asked.slice(asked)).toEqual([]);
  });

  it('tells of the next page nothing that the former one asked for', async () => {
    for (let time = 0; time < 3; time++) {
      await read('/restless');
      const { answers, addresses } = await read('/plain');
      expect({ answers, addresses }).toEqual({ answers: [], addresses: [`${site.url}/plain`] });
    }
  });

  it('has no worker that outlives the page that started it', async () => {
    await read('/worker');
    await read('/plain');
    expect(site.asked.filter((path) => path.includes('worker'))).toEqual(['/worker']);
  });
});

describe('a browser that had its share', () => {
  it.each([
    ['pages', { pages: 2, memory: Infinity }],
    ['memory', { pages: Infinity, memory: 1 }],
  ])('of %s ends, though a run that goes on has an idle tab in it', async (_what, life) => {
    const site = await startServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Well</h1>');
    });
    const seconds = { request: 10, page: 40 };
    const browser = await startBuiltBrowser({ userAgent: 'Test/1', concurrency: 1, seconds, life });
    const [long, short] = [browser.host.session(browser.gate), browser.host.session(browser.gate)];
    const read = (session: BrowserSession): Promise<unknown> =>
      session.render({ url: site.url, unfold: false }, () => true, never);
    try {
      await read(long);
      const [first = 0] = browser.host.pids();
      await read(short);
      while (browser.host.pids().includes(first)) await sleep(50);
      expect(await read(long)).toMatchObject({ outcome: 'rendered' });
    } finally {
      await Promise.all([long.close(), short.close()]);
      await browser.close();
      await site.close();
    }
  });
});

/** Browsers that processes of ours run: their process groups. */
function browsersOfOurs(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
        return (
          Number(parent) === process.pid &&
          readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('--remote-debugging-pipe')
        );
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** Ends the processes of pages in a browser, which goes on itself. */
function killPages(group: number): void {
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const [, , processGroup] = readFileSync(`/proc/${name}/stat`, 'latin1')
        .replace(/^.*\) /s, '')
        .split(' ');
      const isPage = readFileSync(`/proc/${name}/cmdline`, 'latin1').includes('--type=renderer');
      if (Number(processGroup) === group && isPage) process.kill(Number(name), 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}

describe('a page whose own process ends', () => {
  /** How often the page is opened, and what is read of it, where its process ends so many times under it. */
  async function readWithCrashes(crashes: number): Promise<{ opened: number; answer: Rendering; browsers: number }> {
    const browser = await startBuiltBrowser({
      userAgent: 'Test/1',
      concurrency: 1,
      seconds: { request: 10, page: 40 },
    });
    let [opened, left] = [0, crashes];
    const groups = new Set<number>();
    const site = await startServer((request, response) => {
      for (const group of browser.host.pids()) groups.add(group);
      if (request.url === '/') opened++;
      if (request.url === '/rest' && left-- > 0) for (const group of groups) killPages(group);
      const list = `<h1>Open positions</h1><ul id=l><li>Driver</ul><button onclick="fetch('/rest').then(r=>r.text()).then(t=>{l.insertAdjacentHTML('beforeend',t);this.remove()})">Load more</button>`;
      response.writeHead(200, { 'content-type': 'text/html' }).end(request.url === '/' ? list : '<li>Accountant');
    });
    const session = browser.host.session(browser.gate);
    try {
      const answer = await session.render({ url: `${site.url}/` }, () => false, never);
      if (answer.outcome !== 'rendered') throw new Error(JSON.stringify(answer));
      return { opened, answer, browsers: groups.size };
    } finally {
      await session.close();
      await browser.close();
      await site.close();
    }
  }

  it('is opened once more in a fresh tab of the same browser, and nothing of it is missing', async () => {
    const { opened, answer, browsers } = await readWithCrashes(1);
    expect([opened, browsers]).toEqual([2, 1]);
    expect(answer.views.join('')).toContain('Accountant');
    expect(answer.findings).toEqual([]);
  });

  it('is given up where that happens again, with what was seen of it and a finding', async () => {
    const { opened, answer } = await readWithCrashes(9);
    expect(opened).toBe(2);
    expect(answer.views.join('')).toContain('Driver');
    expect(answer.findings).toMatchObject([{ why: 'render_cut', detail: expect.stringContaining('process ended') }]);
  });
});

describe('a run whose browser is killed', () => {
  it('loses no posting of a list that was half read, and little time', async () => {
    const more = MANY.map((title) => `<li><a href="/careers/${title.replaceAll(' ', '-')}">${title}</a></li>`);
    const times = { run: 0, opened: [] as number[], killed: 0 };
    const list = `<main><h1>Open positions</h1><ul id="l"></ul><button id="m" onclick="go()">Load more</button></main><script>let n=0;const go=()=>fetch('/rows/'+n++).then(r=>r.text()).then(t=>{l.insertAdjacentHTML('beforeend',t);if(n>2)m.remove()});go()</script>`;
    const home = page('<h1>Lumenfold</h1>');
    const bodies: Record<string, string> = { '/': home, '/careers': page(list) };
    for (let at = 0; at * 8 < more.length; at++)
      bodies[`/rows/${String(at)}`] = more.slice(at * 8, at * 8 + 8).join('');
    const site = await startServer((request, response) => {
      const path = request.url ?? '';
      if (path === '/rows/0') times.opened.push(performance.now());
      if (path === '/rows/1' && times.killed === 0) {
        times.killed = performance.now();
        for (const group of browsersOfOurs()) process.kill(-group, 'SIGKILL');
      }
      const body = bodies[path];
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(body ?? home);
    });
    const service = await startTestService();
    times.run = performance.now();
    try {
      const { result } = await service.scrape({ company_url: site.url, company_name: 'Lumenfold' });
      expect(result.jobs.map(({ job_title: title }) => title).sort()).toEqual([...MANY].sort());
      expect(times.killed).toBeGreaterThan(0);
      const [first = 0, again = Infinity] = times.opened;
      const allowed = Math.max(RELAUNCHED, LAUNCHES * (first - times.run));
      expect(again - times.killed).toBeLessThan(allowed);
    } finally {
      await service.close();
      await site.close();
    }
  });
});
