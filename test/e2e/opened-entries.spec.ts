import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBuiltBrowser, type BuiltBrowser } from '../built-browser.ts';
import type { Rendering } from '../../src/web/browser/rendering.js';
import { startServer, type LocalServer } from './local-site.js';

const TITLES = ['Lamp Fitter', 'Glass Cutter', 'Night Porter', 'Crane Driver', 'Stock Keeper', 'Wood Turner'];
const OPENED_BY_BUTTONS = (title: string, number: number): string =>
  `<li><button onclick="one(${String(number)})">${title}</button>`;
const list = (script: string): string => `<h1>Open positions</h1><ul id="l"></ul><script>${script}</script>`;

/**
 * Each path's answer: pages are filled by what they ask for, with rows that nothing opens or that take the list's
 * place.
 */
const ANSWERS: Readonly<Record<string, string>> = {
  '/still': list(`fetch('/rows').then(r=>r.json()).then(d=>{l.innerHTML=d.html})`),
  '/plain': list(
    `fetch('/rows').then(r=>r.json()).then(d=>{l.innerHTML=d.html;l.onclick=e=>fetch('/one?k='+e.target.textContent).then(r=>r.json()).then(d=>{l.nextElementSibling.textContent=d.text+e.target.textContent})})`,
  ).replace('</ul>', '</ul><p></p>'),
  '/called': list(
    `fetch('/rows').then(r=>r.json()).then(d=>{l.innerHTML=d.html.replaceAll('</h3>','</h3><div class="button_job"><p>Read on</p></div>');l.onclick=e=>{const b=e.target.closest('.button_job');if(b)l.nextElementSibling.textContent='Of '+b.previousSibling.textContent}})`,
  ).replace('</ul>', '</ul><p></p>'),
  '/marked': list(
    `fetch('/rows').then(r=>r.json()).then(d=>{l.innerHTML=d.html.replaceAll('<h3>','<h3><b>New</b> ').replaceAll('</h3>',' <span>Leeds</span></h3>');l.onclick=e=>{const h=e.target.closest('h3');if(h)l.nextElementSibling.textContent='Of '+h.childNodes[1].data}})`,
  ).replace('</ul>', '</ul><p></p>'),
  '/tabs': list(
    `let t=0,o;const tabs=['Works','Office'];const show=()=>{l.previousElementSibling.innerHTML=tabs.map((x,i)=>'<button role="tab" aria-selected="'+(i===t)+'">'+x+'</button>').join('');l.innerHTML=all.slice(t*3,t*3+3).map(x=>'<li><button>'+x+'</button>'+(x===o?'<p>Of '+x+'</p>':'')).join('')};let all=[];fetch('/titles').then(r=>r.json()).then(d=>{all=d.titles;show()});onclick=e=>{const x=e.target.textContent;if(tabs.includes(x)){t=tabs.indexOf(x);o=''}else o=x;show()}`,
  ).replace('<ul', '<div class="tabs"></div><ul'),
  '/titles': JSON.stringify({ titles: TITLES }),
  '/routes': list(
    `const show=()=>{l.innerHTML=location.hash==='#/all'?'<li>All that there is':'<li>Some<li><a href="#/all">Show all jobs</a><li><a href="#/">Next</a>'};onhashchange=show;fetch('/one').then(show)`,
  ),
  '/rows': JSON.stringify({ html: TITLES.map((title) => `<li><h3>${title}</h3>`).join('') }),
  '/pressed': list(
    `const one=n=>fetch('/one?k='+n).then(r=>r.json()).then(d=>{l.outerHTML='<p>'+d.text});fetch('/buttons').then(r=>r.json()).then(d=>{l.innerHTML=d.html})`,
  ),
  '/buttons': JSON.stringify({ html: TITLES.map(OPENED_BY_BUTTONS).join('') }),
  '/two': list(
    `const one=n=>fetch('/one?k='+n).then(r=>r.json()).then(d=>{document.getElementById('p').innerHTML=d.text+n});fetch('/some').then(r=>r.json()).then(d=>{l.innerHTML=d.html+'<p id="p">'})`,
  ),
  '/some': JSON.stringify({ html: TITLES.slice(0, 2).map(OPENED_BY_BUTTONS).join('') }),
  '/one': JSON.stringify({ text: 'You keep the lamps alive.' }),
};

