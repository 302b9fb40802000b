import { page, shell, site as siteOf, slug, TITLES as ALL, type ScriptedSite } from './scripted-sites.js';

// Local sites as builders, content systems and search services make them: each has its own form of the same postings.

const TITLES = ALL.slice(0, 4);
const TEXT = (title: string): string =>
  `As ${title} you keep our lamps alight, from the first sketch to the last screw, together with three colleagues.`;
const texts = TITLES.map(TEXT);
const site = (name: string, careers: string, files: ScriptedSite['files'] = {}): ScriptedSite => ({
  ...siteOf(name, careers, files, TITLES),
  texts,
});
const plain = (name: string, careers: string, files: ScriptedSite['files'] = {}): ScriptedSite => ({
  ...site(name, careers, files),
  isPlain: true,
});
const script = (source: string): string => `<script>${source}</script>`;
const urlOf = (title: string): string => `/careers/${slug(title)}`;
/** The page of each posting. */
const PAGES = Object.fromEntries(
  TITLES.map((title) => [urlOf(title), page(`<main><h1>${title}</h1><p>${TEXT(title)}</p></main>`)]),
);
const list = (body: string, markup = ''): string =>
  page(`<main id="m"><h1>Open positions</h1><ul id="l"></ul>${markup}</main>${script(body)}`);
const ROW = `(t,u)=>'<li>'+(u?'<a href="'+u+'">'+t+'</a>':'<b>'+t+'</b>')+' <i>Graz</i></li>'`;
const SHOW = `const show=x=>{root.innerHTML='<h1>Open positions</h1>'+x.map(j=>'<li>'+(j.fields??j.attributes??j).title+'</li>').join('')};`;
/** Data with a text too long for a teaser: what they say of a posting is all of it. */
const record = (title: string): object => ({
  id: slug(title),
  title,
  location: 'Graz',
  description: `<p>${`${TEXT(title)} `.repeat(4)}</p>`,
});
/** Two of a list at a time. */
const part = <Entry>(entries: readonly Entry[], from: number): Entry[] => entries.slice(from, from + 2);

/** Values in the order in which they are met, each named by its place: what a router of React streams. */
function streamed(root: unknown): unknown[] {
  const values: unknown[] = [];
  const place = (value: unknown): number => {
    const at = values.push(value) - 1;
    if (Array.isArray(value)) values[at] = value.map(place);
    else if (typeof value === 'object' && value !== null)
      values[at] = Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [`_${String(place(name))}`, place(inner)]),
      );
    return at;
  };
  place(root);
  return values;
}
function enqueued(...chunks: string[]): string {
  const context = 'window.__reactRouterContext';
  return (
    script(
      `${context}={basename:"/",isSpaMode:false};${context}.stream=new ReadableStream({start(c){${context}.streamController=c}}).pipeThrough(new TextEncoderStream())`,
    ) + chunks.map((chunk) => script(`${context}.streamController.enqueue(${JSON.stringify(chunk)})`)).join('')
  );
}
/** The data of a route, where its list only comes after the rest: a promise, and what it brings. */
function deferred(): string[] {
  const first = streamed({ loaderData: { 'routes/careers': { headline: 'Open positions' } } });
  const route = first.findIndex((value) => value === 'headline') - 1;
  first.push('openings', ['P', 9]);
  Object.assign(first[route] as object, { [`_${String(first.length - 2)}`]: first.length - 1 });
  const later = streamed(TITLES.map(record)).map((value) =>
    typeof value === 'object' && value !== null ? moved(value, first.length) : value,
  );
  return [`${JSON.stringify(first)}\n`, `P9:${JSON.stringify(later)}\n`];
}
function moved(value: object, by: number): unknown {
  if (Array.isArray(value)) return (value as number[]).map((place) => place + by);
  return Object.fromEntries(
    Object.entries(value as Record<string, number>).map(([name, place]) => [
      `_${String(Number(name.slice(1)) + by)}`,
      place + by,
    ]),
  );
}
const assigned = TITLES.map((title, index) => `$R[${String(index + 5)}]=${JSON.stringify(record(title))}`).join(',');

