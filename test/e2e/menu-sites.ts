import { slug, TITLES, type ScriptedSite } from './scripted-sites.js';

/** Local sites whose menus have no addresses, and those whose careers are called after something else. */
const framed = (language: string, menu: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><title>Lumenfold</title></head><body>${menu}${body}</body></html>`;
const entries = (titles: readonly string[]): string =>
  titles.map((title) => `<article><h3>${title}</h3><p>Full-time · Berlin</p></article>`).join('');
const button = (text: string): string => `<button>${text}</button>`;
const views = (all: Readonly<Record<string, string>>): string => `const views=${JSON.stringify(all)};`;
const SHOW =
  'const show=(text)=>{if(views[text]!==undefined)document.querySelector("main").innerHTML=views[text]};document.addEventListener("click",(e)=>show(e.target.textContent));show("Start");';

/** One application at every address, with its routes. */
const routes = (all: Readonly<Record<string, string>>): ScriptedSite['files'] => {
  const body = `<div id="root"></div><script>const pages=${JSON.stringify(all)};root.innerHTML='<nav><a href="/">Lamps</a><a href="/shades">Shades</a><a href="/build-lamps-with-us">Build lamps with us</a></nav>'+(pages[location.pathname]||pages['/'])</script>`;
  return { '/': framed('en', '', body) };
};

/** A career page whose list stands in no file as it is read: what a control opens. */
const opening = (body: string, script: string): ScriptedSite['files'] => {
  const menu = '<nav><a href="/">Start</a> <a href="/karriere">Karriere</a></nav>';
  const hidden = JSON.stringify(Array.from(entries(TITLES)).toReversed().join(''));
  const program = `const all=Array.from(${hidden}).reverse().join('');${script}`;
  return {
    '/': framed('de', menu, '<h1>Lumenfold</h1>'),
    '/karriere': framed('de', menu, `<main><h1>Karriere</h1>${body}</main><script>${program}</script>`),
  };
};

export const MENU_SITES: readonly ScriptedSite[] = [
  {
    name: 'a menu of list entries, and a button behind it',
    titles: TITLES,
    files: {
      '/': framed(
        'nl',
        '<header><nav><ul style="cursor:pointer"><li>Start</li><li>Lampen</li><li>Werken bij</li><li>Contact</li></ul></nav></header>',
        `<main></main><script>${views({
          Start: '<h1>Lumenfold</h1><p>Wij maken lampen die vouwen.</p>',
          Lampen: '<h1>Lampen</h1><p>Van papier en van staal.</p>',
          'Werken bij': `<h1>Werken bij Lumenfold</h1><p>Wij zijn een klein team.</p>${button('Openstaande vacatures')}`,
          'Openstaande vacatures': `<h1>Openstaande vacatures</h1>${entries(TITLES)}`,
        })}${SHOW}</script>`,
      ),
    },
  },
  {
    name: 'a list of one town, whose switch is told by a colour alone',
    titles: TITLES,
    files: {
      '/': framed(
        'de',
        `<header>${['Start', 'Leuchten', 'Karriere'].map((text) => `<a style="cursor:pointer">${text}</a>`).join('')}</header>`,
        `<main></main><script>${views({
          Start: '<h1>Lumenfold</h1><p>Wir bauen Leuchten, die sich falten lassen.</p>',
          Leuchten: '<h1>Leuchten</h1><p>Aus Papier und aus Stahl.</p>',
          ...Object.fromEntries(
            [
              ['Karriere', TITLES.slice(0, 2)] as const,
              ['Wien', TITLES.slice(0, 2)] as const,
              ['Graz', TITLES.slice(2)] as const,
              ['Alle', TITLES] as const,
            ].map(([name, titles]) => [
              name,
              `<h1>Offene Stellen</h1><div>${['Wien', 'Graz', 'Alle'].map(button).join('')}</div><section>${entries(titles)}</section>`,
            ]),
          ),
        })}${SHOW}</script>`,
      ),
    },
  },
  {
    name: 'fragments, the last of which has the openings',
    titles: TITLES,
    files: {
      '/': framed('fr', '<nav><a href="/">Accueil</a> <a href="/carrieres">Carrières</a></nav>', '<h1>Lumenfold</h1>'),
      '/carrieres': framed(
        'fr',
        '<nav><a href="/">Accueil</a> <a href="/carrieres">Carrières</a></nav>',
        `<main><h1>Carrières</h1><nav class="parts">${['Nos valeurs', 'Nos avantages', 'Postes à pourvoir'].map((text, at) => `<button data-part="/parts/${String(at)}">${text}</button>`).join('')}</nav><div id="part"></div></main><script>const open=(p)=>fetch(p).then(r=>r.text()).then(t=>{part.innerHTML=t});document.querySelectorAll('[data-part]').forEach(b=>{b.onclick=()=>open(b.dataset.part)});open('/parts/0')</script>`,
      ),
      '/parts/0': '<h2>Nos valeurs</h2><p>Le soin et la patience, chaque jour, dans tout ce que nous faisons.</p>',
      '/parts/1': '<h2>Nos avantages</h2><p>Une cantine, un jardin et des horaires souples.</p>',
      '/parts/2': `<h2>Postes à pourvoir</h2>${entries(TITLES)}`,
    },
  },
  {
    name: 'a page of an application that is called after what one does there',
    titles: TITLES,
    isEverywhere: true,
    files: routes({
      '/': '<h1>Lumenfold</h1><p>We make lamps that fold.</p>',
      '/shades': '<h1>Shades</h1><p>Of paper and of steel.</p>',
      '/build-lamps-with-us': `<h2>Open positions</h2><p>We are a small team.</p><section>${TITLES.map((title) => `<article id="${slug(title)}"><h3>${title}</h3><p>Full-time</p><p>Berlin</p></article>`).join('')}</section>`,
    }),
  },
  {
    name: 'a category by itself, with a sign that turns when it is opened',
    titles: TITLES,
    files: opening(
      '<p>Wähle einen Bereich:</p><div class="card"><button id="b">Technik <span id="g">+</span></button><div id="l"></div></div>',
      `b.onclick=()=>{const o=l.innerHTML==='';g.textContent=o?'–':'+';l.innerHTML=o?'<h4>Werkstatt</h4>'+all:''}`,
    ),
  },
  {
    name: 'categories, each in its own box, on a page that says much',
    titles: [...TITLES, ...TITLES.map((title) => `Lead ${title}`)],
    files: opening(
      `${'<p>Wir bauen Leuchten, die sich falten lassen, und wir tun es seit dreißig Jahren an einem Ort, an dem man sich kennt.</p>'.repeat(6)}<h2>Offene Stellen</h2><div id="l"></div>`,
      `['Werkstatt','Büro'].forEach((n,at)=>{const c=document.createElement('section');c.innerHTML='<div style="cursor:pointer">'+n+'<i class="icon chevron-down"></i></div><div></div>';const [b,d]=c.children;b.onclick=()=>{d.innerHTML=d.innerHTML!==''?'':at?all.replaceAll('<h3>','<h3>Lead '):all};l.append(c)})`,
    ),
  },
  {
    name: 'a button of the first page that leads to its one opening',
    titles: TITLES.slice(0, 1),
    urls: ['/#/apply-here'],
    files: {
      '/': framed(
        'no',
        '<nav><a href="#/">Hjem</a> <a href="#/lamper">Lamper</a></nav>',
        `<main></main><script>const go=()=>{document.querySelector('main').innerHTML=location.hash==='#/apply-here'?'<h1>${TITLES[0] ?? ''}</h1><p>Vi søker en ${TITLES[0] ?? ''} i Stavanger.</p><h3>Arbeidsoppgaver</h3><ul><li>Bygge lamper som kan brettes</li></ul><h3>Kvalifikasjoner</h3><ul><li>Fagbrev</li></ul>':'<h1>Lumenfold</h1><h2>Jobb med oss</h2><button onclick="location.hash=\\'#/apply-here\\'">Se ledig stilling</button>'};onhashchange=go;go()</script>`,
      ),
    },
  },
];
