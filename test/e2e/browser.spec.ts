import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RenderAnswer } from '../../src/web/web.js';
import type { BrowserSession } from '../../src/web/browser/browser-session.js';
import type { BrowserGate } from '../../src/web/browser/filtering-proxy.js';
import { ALL_SCRIPTED_SITES } from './all-scripted-sites.js';
import { startServer, startSite, type LocalServer } from './local-site.js';
import { page, shell, TITLES, type ScriptedSite } from './scripted-sites.js';
import { serveScripted } from './serve-scripted.js';
import { startTestService, type TestService } from './test-service.js';
import { loadBuilt } from '../built.ts';

const { sentenceOf } = await loadBuilt<typeof import('../../src/findings/finding.js')>('findings/finding.js');
const { AddressGuard, RefusedAddressError } =
  await loadBuilt<typeof import('../../src/web/address-guard.js')>('web/address-guard.js');
const { BrowserHost } =
  await loadBuilt<typeof import('../../src/web/browser/browser-host.js')>('web/browser/browser-host.js');
const { GuardedHttpClient } =
  await loadBuilt<typeof import('../../src/web/guarded-http-client.js')>('web/guarded-http-client.js');

/** How long (ms) a browser gets no turn: longer than its pages may leave us without an answer. */
const STANDSTILL = 7000;
/** Runs of scripted sites at the same time. */
const RUNS_AT_ONCE = 6;
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
let gate: BrowserGate;
/** Pages of a browser that stood still, and of one whose page got stuck; they are read beside all others. */
let mishaps: Promise<Readonly<Record<'late' | 'stuck', { answer: RenderAnswer; asked: number }>>>;

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
  gate = {
    guard,
    checkRobots: () => Promise.resolve(),
    isRobotsRefusal: () => false,
    atTurn: (_part, _hostname, work) => work(),
    send: (exchange, limits) => client.exchangeBytes({ ...exchange, ...limits }),
    openSocket: (asked) => client.openSocket(asked),
  };
  session = host.session(gate);
  mishaps = readWithMishaps();
  mishaps.catch(() => {});
});

