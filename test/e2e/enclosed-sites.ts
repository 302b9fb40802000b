import { MANY, page, site, TITLES, type ScriptedSite } from './scripted-sites.js';

const row = (title: string): string => `<li>${title}</li>`;
/** A page about the company beside a frame, so that it shows more than the list. */
const WORDS = 'We make lamps that fold and stand on desks all over the world. '.repeat(8);
const framed = (board: string, name: string, titles: readonly string[]): ScriptedSite =>
  site(
    name,
    page(`<main><h1>Open positions</h1><p>${WORDS}</p><iframe src="/board" width="800" height="900"></iframe></main>`),
    { '/board': `<!doctype html>${board}` },
    [...titles],
  );
/** A list that is an element of its own, with a shadow root filled by a script that knows it as `r`. */
const shadowed = (script: string, name: string, titles: readonly string[]): ScriptedSite =>
  site(
    name,
    page(
      `<main><h1>Open positions</h1><job-list></job-list></main><script>customElements.define('job-list',class extends HTMLElement{connectedCallback(){const r=this.attachShadow({mode:'open'});${script}}})</script>`,
    ),
    {},
    [...titles],
  );
const rowsIn = (titles: readonly string[]): string => JSON.stringify(titles.map(row));
const TABS =
  '<div role="tablist"><button role="tab" aria-selected="true">One</button><button role="tab">Two</button></div>';
const [FIRST, SECOND] = [TITLES.slice(0, 2), TITLES.slice(2)];

/** Lists that go on inside of frames and shadow roots. */
export const ENCLOSED_SITES: readonly ScriptedSite[] = [
  framed(
    `<ul id="l"></ul><button id="m">Load more</button><script>const rows=${rowsIn(MANY)};const go=()=>{l.insertAdjacentHTML('beforeend',rows.splice(0,8).join(''));if(!rows.length)m.remove()};m.onclick=()=>setTimeout(go,200);go()</script>`,
    'a frame whose button loads more',
    MANY,
  ),
  framed(
    `${TABS}<ul id="l">${FIRST.map(row).join('')}</ul><script>document.querySelectorAll('[role=tab]')[1].onclick=()=>{l.innerHTML=${rowsIn(SECOND)}.join('')}</script>`,
    'a frame with tabs',
    TITLES,
  ),
  shadowed(
    `r.innerHTML=${JSON.stringify(`${TABS}<ul>${FIRST.map(row).join('')}</ul>`)};r.querySelectorAll('[role=tab]')[1].onclick=()=>{r.querySelector('ul').innerHTML=${rowsIn(SECOND)}.join('')}`,
    'a shadow root with tabs',
    TITLES,
  ),
  shadowed(
    `r.innerHTML='<div id="b" style="height:300px;overflow-y:auto"><ul style="height:1440px;position:relative"></ul></div>';const t=${JSON.stringify(MANY)};const b=r.querySelector('#b'),u=r.querySelector('ul');const go=()=>{const s=Math.floor(b.scrollTop/60);u.innerHTML=t.slice(s,s+6).map((x,i)=>'<li style="position:absolute;height:60px;top:'+(s+i)*60+'px">'+x+'</li>').join('')};b.onscroll=go;go()`,
    'a virtual list in a shadow root',
    MANY,
  ),
  shadowed(
    `r.innerHTML='<ul></ul>';const rows=${rowsIn(MANY.slice(0, 16))};const add=()=>{r.querySelector('ul').insertAdjacentHTML('beforeend',rows.shift());if(rows.length)setTimeout(add,200)};add()`,
    'a shadow root whose rows come one by one',
    MANY.slice(0, 16),
  ),
];
