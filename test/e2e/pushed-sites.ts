import { job, MANY, page, shell, site as siteOf, TITLES as ALL, type ScriptedSite } from './scripted-sites.js';

// Local sites whose data no answer holds as a whole: it is pushed, hidden in code, or waits for what a visitor does.

/** Four are enough to tell what is shown first from the rest, and each costs a wait. */
const TITLES = ALL.slice(0, 4);
const FEW = MANY.slice(0, 12);
const site = (name: string, careers: string, files: ScriptedSite['files'] = {}, titles = TITLES): ScriptedSite =>
  siteOf(name, careers, files, titles);
const TEXT = (title: string): string =>
  `As ${title} you look after what others rely on, from the first sketch to the last screw, with three colleagues.`;
const own = TITLES.map((title, index) => ({ id: 700 + index, title, city: 'Graz', text: `<p>${TEXT(title)}</p>` }));
const half = [TITLES.slice(0, 2), TITLES.slice(2)];
const script = (source: string): string => `<script>${source}</script>`;
/** Data that only the browser decodes: no reader of code sees it. */
const hidden = (value: unknown): string =>
  `JSON.parse(atob('${Buffer.from(JSON.stringify(value)).toString('base64')}'))`;
const ROW = `t=>'<li><b>'+t+'</b> <i>Graz</i></li>'`;
const list = (body: string, controls = ''): string =>
  page(`<main id="m"><h1>Open positions</h1>${controls}<ul id="l"></ul></main>${script(body)}`);

