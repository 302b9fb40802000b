import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CheerioCrawler, Configuration, log, LogLevel } from '@crawlee/cheerio';
import { built } from '../built.ts';
import { CLIENT, POLICY } from './benched-network.ts';
import { median, spread } from './figures.ts';

const PAGES = 400;
const ROUNDS = 5;

/** Our crawl of a local site of 33 KB pages, all guards on, against a bare CheerioCrawler, A B A B. */
export async function run(): Promise<void> {
  log.setLevel(LogLevel.OFF);
  const site = new Worker(new URL('./site-worker.ts', import.meta.url), { workerData: { pages: PAGES } });
  const [port] = (await once(site, 'message')) as [number];
  const base = `http://127.0.0.1:${String(port)}`;
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await rate(() => crawlOurs(base)));
    bare.push(await rate(() => crawlBare(base)));
  }
  await site.terminate();
  console.log(`  ours:               ${spread(ours, 'pages/s')}`);
  console.log(`  bare CheerioCrawler: ${spread(bare, 'pages/s')}`);
  console.log(`  ours / bare: ${(median(ours) / median(bare)).toFixed(2)} (at least 2)`);
}

async function rate(crawl: () => Promise<number>): Promise<number> {
  const startedAt = performance.now();
  const pages = await crawl();
  if (pages !== PAGES) throw new Error(`${String(pages)} of ${String(PAGES)} pages were read`);
  return pages / ((performance.now() - startedAt) / 1000);
}

async function crawlOurs(base: string): Promise<number> {
  const { GuardedHttpClient } = (await import(
    built('web/guarded-http-client.js')
  )) as typeof import('../../src/web/guarded-http-client.js');
  const { CrawleeWeb } = (await import(built('web/crawlee-web.js'))) as typeof import('../../src/web/crawlee-web.js');
  const { Network } = (await import(built('web/fetcher.js'))) as typeof import('../../src/web/fetcher.js');
  const { parseHtml, elementsNamed, attribute } = (await import(
    built('postings/page/tree/html.js')
  )) as typeof import('../../src/postings/page/tree/html.js');
  const client = new GuardedHttpClient(CLIENT);
  let pages = 0;
  await new CrawleeWeb(new Network(client, POLICY), new AbortController().signal).crawl(
    [{ url: `${base}/page/0` }],
    (answer) => {
      if (answer.outcome !== 'page') return undefined;
      pages++;
      const links = elementsNamed(parseHtml(answer.body), 'a').map((link) => ({
        url: new URL(attribute(link, 'href'), answer.url).href,
      }));
      return { next: links };
    },
  );
  await client.close();
  return pages;
}

async function crawlBare(base: string): Promise<number> {
  let pages = 0;
  const crawler = new CheerioCrawler(
    {
      maxConcurrency: 16,
      requestHandler: async ({ $, request, addRequests }) => {
        pages++;
        const links = $('a')
          .map((_index, element) => new URL($(element).attr('href') ?? '', request.url).href)
          .get();
        await addRequests(links);
      },
    },
    new Configuration({ persistStorage: false }),
  );
  await crawler.run([`${base}/page/0`]);
  return pages;
}
