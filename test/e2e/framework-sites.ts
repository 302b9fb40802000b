import { job, MANY, page, shell, site, slug, TITLES, type ScriptedSite } from './scripted-sites.js';

/** Local sites with idioms of frameworks that no reader was written for; no reader was changed for them. */

const script = (source: string): string => `<script>${source}</script>`;
const attribute = (value: unknown): string => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const careers = (body: string, source: string): string =>
  page(`<main><h1>Open positions</h1>${body}</main>${script(source)}`);
const ROW = `j=>'<li class="row"><a href="'+j.url+'">'+j.title+'</a> <span>'+j.location+'</span></li>'`;
const rows = (titles: readonly string[]): string =>
  titles.map((title) => `<tr><td><a href="/careers/${slug(title)}">${title}</a></td><td>Berlin</td></tr>`).join('');
const part = (number: number): readonly string[] => MANY.slice(number * 8, number * 8 + 8);

export const FRAMEWORK_SITES: readonly ScriptedSite[] = [
  {
    ...site(
      'state in an attribute and a template for each entry',
      careers(
        `<div x-data="${attribute({ jobs: TITLES.map(job) })}"><ul><template x-for="job in jobs"><li><a :href="job.url" x-text="job.title"></a></li></template></ul></div>`,
        `for(const r of document.querySelectorAll('[x-data]')){const d=JSON.parse(r.getAttribute('x-data'));const t=r.querySelector('template');for(const j of d.jobs){const n=t.content.cloneNode(true);const a=n.querySelector('a');a.href=j.url;a.textContent=j.title;t.parentElement.append(n)}}`,
      ),
    ),
    isPlain: true,
  },
  site(
    'rows that ask for the rows after them',
    careers(
      '<table><tbody><tr hx-get="/rows/0" hx-trigger="load" hx-swap="outerHTML"><td>Loading</td></tr></tbody></table>',
      `const go=e=>fetch(e.getAttribute('hx-get')).then(r=>r.text()).then(t=>{e.outerHTML=t;wire()});const seen=new IntersectionObserver(x=>x.forEach(e=>e.isIntersecting&&(seen.unobserve(e.target),go(e.target))));const wire=()=>document.querySelectorAll('[hx-get]').forEach(e=>{if(e.done)return;e.done=1;e.getAttribute('hx-trigger')==='load'?go(e):seen.observe(e)});wire()`,
    ),
    Object.fromEntries(
      [0, 1, 2].map((number) => [
        `/rows/${String(number)}`,
        rows(part(number)) +
          (number < 2
            ? `<tr hx-get="/rows/${String(number + 1)}" hx-trigger="revealed" hx-swap="outerHTML"><td style="height:900px">…</td></tr>`
            : ''),
      ]),
    ),
    MANY,
  ),
  site(
    'an accordion that is filled when it is opened',
    careers(
      ['Workshop', 'Office']
        .map(
          (name, index) =>
            `<div class="item"><h3><button aria-expanded="false" aria-controls="p${String(index)}">${name}</button></h3><div id="p${String(index)}" hidden></div></div>`,
        )
        .join(''),
      `document.querySelectorAll('[aria-controls]').forEach((b,i)=>b.onclick=async()=>{const p=document.getElementById(b.getAttribute('aria-controls'));p.hidden=!p.hidden;b.setAttribute('aria-expanded',String(!p.hidden));if(p.innerHTML)return;p.innerHTML=(await (await fetch('/te'+'am/'+i)).json()).map(${ROW}).join('')})`,
    ),
    { '/team/0': JSON.stringify(TITLES.slice(0, 3).map(job)), '/team/1': JSON.stringify(TITLES.slice(3).map(job)) },
  ),
  site(
    'queries that are known by their hash',
    careers(
      '<ul id="l"></ul><button id="m">Show more roles</button>',
      `let n=0;const go=()=>fetch('/gate'+'way',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({operationName:'OpenRoles',variables:{page:++n,pageSize:8},extensions:{persistedQuery:{version:1,sha256Hash:'b1c2'}}})}).then(r=>r.json()).then(({data})=>{l.insertAdjacentHTML('beforeend',data.roles.nodes.map(${ROW}).join(''));if(n>=data.roles.pageCount)m.remove()});m.onclick=go;go()`,
    ),
    {
      '/gateway': ({ body }) => {
        const { page: number } = (JSON.parse(body) as { variables: { page: number } }).variables;
        return JSON.stringify({ data: { roles: { nodes: part(number - 1).map(job), pageCount: 3, totalCount: 24 } } });
      },
    },
    MANY,
  ),
  site(
    'a feed that a script reads',
    shell(
      `fetch('/fe'+'eds/roles').then(r=>r.text()).then(t=>{root.innerHTML='<h1>Open positions</h1><ul>'+[...new DOMParser().parseFromString(t,'text/xml').querySelectorAll('item')].map(i=>'<li><a href="'+i.querySelector('link').textContent+'">'+i.querySelector('title').textContent+'</a></li>').join('')+'</ul>'})`,
    ),
    {
      '/feeds/roles': `<?xml version="1.0"?><rss version="2.0"><channel><title>Lumenfold</title>${TITLES.map((title) => `<item><title>${title}</title><link>/careers/${slug(title)}</link><category>Berlin</category></item>`).join('')}</channel></rss>`,
    },
  ),
  site(
    'a table of a sheet behind a callback',
    careers(
      '<ul id="l"></ul>',
      `window.google={visualization:{Query:{setResponse:x=>{l.innerHTML=x.table.rows.map(r=>'<li><b>'+r.c[0].v+'</b> <i>'+r.c[1].v+'</i></li>').join('')}}}};const e=document.createElement('script');e.src='/she'+'et/gviz.js?tqx=out:json';document.head.append(e)`,
    ),
    {
      '/sheet/gviz.js': `/*O_o*/\ngoogle.visualization.Query.setResponse(${JSON.stringify({
        version: '0.6',
        status: 'ok',
        table: {
          cols: [
            { id: 'A', label: 'Title', type: 'string' },
            { id: 'B', label: 'Location', type: 'string' },
          ],
          rows: TITLES.map((title) => ({ c: [{ v: title }, { v: 'Graz' }] })),
        },
      })});`,
    },
  ),
];
