import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserSession } from '../../src/web/browser/browser-session.js';
import type { RenderAnswer } from '../../src/web/web.js';
import { built } from '../built.ts';
import { startBuiltBrowser } from '../built-browser.ts';

/*
 * `npm run hostile:browser [-- --only PATTERN]`: pages that mean our browser no good, several at a time, while another
 * run's ordinary pages are read beside them. Each must end within its deadline, and be told where something was cut;
 * then the browser is killed in mid-run. Exits with 1 when a promise was broken.
 */
const DEADLINE_SECONDS = Number(process.env['HOSTILE_SECONDS'] ?? 15);
const LANES = 3;
/** Two tries at most, and what it takes to close a tab that does not answer. */
const AT_MOST_SECONDS = 2 * DEADLINE_SECONDS + 10;
/** A killed browser costs this much (seconds) at most. */
const KILL_COSTS = 3;

const js = (source: string): string => `<h1>Engineer</h1><script>${source}</script>`;
const forever = (source: string): string => js(`setInterval(()=>{${source}},1)`);

const ENDLESS = /scripts do not come to an end|before its document was there/;
const MEMORY = /memory|before its document was there|scripts do not come to an end/;
const MOVES = /moved on \d+ times/;
const WINDOWS = /windows|frames/;
const FILES = /save \d+ files/;
const RESTLESS = /never came to rest|its time was over/;

/**
 * What must be told of each, in a finding's words or a failure's. `whole`: what the page tries is nothing to us (it is
 * asked of a person, or switched off), so its text must be there.
 */
const PAGES: Readonly<Record<string, readonly [body: string, promise: RegExp | 'whole']>> = {
  'a script without end': ['<script>for(;;);</script>', ENDLESS],
  'a script without end, later': [js('setTimeout(()=>{for(;;);},300)'), ENDLESS],
  'promises without end': [js('const f=()=>Promise.resolve().then(f);setTimeout(f,200)'), ENDLESS],
  '1 GB of numbers': [js('const a=[];for(;;)a.push(new Array(1e6).fill(1.5))'), MEMORY],
  '1 GB of bytes': [js('const a=[];for(;;)a.push(new Uint8Array(1e8).fill(7))'), MEMORY],
  '1 GB of text': [js('let s="xxxxxxxxxxxxxxxx".repeat(1e6);const a=[];for(;;){a.push(s+a.length);}'), MEMORY],
  'elements without end': [js('for(;;)document.body.append(document.createElement("p"))'), MEMORY],
  'elements that grow on and on': [
    forever('for(let i=0;i<200;i++)document.body.append("Engineer "+Math.random())'),
    RESTLESS,
  ],
  'a nest of 100,000 elements': [
    js('let e=document.body;for(let i=0;i<1e5;i++){const d=document.createElement("div");e.append(d);e=d}'),
    /browser process ended|its time was over/,
  ],
  'a page that reloads itself': [js('location.reload()'), MOVES],
  'a page that moves on and on': [js('location.href="/?"+Math.random()'), MOVES],
  'a page that moves on by refresh': ['<meta http-equiv=refresh content="0;url=/?x"><h1>Engineer</h1>', MOVES],
  'history without end': [forever('history.pushState({},"","/"+Math.random())'), MOVES],
  'fragments without end': [forever('location.hash=Math.random()'), MOVES],
  'dialogs without end': [forever('alert(1)'), /questions/],
  'lines in the console without end': [js('for(;;)console.log(1)'), ENDLESS],
  'questions without end': [js('for(;;)confirm(prompt("x"))'), ENDLESS],
  'a question before it is left': [
    js('onbeforeunload=e=>{e.preventDefault();return "x"};document.body.click()'),
    'whole',
  ],
  'windows without end': [
    forever('const f=document.createElement("iframe");document.body.append(f);f.contentWindow.open("/")'),
    WINDOWS,
  ],
  'windows by links': [
    forever('const a=document.createElement("a");a.target="_blank";a.href="/";document.body.append(a);a.click()'),
    WINDOWS,
  ],
  'frames of itself': ['<h1>Engineer</h1><iframe src="/a"></iframe><iframe src="/b"></iframe>', 'whole'],
  'downloads without end': [
    forever('const a=document.createElement("a");a.download="x";a.href="/file";a.click()'),
    FILES,
  ],
  'files made in the page': [
    forever(
      'const a=document.createElement("a");a.download="x";a.href=URL.createObjectURL(new Blob(["x".repeat(1e5)]));a.click()',
    ),
    FILES,
  ],
  // None is registered, so that there is nothing to reload for.
  'a service worker that answers for all': [
    js('navigator.serviceWorker?.register("/worker.js").then(()=>location.reload())'),
    'whole',
  ],
  'workers without end': [forever('new Worker(URL.createObjectURL(new Blob(["for(;;);"])))'), /started \d+ workers/],
  'requests without end': [forever('fetch("/data?"+Math.random())'), /times for one address|wanted to load more/],
  'one request that never ends': [js('fetch("/slow").then(()=>0)'), RESTLESS],
  'an answer of 100 MB': [
    js('fetch("/large").then(r=>r.text()).then(t=>document.body.append(t.length))'),
    /wanted to load more/,
  ],
  'prototypes that lie': [
    js('Array.prototype.map=Array.prototype.push=String.prototype.replace=()=>{throw 1};JSON.stringify=()=>"{"'),
    /reading it failed/,
  ],
  'a document without itself': [js('document.documentElement.remove()'), /took its own document away/],
  'getters that never answer': [js('Object.defineProperty(document,"body",{get(){for(;;);}})'), ENDLESS],
  'full screen, pointer, sound, place': [
    js(
      'document.documentElement.requestFullscreen();document.body.requestPointerLock();navigator.geolocation.getCurrentPosition(()=>0);new AudioContext();Notification.requestPermission();window.print()',
    ),
    'whole',
  ],
};

