import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserSession } from '../../src/web/browser/browser-host.js';
import type { BrowserGate } from '../../src/web/browser/filtering-proxy.js';
import { APPLICATION_SITES } from './application-sites.js';
import { startServer, startSite, type LocalServer } from './local-site.js';
import { SCRIPTED_SITES } from './scripted-sites.js';
import { serveScripted } from './serve-scripted.js';
import { startTestService, type TestService } from './test-service.js';
import { UNSEEN_SITES } from './unseen-sites.js';
import { loadBuilt } from '../built.ts';

const { AddressGuard, RefusedAddressError } =
  await loadBuilt<typeof import('../../src/web/address-guard.js')>('web/address-guard.js');
const { BrowserHost } =
  await loadBuilt<typeof import('../../src/web/browser/browser-host.js')>('web/browser/browser-host.js');
const { GuardedHttpClient } =
  await loadBuilt<typeof import('../../src/web/guarded-http-client.js')>('web/guarded-http-client.js');

/** Time (s) for a page. */
const PATIENCE = 20;
const policy = {
  isOn: true,
  chromiumPath: undefined,
  sandbox: true,
  concurrency: 2,
  timeoutSeconds: PATIENCE,
  answerMaxBytes: 3_000_000,
  pageMaxBytes: 20_000_000,
  onPage: () => {},
};
const never = new AbortController().signal;
const host = new BrowserHost(policy);
const client = new GuardedHttpClient({
  allowPrivate: true,
  proxyUrl: undefined,
  userAgent: 'Test/1',
  timeoutSeconds: 10,
});

/** The inside: a server that nothing of a page may reach. */
let inside: LocalServer;
let session: BrowserSession;

beforeAll(async () => {
  inside = await startServer((_request, response) => {
    response.end('inside');
  });
  const { port: forbidden } = new URL(inside.url);
  const guard = new (class extends AddressGuard {
    override checkHost(hostname: string, port: string): void {
      if (port === forbidden) throw new RefusedAddressError(`${hostname} is inside`);
    }
  })({ allowPrivate: true });
  const gate: BrowserGate = {
    guard,
    checkRobots: () => Promise.resolve(),
    isRobotsRefusal: () => false,
    atTurn: (_part, _hostname, work) => work(),
    send: (exchange, limits) => client.exchangeBytes({ ...exchange, ...limits }),
  };
  session = host.session(gate);
});

afterAll(async () => {
  await session.close();
  await host.close();
  await client.close();
  await inside.close();
});

describe('sites that only scripts fill', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(async () => {
    await service.close();
  });

  it.each([...SCRIPTED_SITES, ...UNSEEN_SITES, ...APPLICATION_SITES].map((site) => [site.name, site] as const))(
    '%s',
    async (_name, scripted) => {
      const site = await serveScripted(scripted);
      const { envelope, result } = await service.scrape({ company_url: site.url, company_name: 'Lumenfold' });
      await site.close();
      const all = (field: string): unknown[] => result.jobs.map((job) => job[field]).sort();
      expect([envelope['status'], all('job_title')]).toEqual(['COMPLETED', [...scripted.titles].sort()]);
      if (scripted.isPlain) expect(result['pages_rendered']).toBe(0);
      for (const job of result.jobs) expect(job).toMatchObject(scripted.every ?? {});
      for (const text of scripted.texts ?? []) expect(all('job_description').join('\n')).toContain(text);
      if (scripted.urls) expect(all('job_url')).toEqual(scripted.urls.map((path) => `${site.url}${path}`).sort());
    },
  );
});

