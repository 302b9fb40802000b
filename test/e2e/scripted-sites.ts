/** A body, or what makes one of the request. */
type File = string | ((asked: { readonly path: string; readonly body: string }) => string);

/** A local site of an invented company whose postings only scripts bring, each by another data flow. */
export interface ScriptedSite {
  readonly name: string;
  /** By path; a path without its query stands for all queries. */
  readonly files: Readonly<Record<string, File>>;
  readonly titles: readonly string[];
  /** It is to be read without a browser. */
  readonly isPlain?: boolean;
  /** The file that is answered at every address below it. */
  readonly everywhere?: string;
  /** What an address sends bit by bit, without an end: to a WebSocket, or as events. */
  readonly pushed?: { readonly path: string; readonly messages: readonly string[] };
  /** Its first page is answered, with 404, at every address it does not know. */
  readonly isEverywhere?: true;
  /** What the postings' texts say, and where their pages are. */
  readonly texts?: readonly string[];
  readonly urls?: readonly string[];
  /** What is read of every posting. */
  readonly every?: Readonly<Record<string, unknown>>;
}

export const TITLES = [
  'Backend Engineer',
  'Account Manager',
  'Data Analyst',
  'Payroll Specialist',
  'Warehouse Manager',
];
export const MANY = ['Backend', 'Frontend', 'Quality', 'Security', 'Platform', 'Network'].flatMap((area) =>
  ['Junior', 'Senior', 'Lead', 'Principal'].map((level) => `${level} ${area} Engineer`),
);
export const slug = (title: string): string => title.toLowerCase().replaceAll(' ', '-');
export const job = (title: string): object => ({
  id: slug(title),
  title,
  location: 'Berlin',
  employmentType: 'Full-time',
  url: `/careers/${slug(title)}`,
});
const jobs = (titles: readonly string[]): string => JSON.stringify({ jobs: titles.map(job), total: titles.length });
export const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Careers - Lumenfold</title></head><body><nav><a href="/">Home</a> <a href="/careers">Careers</a></nav>${body}</body></html>`;
const HOME = page('<main><h1>Lumenfold</h1><p>We make lamps that fold.</p></main>');
export const shell = (script: string): string => page(`<div id="root"></div><script>${script}</script>`);
export const site = (
  name: string,
  careers: string,
  files: ScriptedSite['files'] = {},
  titles = TITLES,
): ScriptedSite => ({
  name,
  titles,
  files: { '/': HOME, '/careers': careers, ...files },
});
const plain = (...given: Parameters<typeof site>): ScriptedSite => ({ ...site(...given), isPlain: true });
const LIST = `function show(list,into){into.innerHTML='<h1>Open positions</h1><ul>'+list.map(function(j){return '<li><a href="'+j.url+'">'+j.title+'</a> <span>'+j.location+'</span></li>'}).join('')+'</ul>'}`;
const IN_CODE = `const items=${JSON.stringify(TITLES.map(job))};`;
/** Cut in two so that no address stands in the script as a text of its own. */
const FETCH = "fetch('/ap'+'i/op'+'enings').then(r=>r.json())";
const API = { '/api/openings': jobs(TITLES) };

/** Pages of eight jobs behind `/api/openings/N`. */
const PAGED = Object.fromEntries(
  [0, 1, 2].map((index) => [
    `/api/openings/${String(index)}`,
    JSON.stringify({ jobs: MANY.slice(index * 8, index * 8 + 8).map(job) }),
  ]),
);
const LOAD = `let n=0;function load(){if(n>2)return;fetch('/ap'+'i/op'+'enings/'+n++).then(r=>r.json()).then(d=>{for(const j of d.jobs){const li=document.createElement('li');li.innerHTML='<a href="'+j.url+'">'+j.title+'</a>';list.append(li)}after()})}`;

export const SCRIPTED_SITES: readonly ScriptedSite[] = [
  plain('an application that renders from its own code', shell(`${IN_CODE}${LIST}show(items,root)`)),
  site('an application that fetches JSON', shell(`${LIST}${FETCH}.then(d=>show(d.jobs,root))`), API),
  site(
    'JSON that the script names',
    page('<main><h1>Open positions</h1><div id="jobs"></div></main><script src="/jobs.js"></script>'),
    {
      '/jobs.js': `${LIST}fetch('/data/jobs.json').then(r=>r.json()).then(d=>show(d.jobs,document.getElementById('jobs')))`,
      '/data/jobs.json': jobs(TITLES),
    },
  ),
  site(
    'GraphQL',
    shell(
      `${LIST}fetch('/graphql',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({query:'{jobs{edges{node{title}}}}'})}).then(r=>r.json()).then(d=>show(d.data.jobs.edges.map(e=>e.node),root))`,
    ),
    {
      '/graphql': JSON.stringify({ data: { jobs: { edges: TITLES.map((title) => ({ node: job(title) })) } } }),
    },
  ),
  plain(
    'data that the page carries',
    page(
      `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { jobs: TITLES.map(job) } } })}</script><script>1</script>`,
    ),
  ),
  site(
    'a frame',
    page(
      '<main><h1>Open positions</h1><iframe src="/board" width="800" height="600"></iframe></main><script>1</script>'.replace(
        'src="/board"',
        'data-a="1"',
      ) + `<script>document.querySelector('iframe').src='/board'</script><div class="job-list"></div>`,
    ),
    {
      '/board': `<html><body><ul id="l"></ul><script>${IN_CODE}l.innerHTML=items.map(j=>'<li><a href="'+j.url+'">'+j.title+'</a></li>').join('')</script></body></html>`,
    },
  ),
  site(
    'a closed shadow root',
    page(
      `<main><h1>Open positions</h1><job-list></job-list></main><script>${LIST}customElements.define('job-list',class extends HTMLElement{connectedCallback(){const r=this.attachShadow({mode:'closed'});const d=document.createElement('div');r.append(d);${FETCH}.then(a=>show(a.jobs,d))}})</script>`,
    ),
    API,
  ),
  {
    name: 'routes behind the fragment',
    titles: TITLES,
    files: {
      '/': `<!doctype html><title>Lumenfold</title><div id="app"></div><script>${LIST}${IN_CODE}function go(){if(location.hash==='#/careers')show(items.map(j=>({...j,url:'#'+j.url})),app);else app.innerHTML='<h1>Lumenfold</h1><a href="#/careers">Careers</a>'}onhashchange=go;go()</script>`,
    },
  },
  site(
    'a button that loads more',
    page(
      `<main><h1>Open positions</h1><ul id="list" class="jobs"></ul><button id="m" onclick="load()">Load more</button></main><script>function after(){if(n>2)m.remove()}${LOAD}load()</script>`,
    ),
    PAGED,
    MANY,
  ),
  site(
    'infinite scrolling',
    page(
      `<main><h1>Open positions</h1><ul id="list" class="jobs"></ul><div id="end" style="height:20px"></div></main><style>li{height:200px}</style><script>function after(){}${LOAD}new IntersectionObserver(e=>e[0].isIntersecting&&load()).observe(end)</script>`,
    ),
    PAGED,
    MANY,
  ),
  site(
    'a virtual list',
    page(
      `<main><h1>Open positions</h1><div id="box" style="height:300px;overflow-y:auto"><div id="pad"><ul id="rows" class="jobs"></ul></div></div></main><script>${FETCH}.then(d=>{const show=()=>{const s=Math.floor(box.scrollTop/60);rows.style.transform='translateY('+s*60+'px)';rows.innerHTML=d.jobs.slice(s,s+6).map(j=>'<li style="height:60px"><a href="'+j.url+'">'+j.title+'</a></li>').join('')};pad.style.height=d.jobs.length*60+'px';box.onscroll=show;show()})</script>`,
    ),
    { '/api/openings': jobs(MANY) },
    MANY,
  ),
  plain(
    'tabs that hide departments',
    page(
      `<main><h1>Open positions</h1><div role="tablist"><button role="tab" aria-selected="true">Engineering</button><button role="tab">Business</button></div><ul id="l" class="jobs"></ul></main><script>${IN_CODE}const tabs=[...document.querySelectorAll('[role=tab]')];const open=i=>{l.innerHTML=(i?items.slice(2):items.slice(0,2)).map(j=>'<li><a href="'+j.url+'">'+j.title+'</a></li>').join('')};tabs.forEach((t,i)=>t.onclick=()=>open(i));open(0)</script>`,
    ),
  ),
  site(
    'a wall of consent',
    shell(
      `${LIST}root.innerHTML='<div role="dialog" class="cookie-consent"><p>We use cookies and tracking.</p><button id="yes">Accept all</button><button id="no">Reject all</button></div>';yes.onclick=()=>{root.textContent='tracked'};no.onclick=()=>{${FETCH}.then(d=>show(d.jobs,root))}`,
    ),
    API,
  ),
  site(
    'data that comes late',
    shell(`${LIST}root.textContent='Loading...';setTimeout(()=>{${FETCH}.then(d=>show(d.jobs,root))},300)`),
    API,
  ),
  site(
    'data behind a click',
    page(
      `<main><h1>Work with us</h1><p>Lumenfold is a small team.</p><button id="b">View open positions</button><div id="jobs"></div></main><script>${LIST}b.onclick=()=>{${FETCH}.then(d=>show(d.jobs,document.getElementById('jobs')))}</script>`,
    ),
    API,
  ),
  plain(
    'pages of a list without addresses',
    page(
      `<main><h1>Open positions</h1><ul id="l" class="jobs"></ul><button id="x">Next</button></main><script>const all=${JSON.stringify(MANY.map(job))};let p=0;const go=()=>{l.innerHTML=all.slice(p*8,p*8+8).map(j=>'<li><a href="'+j.url+'">'+j.title+'</a></li>').join('');x.disabled=p>1};x.onclick=()=>{p++;go()};go()</script>`,
    ),
    {},
    MANY,
  ),
];