const { sentenceOf } = (await import(built('findings/finding.js'))) as typeof import('../../src/findings/finding.js');
const browser = await startBuiltBrowser({
  userAgent: 'Hostile/1',
  concurrency: LANES + 1,
  seconds: { request: 10, page: DEADLINE_SECONDS },
});
const { host, gate } = browser;
const never = new AbortController().signal;

async function serve(body: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/slow')) return;
    if (path.startsWith('/large'))
      response.writeHead(200, { 'content-type': 'text/plain' }).end(Buffer.alloc(100_000_000, 'x'));
    else if (path.startsWith('/file')) response.writeHead(200, { 'content-disposition': 'attachment' }).end('file');
    else if (path === '/worker.js')
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end('onfetch=e=>e.respondWith(new Promise(()=>0))');
    else response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>t</title><body>${body}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, close };
}

async function open(session: BrowserSession, url: string): Promise<{ answer: RenderAnswer; seconds: number }> {
  const startedAt = performance.now();
  const answer = await session.render({ url }, () => false, never);
  return { answer, seconds: (performance.now() - startedAt) / 1000 };
}

let broken = 0;
function tell(isHeld: boolean, name: string, what: string): void {
  if (!isHeld) broken++;
  console.log(`${isHeld ? 'held  ' : 'BROKEN'} | ${name} | ${what}`);
}

const at = process.argv.indexOf('--only');
const only = new RegExp(at < 0 ? '' : (process.argv[at + 1] ?? ''));
const waiting = Object.entries(PAGES).filter(([name]) => only.test(name));
const ordinary = await serve('<h1>Well</h1><ul><li>Engineer</li></ul>');
const bystander = host.session(gate);
await open(bystander, ordinary.url);
const over = new AbortController();
const beside = (async () => {
  const read: number[] = [];
  let lost = 0;
  while (!over.signal.aborted) {
    const { answer, seconds } = await open(bystander, ordinary.url);
    if (answer.outcome === 'rendered' && answer.views.join('').includes('Well')) read.push(seconds);
    else lost++;
  }
  return { read, lost };
})();
await Promise.all(
  Array.from({ length: LANES }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, [body, promise]] = next;
      const site = await serve(body);
      const session = host.session(gate);
      const { answer, seconds } = await open(session, site.url);
      await session.close();
      site.close();
      const told = answer.outcome === 'rendered' ? answer.findings.map(sentenceOf) : [answer.reason];
      const isKept =
        promise === 'whole'
          ? answer.outcome === 'rendered' && answer.views.join('').includes('<h1>Engineer</h1>')
          : promise.test(told.join('\n'));
      tell(
        isKept && seconds <= AT_MOST_SECONDS,
        name,
        `${answer.outcome} in ${seconds.toFixed(1)} s: ${told.join(', ')}`,
      );
    }
  }),
);
over.abort();
const { read, lost } = await beside;
tell(lost === 0, 'ordinary pages of another run, meanwhile', `${String(read.length)} read, ${String(lost)} not`);

const [pid = 0] = host.pids();
const usual = (await open(bystander, ordinary.url)).seconds;
const killed = open(bystander, ordinary.url);
setTimeout(() => process.kill(-pid, 'SIGKILL'), 150);
const { answer, seconds } = await killed;
tell(
  answer.outcome === 'rendered' && seconds - usual <= KILL_COSTS,
  'kill -9 of the browser in mid-page',
  `${answer.outcome === 'rendered' ? 'rendered' : answer.reason} in ${seconds.toFixed(1)} s, ${usual.toFixed(1)} s undisturbed (at most ${String(KILL_COSTS)} s more)`,
);
await bystander.close();
await browser.close();
ordinary.close();
process.exit(broken === 0 ? 0 : 1);
