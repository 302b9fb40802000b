import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AddressGuard } from '../address-guard.js';
import type { HttpBytes } from '../guarded-http-client.js';
import { FilteringProxy, type BrowserGate } from './filtering-proxy.js';
import { makeCertificate } from './throwaway-certificate.js';

const asked: string[] = [];
let answer: Partial<HttpBytes> = {};
const gate: BrowserGate = {
  guard: new AddressGuard({ allowPrivate: true }),
  checkRobots: () => Promise.resolve(),
  isRobotsRefusal: () => false,
  atTurn: (_part, _hostname, work) => work(),
  send: ({ url }) => {
    asked.push(url);
    return Promise.resolve({ url, status: 200, headers: {}, bytes: Buffer.from('{}'), truncated: false, ...answer });
  },
  openSocket: () => Promise.reject(new Error('no socket is asked for here')),
};
let proxy: FilteringProxy;
beforeAll(async () => {
  proxy = await FilteringProxy.start(
    gate,
    { answerMaxBytes: 1000, pageMaxBytes: 1000 },
    await makeCertificate(new Date()),
  );
});
afterAll(() => {
  proxy.close();
});

/** First line of what the proxy answers. */
async function ask(line: string, ...headers: readonly string[]): Promise<string> {
  const { port, hostname } = new URL(proxy.url);
  const socket = connect(Number(port), hostname);
  socket.write([line, 'Host: any.example', 'Connection: close', ...headers, '', ''].join('\r\n'));
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return first.toString('latin1').split('\r\n')[0] ?? '';
}

const get = (url: string): string => `GET ${url} HTTP/1.1`;
const DOCUMENT = 'Accept: text/html';

it('asks no tracker, plain or through a tunnel, and tells the page nothing else', async () => {
  const page = proxy.newPage();
  expect(await ask(get('http://lumenfold.example/'), DOCUMENT)).toMatch(/ 200 /);
  expect(await ask(get('http://www.google-analytics.com/collect'))).toMatch(/ 403 /);
  expect(await ask('CONNECT px.ads.linkedin.com:443 HTTP/1.1')).toMatch(/ 403 /);
  expect(asked.splice(0)).toEqual(['http://lumenfold.example/']);
  expect(page.refused).toEqual({ guard: [], robots: [], limit: [] });
});

it('holds what is asked for between two pages for neither', async () => {
  const former = proxy.newPage();
  expect(await ask(get('http://lumenfold.example/a'), DOCUMENT)).toMatch(/ 200 /);
  proxy.endPage();
  expect(await ask(get('http://lumenfold.example/data'))).toMatch(/ 403 /);
  expect(proxy.strays).toBe(1);
  const next = proxy.newPage();
  expect(await ask(get('http://lumenfold.example/data'))).toMatch(/ 403 /);
  expect(await ask(get('http://lumenfold.example/b'), DOCUMENT)).toMatch(/ 200 /);
  expect([[...former.addresses], [...next.addresses]]).toEqual([
    ['http://lumenfold.example/a'],
    ['http://lumenfold.example/b'],
  ]);
  expect(asked.splice(0)).toEqual(['http://lumenfold.example/a', 'http://lumenfold.example/b']);
});

it('asks for data by an address of whatever length servers take, and shows no document of such a one', async () => {
  const page = proxy.newPage();
  const long = `http://lumenfold.example/graph?query=${'a'.repeat(4000)}`;
  expect(await ask(get(long), DOCUMENT)).toMatch(/ 403 /);
  expect(await ask(get(long))).toMatch(/ 200 /);
  expect(await ask(get(long + 'a'.repeat(5000)))).toMatch(/ 403 /);
  expect([asked.splice(0), page.refused.guard.length]).toEqual([[long], 2]);
});

it('keeps data as their server wrote them, and says what broke off', async () => {
  const page = proxy.newPage();
  await ask(get('http://lumenfold.example/'), DOCUMENT);
  const bytes = Buffer.from([0x5b, 0x22, 0xcf, 0xe5, 0xea, 0xe0, 0xf0, 0xfc, 0x22, 0x5d]);
  answer = { bytes, headers: { 'content-type': 'application/json; charset=windows-1251' } };
  await ask(get('http://lumenfold.example/jobs'));
  answer = { truncated: true, brokenBy: new Error('unexpected end of file') };
  await ask(get('http://lumenfold.example/more'));
  answer = {};
  expect(page.answers.map(({ body }) => body)).toEqual(['{}', '["Пекарь"]', '{}']);
  expect([page.refused.limit, page.cuts.findings('x').length]).toEqual([[], 1]);
  asked.splice(0);
});

it('lets no page register a worker that outlives it', async () => {
  proxy.newPage();
  await ask(get('http://lumenfold.example/'), DOCUMENT);
  expect(await ask(get('http://lumenfold.example/worker.js'), 'Service-Worker: script')).toMatch(/ 403 /);
  expect(asked.splice(0)).toEqual(['http://lumenfold.example/']);
});