const nodes = (title: string): object => ({
  nodeType: 'document',
  data: {},
  content: [
    { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: TEXT(title), marks: [], data: {} }] },
  ],
});
const CELLS = { fldRole1: 'Role', fldCity2: 'Location', fldText3: 'Description' };
const tableRows = TITLES.map((title, index) => ({
  id: `rec${String(index)}`,
  cellValuesByColumnId: { fldRole1: title, fldCity2: 'Graz', fldText3: TEXT(title) },
}));
const block = (title: string, index: number): [string, object] => [
  `b${String(index)}`,
  {
    value: {
      id: `b${String(index)}`,
      type: 'page',
      parent_table: 'collection',
      properties: { title: [[title]], 'x~Qa': [['Graz']] },
    },
  },
];
const hit = (title: string): object => ({
  _index: 'openings',
  _id: slug(title),
  _score: 1,
  _source: { title, location: 'Graz', description: `<p>${TEXT(title)}</p>` },
});

export const PLATFORM_SITES: readonly ScriptedSite[] = [
  plain(
    'a stream of a router',
    page(
      `<div id="root"></div>${enqueued(`${JSON.stringify(streamed({ loaderData: { 'routes/careers': { openings: TITLES.map(record) } } }))}\n`)}`,
    ),
  ),
  plain('a stream of a router whose list comes later', page(`<div id="root"></div>${enqueued(...deferred())}`)),
  plain(
    'data of a router with places for what is named again',
    page(
      `<div id="root"></div>${script(`(self.$R=self.$R||{})["tsr"]=[];self.$_TSR={};$_TSR.router=($R=>$R[0]={manifest:$R[1]={routes:$R[2]={}},matches:$R[3]=[{i:"careers",l:{openings:$R[4]=[${assigned}]},s:"success"}]})($R["tsr"])`)}`,
    ),
  ),
  plain(
    'answers that the server had already and hands over',
    page(
      `<app-root></app-root><script id="ng-state" type="application/json">${JSON.stringify({
        '1830462': {
          b: { items: TITLES.map(record), count: 4 },
          h: {},
          s: 200,
          st: 'OK',
          u: '/rest/openings',
          rt: 'json',
        },
        __nghData__: [{}],
      }).replaceAll('<', '\\u003c')}</script>`,
    ),
  ),
  site(
    'pieces of a page that the server makes anew',
    page(
      `<main wire:id="k1" wire:snapshot="{&quot;data&quot;:{&quot;shown&quot;:2},&quot;checksum&quot;:&quot;a1&quot;}"><h1>Open positions</h1><ul>${part(
        TITLES,
        0,
      )
        .map((title) => `<li><a href="${urlOf(title)}">${title}</a> <i>Graz</i></li>`)
        .join(
          '',
        )}</ul><button wire:click="more">Show more</button></main>${script(`document.addEventListener('click',e=>{const b=e.target.closest('[wire\\\\:click]');if(!b)return;const c=b.closest('[wire\\\\:id]');fetch('/live'+'wire/update',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({components:[{snapshot:c.getAttribute('wire:snapshot'),calls:[{method:b.getAttribute('wire:click')}]}]})}).then(r=>r.json()).then(d=>{c.outerHTML=d.components[0].effects.html})})`)}`,
    ),
    {
      '/livewire/update': JSON.stringify({
        components: [
          {
            snapshot: '{"data":{"shown":4}}',
            effects: {
              html: `<main wire:id="k1"><h1>Open positions</h1><ul>${TITLES.map((title) => `<li><a href="${urlOf(title)}">${title}</a> <i>Graz</i></li>`).join('')}</ul></main>`,
            },
          },
        ],
      }),
      ...PAGES,
    },
  ),
  site(
    'a blog that hands out its entries a few at a time',
    list(
      `const row=${ROW};let n=0;const more=()=>fetch('/wp-json/wp/v2/openings?per_page=2&page='+(++n)).then(r=>r.json()).then(x=>{l.insertAdjacentHTML('beforeend',x.map(j=>row(j.title.rendered,j.link)).join(''));if(n>1)b.remove()});b.onclick=more;fetch('/wp-json/wp/v2/openings?per_page=2').then(()=>more())`,
      '<button id="b">Load more</button>',
    ),
    {
      '/wp-json/wp/v2/openings': ({ path }) =>
        JSON.stringify(
          part(TITLES, path.endsWith('page=2') && !path.endsWith('per_page=2') ? 2 : 0).map((title) => ({
            id: TITLES.indexOf(title) + 40,
            slug: slug(title),
            link: urlOf(title),
            type: 'opening',
            status: 'publish',
            title: { rendered: title },
            content: { rendered: `<p>${TEXT(title)}</p>`, protected: false },
          })),
        ),
      ...PAGES,
    },
  ),
  site(
    'a search whose hits say what matched',
    list(
      `fetch('/1/ind'+'exes/*/queries',{method:'POST',body:JSON.stringify({requests:[{indexName:'openings',params:'query=&hitsPerPage=20&page=0'},{indexName:'openings',params:'query=&hitsPerPage=0&facets=city'}]})}).then(r=>r.json()).then(d=>{l.innerHTML=d.results[0].hits.map(h=>(${ROW})(h._highlightResult.title.value)).join('')})`,
    ),
    {
      '/1/indexes/*/queries': JSON.stringify({
        results: [
          {
            hits: TITLES.map((title) => ({
              ...record(title),
              objectID: slug(title),
              _highlightResult: { title: { value: title, matchLevel: 'none', matchedWords: [] } },
            })),
            nbHits: 4,
            page: 0,
            nbPages: 1,
            hitsPerPage: 20,
          },
          { hits: [], nbHits: 4, facets: { city: { Graz: 4 } } },
        ],
      }),
    },
  ),
  site(
    'a search index that is asked for a part of its hits',
    list(
      `let n=0;const more=()=>fetch('/openings/_se'+'arch',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({query:{match_all:{}},from:n,size:2})}).then(r=>r.json()).then(d=>{n+=2;l.insertAdjacentHTML('beforeend',d.hits.hits.map(h=>(${ROW})(h._source.title)).join(''));if(n>=d.hits.total.value)b.remove()});b.onclick=more;more()`,
      '<button id="b">Show more</button>',
    ),
    {
      '/openings/_search': ({ body }) =>
        JSON.stringify({
          took: 2,
          hits: {
            total: { value: 4, relation: 'eq' },
            hits: part(TITLES, (JSON.parse(body) as { from: number }).from).map(hit),
          },
        }),
    },
  ),
  site(
    'documents of a search server',
    list(
      `fetch('/multi_se'+'arch?key=x',{method:'POST',body:JSON.stringify({searches:[{collection:'openings',q:'*'}]})}).then(r=>r.json()).then(d=>{l.innerHTML=d.results[0].hits.map(h=>(${ROW})(h.document.title)).join('')})`,
    ),
    {
      '/multi_search': JSON.stringify({
        results: [
          { found: 4, out_of: 4, page: 1, hits: TITLES.map((title) => ({ document: record(title), highlights: [] })) },
        ],
      }),
    },
  ),
  site(
    'a shared table whose columns have numbers for names',
    page(`<main><h1>Open positions</h1><iframe src="/embed/shr7" width="800" height="600"></iframe></main>`),
    {
      '/embed/shr7': `<!doctype html><title>Openings</title><div id="g"></div>${script(`fetch('/v0.3/vi'+'ew/viw1/readSharedViewData').then(r=>r.json()).then(({data:{table:t}})=>{g.innerHTML='<table><tr>'+t.columns.map(c=>'<th>'+c.name+'</th>').join('')+'</tr>'+t.rows.map(r=>'<tr>'+t.columns.map(c=>'<td>'+r.cellValuesByColumnId[c.id]+'</td>').join('')+'</tr>').join('')+'</table>'})`)}`,
      '/v0.3/view/viw1/readSharedViewData': JSON.stringify({
        msg: 'SUCCESS',
        data: {
          table: {
            id: 'tbl1',
            columns: Object.entries(CELLS).map(([id, name]) => ({ id, name, type: 'text' })),
            rows: tableRows,
          },
        },
      }),
    },
  ),
  site(
    'blocks of a notebook',
    shell(
      `const ask=id=>fetch('/api/v3/lo'+'adPageChunk',{method:'POST',body:JSON.stringify({pageId:id})}).then(r=>r.json()).then(d=>d.recordMap.block);const id=location.hash.slice(1);ask('all').then(b=>{root.innerHTML='<h1>Open positions</h1><ul>'+Object.values(b).filter(x=>x.value.type==='page').map(x=>'<li><a href="/notes/'+x.value.id+'">'+x.value.properties.title[0][0]+'</a> <i>'+x.value.properties['x~Qa'][0][0]+'</i></li>').join('')+'</ul>'})`,
    ),
    {
      '/api/v3/loadPageChunk': ({ body }) => {
        const { pageId } = JSON.parse(body) as { pageId: string };
        const blocks = Object.fromEntries(TITLES.map(block));
        const title = TITLES[Number(pageId.slice(1))] ?? '';
        return JSON.stringify({
          recordMap:
            pageId === 'all'
              ? {
                  block: blocks,
                  collection: {
                    c1: {
                      value: {
                        schema: { title: { name: 'Role', type: 'title' }, 'x~Qa': { name: 'City', type: 'select' } },
                      },
                    },
                  },
                }
              : {
                  block: {
                    [pageId]: blocks[pageId],
                    t1: {
                      value: {
                        id: 't1',
                        type: 'text',
                        parent_id: pageId,
                        properties: { title: [[TEXT(title), [['b']]]] },
                      },
                    },
                  },
                },
        });
      },
      ...Object.fromEntries(
        TITLES.map((_title, index) => [
          `/notes/b${String(index)}`,
          shell(
            `fetch('/api/v3/lo'+'adPageChunk',{method:'POST',body:JSON.stringify({pageId:'b${String(index)}'})}).then(r=>r.json()).then(({recordMap:{block:b}})=>{root.innerHTML='<h1>'+b.b${String(index)}.value.properties.title[0][0]+'</h1><p>'+b.t1.value.properties.title[0][0]+'</p>'})`,
          ),
        ]),
      ),
    },
  ),
  site(
    'entries of a content system, their text as nodes',
    shell(`${SHOW}fetch('/spaces/s1/entries?content_type=opening').then(r=>r.json()).then(d=>show(d.items))`),
    {
      '/spaces/s1/entries': JSON.stringify({
        sys: { type: 'Array' },
        total: 4,
        skip: 0,
        limit: 100,
        items: TITLES.map((title) => ({
          sys: { id: slug(title), type: 'Entry', contentType: { sys: { id: 'opening' } } },
          fields: { title, slug: slug(title), location: 'Graz', description: nodes(title) },
        })),
      }),
    },
  ),
  site(
    'documents of a content system, their text as blocks',
    shell(`${SHOW}fetch('/v1/data/query/production?query=*').then(r=>r.json()).then(d=>show(d.result))`),
    {
      '/v1/data/query/production': JSON.stringify({
        ms: 4,
        query: '*[_type=="opening"]',
        result: TITLES.map((title) => ({
          _id: slug(title),
          _type: 'opening',
          title,
          slug: { _type: 'slug', current: slug(title) },
          location: 'Graz',
          body: [
            {
              _type: 'block',
              style: 'normal',
              markDefs: [],
              children: [{ _type: 'span', marks: [], text: TEXT(title) }],
            },
          ],
        })),
      }),
    },
  ),
  plain(
    'attributes of a content system, with its pages counted',
    shell(`${SHOW}fetch('/api/openings?populate=*').then(r=>r.json()).then(d=>show(d.data))`),
    {
      '/api/openings': JSON.stringify({
        data: TITLES.map((title, index) => ({
          id: index + 1,
          attributes: {
            title,
            location: 'Graz',
            description: [{ type: 'paragraph', children: [{ type: 'text', text: TEXT(title) }] }],
            publishedAt: '2026-10-01T08:00:00.000Z',
          },
        })),
        meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 4 } },
      }),
    },
  ),
  plain(
    'a list of a builder that hides what a filter leaves out',
    page(
      `<main><h1>Open positions</h1><div role="list" class="w-dyn-items">${part(TITLES, 0)
        .map(
          (title, index) =>
            `<div role="listitem" class="w-dyn-item"${index > 0 ? ' fs-cmsfilter-element="hidden"' : ''}><a href="${urlOf(title)}"><h3>${title}</h3><div fs-cmsfilter-field="city">Graz</div></a></div>`,
        )
        .join(
          '',
        )}</div><div role="navigation" class="w-pagination-wrapper"><a href="?d1f2_page=2" class="w-pagination-next"><div>Next</div></a></div></main>`,
    ),
    {
      '/careers?d1f2_page=2': page(
        `<main><h1>Open positions</h1><div role="list" class="w-dyn-items">${part(TITLES, 2)
          .map(
            (title) =>
              `<div role="listitem" class="w-dyn-item"><a href="${urlOf(title)}"><h3>${title}</h3><div fs-cmsfilter-field="city">Graz</div></a></div>`,
          )
          .join('')}</div></main>`,
      ),
      ...PAGES,
    },
  ),
  plain(
    'a collection of a builder in another format of its own address',
    shell(`${SHOW}fetch('/careers?format=json').then(r=>r.json()).then(d=>show(d.items))`),
    {
      '/careers?format=json': JSON.stringify({
        website: { id: 'w1', siteTitle: 'Lumenfold' },
        collection: { id: 'c1', title: 'Careers', typeName: 'blog-basic-grid', itemCount: 4 },
        items: TITLES.map((title, index) => ({
          id: `i${String(index)}`,
          title,
          urlId: slug(title),
          fullUrl: urlOf(title),
          categories: ['Graz'],
          body: `<div class="sqs-layout"><p>${TEXT(title)}</p></div>`,
          publishOn: 1_790_000_000_000,
        })),
      }),
      ...PAGES,
    },
  ),
];
