import { page, shell, site as siteOf, slug, TITLES as ALL, type ScriptedSite } from './scripted-sites.js';

/** Local sites as small companies build them: data from stores of content, details that only a press brings. */
/** Three are enough to tell the first press from the others, and each costs a wait. */
const TITLES = ALL.slice(0, 3);
const site = (name: string, careers: string, files: ScriptedSite['files'] = {}, titles = TITLES): ScriptedSite =>
  siteOf(name, careers, files, titles);
const TEXT = (title: string): string =>
  `As ${title} you look after what others rely on, from the first sketch to the last screw, with three colleagues.`;
const SKILLS = ['A calm hand with people', 'Two years in a workshop'];
const text = (title: string): string =>
  `<p>${TEXT(title)}</p><h3>Requirements</h3><ul>${SKILLS.map((skill) => `<li>${skill}</li>`).join('')}</ul>`;
const script = (source: string): string => `<script>${source}</script>`;
const from = (path: string): string => `fetch('${path.slice(0, 3)}'+'${path.slice(3)}').then(r=>r.json())`;
const list = (body: string, style = 'article{cursor:pointer}'): string =>
  page(`<main id="m"><h1>Open positions</h1></main><style>${style}</style>${script(body)}`);
const every = { requirements: SKILLS };
const urls = TITLES.map((title) => `/careers/${slug(title)}`);
const CARD = `const card=(j,press)=>{const a=document.createElement('article');a.innerHTML='<h3>'+j.title+'</h3><p>'+j.place+'</p>';a.onclick=press;m.append(a)}`;
const portable = (title: string): object[] => [
  { _type: 'block', style: 'normal', children: [{ _type: 'span', text: TEXT(title) }] },
  { _type: 'block', style: 'h3', children: [{ _type: 'span', text: 'Requirements' }] },
  ...SKILLS.map((skill) => ({
    _type: 'block',
    style: 'normal',
    listItem: 'bullet',
    level: 1,
    children: [{ _type: 'span', text: skill }],
  })),
];
const own = TITLES.map((title, index) => ({
  id: 700 + index,
  slug: slug(title),
  title,
  place: 'Graz',
  html: text(title),
}));
const pages = Object.fromEntries(
  own.map(({ title, html }) => [`/careers/${slug(title)}`, page(`<main><h1>${title}</h1><p>Graz</p>${html}</main>`)]),
);

/** The application's code, without what runs it. */
const BUNDLE = `const Oe="Graz",Pe=["${SKILLS.join('","')}"];const Je=[${own.map(({ title }) => `{slug:"${slug(title)}",title:"${title}",city:Oe,type:"Full-time",summary:"${`${TEXT(title)} `.repeat(8)}",requirements:Pe}`).join()}];const menu=[{title:"Home",path:"/"},{title:"Careers",path:"/careers"}];`;