async function readWithMishaps(): Promise<Awaited<typeof mishaps>> {
  const asked = { late: 0, stuck: 0 };
  const html = (response: ServerResponse, body: string): void => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>Open positions</h1>${body}`);
  };
  const site = await startSite({
    '/late': (_request, response) => {
      asked.late++;
      html(
        response,
        `<ul id=l><li class=spinner>Loading…</ul><script>setTimeout(()=>{l.innerHTML='<li>Accountant'},2500)</script>`,
      );
    },
    '/stuck': (_request, response) => {
      html(response, asked.stuck++ > 0 ? '<ul><li>Accountant</ul>' : '<script>setTimeout(()=>{for(;;);},800)</script>');
    },
  });
  const slow = new BrowserHost({ ...policy, timeoutSeconds: 3 * PATIENCE });
  const theirs = slow.session(gate);
  const read = (path: string): Promise<RenderAnswer> => theirs.render({ url: site.url + path }, () => false, never);
  const signalled = (signal: NodeJS.Signals): void => {
    for (const group of slow.pids()) process.kill(-group, signal);
  };
  try {
    const stuck = { answer: await read('/stuck'), asked: asked.stuck };
    const late = read('/late');
    await sleep(1000);
    signalled('SIGSTOP');
    await sleep(STANDSTILL);
    signalled('SIGCONT');
    return { late: { answer: await late, asked: asked.late }, stuck };
  } finally {
    await theirs.close();
    await slow.close();
    await site.close();
  }
}

afterAll(async () => {
  await session.close();
  await host.close();
  await client.close();
  await inside.close();
});

describe('sites that only scripts fill', () => {
  const SITES = ALL_SCRIPTED_SITES.filter(({ isPlain }) => isPlain !== true);
  const runs = new Map<ScriptedSite, ReturnType<typeof run>>();
  let service: TestService;
  beforeAll(async () => {
    const atOnce = String(RUNS_AT_ONCE);
    service = await startTestService({ WORKER_CONCURRENCY: atOnce, RENDER_CONCURRENCY: atOnce });
    // Pages wait for themselves most of their time: several runs share it, each test looks at one.
    const waiting = SITES.map((scripted) => ({
      scripted,
      run: Promise.withResolvers<Awaited<ReturnType<typeof run>>>(),
    }));
    for (const one of waiting) runs.set(one.scripted, one.run.promise);
    const work = async (): Promise<void> => {
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        const mine = run(one.scripted);
        one.run.resolve(mine);
        await mine.catch(() => {});
      }
    };
    for (let worker = 0; worker < RUNS_AT_ONCE; worker++) void work();
  });
  afterAll(async () => {
    await service.close();
  });

  async function run(scripted: ScriptedSite): Promise<{ origin: string } & Awaited<ReturnType<TestService['scrape']>>> {
    const site = await serveScripted(scripted);
    try {
      return {
        origin: site.url,
        ...(await service.scrape({ company_url: site.url, company_name: 'Lumenfold' })),
      };
    } finally {
      await site.close();
    }
  }

  it.each(SITES.map((site) => [site.name, site] as const))('%s', async (_name, scripted) => {
    const { origin, envelope, result } = (await runs.get(scripted)) as Awaited<ReturnType<typeof run>>;
    const all = (field: string): unknown[] => result.jobs.map((job) => job[field]).sort();
    const read = { status: envelope['status'], titles: all('job_title') };
    const wanted = { status: 'COMPLETED', titles: [...scripted.titles].sort() };
    // What the run says of itself is shown where it read something else.
    expect(JSON.stringify(read) === JSON.stringify(wanted) ? read : { ...read, warnings: result['warnings'] }).toEqual(
      wanted,
    );
    for (const job of result.jobs) expect(job).toMatchObject(scripted.every ?? {});
    for (const text of scripted.texts ?? []) expect(all('job_description').join('\n')).toContain(text);
    if (scripted.urls) expect(all('job_url')).toEqual(scripted.urls.map((path) => `${origin}${path}`).sort());
  });

  it('tells how many pages a browser opened while the run still goes on', async () => {
    const site = await startSite({
      '/': page('<h1>Lumenfold</h1>'),
      '/careers': shell(
        `root.innerHTML='<h1>Open positions</h1>'+${JSON.stringify(TITLES)}.map(t=>'<li><a href="/careers/job-'+t.length+'">'+t+'</a></li>').join('')`,
      ),
      ...Object.fromEntries(TITLES.map(({ length }) => [`/careers/job-${String(length)}`, () => {}])),
    });
    try {
      const { body: accepted } = await service.post('/v1/scrape-career-pages/async', { company_url: site.url });
      const id = String(accepted['request_id']);
      let poll: Record<string, unknown>;
      do {
        await sleep(100);
        ({ body: poll } = await service.get(`/v1/scrape-career-pages/async/${id}`));
        expect(['QUEUED', 'RUNNING']).toContain(poll['status']);
      } while (((poll['progress'] as { pages_rendered: number } | undefined)?.pages_rendered ?? 0) === 0);
      await service.post(`/v1/runs/${id}/cancel`, undefined);
    } finally {
      await site.close();
    }
  });
});

/** What a page may try to reach another server, each with its own path so that what passed can be told. */
function waysOut(target: string, bare: { readonly udp: number; readonly tcp: number }): string {
  const socket = target.replace('http:', 'ws:');
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
safe(()=>{const c=new RTCPeerConnection({iceServers:[{urls:'stun:127.0.0.1:${String(bare.udp)}'},{urls:'turn:127.0.0.1:${String(bare.udp)}',username:'a',credential:'b'},{urls:'turn:127.0.0.1:${String(bare.tcp)}?transport=tcp',username:'a',credential:'b'}]});c.createDataChannel('x');c.createOffer().then(o=>c.setLocalDescription(o))});
</script><h1>Engineer</h1>`;
}

describe('a control that is pressed first', () => {
  const isJobs = (text: string): boolean => text === 'Jobs';
  const isCareers = (text: string): boolean => text === 'Careers';
  const shows = (text: string): string => `onclick="m.innerHTML='${text}'"`;
  it.each([
    [
      'a menu of many controls',
      `${'<button>Lamp</button>'.repeat(3000)}<button ${shows('Listed')}>Jobs</button>`,
      'Listed',
    ],
    [
      'a surer one that brings no list, and then the other',
      `<button ${shows('Odd jobs')}>Jobs</button><button ${shows('Listed')}>Careers</button>`,
      'Listed',
    ],
    ['no form that would be sent', '<form method=post action=/sent><button>Careers</button></form>', 'Lamps'],
    ['no more than a letter to write', `<button onclick="location='mailto:a@b.example'">Careers</button>`, 'Lamps'],
    [
      'no yes to what is asked',
      `${['Alle akzeptieren', 'Auswahl', 'Mehr'].map((text) => `<button ${shows('Yes')}>${text}</button>`).join('')}<button ${shows('Listed')}>Jobs</button>`,
      'Listed',
    ],
  ])('is %s', async (_what, controls, shown) => {
    const site = await startSite({
      '/': page(`<div>${controls}</div><p id=m>Lamps</p>`),
      '/sent': page('<p id=m>Sent</p>'),
    });
    const request = { url: site.url, press: [isJobs, isCareers], unfold: 'when_pressed' as const };
    const showsList = ({ views }: { views: readonly string[] }): Promise<boolean> =>
      Promise.resolve(views.at(-1)?.includes('Listed</p>') === true);
    const answer = await session.render({ ...request, showsList }, () => false, never);
    await site.close();
    expect(answer.outcome === 'rendered' && answer.views.at(-1)).toContain(`<p id="m">${shown}</p>`);
  });
});