describe('entries of a list that are opened one by one', () => {
  let browser: BuiltBrowser;
  let site: LocalServer;

  beforeAll(async () => {
    browser = await startBuiltBrowser({ userAgent: 'Test/1', concurrency: 2, seconds: { request: 10, page: 40 } });
    site = await startServer((request, response) => {
      const body = ANSWERS[(request.url ?? '').replace(/\?.*/, '')] ?? '';
      response.writeHead(200, { 'content-type': body.startsWith('{') ? 'application/json' : 'text/html' }).end(body);
    });
  });

  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  async function openAll(path: string): Promise<Rendering> {
    const session = browser.host.session(browser.gate);
    const read = await session.render(
      {
        url: site.url + path,
        unfold: false,
        nextEntry: ({ opened }) => {
          const title = TITLES[opened.length];
          return Promise.resolve(title === undefined ? undefined : { title, among: TITLES });
        },
      },
      () => false,
      new AbortController().signal,
    );
    await session.close();
    if (read.outcome !== 'rendered') throw new Error(JSON.stringify(read));
    return read;
  }

  it('ends after two that nothing opens: what the list itself brings when it is loaded anew is not theirs', async () => {
    const { opened, findings } = await openAll('/still');
    expect(opened.map(({ title, answers }) => [title, answers])).toEqual([
      ['Lamp Fitter', []],
      ['Glass Cutter', []],
    ]);
    expect(findings).toEqual([]);
  });

  it('presses the titles themselves where nothing looks like a control', async () => {
    const { opened, findings } = await openAll('/plain');
    expect(opened.map(({ title, after }) => [title, after.includes(`You keep the lamps alive.${title}`)])).toEqual(
      TITLES.map((title) => [title, true]),
    );
    expect(findings).toEqual([]);
  });

  it('presses what only its class calls a button', async () => {
    const { opened } = await openAll('/called');
    expect(opened.map(({ title, after }) => [title, after.includes(`Of ${title}`)])).toEqual(
      TITLES.map((title) => [title, true]),
    );
  });

  it('knows a title that stands beside a mark and a place in its heading', async () => {
    const { opened } = await openAll('/marked');
    expect(opened.map(({ title, after }) => [title, after.includes(`Of  ${title}`)])).toEqual(
      TITLES.map((title) => [title, true]),
    );
  });

  it('finds entries on the other tabs of their list', async () => {
    const { opened } = await openAll('/tabs');
    expect(opened.map(({ title, after }) => [title, after.includes(`Of ${title}`)])).toEqual(
      TITLES.map((title) => [title, true]),
    );
  });

  it('leaves a route that a control leads to: it is a page of its own', async () => {
    const session = browser.host.session(browser.gate);
    const read = await session.render({ url: `${site.url}/routes` }, () => false, new AbortController().signal);
    await session.close();
    expect(read.outcome === 'rendered' && read.views.join('')).toContain('Show all jobs');
    expect(read.outcome === 'rendered' && read.views.join('')).not.toContain('<li>All that there is</li>');
  });

  it('says so where it ends behind some that opened', async () => {
    const { opened, findings } = await openAll('/two');
    expect(opened).toHaveLength(4);
    expect(findings).toMatchObject([{ why: 'reading_limit', detail: 'entries of its list', kept: 2 }]);
  });

  it('goes through all that open, each with what it brought, where the list has to be loaded anew for each', async () => {
    const { opened } = await openAll('/pressed');
    expect(opened.map(({ title, answers }) => [title, answers.map(({ url }) => new URL(url).pathname)])).toEqual(
      TITLES.map((title) => [title, ['/one']]),
    );
  });
});
