import { describe, expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../test/every-row.js';
import { LOADING_WORDS } from '../text/words/sites/control-words.js';
import { OPENING_PARTS } from '../text/words/sites/opening-names.js';
import { listGoesOn, needOfScripts, type ScriptNeed } from './needs-scripts.js';
import { parseHtml } from './tree/html.js';

const TEXT = '<p>We have been milling oats and barley at the river since our grandparents built the wheel.</p>'.repeat(
  4,
);

const wordsOfRows = (rows: typeof LOADING_WORDS): (readonly [string, string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const));

/** Why a page of openings of a mill would be opened, where it shows this. */
const needOf = (shown: string): ScriptNeed | undefined =>
  needOfScripts(parseHtml(`<h1>The mill</h1>${TEXT}${shown}<script src="/main.js"></script>`), {
    listing: true,
    links: false,
  });

describe('a page of openings is opened', () => {
  it('where nothing but how to apply stands below their heading', () => {
    const apply = '<h3>How to apply</h3><p>Write to us with your certificates and say when you could begin.</p>'.repeat(
      3,
    );
    expect(needOf(`<h2>Open positions</h2><p>Join us.</p>${apply}`)).toBe('promised_list');
    expect(needOf(`<h2>Open positions</h2><p>Join us.</p><h3>Miller</h3>${TEXT}`)).toBeUndefined();
    expect(needOf(`<h2>Open positions</h2><p>We have no open positions at the moment.</p>${apply}`)).toBeUndefined();
  });

  it.each(['Loading…', 'Wczytywanie pozycji…', 'Загрузка...', '加载中...', 'Načítání'])('where it says %s', (said) => {
    expect(needOf(`<p>${said}</p>`)).toBe('loading');
    expect(needOf(`<p>${said} Leeds 1</p>`)).toBeUndefined();
  });

  it.each([
    '<div class="list" aria-busy="true"><div class="row"></div><div class="row"></div></div>',
    '<ul><li class="skeleton"></li><li class="skeleton"></li></ul>',
    '<section><p class="placeholder-glow"><span></span></p></section>',
    '<div class="card card-skeleton"><div class="skeleton__line"></div></div>',
  ])('where something stands for what is to come: %s', (shown) => {
    expect(needOf(shown)).toBe('loading');
  });

  it.each([
    '<div aria-busy="true"><p>Miller</p></div>',
    '<div class="skeleton"><img src="/mill.jpg" alt=""></div>',
    '<footer><div class="skeleton"></div></footer>',
    '<aside aria-busy="true"></aside>',
    '<div class="skeletons-of-the-mill"></div>',
    '<div aria-busy="false"></div>',
  ])('and not where it says more, or beside the content: %s', (shown) => {
    expect(needOf(shown)).toBeUndefined();
  });

  it('where what is named after them holds an empty list and what one presses', () => {
    expect(needOf('<div id="job-list"><div><button>Log in</button></div><div></div></div>')).toBe('empty_list');
    expect(
      needOf('<div id="job-list"><label>Town</label><select><option>Leeds</option></select></div>'),
    ).toBeUndefined();
    expect(needOf('<div id="job-list"><p>Nobody is sought.</p><div></div></div>')).toBeUndefined();
  });
});

describe('a front door that leads to no careers is opened', () => {
  const doorOf = (navigation: string, menu = true): ScriptNeed | undefined =>
    needOfScripts(
      parseHtml(
        `<header><nav><a href="/">The mill</a>${navigation}</nav></header>${TEXT}<p><a href="/flour">Flour</a> <a href="/bread">Bread</a></p><script src="/menu.js"></script>`,
      ),
      { listing: false, links: true, menu },
    );

  it('where the list of its navigation is empty', () => {
    expect(doorOf('<ul id="menu"></ul><a href="tel:12">Call</a>')).toBe('no_links');
  });

  it('and not for a second menu, or where something leads to the careers', () => {
    expect(doorOf('<ul><li><a href="/flour">Flour</a></li></ul><ul class="small-screens"></ul>')).toBeUndefined();
    expect(doorOf('<ul id="menu"></ul>', false)).toBeUndefined();
    expect(doorOf('<p>Since 1820</p>')).toBeUndefined();
  });
});

it('opens a page of openings with an empty list in its midst, and not for one beside its content', () => {
  expect(needOf('<div id="rolesGrid"></div>')).toBe('empty_list');
  expect(needOf('<div id="vacantes"></div>')).toBe('empty_list');
  expect(needOf('<div id="rolesGrid"><p>Miller</p></div>')).toBeUndefined();
  expect(needOf('<footer><ul id="news-list"></ul></footer>')).toBeUndefined();
  expect(needOf('<div id="map"></div>')).toBeUndefined();
  expect(needOf('<div id="gridlock"></div>')).toBe('unfilled_place');
});

describe('a page of openings is opened for an empty place', () => {
  const heads = '<thead><tr><th>Vacancy</th><th>Town</th></tr></thead>';

  it.each([
    `<table>${heads}<tbody></tbody></table>`,
    '<div class="search"><div id="hits"></div><div id="pagination"></div></div>',
    '<div id="grid"><div class="spacer"></div></div>',
    '<div id="searchResults"></div>',
    '<ul class="w-list results"></ul>',
  ])('%s', (shown) => {
    expect(needOf(shown)).toBe('empty_list');
  });

  it.each([
    `<table>${heads}<tbody><tr><td>None</td><td></td></tr></tbody></table>`,
    '<table><tr><th>Hours</th></tr></table>',
    '<div class="grid"></div>',
    '<div id="results"><p>Nobody is sought.</p></div>',
    '<footer><ul id="social-list"></ul></footer>',
    '<form><div id="results"></div></form>',
    '<div id="feed"><img src="/mill.jpg" alt=""></div>',
    '<div id="Careers" class="elementor-menu-anchor"></div>',
    '<form><p class="job-success"></p></form>',
  ])('and not for %s', (shown) => {
    expect(needOf(shown)).toBeUndefined();
  });
});

describe('a page of openings is opened for an empty part that its own program fills', () => {
  const needWith = (shown: string, scripts: string): ScriptNeed | undefined =>
    needOfScripts(parseHtml(`<h1>The mill</h1>${TEXT}${shown}${scripts}`), { listing: true, links: false });
  const INLINE = `<script>const offers = document.getElementById('offers'); town.onchange = () => show(offers, of[town.value]);</script>`;

  it.each([
    ['<p>Choose a town.</p><div id="towns"></div><div id="offers"></div>', '<script src="/js/work.js"></script>'],
    ['<select id="town"><option>Town</option></select><section id="offers"></section>', INLINE],
    ['<p>Elige tu ciudad</p><div id="ciudades"></div>', '<script type="module" src="assets/index-1a2b.js"></script>'],
  ])('%s with %s', (shown, scripts) => {
    expect(needWith(shown, scripts)).toBe('unfilled_place');
  });

  it.each([
    // Nothing but themes, libraries and other hosts' programs.
    ['<div id="offers"></div>', '<script src="https://stats.example/s.js"></script>'],
    [
      '<div id="offers"></div>',
      '<script src="/wp-content/themes/mill/a.js"></script><script src="/jquery.js"></script>',
    ],
    ['<div id="others"></div>', INLINE],
    // A place to jump to, parts of other kinds, and what stands around the content.
    ['<a href="#offers">Offers</a><div id="offers"></div>', INLINE],
    ['<div id="cookie-bar"></div><div id="map"></div><div id="chat"></div>', '<script src="/js/work.js"></script>'],
    [
      '<footer><div id="offers"></div></footer><form><div id="sent"></div></form>',
      '<script src="/js/work.js"></script>',
    ],
    ['<div id="offers"><p>Miller</p></div>', INLINE],
  ])('and not %s with %s', (shown, scripts) => {
    expect(needWith(shown, scripts)).toBeUndefined();
  });
});

describe('a page of openings is opened for a part that says from where it is fetched, or for empty content', () => {
  it.each([
    '<div hx-get="/jobs/miller/body" hx-trigger="load"></div>',
    '<section data-hx-get="/jobs/body" data-hx-trigger="revealed once"></section>',
    '<div ic-src="/jobs/miller" ic-trigger-on="load"></div>',
    '<turbo-frame id="t1" src="/jobs/miller/frame"></turbo-frame>',
    '<include-fragment src="/jobs/miller/body"></include-fragment>',
    '<div data-include="/parts/miller.html"></div>',
    '<div w3-include-html="parts/miller.html"></div>',
    '<div up-defer up-href="/x" include-html="./miller"></div>',
    '<main></main>',
    '<div role="main"></div>',
    '<main data-component="JobDetail"> </main>',
    '<article class="advert"></article>',
  ])('%s', (shown) => {
    expect(needOf(shown)).toBe('unfilled_place');
  });

  it.each([
    // Fetched when somebody presses it, nothing but a picture, or filled already.
    '<div hx-get="/jobs/miller/body"></div>',
    '<div hx-get="/jobs/miller/body" hx-trigger="click"></div>',
    '<div data-load="/img/mill.webp"></div>',
    '<div data-include="true"></div>',
    '<div data-include="/parts/miller.html"><p>Rye</p></div>',
    '<main><img src="/mill.jpg" alt=""></main>',
    // Another part of the page, or around its content.
    '<div class="newsletter" hx-get="/letter" hx-trigger="load"></div>',
    '<footer><div hx-get="/hours" hx-trigger="load"></div></footer>',
    '<aside><div data-include="/parts/news.html"></div></aside>',
    '<turbo-frame id="modal"></turbo-frame>',
  ])('and not for %s', (shown) => {
    expect(needOf(shown)).toBeUndefined();
  });
});

describe('a page of openings is opened for an empty part below a line that speaks of them', () => {
  it.each([
    '<p>Le nostre posizioni aperte sono elencate qui sotto.</p><div class="wrap" data-kind="all"></div>',
    '<p>Vores ledige stillinger vises herunder.</p>\n<section class="cards"></section>',
    '<div class="lead">Nasze aktualne oferty pracy znajdziesz poniżej.</div><ul class="w-dyn"></ul>',
    '<p>現在募集中の職種は以下の通りです。</p><div class="area"></div>',
  ])('%s', (shown) => {
    expect(needOf(shown)).toBe('unfilled_place');
  });

  it.each([
    '<p>We have no open positions at the moment.</p><div class="wrap"></div>',
    '<p>Le nostre posizioni aperte sono elencate qui sotto.</p><div></div>',
    '<p>Le nostre posizioni aperte sono elencate qui sotto.</p><div class="spacer-40"></div>',
    '<p>Le nostre posizioni aperte sono elencate qui sotto.</p><p>Mugnaio</p><div class="wrap"></div>',
    '<p>We mill at the river.</p><div class="wrap"></div>',
    '<footer><p>Our open positions</p><div class="wrap"></div></footer>',
  ])('and not for %s', (shown) => {
    expect(needOf(shown)).toBeUndefined();
  });
});

itHoldsForEvery('what is called after openings is their place', wordsOfRows(OPENING_PARTS), (word) => {
  expect(needOf(`<div class="${word}-wrap"></div>`)).toBe('empty_list');
  expect(needOf(`<div class="ex${word}"></div>`)).toBeUndefined();
  expect(needOf(`<div class="${word}-wrap"><p>Rye</p></div>`)).toBeUndefined();
});

itHoldsForEvery('a page that is loading is opened', wordsOfRows(LOADING_WORDS), (word) => {
  expect(needOf(`<p>${word} …</p>`)).toBe('loading');
  expect(needOf(`<p>${word} Leeds 1</p>`)).toBeUndefined();
});

describe('a list goes on by script', () => {
  const goesOn = (shown: string): boolean =>
    listGoesOn(parseHtml(`<ul><li>Baker</li></ul>${shown}<script src="/main.js"></script>`), /^load more$/i);

  it.each([
    '<button>Load more</button>',
    '<div tabindex="0"><p>Load more</p></div>',
    '<span @click="page++">Load more</span>',
    '<div class="load-more">Load more</div>',
    '<table><tr><td><span>1</span></td><td><a href="javascript:__doPostBack(&#39;grid&#39;,&#39;Page$2&#39;)">2</a></td></tr></table>',
    '<ul class="pages"><li class="active"><a href="#">1</a></li><li><a href="#" data-page="2">2</a></li></ul>',
    '<nav><span>1</span> <button>2</button></nav>',
  ])('where %s stands below it', (shown) => {
    expect(goesOn(shown)).toBe(true);
  });

  it.each([
    '<ul class="pages"><li>1</li><li><a href="/jobs?page=2">2</a></li></ul>',
    '<p>Floor <a href="#plan">2</a></p>',
    '<nav><button>Load more</button></nav>',
    '<p>Load more</p>',
    '<div class="card">Load more</div>',
    '<ul><li><a href="#">2</a></li><li><a href="#">1</a></li></ul>',
  ])('and not where %s does', (shown) => {
    expect(goesOn(shown)).toBe(false);
  });
});

describe('a shell behind a wall', () => {
  const shell = (wall: string): string => `<div id="root"></div>${wall}<script src="/main.js"></script>`;
  const needAt = (html: string): ScriptNeed | undefined =>
    needOfScripts(parseHtml(html), { listing: false, links: false });

  it('is one, however much the wall that asks for consent says', () => {
    expect(needAt(shell(`<div class="cookie-wall"><div class="cookie-text">${TEXT}</div></div>`))).toBe('app_shell');
    expect(needAt(shell(`<div class="about">${TEXT}</div>`))).toBeUndefined();
  });
});
