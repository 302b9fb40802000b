import { job, MANY, page, shell, site, slug, TITLES, type ScriptedSite } from './scripted-sites.js';

/**
 * More local sites, written before the code that reads them was: nothing was built for one of them alone. Those with
 * `isPlain` carry their data, or name where it lies, and are to be read without a browser.
 */
const TEXT = (title: string): string =>
  `As ${title} you look after what others rely on, from the first sketch to the last screw, with three colleagues.`;
const full = (title: string): object => ({ ...job(title), description: `<p>${TEXT(title)}</p>` });
const script = (source: string): string => `<script>${source}</script>`;
const rows = (list: string): string =>
  `${list}.map(j=>'<li class="row"><b>'+j.title+'</b> <i>'+j.location+'</i></li>').join('')`;
const bare = (title: string, index: number): object => ({ id: 4100 + index, title, location: 'Berlin' });
const part = (number: number, size: number): object[] => MANY.map(bare).slice(number * size, (number + 1) * size);
const query = (path: string, name: string): number => Number(new URL(path, 'http://x').searchParams.get(name) ?? 0);
const attribute = (value: unknown): string => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** As the devalue package writes: one list of all values, which name each other by their places. */
function devalue(root: unknown): string {
  const values: unknown[] = [];
  const add = (value: unknown): number => {
    const at = values.push(undefined) - 1;
    if (Array.isArray(value)) values[at] = value.map(add);
    else if (typeof value === 'object' && value !== null)
      values[at] = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, add(inner)]));
    else values[at] = value;
    return at;
  };
  add(root);
  return JSON.stringify(values);
}

/** As islands of Astro write: each value beside the number of its kind. */
function astro(value: unknown): unknown {
  if (Array.isArray(value)) return [1, value.map(astro)];
  if (typeof value !== 'object' || value === null) return [0, value];
  return [0, Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, astro(inner)]))];
}

const flight = `1:"$Sreact.fragment"\n2:I["/chunk.js",["1"],"Jobs"]\n0:["$","div",null,{"children":["$","$L2",null,${JSON.stringify({ openings: TITLES.map(full) })}]}]\n`;

const CARRIED: readonly ScriptedSite[] = [
  site(
    'a payload of Nuxt 3',
    page(
      `<div id="__nuxt"></div><script type="application/json" id="__NUXT_DATA__" data-ssr="true">${devalue({ data: { jobs: TITLES.map(full) }, state: {} })}</script><script type="module" src="/_nuxt/entry.js"></script>`,
    ),
  ),
  site(
    'a payload of Nuxt 2',
    page(
      `<div id="__nuxt"></div><script>window.__NUXT__=(function(a,b,c){return {layout:"default",data:[{openings:[${TITLES.map((title) => `{id:"${slug(title)}",title:"${title}",location:a,employmentType:b,url:"\\u002Fcareers\\u002F${slug(title)}",remote:!1,salary:void 0,closed:c}`).join()}]}],error:null}}("Berlin","Full-time",false));</script>`,
    ),
  ),
  site(
    'flight data of Next',
    page(
      `<div id="root-of-app"></div>${script(`(self.__next_f=self.__next_f||[]).push([0])`)}${script(`self.__next_f.push([1,${JSON.stringify(flight.slice(0, 200))}])`)}${script(`self.__next_f.push([1,${JSON.stringify(flight.slice(200))}])`)}`,
    ),
  ),
  site(
    'page data of Gatsby',
    page(
      '<div id="___gatsby"></div><script>window.pagePath="/careers/";</script><link rel="preload" as="fetch" href="/page-data/careers/page-data.json" crossorigin="anonymous"><script src="/app-1.js"></script>',
    ),
    {
      '/page-data/careers/page-data.json': JSON.stringify({
        componentChunkName: 'component---careers',
        path: '/careers/',
        result: { data: { allJob: { nodes: TITLES.map(job) } }, pageContext: {} },
      }),
    },
  ),
  site(
    'an island of Astro',
    page(
      `<main><h1>Open positions</h1><astro-island uid="1" component-url="/_astro/Jobs.js" client="only" props="${attribute(Object.fromEntries([['jobs', astro(TITLES.map(full))]]))}"></astro-island></main><script>1</script>`,
    ),
  ),
  site(
    'an application of Inertia',
    page(
      `<div id="app" data-page="${attribute({ component: 'Careers/Index', props: { vacancies: { data: TITLES.map(job), total: 5 } }, url: '/careers' })}"></div><script src="/build/app.js"></script>`,
    ),
  ),
  site(
    'data of SvelteKit',
    page(
      `<div style="display: contents"></div>${script(`{__sveltekit_1={base:""};const element=document.currentScript.parentElement;Promise.all([import("/start.js"),import("/app.js")]).then(([kit,app])=>{kit.start(app,element,{node_ids:[0,2],data:[null,{type:"data",data:{positions:[${TITLES.map((title) => `{id:"${slug(title)}",title:"${title}",location:"Berlin",url:"/careers/${slug(title)}",at:new Date(1760000000000)}`).join()}]},uses:{}}],form:null})})}`)}`,
    ),
  ),
  site(
    'a list in the code of the page',
    shell(
      `const openings=[${TITLES.map((title) => `{id:'${slug(title)}',title:'${title}',location:'Berlin',url:'/careers/${slug(title)}'}`).join()}];mount(openings)`,
    ),
  ),
].map((one) => ({ ...one, isPlain: true }));