describe('the browser', () => {
  const shown = expect.arrayContaining([expect.stringContaining('Accountant')]) as unknown;

  it.each([
    ['loses no page where it gets no turn for a while', 'late', 1],
    ['opens a page once more that got stuck before it showed a list', 'stuck', 2],
  ] as const)('%s', async (_what, page, asked) => {
    const answer = { outcome: 'rendered', views: shown };
    expect((await mishaps)[page]).toMatchObject({ answer, asked });
  });

  it('lets no page reach the inside', async () => {
    // What speaks no HTTP: calls between browsers look for a way through UDP and plain TCP.
    const reached: string[] = [];
    const udp = createSocket('udp4', () => reached.push('udp'));
    const tcp = createServer((socket) => {
      socket.destroy();
      reached.push('tcp');
    });
    udp.bind(0, '127.0.0.1');
    tcp.listen(0, '127.0.0.1');
    await Promise.all([once(udp, 'listening'), once(tcp, 'listening')]);
    const bare = { udp: udp.address().port, tcp: (tcp.address() as AddressInfo).port };
    const outside = await startSite({
      '/': (_request, response) => {
        response.writeHead(200, {
          'content-type': 'text/html',
          link: `<${inside.url}/linkheader>; rel=preload; as=script`,
          'content-security-policy-report-only': `default-src 'none'; report-uri ${inside.url}/csp`,
        });
        response.end(waysOut(inside.url, bare));
      },
      '/redirect': (_request, response) => {
        response.writeHead(302, { location: `${inside.url}/redirected` }).end();
      },
      '/worker.js': `fetch('${inside.url}/serviceworker',{mode:'no-cors'});importScripts('${inside.url}/swimport')`,
    });
    const answer = await session.render({ url: outside.url }, () => false, never);
    await Promise.all([outside.close(), once(tcp.close(), 'close'), once(udp.close(), 'close')]);
    expect(answer).toMatchObject({ outcome: 'rendered' });
    expect(reached).toEqual([]);
    const refused =
      answer.outcome === 'rendered' ? answer.findings.find(({ why }) => why === 'render_refused') : undefined;
    expect(refused?.seen).toBeGreaterThan(5);
    expect(inside.asked).toEqual([]);
  });
});

/** What becomes of pages that mean no good, a few of those that `npm run hostile:browser` opens: it must be told. */
const HOSTILE: readonly (readonly [name: string, body: string, told: RegExp])[] = [
  ['a script without end', '<script>for(;;);</script>', /before its document was there/],
  [
    'a script without end after the page is there',
    '<h1>x</h1><script>setTimeout(()=>{for(;;);},300)</script>',
    /do not come to an end|its time was over/,
  ],
  ['dialogs without end', '<script>setInterval(()=>alert(1),1)</script>', /asked \d+ questions/],
  [
    'a page that moves on and on',
    '<script>location.href="/?"+Math.random()</script>',
    /moved on \d+ times|its time was over/,
  ],
  [
    'a renderer that ends',
    '<script>const a=[];for(;;)a.push(new Array(1e6).fill(1.5))</script>',
    /memory|before its document was there/,
  ],
  [
    'frames without end',
    '<h1>x</h1><script>setInterval(()=>document.body.append(document.createElement("iframe")),1)</script>',
    /made \d+ frames|do not come to an end|its time was over/,
  ],
];

