import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { gzipSync } from 'node:zlib';
import { GuardedHttpClient, type CookieJar, type HttpAnswer } from './guarded-http-client.js';

const PAGE = '<!doctype html><h1>Jobs</h1><ul><li>Baker<li>Miller</ul>';
const TYPE = 'content-type: text/html';
const head = (...lines: string[]): string => [...lines, 'connection: close', '', ''].join('\r\n');
const found = (...lines: string[]): string => head('HTTP/1.1 200 OK', TYPE, ...lines);
const moved = (location: string, ...lines: string[]): string =>
  head('HTTP/1.1 302 Found', `location: ${location}`, ...lines, 'content-length: 0');
const gzip = 'content-encoding: gzip';
const packed = gzipSync(PAGE);

const LARGE_MAP = `<urlset>${Array.from({ length: 9000 }, (_, at) => `<url>${String(at ** 3)}</url>`).join('')}`;

/** What is sent for each path, byte by byte; what a function answers is told how often it was asked, and the cookie. */
type Sent = string | Buffer | ((times: number, cookie: boolean) => string);
const ANSWERS: Readonly<Record<string, Sent>> = {
  '/page': found() + PAGE,
  '/jobs/list.html': found() + PAGE,
  '/%C3%BCber-uns/b%C3%A4cker': found() + PAGE,
  '/raw-utf-8': moved('/über-uns/bäcker'),
  '/jobs/relative': moved('list.html'),
  '/jobs/from/here': moved('../list.html'),
  '/query': moved('?page=1'),
  '/query?page=1': found() + PAGE,
  '/refresh': found('refresh: 0; url=/page'),
  '/refresh-quoted': found("Refresh: 0;URL='/jobs/list.html'"),
  '/refresh-later': `${found('refresh: 30; url=/page')}<h1>Here it is</h1>`,
  '/refresh-self': `${found('refresh: 300')}<h1>Here it is</h1>`,
  '/refresh-bare': found('refresh: 0; /page'),
  '/twice': moved('/page', 'location: /page'),
  '/long-headers': found(`content-security-policy: ${'a'.repeat(100_000)}`) + PAGE,
  '/nothing-packed': found('content-encoding: br', 'content-length: 0'),
  '/nothing-in-gzip': found(gzip),
  '/no-address': moved('http://'),
  '/with-cookie': found('set-cookie: a=1; domain=com') + PAGE,
  '/to-and': moved('/fro'),
  '/fro': moved('/to-and'),
  '/posted-to': (times) => (times === 1 ? moved('/posted-to') : found() + PAGE),
  '/wants-cookie': (times, cookie) =>
    cookie ? found() + PAGE : moved('/wants-cookie', `set-cookie: seen=${String(times)}`),
  '/counts-visits': (times) => moved('/counts-visits', `set-cookie: seen=${String(times)}`),
  '/garbage-behind': Buffer.concat([Buffer.from(found(gzip)), packed, Buffer.from('\r\n<!-- 0.2 s -->')]),
  '/nuls-behind': Buffer.concat([Buffer.from(found(gzip)), packed, Buffer.alloc(9)]),
  '/named': Buffer.concat([Buffer.from(found(gzip)), named(packed)]),
  '/sum-cut-off': Buffer.concat([Buffer.from(found(gzip)), packed.subarray(0, -6)]),
  '/half': Buffer.concat([Buffer.from(found(gzip)), packed.subarray(0, packed.length / 2)]),
  '/no-gzip': found(gzip) + PAGE,
  '/cut': `${found('content-length: 1000')}<h1>Jobs</h1><ul><li>Baker`,
  '/map.xml.gz': Buffer.concat([
    Buffer.from(head('HTTP/1.1 200 OK', 'content-type: application/octet-stream')),
    gzipSync('<urlset/>'),
  ]),
  '/robots.txt': `${head('HTTP/1.1 200 OK', 'content-type: application/octet-stream')}Disallow: /`,
  '/api': `${head('HTTP/1.1 200 OK', 'content-type: application/vnd.api+json')}{}`,
  '/twice-packed.xml.gz': Buffer.concat([Buffer.from(found(gzip)), gzipSync(gzipSync('<urlset/>'))]),
  '/line-behind.xml.gz': Buffer.concat([Buffer.from(found()), gzipSync('<urlset/>'), Buffer.from('\r\n')]),
  '/garbage-behind.xml.gz': Buffer.concat([Buffer.from(found()), gzipSync('<urlset/>'), Buffer.alloc(99, 'x')]),
  '/cut.xml.gz': Buffer.concat([Buffer.from(found()), gzipSync(LARGE_MAP).subarray(0, 9000)]),
  '/map.gz': Buffer.concat([
    Buffer.from(head('HTTP/1.1 200 OK', 'content-type: application/x-gzip')),
    gzipSync('<urlset><url>'),
    gzipSync('</url></urlset>'),
  ]),
};

/** The same with the name of its file, a comment, more fields and a sum of its head (RFC 1952, 2.3). */
function named(gzipped: Buffer): Buffer {
  const start = Buffer.from(gzipped.subarray(0, 10));
  start[3] = 0x1e;
  const more = Buffer.from([3, 0, 1, 2, 3, ...Buffer.from('jobs.html\0by hand\0'), 0, 0]);
  return Buffer.concat([start, more, gzipped.subarray(10)]);
}