export const APPLICATION_SITES: readonly ScriptedSite[] = [
  {
    ...site(
      'a dialog over the list',
      list(
        `${CARD};const d=document.createElement('dialog');document.body.append(d);${from('/content/all')}.then(x=>x.forEach(j=>card(j,()=>{d.innerHTML='<button>Close</button><h2>'+j.title+'</h2>'+j.html;d.querySelector('button').onclick=()=>d.close();if(!d.open)d.showModal()})))`,
      ),
      { '/content/all': JSON.stringify(own.map(({ html, ...rest }) => ({ ...rest, html }))) },
    ),
    every: { ...every, location: 'Graz' },
  },
  {
    ...site(
      'a dialog whose texts are in the code',
      list(
        `${CARD};const all=[${own.map(({ title }) => `['${title}','${SKILLS.join("','")}']`).join()}];const d=document.createElement('div');document.body.append(d);all.forEach(([t,...s])=>card({title:t,place:'Graz'},()=>{d.innerHTML='<div role="dialog"><h2>'+t+'</h2><p>As '+t+' you look after what others rely on, from the first sketch to the last screw, with three colleagues.</p><h3>Requirements</h3><ul>'+s.map(x=>'<li>'+x+'</li>').join('')+'</ul></div>'}))`,
      ),
    ),
    every: { ...every, location: 'Graz' },
  },
  {
    ...site(
      'cards that leave the page',
      list(`${CARD};${from('/content/all')}.then(x=>x.forEach(j=>card(j,()=>{location.href='/careers/'+j.slug})))`),
      { '/content/all': JSON.stringify(own.map(({ html: _html, ...rest }) => rest)), ...pages },
    ),
    urls,
    every,
  },
  {
    ...site(
      'cards that open windows',
      list(
        `${CARD};${from('/content/all')}.then(x=>x.forEach(j=>card(j,()=>window.open('/careers/'+j.slug,'_blank'))))`,
      ),
      { '/content/all': JSON.stringify(own.map(({ html: _html, ...rest }) => rest)), ...pages },
    ),
    urls,
    every,
  },
  {
    ...site(
      'portable text behind links that name slugs',
      shell(
        `${from('/content/query')}.then(x=>{root.innerHTML='<h1>Open positions</h1>'+x.result.map(j=>'<div><a href="/careers/'+j.slug.current+'">View role</a><b>'+j.title+'</b></div>').join('')})`,
      ),
      {
        '/content/query': JSON.stringify({
          result: TITLES.map((title, index) => ({
            _id: `k${String(index)}`,
            _type: 'vacancy',
            title,
            slug: { _type: 'slug', current: slug(title) },
            office: { city: 'Graz', country: 'Austria' },
            body: portable(title),
          })),
        }),
      },
    ),
    urls,
    every: { ...every, city: 'Graz', country: 'Austria' },
  },
  {
    ...site(
      'a page in one of two languages',
      `<!doctype html><html lang="de"><head><title>Karriere - Lumenfold</title></head><body><nav><a href="/">Start</a> <a href="/careers">Karriere</a></nav><main id="m"><h1>Offene Stellen</h1></main>${script(`${from('/content/jobs')}.then(x=>x.items.forEach(j=>m.insertAdjacentHTML('beforeend','<article><h3>'+j.title.de+'</h3><p>'+j.city.de+'</p></article>')))`)}</body></html>`,
      {
        '/content/jobs': JSON.stringify({
          items: ['Buchhalter (m/w/d)', 'Schlosser (m/w/d)'].map((de, index) => ({
            id: index + 1,
            title: { en: ['Accountant', 'Fitter'][index], de },
            city: { en: 'Vienna', de: 'Wien' },
            contract: 'PERMANENT',
            workload: 'FULL_TIME',
            text: {
              en: '<p>Good work.</p>',
              de: '<p>Gute Arbeit, viele Kollegen und ein Fahrrad für den Weg zur Arbeit.</p>',
            },
          })),
        }),
      },
      ['Buchhalter (m/w/d)', 'Schlosser (m/w/d)'],
    ),
    every: { location: 'Wien', job_type: 'full-time', contract_type: 'permanent' },
  },
  {
    ...site(
      'a sheet as text',
      shell(
        `fetch('/she'+'et.csv').then(r=>r.text()).then(t=>{root.innerHTML='<h1>Open positions</h1><ul>'+t.trim().split('\\n').slice(1).map(l=>'<li>'+l.split(',')[0]+'</li>').join('')+'</ul>'})`,
      ),
      {
        '/sheet.csv': `Title,Location,Employment type,Closing date\n${TITLES.map((title) => `${title},Graz,Part-time,2026-12-24`).join('\n')}\n`,
      },
    ),
    every: { location: 'Graz', job_type: 'part-time', application_deadline: '2026-12-24' },
  },
  {
    ...site(
      'tabs that each ask for their department',
      page(
        `<main><h1>Open positions</h1><div>${['Workshop', 'Office'].map((name, index) => `<button role="tab" data-i="${String(index)}">${name}</button>`).join('')}</div><div id="l"></div></main>${script(`const go=i=>fetch('/gr'+'oup/'+i).then(r=>r.json()).then(x=>{l.innerHTML=x.jobs.map(j=>'<div class="row"><b>'+j.title+'</b> <i>'+j.city+'</i></div>').join('')});document.querySelectorAll('[role=tab]').forEach(b=>b.onclick=()=>go(b.dataset.i));go(0)`)}`,
      ),
      Object.fromEntries(
        [TITLES.slice(0, 2), TITLES.slice(2)].map((titles, index) => [
          `/group/${String(index)}`,
          JSON.stringify({
            jobs: titles.map((title) => ({ title, city: 'Graz', team: ['Workshop', 'Office'][index] })),
          }),
        ]),
      ),
    ),
    every: { location: 'Graz' },
  },
  {
    ...site(
      'details behind a question mark',
      list(
        `${CARD};const go=()=>{const s=new URLSearchParams(location.search).get('job');${from('/content/all')}.then(x=>{const j=x.find(j=>j.slug===s);m.innerHTML=j?'<h1>'+j.title+'</h1>'+j.html:'<h1>Open positions</h1>';if(!j)x.forEach(j=>card(j,()=>{history.pushState({},'','/careers?job='+j.slug);go()}))})};onpopstate=go;go()`,
      ),
      {
        '/content/all': JSON.stringify(
          own.map(({ place, slug: short, title, html }) => ({ place, slug: short, title, html })),
        ),
      },
    ),
    every,
  },
  {
    ...site(
      'postings in a file of code',
      page('<div id="root"></div><script type="module" src="/assets/index-3fa9.js"></script>'),
      {
        '/assets/index-3fa9.js': `${BUNDLE}const R=[{path:"/",e:1},{path:"/careers",e:2},{path:"/careers/:slug",e:3}];const at=Je.find(e=>location.pathname.endsWith(e.slug));document.getElementById("root").innerHTML=at?"<h1>"+at.title+"</h1><p>"+at.summary+"</p>":"<h1>Open positions</h1>"+Je.map(e=>\`<a href="/careers/\${e.slug}">\${e.title}</a>\`).join("");`,
      },
    ),
    everywhere: '/careers',
    urls,
    isPlain: true,
    every: { ...every, location: 'Graz', job_type: 'full-time' },
  },
];