/** What a page may try to reach another server, each with its own path so that what passed can be told. */
function waysOut(target: string): string {
  const socket = target.replace('http:', 'ws:');
  const [, , authority = ''] = target.split('/');
  return `<!doctype html><title>Ways out</title>
<link rel=preload as=script href="${target}/preload"><link rel=prefetch href="${target}/prefetch"><link rel=dns-prefetch href="//inside.invalid">
<script type=speculationrules>{"prefetch":[{"source":"list","urls":["${target}/speculation"]}],"prerender":[{"source":"list","urls":["${target}/prerender"]}]}</script>
<img src="${target}/img"><iframe src="${target}/iframe"></iframe><object data="${target}/object"></object><embed src="${target}/embed">
<video src="${target}/video"></video><audio src="${target}/audio"></audio><script src="${target}/script"></script><link rel=stylesheet href="${target}/style">
<form id=f method=post target=_blank action="${target}/form"><input name=a></form><a id=p href="#x" ping="${target}/ping">p</a><a id=d download href="${target}/download">d</a>
<script>
const t=${JSON.stringify(target)};
const safe=f=>{try{const r=f();r&&r.catch&&r.catch(()=>{})}catch{}};
safe(()=>fetch(t+'/fetch',{mode:'no-cors'}));safe(()=>fetch('/redirect'));
safe(()=>{const x=new XMLHttpRequest();x.open('GET','/redirect');x.send()});
safe(()=>navigator.sendBeacon(t+'/beacon','x'));safe(()=>new EventSource(t+'/events'));
safe(()=>new WebSocket(${JSON.stringify(socket)}+'/socket'));
safe(()=>new Worker(URL.createObjectURL(new Blob(["fetch('"+t+"/worker',{mode:'no-cors'});new WebSocket('${socket}/workersocket');try{importScripts('"+t+"/import')}catch{}"]))));
safe(()=>new SharedWorker(URL.createObjectURL(new Blob(["fetch('"+t+"/shared',{mode:'no-cors'})"]))));
safe(()=>navigator.serviceWorker.register('/worker.js'));
safe(()=>f.submit());safe(()=>p.click());safe(()=>d.click());safe(()=>window.open(t+'/popup'));
safe(()=>{const c=new RTCPeerConnection({iceServers:[{urls:'stun:${authority}'},{urls:'turn:${authority}?transport=tcp',username:'a',credential:'b'}]});c.createDataChannel('x');c.createOffer().then(o=>c.setLocalDescription(o))});
</script><h1>Engineer</h1>`;
}

describe('the browser', () => {
  it('lets no page reach the inside', async () => {
    const outside = await startSite({
      '/': (_request, response) => {
        response.writeHead(200, {
          'content-type': 'text/html',
          link: `<${inside.url}/linkheader>; rel=preload; as=script`,
          'content-security-policy-report-only': `default-src 'none'; report-uri ${inside.url}/csp`,
        });
        response.end(waysOut(inside.url));
      },
      '/redirect': (_request, response) => {
        response.writeHead(302, { location: `${inside.url}/redirected` }).end();
      },
      '/worker.js': `fetch('${inside.url}/serviceworker',{mode:'no-cors'});importScripts('${inside.url}/swimport')`,
    });
    const answer = await session.render({ url: outside.url }, () => false, never);
    await outside.close();
    expect(answer).toMatchObject({ outcome: 'rendered' });
    const refused =
      answer.outcome === 'rendered' ? answer.findings.find(({ why }) => why === 'render_refused') : undefined;
    expect(refused?.seen).toBeGreaterThan(5);
    expect(inside.asked).toEqual([]);
  });

  it.each([
    ['a script without end', '<script>for(;;);</script>'],
    ['a script without end after the page is there', '<h1>x</h1><script>setTimeout(()=>{for(;;);},300)</script>'],
    ['dialogs without end', '<script>for(;;)alert(1)</script>'],
    ['a page that reloads itself', '<script>location.href="/?"+Math.random()</script>'],
    ['a renderer that ends', '<script>const a=[];for(;;)a.push(new Array(1e6).fill(1.5))</script>'],
    [
      'windows without end',
      '<h1>x</h1><script>setInterval(()=>{const f=document.createElement("iframe");document.body.append(f);f.contentWindow.open("/")},1)</script>',
    ],
  ])(
    'survives %s',
    async (name, body) => {
      const site = await startServer((_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>t</title>${body}`);
      });
      const startedAt = performance.now();
      // A page without end takes all the time it is given; a renderer needs some to use up its memory.
      policy.timeoutSeconds = name === 'a renderer that ends' ? PATIENCE : PATIENCE / 4;
      const answer = await session.render({ url: site.url }, () => false, never);
      expect(performance.now() - startedAt).toBeLessThan((policy.timeoutSeconds + PATIENCE) * 1000 + 5000);
      policy.timeoutSeconds = PATIENCE;
      // Whatever became of it, the next page is read.
      const other = await startSite({ '/': '<h1>Well</h1>' });
      expect(await session.render({ url: other.url }, () => false, never)).toMatchObject({ outcome: 'rendered' });
      await Promise.all([site.close(), other.close()]);
      expect(['rendered', 'failed']).toContain(answer.outcome);
    },
    120_000,
  );
});
