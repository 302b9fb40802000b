import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createGzip } from 'node:zlib';
import { expectLinear } from '../../test/linear-time.js';
import { finding } from '../findings/finding.js';
import { parseHtml } from '../postings/page/tree/html.js';
import { CrawleeWeb } from './crawlee-web.js';
import { Network, type FetchPolicy } from './fetcher.js';
import { GuardedHttpClient } from './guarded-http-client.js';
import { knownError } from './network-errors.js';
import type { WebAnswer, WebRequest } from './web.js';

const POLICY: FetchPolicy = {
  userAgent: 'Test/1',
  respectRobots: true,
  crawlDelayMaxSeconds: 0,
  requestsPerSecond: 10_000,
  hostConcurrency: 8,
  hostRates: [],
  serverRates: [],
  retryAfterMaxSeconds: 2,
  pageMaxBytes: 1_000_000,
  interfaceMaxBytes: 2_000_000,
  retryAfter: [0.01, 0.01],
};

describe('the access to the network', () => {
  let server: Server;
  let base: string;
  let flaky = 0;
  const routes: Record<string, (response: ServerResponse) => void> = {
    '/robots.txt': (response) =>
      response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /private'),
    '/': (response) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' })
        .end(Buffer.from('<p>Köln</p>', 'latin1')),
    '/private/page': (response) => response.end('secret'),
    '/bomb': (response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
      const gzip = createGzip({ level: 9 });
      gzip.pipe(response);
      const chunk = Buffer.alloc(1_000_000, 97);
      let left = 1000;
      const feed = (): void => {
        while (left-- > 0)
          if (!gzip.write(chunk)) {
            gzip.once('drain', feed);
            return;
          }
        gzip.end();
      };
      response.on('close', () => {
        left = 0;
        gzip.destroy();
      });
      feed();
    },
    '/advert.pdf': (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7 …'),
    '/advert': (response) => response.writeHead(200, { 'content-type': 'application/octet-stream' }).end('%PDF-1.7 …'),
    '/program': (response) => response.writeHead(200, { 'content-type': 'application/octet-stream' }).end('\0\0\0'),
    '/slow': (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const drip = setInterval(() => response.write('x'), 100);
      response.on('close', () => {
        clearInterval(drip);
      });
    },
    '/to-metadata': (response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
    '/to-private': (response) => response.writeHead(302, { location: '/private/page' }).end(),
    '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
    '/flaky': (response) =>
      flaky++ === 0
        ? response.writeHead(429, { 'retry-after': '1' }).end()
        : response.writeHead(200, { 'content-type': 'text/html' }).end('at last'),
    '/choices': (response) => response.writeHead(302, { 'content-type': 'text/html' }).end('<p>Baker</p>'),
    '/refused': (response) => response.writeHead(403).end(),
    '/challenge': (response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Just a moment...</title>'),
    '/enter': (response) => response.writeHead(302, { location: '/inside', 'set-cookie': 'ticket=42; Path=/' }).end(),
    '/bad-gzip': (response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('no gzip at all'),
    '/cut': (response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' });
      response.write('half');
      setTimeout(() => response.destroy(), 20);
    },
    '/broken': (response) => response.writeHead(500).end(),
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/inside') {
        response.writeHead(200, { 'content-type': 'text/html' }).end(`cookie: ${request.headers.cookie ?? 'none'}`);
        return;
      }
      (routes[request.url ?? ''] ?? ((missing) => missing.writeHead(404).end('nothing')))(response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    base = `http://127.0.0.1:${String((server.address() as { port: number }).port)}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  async function visit(
    paths: string[],
    options: { allowPrivate?: boolean; timeoutSeconds?: number; request?: Partial<WebRequest> } = {},
  ): Promise<WebAnswer[]> {
    const client = new GuardedHttpClient({
      allowPrivate: options.allowPrivate ?? true,
      proxyUrl: undefined,
      userAgent: 'Test/1',
      timeoutSeconds: options.timeoutSeconds ?? 60,
    });
    const answers: WebAnswer[] = [];
    try {
      await new CrawleeWeb(new Network(client, POLICY), new AbortController().signal).crawl(
        paths.map((path) => ({ url: `${base}${path}`, ...options.request })),
        (answer) => {
          answers.push(answer);
          return undefined;
        },
      );
    } finally {
      await client.close();
    }
    return answers;
  }

  it('hands over a page decoded, and a 404 like any page', async () => {
    expect(await visit(['/'])).toMatchObject([{ outcome: 'page', status: 200, body: '<p>Köln</p>' }]);
    expect(await visit(['/nowhere'])).toMatchObject([{ outcome: 'page', status: 404 }]);
    // A redirect that leads nowhere shows what it says.
    expect(await visit(['/choices'])).toMatchObject([{ outcome: 'page', status: 302, body: '<p>Baker</p>' }]);
  });

  it('hands over the bytes of a PDF where one is asked for, and fetches none where it is not', async () => {
    const bytes = Buffer.from('%PDF-1.7 …');
    for (const path of ['/advert.pdf', '/advert'])
      expect(await visit([path], { request: { takesPdf: true } })).toMatchObject([
        { outcome: 'page', body: '', pdf: bytes },
      ]);
    expect(await visit(['/', '/program'], { request: { takesPdf: true } })).toMatchObject([
      { body: '<p>Köln</p>' },
      { outcome: 'failed' },
    ]);
    const [page] = await visit(['/advert.pdf']);
    expect(page).toMatchObject({ outcome: 'page', body: '' });
    expect(page).not.toHaveProperty('pdf');
  });

  it('starts no program, as Crawlee does to look at the memory that is left', async () => {
    let started = 0;
    const note = (): void => {
      started++;
    };
    subscribe('child_process', note);
    await visit(['/']);
    unsubscribe('child_process', note);
    expect(started).toBe(0);
  });

  it('follows what visits lead to, each address once, and stops at its limit', async () => {
    const client = new GuardedHttpClient({
      allowPrivate: true,
      proxyUrl: undefined,
      userAgent: 'Test/1',
      timeoutSeconds: 60,
    });
    const web = new CrawleeWeb(new Network(client, POLICY), new AbortController().signal);
    const seen: string[] = [];
    await web.crawl([{ url: `${base}/` }], ({ request }) => {
      seen.push(request.url);
      return { next: [{ url: `${base}/` }, { url: `${base}/a` }, { url: `${base}/a#fragment` }, { url: `${base}/b` }] };
    });
    expect(seen.sort()).toEqual([`${base}/`, `${base}/a`, `${base}/b`]);
    await client.close();
  });

  it('says what was not asked when a crawl is ended before its queue is empty', async () => {
    const client = new GuardedHttpClient({
      allowPrivate: true,
      proxyUrl: undefined,
      userAgent: 'Test/1',
      timeoutSeconds: 60,
    });
    // A spec's own `process` is a copy: the product listens to that of Node.
    const node = (globalThis as unknown as { loadProduct(name: string): NodeJS.Process }).loadProduct('node:process');
    const interrupts = (): unknown[] => node.listeners('SIGINT');
    const before = interrupts();
    const seeds = Array.from({ length: 200 }, (_, at) => ({ url: `${base}/?page=${String(at)}` }));
    let visited = 0;
    const findings = await new CrawleeWeb(new Network(client, POLICY), new AbortController().signal).crawl(
      seeds,
      () => {
        // What Ctrl-C does: the crawler's own listener ends the crawl as if it were finished.
        if (++visited === 10)
          for (const interrupt of interrupts()) if (!before.includes(interrupt)) (interrupt as () => void)();
        return undefined;
      },
    );
    expect(findings).toEqual([finding('crawl_ended_early', `${base}/?page=0`, { seen: 200, kept: visited })]);
    expect(visited).toBeGreaterThanOrEqual(10);
    expect(visited).toBeLessThan(200);
    await client.close();
  });

  it('ends the crawl with the error of a visitor', async () => {
    const client = new GuardedHttpClient({
      allowPrivate: true,
      proxyUrl: undefined,
      userAgent: 'Test/1',
      timeoutSeconds: 60,
    });
    await expect(
      new CrawleeWeb(new Network(client, POLICY), new AbortController().signal).crawl([{ url: `${base}/` }], () => {
        throw new Error('visitor');
      }),
    ).rejects.toThrow('visitor');
    await client.close();
  });

  it.each([0, 1, 2, 4, 8, 16, 32, 64, 128])(
    'leaves a crawl that is aborted after %d ms at once, and asks and visits nothing more',
    async (delay) => {
      const client = new GuardedHttpClient({
        allowPrivate: true,
        proxyUrl: undefined,
        userAgent: 'Test/1',
        timeoutSeconds: 60,
      });
      const stop = new AbortController();
      let visits = 0;
      const crawl = new CrawleeWeb(new Network(client, POLICY), stop.signal).crawl(
        [{ url: `${base}/slow` }, { url: `${base}/?0` }],
        () => ({ next: [{ url: `${base}/?${String(++visits)}` }] }),
      );
      setTimeout(() => {
        stop.abort(new Error('enough'));
      }, delay);
      await expect(crawl).rejects.toThrow('enough');
      const visited = visits;
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(visits).toBe(visited);
      await client.close();
    },
  );

  it('reaches an operator’s own server with calls to it, and never by a page that points there', async () => {
    const client = new GuardedHttpClient({
      allowPrivate: false,
      proxyUrl: undefined,
      userAgent: 'Test/1',
      timeoutSeconds: 60,
      operatorOrigins: [base],
    });
    const web = new CrawleeWeb(new Network(client, POLICY), new AbortController().signal);
    expect(await web.ask({ url: `${base}/`, method: 'GET', headers: {} })).toMatchObject({ status: 200 });
    await expect(
      web.ask({ url: `${base.replace('127.0.0.1', '127.0.0.2')}/`, method: 'GET', headers: {} }),
    ).rejects.toThrow();
    const answers: WebAnswer[] = [];
    await web.crawl([{ url: `${base}/` }], (answer) => {
      answers.push(answer);
      return undefined;
    });
    expect(answers).toMatchObject([{ outcome: 'refused', by: 'guard' }]);
    await client.close();
  });

  it('refuses loopback when it is not told otherwise', async () => {
    expect(await visit(['/'], { allowPrivate: false })).toMatchObject([{ outcome: 'refused', by: 'guard' }]);
  });

  it('checks every hop of a redirect against robots.txt', async () => {
    expect(await visit(['/private/page', '/to-private'])).toMatchObject([
      { outcome: 'refused', by: 'robots' },
      { outcome: 'refused', by: 'robots' },
    ]);
    expect(await visit(['/private/page'], { request: { kind: 'interface' } })).toMatchObject([
      { outcome: 'page', body: 'secret' },
    ]);
  });

  it('follows no redirect to what its visitor knows', async () => {
    const stopsAt = new Set([`${base}/inside`]);
    expect(await visit(['/enter', '/inside'], { request: { stopsAt } })).toMatchObject([
      { outcome: 'failed', kind: 'known_end', reason: `it leads to ${base}/inside` },
      { outcome: 'page', status: 200 },
    ]);
  });

  it('checks every hop of a redirect against the address guard', async () => {
    const client = new GuardedHttpClient({
      allowPrivate: false,
      proxyUrl: 'http://127.0.0.1:1',
      userAgent: 'Test/1',
      timeoutSeconds: 60,
    });
    const hop = client.exchange({
      url: 'http://169.254.169.254/latest/',
      maxBytes: 10,
      signal: new AbortController().signal,
    });
    await expect(hop).rejects.toThrow('no public address');
    await client.close();
  });

  it('keeps the cookies of its one session', async () => {
    expect(await visit(['/enter'])).toMatchObject([
      { outcome: 'page', url: `${base}/inside`, body: 'cookie: ticket=42' },
    ]);
  });

  it('stops a gzip bomb of 1 GB at the cap', async () => {
    const before = process.memoryUsage().rss;
    const [answer] = await visit(['/bomb'], { timeoutSeconds: 20 });
    expect(answer).toMatchObject({ outcome: 'page', truncated: true });
    expect(answer?.outcome === 'page' && answer.body.length).toBe(POLICY.pageMaxBytes);
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  });

  it('gives a slow body up at the deadline, and an endless redirect', async () => {
    expect(await visit(['/slow'], { timeoutSeconds: 0.5 })).toMatchObject([
      { outcome: 'failed', reason: 'it did not answer in time' },
    ]);
    expect(await visit(['/loop'])).toMatchObject([{ outcome: 'failed', status: 302 }]);
  });

  it('waits for a Retry-After and asks again', async () => {
    flaky = 0;
    expect(await visit(['/flaky'])).toMatchObject([{ outcome: 'page', body: 'at last' }]);
  });

  it('asks once for a host that does not exist', async () => {
    const client = new GuardedHttpClient({
      allowPrivate: true,
      proxyUrl: undefined,
      userAgent: 'Test/1',
      timeoutSeconds: 60,
    });
    const asked = jest
      .spyOn(client, 'exchange')
      .mockRejectedValue(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }));
    const answers: WebAnswer[] = [];
    await new CrawleeWeb(new Network(client, POLICY), new AbortController().signal).crawl(
      [{ url: 'https://nowhere.example/', kind: 'interface' }],
      (answer) => {
        answers.push(answer);
        return undefined;
      },
    );
    expect(answers).toMatchObject([{ outcome: 'failed', reason: 'there is no such host' }]);
    expect(asked).toHaveBeenCalledTimes(1);
    await client.close();
  });

  it.each([
    ['EAI_AGAIN', 'getaddrinfo EAI_AGAIN mill.example'],
    ['EPROTO', 'write EPROTO 40E7:error:0A00010B:SSL routines:ssl3_get_record:wrong version number'],
    ['EHOSTUNREACH', ''],
  ])('says in words what it could not be reached for: %s', (code, message) => {
    const { kind, reason } = knownError(Object.assign(new AggregateError([], message), { code }));
    expect([kind, /^[a-z][a-z ]{9,}$/.test(reason)]).toEqual(['not_connected', true]);
  });

  it('tells refusals from failures', async () => {
    const answers = await visit(['/refused', '/challenge', '/broken', '/bad-gzip', '/cut']);
    expect(Object.fromEntries(answers.map((answer) => [new URL(answer.request.url).pathname, answer.outcome]))).toEqual(
      { '/refused': 'refused', '/challenge': 'refused', '/broken': 'failed', '/bad-gzip': 'failed', '/cut': 'page' },
    );
  });

  it.each(['<div>', '<p><b>'])('parses nested elements in time that grows with them: %s', (tags) => {
    expectLinear(40_000, (size) => {
      parseHtml(tags.repeat(size));
    });
  });
});
