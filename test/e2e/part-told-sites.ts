import { page, site as siteOf, TITLES as ALL, type ScriptedSite } from './scripted-sites.js';

/** Local sites whose lists tell a part of each opening, each by another way, and one whose list comes late. */
const TITLES = ALL.slice(0, 3);
const PLACES = ['Graz', 'Linz', 'Wels'];
const SKILLS = ['A calm hand with people', 'Two years in a workshop'];
const TEXT = (title: string): string =>
  `As ${title} you look after what others rely on, from the first sketch to the last screw, with three colleagues.`;
const LONG = (title: string): string =>
  `${TEXT(title)} You plan the week with the others, and you say early what will take longer than we thought it would.`;
const DATA = JSON.stringify(
  TITLES.map((title, at) => ({ title, place: PLACES[at], text: LONG(title), skills: SKILLS })),
);
/** The data backwards: nothing but the page's script can read them. */
const HIDDEN = `const all=JSON.parse(${JSON.stringify(Array.from(DATA).toReversed().join(''))}.split('').reverse().join(''));`;
const REST = `'<h4>Requirements</h4><ul>'+j.skills.map(s=>'<li>'+s+'</li>').join('')+'</ul><h4>Benefits</h4><ul><li>A canteen of our own</li></ul>'`;
const site = (name: string, body: string, script: string, files: ScriptedSite['files'] = {}): ScriptedSite =>
  siteOf(name, page(`${body}<script>${HIDDEN}${script}</script>`), files, TITLES);
const MAIN = '<main id="m"><h1>Open positions</h1></main>';
const every = { requirements: SKILLS };

const SENTENCES = PLACES.map((place) => `You look after our lamps in ${place}, every day but Sunday.`);

export const PART_TOLD_SITES: readonly ScriptedSite[] = [
  {
    ...site(
      'one dialog for all cards, with what they leave out',
      `${MAIN}<div id="d"></div>`,
      `all.forEach(j=>{const c=document.createElement('div');c.innerHTML='<span>'+j.place+'</span><h3>'+j.title+'</h3><p>'+j.text+'</p><ul><li>'+j.skills[0]+'</li></ul><button type="button">View details & apply</button>';c.querySelector('button').addEventListener('click',()=>{d.innerHTML='<div role="dialog"><h3>'+j.title+'</h3><p>'+j.place+' • Full-time</p>'+${REST}+'<form><label>Name <input></label><label>Mail <input type="email"></label><button>Submit</button></form></div>'});m.append(c)})`,
    ),
    texts: TITLES.map(TEXT),
    every: { ...every, benefits: ['A canteen of our own'] },
  },
  {
    ...site(
      'a switch of language above the list',
      '<main id="m"><header><h1>Open positions</h1><button id="s">Deutsch</button></header><section id="l"></section></main>',
      `const show=()=>{l.innerHTML=all.map(j=>'<div><h3>'+j.title+'</h3><span>'+j.place+'</span><p>'+j.text+'</p></div>').join('')};s.onclick=()=>{history.pushState({},'','/de/careers');m.innerHTML='<h1>Offene Stellen</h1><p>Wir bauen Leuchten, die sich falten lassen, und suchen Leute, die mit uns daran arbeiten wollen.</p>'};show()`,
    ),
    texts: TITLES.map(TEXT),
  },
  {
    ...site(
      'a flat list with a button below each title',
      `${MAIN}<div id="d"></div>`,
      `m.insertAdjacentHTML('beforeend',all.map((j,i)=>'<h3>'+j.title+'</h3><p>'+j.place+'</p><button data-i="'+i+'">View role</button>').join(''));m.addEventListener('click',e=>{const j=all[e.target.dataset.i];if(j)d.innerHTML='<h2>'+j.title+'</h2><p>'+j.text+'</p>'+${REST}})`,
    ),
    texts: TITLES.map(TEXT),
    every,
  },
  {
    ...site(
      'titles that are pressed in a page that takes the focus',
      `<div tabindex="-1">${MAIN}</div><div id="d"></div>`,
      `all.forEach(j=>{const c=document.createElement('div');c.innerHTML='<h3>'+j.title+'</h3><p>'+j.place+'</p>';c.firstChild.addEventListener('click',()=>{d.innerHTML='<h2>'+j.title+'</h2><p>'+j.text+'</p>'+${REST}});m.append(c)})`,
    ),
    texts: TITLES.map(TEXT),
    every,
  },
  {
    ...site(
      'texts that a button makes longer',
      MAIN,
      `all.forEach(j=>{const c=document.createElement('article');c.innerHTML='<h3>'+j.title+'</h3><p>'+j.place+'</p><p>'+j.text.slice(0,90)+'…</p><button>Read more</button>';c.querySelector('button').onclick=()=>{c.innerHTML='<h3>'+j.title+'</h3><p>'+j.place+'</p><p>'+j.text+'</p>'+${REST}+'<button>Read less</button>'};m.append(c)})`,
    ),
    texts: TITLES.map(LONG),
    every,
  },
  site(
    'a list that comes three seconds late, without a word',
    MAIN,
    `setTimeout(()=>m.insertAdjacentHTML('beforeend',all.map(j=>'<article><h3>'+j.title+'</h3><p>Full-time · '+j.place+'</p></article>').join('')),3000)`,
  ),
  {
    ...siteOf(
      'a frame that a script puts in, in which each text takes the place of the list',
      page(
        `<main><h1>Careers</h1><div id="v"></div></main><script>const f=document.createElement('iframe');f.src='/board';f.style.height='900px';v.append(f)</script>`,
      ),
      {
        '/board': `<!doctype html><div id="b"></div><script>${HIDDEN}const list=()=>{b.innerHTML='<h2>Current vacancies</h2>'+all.map((j,i)=>'<div><h3>'+j.title+'</h3><p>'+j.place+'</p><button onclick="one('+i+')">Read more</button></div>').join('')};const one=i=>{const j=all[i];b.innerHTML='<button onclick="list()">Back to all vacancies</button><h2>'+j.title+'</h2><p>'+j.text+'</p>'+${REST}};list()</script>`,
      },
      TITLES,
    ),
    texts: TITLES.map(TEXT),
    every,
  },
  {
    ...site(
      'a sentence of each opening that a button fetches',
      MAIN,
      `all.forEach((j,i)=>{const c=document.createElement('article');c.innerHTML='<h3>'+j.title+'</h3><p>Full-time</p><div></div><button>More info</button>';c.querySelector('button').onclick=()=>fetch('/part/'+i).then(r=>r.text()).then(t=>{c.querySelector('div').innerHTML='<p>'+t+'</p>'});m.append(c)})`,
      Object.fromEntries(SENTENCES.map((said, at) => [`/part/${String(at)}`, said])),
    ),
    texts: SENTENCES,
  },
];