const SHOW = (list: string): string => `document.getElementById('l').innerHTML=${rows(list)}`;

const SENIORS = ['Senior Backend Engineer', 'Senior Data Analyst', 'Payroll Specialist'];

const FETCHED: readonly ScriptedSite[] = [
  site(
    'fragments of HTML',
    page(
      `<main><h1>Open positions</h1><div id="l"></div><button id="m">Load more</button></main>${script(`let n=0;const go=()=>fetch('/part/'+n++).then(r=>r.text()).then(t=>{l.insertAdjacentHTML('beforeend',t);if(n>2)m.remove()});m.onclick=go;go()`)}`,
    ),
    Object.fromEntries(
      [0, 1, 2].map((index) => [
        `/part/${String(index)}`,
        `<ul>${MANY.slice(index * 8, index * 8 + 8)
          .map((title) => `<li><a href="/careers/${slug(title)}">${title}</a> <span>Berlin</span></li>`)
          .join('')}</ul>`,
      ]),
    ),
    MANY,
  ),
  site(
    'numbered pages behind buttons',
    page(
      `<main><h1>Open positions</h1><ul id="l"></ul><div id="p"></div></main>${script(`const go=n=>fetch('/se'+'arch?page='+n+'&size=6').then(r=>r.json()).then(d=>{${SHOW('d.content')};p.innerHTML='';for(let i=0;i<d.totalPages;i++){const b=document.createElement('button');b.textContent=i+1;b.onclick=()=>go(i);p.append(b)}});go(0)`)}`,
    ),
    {
      '/search': ({ path }) =>
        JSON.stringify({ content: part(query(path, 'page'), 6), totalElements: MANY.length, totalPages: 4 }),
    },
    MANY,
  ),
  site(
    'offsets in the body of a request, behind an icon',
    page(
      `<main><h1>Open positions</h1><ul id="l"></ul><button id="m" class="icon"><svg width="9" height="9"></svg></button></main>${script(`let all=[];const go=()=>fetch('/qu'+'ery',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({filters:{},limit:6,offset:all.length})}).then(r=>r.json()).then(d=>{all=all.concat(d.jobPostings);${SHOW('all')}});m.onclick=go;go()`)}`,
    ),
    {
      '/query': ({ body }) => {
        const { offset } = JSON.parse(body) as { offset: number };
        return JSON.stringify({ total: MANY.length, jobPostings: part(offset / 6, 6) });
      },
    },
    MANY,
  ),
  site(
    'cursors of GraphQL',
    page(
      `<main><h1>Open positions</h1><ul id="l"></ul><button id="m">Continue reading</button></main>${script(`let all=[],after=null;const go=()=>fetch('/graphql',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({operationName:'Jobs',query:'query Jobs($after:String){jobs(after:$after){edges{node{title}} pageInfo{endCursor hasNextPage}}}',variables:{first:8,after}})}).then(r=>r.json()).then(d=>{all=all.concat(d.data.jobs.edges.map(e=>e.node));after=d.data.jobs.pageInfo.endCursor;${SHOW('all')}});m.onclick=go;go()`)}`,
    ),
    {
      '/graphql': ({ body }) => {
        const { after } = (JSON.parse(body) as { variables: { after: string | null } }).variables;
        const at = Number(after?.slice(1) ?? 0);
        const edges = part(at, 8).map((node) => ({ node }));
        return JSON.stringify({
          data: { jobs: { edges, pageInfo: { endCursor: `c${String(at + 1)}`, hasNextPage: at < 2 } } },
        });
      },
    },
    MANY,
  ),
  site(
    'a form that is sent for each page',
    page(
      `<main><h1>Open positions</h1><ul id="l"></ul><div id="p"></div></main>${script(`const go=n=>fetch('/admin-ajax.php',{method:'POST',headers:{'content-type':'application/x-www-form-urlencoded'},body:'action=list_jobs&paged='+n}).then(r=>r.json()).then(d=>{${SHOW('d.jobs')};p.innerHTML=[1,2,3].map(i=>'<span class="dot" data-i="'+i+'">•</span>').join('')});go(1)`)}`,
    ),
    {
      '/admin-ajax.php': ({ body }) =>
        JSON.stringify({ jobs: part(Number(new URLSearchParams(body).get('paged')) - 1, 8), found_posts: MANY.length }),
    },
    MANY,
  ),
  {
    ...site(
      'details in a panel',
      page(
        `<main><h1>Open positions</h1><ul id="l"></ul><section id="d"></section></main><style>li{cursor:pointer}</style>${script(`fetch('/ap'+'i/op'+'enings').then(r=>r.json()).then(x=>{l.innerHTML=x.jobs.map(j=>'<li data-i="'+j.id+'">'+j.title+'</li>').join('');l.onclick=e=>fetch('/ap'+'i/op'+'enings/'+e.target.dataset.i).then(r=>r.json()).then(j=>{d.innerHTML='<h2>'+j.title+'</h2>'+j.description})})`)}`,
      ),
      {
        '/api/openings': JSON.stringify({ jobs: TITLES.map(bare) }),
        ...Object.fromEntries(
          TITLES.map((title, index) => [
            `/api/openings/${String(4100 + index)}`,
            JSON.stringify({ ...bare(title, index), description: `<p>${TEXT(title)}</p>` }),
          ]),
        ),
      },
    ),
    texts: TITLES.map(TEXT),
  },
  {
    ...site(
      'cards that lead on by script',
      page(
        `<main id="m"></main><style>article{cursor:pointer}</style>${script(`const go=()=>fetch('/ap'+'i/op'+'enings').then(r=>r.json()).then(x=>{const s=location.pathname.split('/')[2];const j=x.jobs.find(j=>j.slug===s);if(j){fetch('/ap'+'i/text?of='+s).then(r=>r.json()).then(t=>{m.innerHTML='<h1>'+j.title+'</h1><p>'+j.location+'</p>'+t.html});return}m.innerHTML='<h1>Open positions</h1>';for(const j of x.jobs){const a=document.createElement('article');a.innerHTML='<h3>'+j.title+'</h3><p>'+j.location+'</p>';a.onclick=()=>{history.pushState({},'','/careers/'+j.slug);go()};m.append(a)}});onpopstate=go;go()`)}`,
      ),
      {
        '/api/openings': JSON.stringify({
          jobs: TITLES.map((title) => ({ slug: slug(title), title, location: 'Berlin' })),
        }),
        '/api/text': ({ path }) => {
          const of = new URL(path, 'http://x').searchParams.get('of');
          return JSON.stringify({ html: `<p>${TEXT(TITLES.find((title) => slug(title) === of) ?? '')}</p>` });
        },
      },
    ),
    everywhere: '/careers',
    texts: TITLES.map(TEXT),
    urls: TITLES.map((title) => `/careers/${slug(title)}`),
  },
  site(
    'departments that fetch when they are opened',
    page(
      `<main><h1>Open positions</h1>${['Engineering', 'Business'].map((name) => `<details><summary>${name}</summary><ul></ul></details>`).join('')}</main>${script(`document.querySelectorAll('details').forEach((d,i)=>d.ontoggle=()=>fetch('/de'+'partment/'+i).then(r=>r.json()).then(x=>{d.querySelector('ul').innerHTML=x.map(j=>'<li><a href="'+j.url+'">'+j.title+'</a></li>').join('')}))`)}`,
    ),
    {
      '/department/0': JSON.stringify(TITLES.slice(0, 3).map(job)),
      '/department/1': JSON.stringify(TITLES.slice(3).map(job)),
    },
  ),
  site(
    'XML that a script turns into a list',
    shell(
      `fetch('/fe'+'ed').then(r=>r.text()).then(t=>{root.innerHTML='<h1>Open positions</h1><ul>'+[...new DOMParser().parseFromString(t,'text/xml').querySelectorAll('position')].map(p=>'<li><a href="/careers/'+p.querySelector('id').textContent+'">'+p.querySelector('name').textContent+'</a></li>').join('')+'</ul>'})`,
    ),
    {
      '/feed': `<positions>${TITLES.map((title) => `<position><id>${slug(title)}</id><name>${title}</name></position>`).join('')}</positions>`,
    },
  ),
  site(
    'lines of JSON',
    shell(
      `fetch('/st'+'ream').then(r=>r.text()).then(t=>{root.innerHTML='<h1>Open positions</h1><ul>'+t.trim().split('\\n').map(JSON.parse).map(j=>'<li><a href="'+j.url+'">'+j.title+'</a></li>').join('')+'</ul>'})`,
    ),
    { '/stream': TITLES.map((title) => JSON.stringify(job(title))).join('\n') },
  ),
  site(
    'a choice that comes before the list',
    page(
      `<main><h1>Open positions</h1><p>Where would you like to work?</p><select id="s"><option value="">Choose a country</option><option value="0">Germany</option><option value="1">Austria</option></select><ul id="l"></ul></main>${script(`s.onchange=()=>fetch('/co'+'untry/'+s.value).then(r=>r.json()).then(x=>{l.innerHTML=x.map(j=>'<li><a href="'+j.url+'">'+j.title+'</a></li>').join('')})`)}`,
    ),
    {
      '/country/0': JSON.stringify(TITLES.slice(0, 3).map(job)),
      '/country/1': JSON.stringify(TITLES.slice(3).map(job)),
    },
  ),
  site(
    'a search in a form of choices, without which nothing is listed',
    page(
      `<main><h1>Open positions</h1><form id="f"><select id="s"><option value="">All countries</option><option>Berlin</option><option>Wien</option></select><button type="submit">Search</button></form><div id="l">Choose and search.</div></main>${script(`f.onsubmit=e=>{e.preventDefault();fetch('/al'+'l').then(r=>r.json()).then(x=>{l.innerHTML=x.filter(j=>!s.value||j.location===s.value).map(j=>'<article><h3><a href="'+j.url+'">'+j.title+'</a></h3></article>').join('')})}`)}`,
    ),
    { '/all': JSON.stringify(TITLES.map(job)) },
  ),
  site(
    'tabs that are a list of words',
    page(
      `<main><h1>Open positions</h1><ul class="tab"><li class="on">Workshop</li><li>Office</li></ul><div id="l"></div></main>${script(`const t=document.querySelectorAll('.tab li'),open=i=>fetch('/pa'+'rt/'+i).then(r=>r.json()).then(x=>{l.innerHTML=x.map(j=>'<h3>'+j.title+'</h3><p>Full-time, '+j.location+'</p>').join('')});t.forEach((e,i)=>e.onclick=()=>{t.forEach(o=>o.className='');e.className='on';open(i)});open(0)`)}`,
    ),
    {
      '/part/0': JSON.stringify(TITLES.slice(0, 3).map(job)),
      '/part/1': JSON.stringify(TITLES.slice(3).map(job)),
    },
  ),
  site(
    'titles that the page cuts short, and an entry for all who fit none',
    shell(
      `fetch('/ro'+'les').then(r=>r.json()).then(x=>{root.innerHTML='<h1>Open positions</h1>'+x.map(j=>'<h3>'+j.title.replace('Senior','Sr.')+'</h3><p>'+j.location+'</p>').join('')})`,
    ),
    {
      '/roles': JSON.stringify(
        [...SENIORS, "Didn't find your role? Apply anyway"].map((title, id) => ({ id, title, location: 'Berlin' })),
      ),
    },
    SENIORS,
  ),
];

export const UNSEEN_SITES: readonly ScriptedSite[] = [...CARRIED, ...FETCHED];
