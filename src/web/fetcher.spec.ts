import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { startServer, type LocalServer } from '../../test/e2e/local-site.js';
import { finding } from '../findings/finding.js';
import { CrawleeWeb } from './crawlee-web.js';
import { Network, type FetchPolicy } from './fetcher.js';
import { GuardedHttpClient } from './guarded-http-client.js';
import type { WebAnswer } from './web.js';

const POLICY: FetchPolicy = {
  userAgent: 'Test/1',
  respectRobots: true,
  crawlDelayMaxSeconds: 0,
  requestsPerSecond: 10_000,
  hostConcurrency: 8,
  hostRates: [],
  serverRates: [],
  retryAfterMaxSeconds: 2,
  retryAfter: [0.01, 0.01],
  pageMaxBytes: 1_000_000,
  interfaceMaxBytes: 2_000_000,
};

describe('the network that all runs of a process share', () => {
  let site: LocalServer;
  beforeAll(async () => {
    site = await startServer((_request, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(''));
  });
  afterAll(() => site.close());

  async function withNetwork(policy: Partial<FetchPolicy>, work: (network: Network) => Promise<void>): Promise<void> {
    const client = new GuardedHttpClient({
      allowPrivate: true,
      proxyUrl: undefined,
      userAgent: 'Test/1',
      timeoutSeconds: 60,
    });
    try {
      await work(new Network(client, { ...POLICY, ...policy }));
    } finally {
      await client.close();
    }
  }

  it('holds a host to its rate over all runs of the process, and reads its robots.txt once', async () => {
    const asked: number[] = [];
    let robotsRead = 0;
    const site = await startServer((request, response) => {
      if (request.url === '/robots.txt') robotsRead++;
      asked.push(Date.now());
      response.writeHead(200, { 'content-type': 'text/plain' }).end('');
    });
    await withNetwork({ requestsPerSecond: 50 }, async (network) => {
      const signal = new AbortController().signal;
      const startedAt = Date.now();
      await Promise.all(
        [1, 2, 3, 4].map((run) =>
          new CrawleeWeb(network, signal).crawl(
            Array.from({ length: 5 }, (_, page) => ({ url: `${site.url}/${String(run)}/${String(page)}` })),
            () => undefined,
          ),
        ),
      );
      // 20 pages and one robots.txt, 20 ms apart.
      expect(asked).toHaveLength(21);
      expect(Date.now() - startedAt).toBeGreaterThanOrEqual(400);
      expect(robotsRead).toBe(1);
    });
    await site.close();
  });

  it('holds a host to its rate where redirects lead, and asks nothing of what is no address of the web', async () => {
    const asked: number[] = [];
    const site = await startServer((request, response) => {
      asked.push(Date.now());
      const [, step = ''] = /^\/to\/(.*)/.exec(request.url ?? '') ?? [];
      response.writeHead(step === '' ? 404 : 302, step === '' ? {} : { location: decodeURIComponent(step) }).end();
    });
    const startedAt = Date.now();
    await withNetwork({ requestsPerSecond: 20, respectRobots: false }, async (network) => {
      const answers: WebAnswer[] = [];
      const paths = ['/a', '/to/%2Fb', '/to/%2Fc', '/to/%2Fd', '/to/mailto%3Ajobs@mill.example'];
      await new CrawleeWeb(network, new AbortController().signal).crawl(
        paths.map((path) => ({ url: `${site.url}${path}` })),
        (answer) => void answers.push(answer),
      );
      expect(answers.filter(({ outcome }) => outcome === 'refused')).toMatchObject([
        { by: 'guard', reason: 'the scheme mailto: is not fetched' },
      ]);
    });
    expect(asked).toHaveLength(8);
    expect(Math.max(...asked) - startedAt).toBeGreaterThanOrEqual(340);
    await site.close();
  });

  it.each(['text/html', 'application/octet-stream'])('obeys a robots.txt that is sent as %s', async (type) => {
    const site = await startServer((_request, response) => {
      response.writeHead(200, { 'content-type': type }).end('User-agent: *\nDisallow: /private');
    });
    await withNetwork({}, async (network) => {
      const answers: WebAnswer[] = [];
      await new CrawleeWeb(network, new AbortController().signal).crawl(
        [{ url: `${site.url}/private/page` }],
        (answer) => void answers.push(answer),
      );
      expect(answers).toMatchObject([{ outcome: 'refused', by: 'robots' }]);
    });
    await site.close();
  });

  it('reads an XML answer that is larger than its limit in parts of whole elements', async () => {
    const text = 'ä'.repeat(3000);
    const items = Array.from({ length: 3000 }, (_, item) => `<item><id>${String(item)}</id>${text}</item>`);
    const site = await startServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/rss+xml', 'content-encoding': 'gzip' });
      response.end(gzipSync(`<rss><channel>${items.join('')}</channel></rss>`));
    });
    await withNetwork({}, async (network) => {
      const parts: string[] = [];
      await new CrawleeWeb(network, new AbortController().signal).crawl(
        [{ url: `${site.url}/feed.xml`, kind: 'interface', partsOf: 'item' }],
        (answer) => {
          if (answer.outcome === 'page' && !answer.truncated) parts.push(answer.body);
          return undefined;
        },
      );
      expect(parts.map((part) => part.slice(0, 14))).toEqual(['<rss><channel>', '<rss><channel>', '<rss><channel>']);
      const ids = parts.flatMap((part) => [...part.matchAll(/<item><id>(\d+)<\/id>(ä*)/g)]);
      expect(ids.map(([, id]) => Number(id))).toEqual(items.map((_, item) => item));
      expect(ids.every(([, , read]) => read === text)).toBe(true);
    });
    await site.close();
  });

  it('reads no more of an answer than its request asks for', async () => {
    const site = await startServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' }).end('x'.repeat(5000));
    });
    await withNetwork({}, async (network) => {
      const answers: WebAnswer[] = [];
      await new CrawleeWeb(network, new AbortController().signal).crawl(
        [{ url: `${site.url}/sitemap.txt`, kind: 'interface', maxBytes: 1000 }],
        (answer) => {
          answers.push(answer);
          return undefined;
        },
      );
      expect(answers).toMatchObject([{ outcome: 'page', truncated: true, body: 'x'.repeat(1000) }]);
    });
    await site.close();
  });

  it('keeps a host’s own rate over all processes, and asks for no shared turn elsewhere', async () => {
    const turns: string[] = [];
    const takeTurn = (host: string): Promise<number> => {
      turns.push(host);
      return Promise.resolve(0);
    };
    await withNetwork(
      { requestsPerSecond: 100, hostRates: [['127.0.0.1', { requestsPerSecond: 100, concurrency: 1 }]] },
      async (network) => {
        const web = new CrawleeWeb(network, new AbortController().signal, { takeTurn });
        await web.crawl(
          [{ url: `${site.url}/` }, { url: `${site.url.replace('127.0.0.1', 'localhost')}/` }],
          () => undefined,
        );
      },
    );
    expect(turns).toEqual(['127.0.0.1']);
  });

  it.each([
    ['answers 503', (response: ServerResponse) => response.writeHead(503).end(), 'it answered 503'],
    ['breaks off', (response: ServerResponse) => response.destroy(), 'the connection broke'],
  ])('asks nothing of a host whose robots.txt %s', async (_how, answer, why) => {
    let robotsRead = 0;
    const paths: string[] = [];
    const site = await startServer((request, response) => {
      paths.push(request.url ?? '');
      if (request.url !== '/robots.txt') response.end('<p>Hello</p>');
      else if (robotsRead++ < 3) answer(response);
      else response.writeHead(404).end();
    });
    await withNetwork({ failureAge: 0.05 }, async (network) => {
      const ask = async (): Promise<WebAnswer[]> => {
        const answers: WebAnswer[] = [];
        await new CrawleeWeb(network, new AbortController().signal).crawl([{ url: `${site.url}/` }], (one) => {
          answers.push(one);
          return undefined;
        });
        return answers;
      };
      expect(await ask()).toMatchObject([
        { outcome: 'failed', kind: 'robots_unreadable', reason: `its robots.txt could not be read: ${why}` },
      ]);
      expect(paths).toEqual(['/robots.txt', '/robots.txt', '/robots.txt']);
      // Not now is not never.
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(await ask()).toMatchObject([{ outcome: 'page' }]);
    });
    await site.close();
  });

  it('tells once what it did not obey of a robots.txt', async () => {
    const rules = `User-agent: *\n${'Disallow: /b\n'.repeat(2001)}# ${'x'.repeat(500_000)}\nDisallow: /private/`;
    const site = await startServer((request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' }).end(request.url === '/robots.txt' ? rules : '');
    });
    await withNetwork({}, async (network) => {
      const web = new CrawleeWeb(network, new AbortController().signal);
      const told = await web.crawl([{ url: `${site.url}/a` }, { url: `${site.url}/c` }], () => undefined);
      const about = `${site.url}/robots.txt`;
      expect(told).toEqual([
        finding('robots_truncated', about),
        finding('robots_rules_limit', about, { seen: 2001, kept: 2000 }),
      ]);
      expect(await web.crawl([{ url: `${site.url}/d` }], () => undefined)).toEqual([]);
    });
    await site.close();
  });

  it('leaves an interface’s own headers behind when it is sent to another origin, and checks that one’s robots.txt', async () => {
    const heard: Record<string, unknown>[] = [];
    const other = await startServer((request, response) => {
      if (request.url !== '/robots.txt') heard.push(request.headers);
      response.writeHead(request.url === '/robots.txt' ? 404 : 200, { 'content-type': 'text/plain' }).end('there');
    });
    const first = await startServer((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else {
        heard.push(request.headers);
        response.writeHead(307, { location: request.url === '/away' ? `${other.url}/` : '/away' }).end();
      }
    });
    // One place only: who waits for another robots.txt holds it.
    await withNetwork({ hostConcurrency: 1 }, async (network) => {
      const answers: WebAnswer[] = [];
      await new CrawleeWeb(network, new AbortController().signal).crawl(
        [{ url: `${first.url}/`, headers: { 'x-api-key': 'ours' } }],
        (answer) => {
          answers.push(answer);
          return undefined;
        },
      );
      expect(answers).toMatchObject([{ outcome: 'page', body: 'there' }]);
    });
    expect(heard.map((headers) => headers['x-api-key'])).toEqual(['ours', 'ours', undefined]);
    expect(heard.at(-1)?.['accept']).toContain('text/html');
    await Promise.all([first.close(), other.close()]);
  });

  it('holds less than 1 MB for each of 100 crawls at a time', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const used = (): number => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    await withNetwork({}, async (network) => {
      const web = new CrawleeWeb(network, new AbortController().signal);
      await web.crawl([{ url: `${site.url}/` }], () => undefined);
      const before = used();
      let during = 0;
      let waiting = 100;
      let release: () => void = () => {};
      const all = new Promise<void>((resolve) => (release = resolve));
      await Promise.all(
        Array.from({ length: waiting }, (_, index) =>
          web.crawl([{ url: `${site.url}/?memory=${String(index)}` }], async () => {
            if (--waiting === 0) {
              during = used();
              release();
            }
            await all;
            return undefined;
          }),
        ),
      );
      expect(during - before).toBeLessThan(100_000_000);
    });
  });
});
