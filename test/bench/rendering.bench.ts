import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Page } from 'puppeteer-core';
import { built } from '../built.ts';
import { startBuiltBrowser } from '../built-browser.ts';
import { median, spread, verdict } from './figures.ts';

const PAGES = Number(process.env['BENCH_PAGES'] ?? 60);
const MANY = Number(process.env['BENCH_MANY_PAGES'] ?? 500);
const ROUNDS = 3;
const CONCURRENCY = 4;

/**
 * Pages that scripts fill from JSON, opened by our pool behind its guard, against PuppeteerCrawler as it comes, A B A
 * B, with as many pages open: each round with the start of its browser, and steady, from when each place had its first
 * page. Then the memory of our browser over many pages, as each process's proportional share (PSS).
 */
export async function run(): Promise<void> {
  const site = new Worker(new URL('./scripted-site-worker.ts', import.meta.url));
  const [port] = (await once(site, 'message')) as [number];
  const base = `http://127.0.0.1:${String(port)}`;
  const [a, b]: [Rates[], Rates[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    a.push(await ratesOf(crawlOnce, base));
    b.push(await ratesOf(crawlBare, base));
  }
  for (const kind of ['steady', 'withLaunch'] as const) compare(kind, a, b);
  const ours = await startOurs();
  const memory: number[] = [];
  const watch = setInterval(() => {
    void ours.memory().then((bytes) => memory.push(bytes));
  }, 1000);
  await ours.crawl(base, MANY, () => {});
  clearInterval(watch);
  console.log(
    `  memory over ${String(MANY)} pages: median ${(median(memory) / 1e6).toFixed(0)} MB, most ${(Math.max(...memory) / 1e6).toFixed(0)} MB PSS ${verdict(Math.max(...memory) <= 400e6, 'at most 400')}`,
  );
  await ours.close();
  await site.terminate();
}

/** Pages a second. */
interface Rates {
  readonly steady: number;
  readonly withLaunch: number;
}

type Crawl = (base: string, pages: number, onPage: () => void) => Promise<number>;

async function ratesOf(crawl: Crawl, base: string): Promise<Rates> {
  const startedAt = performance.now();
  const ends: number[] = [];
  const pages = await crawl(base, PAGES, () => ends.push(performance.now()));
  const perSecond = (count: number, since: number, until: number): number => count / ((until - since) / 1000);
  return {
    steady: perSecond(pages - CONCURRENCY, ends[CONCURRENCY - 1] ?? startedAt, ends.at(-1) ?? startedAt),
    withLaunch: perSecond(pages, startedAt, performance.now()),
  };
}

function compare(kind: keyof Rates, ours: readonly Rates[], bare: readonly Rates[]): void {
  const [a, b] = [ours, bare].map((rates) => rates.map((rate) => rate[kind])) as [number[], number[]];
  const ratio = median(a) / median(b);
  const isSteady = kind === 'steady';
  console.log(isSteady ? '  steady' : '  with the start of the browser');
  const asked = isSteady ? verdict(median(a) >= 4, 'at least 4 on two idle cores') : '';
  console.log(`    ours:            ${spread(a, 'pages/s')} ${asked}`);
  console.log(`    PuppeteerCrawler: ${spread(b, 'pages/s')}`);
  console.log(`    ours / bare: ${ratio.toFixed(2)} ${verdict(ratio >= 1.5, 'at least 1.5')}`);
}

/** A round of ours: its browser is started for it. */
async function crawlOnce(base: string, pages: number, onPage: () => void): Promise<number> {
  const ours = await startOurs();
  try {
    return await ours.crawl(base, pages, onPage);
  } finally {
    await ours.close();
  }
}

interface Ours {
  crawl: Crawl;
  memory(): Promise<number>;
  close(): Promise<void>;
}

async function startOurs(): Promise<Ours> {
  const browser = await startBuiltBrowser({
    userAgent: 'Bench/1',
    concurrency: CONCURRENCY,
    seconds: { request: 20, page: 45 },
  });
  const { host, gate } = browser;
  const session = host.session(gate);
  const never = new AbortController().signal;
  return {
    crawl: async (base, pages, onPage) => {
      let next = 0;
      const work = async (): Promise<void> => {
        for (let number = next++; number < pages; number = next++) {
          const read = await session.render(
            { url: `${base}/page/${String(number)}`, unfold: false },
            ({ views }) => countOf(views.at(-1) ?? '') === 50,
            never,
          );
          if (read.outcome !== 'rendered' || countOf(read.views.at(-1) ?? '') !== 50)
            throw new Error(`page ${String(number)} was not read: ${JSON.stringify(read).slice(0, 300)}`);
          onPage();
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, work));
      return pages;
    },
    memory: () => proportionalMemory(host.pids()),
    close: async () => {
      await session.close();
      await browser.close();
    },
  };
}

function countOf(html: string): number {
  return html.split('class="card"').length - 1;
}

/** Proportional set sizes (bytes) of all processes of these groups. */
async function proportionalMemory(groups: readonly number[]): Promise<number> {
  const { ProcessGroup } = (await import(
    built('web/browser/process-group.js')
  )) as typeof import('../../src/web/browser/process-group.js');
  let sum = 0;
  for (const group of groups)
    for (const pid of new ProcessGroup(group).memory().keys()) {
      const rollup = await readFile(`/proc/${String(pid)}/smaps_rollup`, 'latin1').catch(() => '');
      sum += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024;
    }
  return sum;
}

/** Answers how many it read: it gives a page up after its tries. */
async function crawlBare(base: string, pages: number, onPage: () => void): Promise<number> {
  const { PuppeteerCrawler, Configuration, log, LogLevel } = await import('@crawlee/puppeteer');
  const { findChromium } = (await import(
    built('web/browser/find-chromium.js')
  )) as typeof import('../../src/web/browser/find-chromium.js');
  const { default: launcher } = await import('puppeteer-core');
  const { path, libraries } = await findChromium(process.env['CHROMIUM_PATH']);
  log.setLevel(LogLevel.OFF);
  let read = 0;
  const crawler = new PuppeteerCrawler(
    {
      maxConcurrency: CONCURRENCY,
      minConcurrency: CONCURRENCY,
      launchContext: {
        launcher: launcher,
        launchOptions: {
          executablePath: path,
          headless: 'shell',
          args: ['--no-sandbox'],
          ...(libraries !== undefined && { env: { LD_LIBRARY_PATH: libraries } }),
        },
      },
      requestHandler: async (context) => {
        // The crawler's types name the package puppeteer, which is not installed: puppeteer-core is the same page.
        const { page } = context as unknown as { page: Page };
        await page.waitForSelector('.card:nth-child(50)');
        read += countOf(await page.content()) === 50 ? 1 : 0;
        onPage();
      },
    },
    new Configuration({ persistStorage: false }),
  );
  await crawler.run(Array.from({ length: pages }, (_, number) => `${base}/page/${String(number)}`));
  return read;
}