it('tells what limits leave out of a page', async () => {
  const frames = '<iframe srcdoc="<p>Accountant"></iframe>'.repeat(14);
  const sections = '<details><summary>Accountant</summary>Berlin</details>'.repeat(41);
  const site = await startSite({ '/': `<h1>x</h1>${frames}${sections}<script>"${'x'.repeat(500_001)}"</script>` });
  const answer = await session.render({ url: site.url }, () => false, never);
  await site.close();
  const told = answer.outcome === 'rendered' ? answer.findings.map(sentenceOf).join('\n') : answer.reason;
  expect(told).toMatch(/12 of 14 frames were read/);
  expect(told).toMatch(/40 of 41 closed sections were read/);
  expect(told).toMatch(/characters of its HTML were read/);
});

it('a list is where it begins, though a button writes the number of its next page into the address', async () => {
  const turn = `l.innerHTML=all.slice(p*2,p*2+2).map(t=>'<li><a href="/jobs/'+t+'">'+t+'</a></li>').join('');x.disabled=p>1`;
  const program = `const all=['Baker','Miller','Driver','Cook','Painter','Weaver'];let p=0;const go=()=>{${turn};if(p)history.replaceState(null,'','?page='+(p+1))};x.onclick=()=>{p++;go()};go()`;
  const site = await startSite({
    '/jobs': `<main><h1>Open positions</h1><ul id="l" class="jobs"></ul><button id="x">Next</button></main><script>${program}</script>`,
  });
  const answer = await session.render({ url: `${site.url}/jobs` }, () => false, never);
  await site.close();
  const shown = answer.outcome === 'rendered' ? answer.views.join('\n') : answer.reason;
  expect(shown).toContain('Weaver');
  expect(answer).toMatchObject({ url: `${site.url}/jobs` });
});

it.each([
  ['a frame that asks for consent, by its no', 'id="sp_message_iframe_7" src="/wall"', 'listed'],
  ['no frame that is called otherwise', 'id="board" src="/wall"', 'nothing pressed'],
  ['no yes, and nothing that closes it', 'title="Cookie consent" src="/yes"', 'nothing pressed'],
])('presses %s', async (_what, attributes, shown) => {
  const wall = (controls: string): string =>
    `<p>We and our partners use cookies and tracking.</p>${controls}<script>for(const b of document.querySelectorAll('button'))b.onclick=()=>parent.postMessage(b.id,'*')</script>`;
  const site = await startSite({
    '/': `<h1 id=h>nothing pressed</h1><iframe ${attributes} width=600 height=300></iframe><script>onmessage=e=>{h.textContent=e.data==='no'?'listed':'wrongly pressed'}</script>`,
    '/wall': wall('<button id=yes>Accept all</button><button id=no>Reject all</button>'),
    '/yes': wall('<button id=yes>Accept all</button><button id=x>×</button>'),
  });
  const answer = await session.render({ url: site.url, unfold: false }, () => false, never);
  await site.close();
  expect(answer).toMatchObject({ outcome: 'rendered', views: [expect.stringContaining(`>${shown}</h1>`)] });
});

describe('pages that mean the browser no good', () => {
  const answers = new Map<string, Promise<RenderAnswer>>();
  const others: LocalServer[] = [];
  const besides = new BrowserHost({ ...policy, concurrency: HOSTILE.length + 1 });
  let theirs: BrowserSession;
  beforeAll(async () => {
    theirs = besides.session(gate);
    for (const [name, body] of HOSTILE) {
      const site = await startServer((_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>t</title>${body}`);
      });
      others.push(site);
      const answer = theirs.render({ url: site.url }, () => false, never);
      answer.catch(() => {});
      answers.set(name, answer);
    }
  });
  afterAll(async () => {
    await theirs.close();
    await besides.close();
    await Promise.all(others.map((site) => site.close()));
  });

  it('does not keep another page from being read, in the same browser', async () => {
    const well = await startSite({ '/': '<h1>Well</h1>' });
    const ask = (): Promise<RenderAnswer> => theirs.render({ url: well.url }, () => false, never);
    let answer = await ask();
    // Beside so many of them at once a tab may take longer to open than a page has.
    for (let tries = 1; answer.outcome !== 'rendered' && tries < 3; tries++) answer = await ask();
    await well.close();
    expect(answer).toMatchObject({ outcome: 'rendered', views: [expect.stringContaining('<h1>Well</h1>')] });
  });

  it.each(HOSTILE)('tells of %s', async (name, _body, told) => {
    const answer = (await answers.get(name)) as RenderAnswer;
    expect(answer.outcome === 'rendered' ? answer.findings.map(sentenceOf).join('\n') : answer.reason).toMatch(told);
  });
});