describe('answers as servers send them', () => {
  let server: Server;
  let base: string;
  let client: GuardedHttpClient;
  let asked: string[] = [];

  beforeAll(async () => {
    server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', (request) => {
        const text = request.toString('latin1');
        const path = text.split(' ')[1] ?? '';
        asked.push(path);
        const sent = ANSWERS[path] ?? head('HTTP/1.1 404 Not Found');
        const times = asked.filter((one) => one === path).length;
        socket.end(typeof sent === 'function' ? sent(times, /^cookie: seen=/im.test(text)) : sent);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    base = `http://127.0.0.1:${String((server.address() as { port: number }).port)}`;
    client = new GuardedHttpClient({
      ...{ allowPrivate: true, proxyUrl: undefined, userAgent: 'Test/1', timeoutSeconds: 60 },
    });
  });
  afterAll(async () => {
    await client.close();
    server.close();
    await once(server, 'close');
  });

  const ask = (path: string, cookies?: CookieJar, method: 'GET' | 'POST' = 'GET'): Promise<HttpAnswer> => {
    asked = [];
    const signal = new AbortController().signal;
    const url = base + path;
    return client.exchange({ url, method, maxBytes: 100_000, signal, takesBroken: true, ...(cookies && { cookies }) });
  };

  it.each([
    ['/raw-utf-8', '/%C3%BCber-uns/b%C3%A4cker'],
    ['/jobs/relative', '/jobs/list.html'],
    ['/jobs/from/here', '/jobs/list.html'],
    ['/query', '/query?page=1'],
    ['/refresh', '/page'],
    ['/refresh-quoted', '/jobs/list.html'],
    ['/refresh-bare', '/page'],
    ['/twice', '/page'],
    ['/long-headers', '/long-headers'],
  ])('%s leads to %s', async (path, target) => {
    expect(await ask(path)).toMatchObject({ url: base + target, status: 200, body: PAGE });
  });

  it('nothing is nothing, in whatever it is packed', async () => {
    for (const path of ['/nothing-packed', '/nothing-in-gzip'])
      expect(await ask(path)).toMatchObject({ body: '', truncated: false });
  });

  it('data, robots.txt and sitemaps are read by whatever name their server calls them', async () => {
    expect(await ask('/robots.txt')).toMatchObject({ body: 'Disallow: /' });
    expect(await ask('/api')).toMatchObject({ body: '{}' });
  });

  it('a cookie that no browser would keep costs no page', async () => {
    const setCookie = (): Promise<never> => Promise.reject(new Error('Cookie has domain set to a public suffix'));
    const jar = { getCookieString: () => Promise.resolve(''), setCookie };
    expect(await ask('/with-cookie', jar)).toMatchObject({ status: 200, body: PAGE });
  });

  it('a page that loads again later is that page', async () => {
    for (const path of ['/refresh-later', '/refresh-self'])
      expect(await ask(path)).toMatchObject({ url: base + path, body: '<h1>Here it is</h1>' });
  });

  it('what was sent is answered by its own page', async () => {
    expect(await ask('/posted-to', undefined, 'POST')).toMatchObject({ status: 200, body: PAGE });
  });

  it('a redirect to what is no address is refused', async () => {
    await expect(ask('/no-address')).rejects.toThrow();
  });

  it('redirects that come back are followed once, and as long as each gives a cookie that the last had not', async () => {
    const jar = (): CookieJar => {
      let kept = '';
      const setCookie = (cookie: string): Promise<unknown> => {
        kept = cookie;
        return Promise.resolve();
      };
      return { getCookieString: () => Promise.resolve(kept), setCookie };
    };
    expect(await ask('/to-and', jar())).toMatchObject({ status: 302, url: `${base}/fro` });
    expect(asked).toEqual(['/to-and', '/fro']);
    expect(await ask('/wants-cookie', jar())).toMatchObject({ status: 200, body: PAGE });
    expect(await ask('/wants-cookie')).toMatchObject({ status: 302 });
    expect(asked).toEqual(['/wants-cookie']);
    expect(await ask('/counts-visits', jar())).toMatchObject({ status: 302 });
    expect(asked).toHaveLength(6);
  });

  it.each(['/garbage-behind', '/nuls-behind', '/named', '/sum-cut-off'])(
    'what is packed is read, whatever stands around it: %s',
    async (path) => {
      const answer = await ask(path);
      expect([answer.body, answer.truncated]).toEqual([PAGE, false]);
    },
  );

  it('what breaks off is taken as far as it came, and says so; what is none of what it says to be is not', async () => {
    const half = await ask('/half');
    expect(PAGE.startsWith(half.body) && half.body !== '').toBe(true);
    expect(half.truncated).toBe(true);
    expect(await ask('/cut')).toMatchObject({ body: '<h1>Jobs</h1><ul><li>Baker', truncated: true });
    await expect(ask('/no-gzip')).rejects.toThrow('incorrect header check');
  });

  it('a sitemap that is a packed file is read as what it holds, all its parts', async () => {
    expect(await ask('/map.xml.gz')).toMatchObject({ body: '<urlset/>', truncated: false });
    expect(await ask('/map.gz')).toMatchObject({ body: '<urlset><url></url></urlset>', truncated: false });
    for (const path of ['/twice-packed.xml.gz', '/line-behind.xml.gz', '/garbage-behind.xml.gz'])
      expect(await ask(path)).toMatchObject({ body: '<urlset/>', truncated: false });
    const cut = await ask('/cut.xml.gz');
    expect([cut.body.length > 9000, LARGE_MAP.startsWith(cut.body), cut.truncated]).toEqual([true, true, true]);
  });
});