export const PUSHED_SITES: readonly ScriptedSite[] = [
  {
    ...site(
      'entries pushed by a socket',
      list(
        `const w=new WebSocket(location.origin.replace('http','ws')+'/live');w.onopen=()=>w.send('positions');w.onmessage=e=>{l.innerHTML=JSON.parse(e.data).map(${ROW}).join('')}`,
      ),
    ),
    pushed: { path: '/live', messages: [JSON.stringify(TITLES)] },
  },
  {
    ...site(
      'events without end',
      list(`new EventSource('/events').onmessage=e=>l.insertAdjacentHTML('beforeend',(${ROW})(e.data))`),
    ),
    pushed: { path: '/events', messages: TITLES },
  },
  site(
    'several searches in one request',
    list(
      `const go=n=>fetch('/que'+'ries',{method:'POST',body:JSON.stringify({requests:[{index:'stories',params:'query=&page=0'},{index:'jobs',params:'query=&hitsPerPage=6&page='+n}]})}).then(r=>r.json()).then(d=>{const r=d.results[1];l.innerHTML=r.hits.map(j=>(${ROW})(j.title)).join('');p.innerHTML=[...Array(r.nbPages).keys()].map(i=>'<a href="#" onclick="go('+i+');return false">'+(i+1)+'</a> ').join('')});go(0)`,
      '<div id="p"></div>',
    ),
    {
      '/queries': ({ body }) => {
        const { requests } = JSON.parse(body) as { requests: { params: string }[] };
        const number = Number(new URLSearchParams(requests[1]?.params).get('page'));
        const hits = FEW.map((title, index) => ({ objectID: `k${String(index)}`, title, city: 'Graz' }));
        const stories = [
          { objectID: 's1', title: 'How we fold a lamp', excerpt: 'With patience.', author: 'Ida', readMinutes: 4 },
        ];
        return JSON.stringify({
          results: [
            { hits: stories, nbHits: 1, page: 0, nbPages: 1 },
            { hits: hits.slice(number * 6, number * 6 + 6), nbHits: FEW.length, page: number, nbPages: 2 },
          ],
        });
      },
    },
    FEW,
  ),
  site(
    'numbered buttons over data in code',
    list(
      `const all=${hidden(FEW)};const go=n=>{l.innerHTML=all.slice(n*4,n*4+4).map(${ROW}).join('');p.innerHTML=[0,1,2].map(i=>'<button onclick="go('+i+')">'+(i+1)+'</button>').join('')};go(0)`,
      '<div id="p"></div>',
    ),
    {},
    FEW,
  ),
  site(
    'rows that are made while scrolling',
    list(
      `const all=${hidden(FEW)};l.style.cssText='position:relative;height:'+all.length*300+'px';const go=()=>{const s=Math.max(0,Math.floor((scrollY-100)/300));l.innerHTML=all.slice(s,s+4).map((t,i)=>'<li style="position:absolute;top:'+(s+i)*300+'px"><b>'+t+'</b> <i>Graz</i></li>').join('')};addEventListener('scroll',go);go()`,
    ),
    {},
    FEW,
  ),
  site(
    'a choice of how many are shown',
    list(
      `const all=${hidden(FEW)};const go=()=>{l.innerHTML=all.slice(0,s.value||99).map(${ROW}).join('')};s.onchange=go;go()`,
      '<label>Show <select id="s"><option>5</option><option>10</option><option value="">All</option></select></label>',
    ),
    {},
    FEW,
  ),
  site(
    'a choice of how many are shown, and of the page',
    list(
      `const all=${hidden(MANY)};const go=()=>{const n=Number(s.value),k=Number(p.value);l.innerHTML=all.slice(k*n,k*n+n).map(${ROW}).join('')};const fill=()=>{p.innerHTML=[...Array(Math.ceil(24/s.value)).keys()].map(i=>'<option value="'+i+'">Page '+(i+1)+'</option>').join('');go()};s.onchange=fill;p.onchange=go;fill()`,
      '<select id="s"><option value="5">5 per page</option><option value="10">10 per page</option></select><select id="p"></select>',
    ),
    {},
    MANY,
  ),
  site(
    'departments without one for all',
    list(
      `const all=${hidden(half)};const go=()=>{l.innerHTML=all[s.value].map(${ROW}).join('')};s.onchange=go;go()`,
      '<select id="s"><option value="0">Workshop</option><option value="1">Office</option></select>',
    ),
  ),
  site(
    'switches of which one is on',
    list(
      `const all=${hidden(half)};const go=i=>{l.innerHTML=all[i].map(${ROW}).join('');c.innerHTML=['Workshop','Office'].map((t,k)=>'<button class="'+(k===i?'active':'')+'" onclick="go('+k+')">'+t+'</button>').join('')};go(0)`,
      '<div id="c"></div>',
    ),
  ),
  site(
    'doors that say how many are behind',
    page(
      `<main id="m"></main>${script(`const all=${hidden(half)};const go=()=>{m.innerHTML='<h1>Open positions</h1>'+['Workshop','Office'].map((t,i)=>'<button onclick="into('+i+')">'+t+' (2)</button>').join('')};const into=i=>{m.innerHTML='<button onclick="go()">Back</button><h2>Open positions</h2><ul>'+all[i].map(${ROW}).join('')+'</ul>'};go()`)}`,
    ),
  ),
  {
    ...site(
      'dialogs behind anchors',
      list(
        `let all=[];const d=document.createElement('div');document.body.append(d);const open=()=>{const j=all.find(j=>location.hash==='#role-'+j.id);d.innerHTML=j?'<h2>'+j.title+'</h2>'+j.text:''};onhashchange=open;fetch('/con'+'tent').then(r=>r.json()).then(x=>{all=x;l.innerHTML=x.map(j=>'<li><a href="#role-'+j.id+'">'+j.title+'</a></li>').join('')})`,
      ),
      { '/content': JSON.stringify(own) },
    ),
    texts: TITLES.map(TEXT),
  },
  {
    ...siteOf('an application whose host answers 404', '', {}, TITLES),
    files: {
      '/': shell(
        `const all=${hidden(own)};const j=all.find(j=>location.pathname==='/careers/'+j.id);root.innerHTML=j?'<h1>'+j.title+'</h1>'+j.text:location.pathname==='/careers'?'<h1>Open positions</h1>'+all.map(j=>'<p><a href="/careers/'+j.id+'">'+j.title+'</a></p>').join(''):'<h1>Lumenfold</h1>'`,
      ),
    },
    isEverywhere: true,
    texts: TITLES.map(TEXT),
    urls: own.map(({ id }) => `/careers/${String(id)}`),
  },
  site(
    'content that waits for a press',
    list(
      `b.onclick=()=>{const e=document.createElement('script');e.src='/wid'+'get.js';document.head.append(e)}`,
      '<div id="w"><p>Our job board comes from another provider, which may receive your data.</p><button id="b">Load content</button></div>',
    ),
    { '/widget.js': `w.innerHTML='<ul>'+${hidden(TITLES)}.map(${ROW}).join('')+'</ul>'` },
  ),
  site(
    'a search before the list',
    list(
      `f.onsubmit=e=>{e.preventDefault();fetch('/fi'+'nd?q='+f.q.value).then(r=>r.json()).then(x=>{l.innerHTML=x.items.map(j=>(${ROW})(j.title)).join('')})}`,
      '<form id="f"><input name="q" placeholder="What are you good at?"><button>Search jobs</button></form>',
    ),
    { '/find': JSON.stringify({ items: TITLES.map(job) }) },
  ),
  site(
    'a page that is long in loading',
    list(
      `l.innerHTML='<li class="spinner">Loading…</li>';setTimeout(()=>{l.innerHTML=${hidden(TITLES)}.map(${ROW}).join('')},2500)`,
    ),
  ),
  {
    ...site(
      'routes behind the fragment of a page',
      shell(
        `const all=${hidden(own)};const go=()=>{const j=all.find(j=>location.hash==='#/role/'+j.id);root.innerHTML=j?'<h1>'+j.title+'</h1>'+j.text:'<h1>Open positions</h1>'+all.map(j=>'<p><a href="#/role/'+j.id+'">'+j.title+'</a></p>').join('')};onhashchange=go;go()`,
      ),
    ),
    texts: TITLES.map(TEXT),
    urls: own.map(({ id }) => `/careers#/role/${String(id)}`),
  },
  {
    ...site(
      'details in the place of the list',
      page(
        `<main id="m"></main><style>article{cursor:pointer}</style>${script(`const all=${hidden(own)};const go=()=>{m.innerHTML='<h1>Open positions</h1>'+all.map((j,i)=>'<article onclick="into('+i+')"><h3>'+j.title+'</h3><p>'+j.city+'</p></article>').join('')};const into=i=>{m.innerHTML='<h1>'+all[i].title+'</h1>'+all[i].text};go()`)}`,
      ),
    ),
    texts: TITLES.map(TEXT),
  },
  {
    ...site(
      'entries that are over, and each asked for by itself',
      list(
        `const get=p=>fetch('/con'+'tent'+p).then(r=>r.json());get('').then(async x=>{for(const j of x.filter(j=>j.deadline>'2026')){const k=await get('/'+j.id);l.insertAdjacentHTML('beforeend','<li><b>'+k.title+'</b> <i>'+k.city+'</i></li>')}})`,
      ),
      {
        '/content': JSON.stringify([
          ...own.map(({ text: _text, ...rest }) => ({ ...rest, deadline: '2031-01-01' })),
          { id: 690, title: 'Lamp Inspector', city: 'Graz', deadline: '2020-01-01' },
        ]),
        ...Object.fromEntries(own.map((one) => [`/content/${String(one.id)}`, JSON.stringify(one)])),
      },
    ),
    texts: TITLES.map(TEXT),
  },
];
