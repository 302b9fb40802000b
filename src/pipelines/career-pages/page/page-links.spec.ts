import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { expectLinear } from '../../../../test/linear-time.js';
import { foundPosting } from '../../../postings/posting.js';
import { parseHtml } from '../../../postings/page/tree/html.js';
import {
  MORE_OF_LIST_WORDS,
  NEXT_PAGE_WORDS,
  PAGE_NUMBER_WORDS,
} from '../../../postings/text/words/sites/site-words.js';
import type { WebPage } from '../../../web/web.js';
import { readPage } from './page-facts.js';
import { readLinks, readNextPages } from './page-links.js';
import { PostingLinks } from './posting-links.js';

const PAGE = 'https://bakery.example/';

function namesOf(html: string): string[] {
  return readLinks(parseHtml(html), PAGE).links.map(({ text }) => text);
}

it('names "Read more" by what heads its card: a heading, or a line in bold that stands alone', () => {
  const card = (head: string): string => `<div>${head}<p>We bake.</p><a href="/baker">Read more</a></div>`;
  expect(namesOf(card('<h3>Baker</h3>'))).toEqual(['Baker']);
  expect(namesOf(card('<p> <i></i><b>Baker</b>\n</p>'))).toEqual(['Baker']);
  expect(namesOf(card('<p><b>Baker</b> wanted</p>'))).toEqual(['Read more']);
  expect(namesOf(card('<p>Wanted: <b>baker</b></p>'))).toEqual(['Read more']);
});

it('names a link that is laid around a card by its heading, unless the card leads to careers', () => {
  const card = (inner: string): string[] => namesOf(`<a href="/post">${inner}</a>`);
  expect(card('<h3>Baker</h3><p>The mill is looking for one.</p>')).toEqual(['Baker']);
  expect(card('<h3>Baker</h3><h3>Miller</h3>')).toEqual(['Baker Miller']);
  expect(card('<h3>Join in</h3><p>Careers</p>')).toEqual(['Join in Careers']);
});

it('names a link without words by its label, its picture or its part of a picture', () => {
  expect(namesOf('<a href="/a" aria-label="Careers"><svg></svg></a>')).toEqual(['Careers']);
  expect(namesOf('<a href="/a"><span><img src="menu-4.gif" alt="Jobs at the mill"></span></a>')).toEqual([
    'Jobs at the mill',
  ]);
  expect(namesOf('<map><area href="/a" alt="Stellen"><area href="/b" alt=""></map>')).toEqual(['Stellen', '']);
});

it('tells where arrows alone lead, which say nothing and are called so, or stand beside such', () => {
  const arrows = (html: string): string[] =>
    readLinks(parseHtml(html), PAGE)
      .links.filter(({ isArrow }) => isArrow === true)
      .map(({ url }) => new URL(url).pathname);
  expect(arrows('<nav><a class="job-prev" href="/a"></a><a class="up" href="/b"></a></nav>')).toEqual(['/a', '/b']);
  expect(arrows('<a rel="next" href="/a"><i class="icon"></i></a>')).toEqual(['/a']);
  // A link with words, one that its picture names, one over a card, one that is called elsewhere.
  expect(arrows('<a class="next" href="/a">Next</a>')).toEqual([]);
  expect(arrows('<a class="next" href="/a"><img src="x.png" alt="Our bread"></a>')).toEqual([]);
  expect(arrows('<div><h3>Baker</h3><a class="stretched-link" href="/a"></a></div>')).toEqual([]);
  expect(arrows('<a class="next" href="/a"></a><a href="/a">Baker</a>')).toEqual([]);
  expect(arrows('<a class="nextjs" href="/a"></a>')).toEqual([]);
});

it.each([
  ['links that say nothing', '<a href="/a"></a> '],
  ['words in bold within one paragraph', '<b>x</b> words '],
  ['words in bold apart by nothing', '<b>x</b>'],
  ['bold without words', '<b></b><i> </i>'],
])('reads thousands of %s in linear time', (_what, bit) => {
  expectLinear(16_000, (size) => {
    namesOf(`<div>${bit.repeat(size)}</div>`);
  });
});

it('finds the link of a posting without an address by its title, its id or its short name, where only one is alike', () => {
  const links = ['/jobs/4711', '/jobs/head-miller', '/about'].map((path) => ({
    url: `https://firm.example${path}`,
    text: path === '/about' ? 'Tea taster' : 'More',
  }));
  const linkFor = (title: string, more: object = {}): string | undefined =>
    new PostingLinks(links).of({ ...foundPosting('page-data', { job_title: title }), ...more });
  expect(linkFor('Baker', { id: '4711' })).toBe('https://firm.example/jobs/4711');
  expect(linkFor('Head Miller')).toBe('https://firm.example/jobs/head-miller');
  expect(linkFor('Tea taster')).toBe('https://firm.example/about');
  expect(linkFor('Driver', { id: 'jobs' })).toBeUndefined();
});

it('links no posting to a menu entry that says its title, nor to a number of something else', () => {
  const html = (around: string): string =>
    `<${around}><a href="/departments/sales">Sales</a><a href="/jobs/4711">4711</a></${around}><a href="/news/2026/12">News</a>`;
  const linkFor = (around: string, title: string, id?: string): string | undefined =>
    new PostingLinks(readLinks(parseHtml(html(around)), PAGE).links).of({
      ...foundPosting('page-data', { job_title: title }),
      ...(id !== undefined && { id }),
    });
  for (const around of ['nav', 'header', 'footer']) {
    expect(linkFor(around, 'Sales')).toBeUndefined();
    expect(linkFor(around, 'Baker', '4711')).toBeUndefined();
  }
  expect(linkFor('section', 'Baker', '4711')).toBe(`${PAGE}jobs/4711`);
  expect(linkFor('section', 'Baker', '12')).toBeUndefined();
  expect(linkFor('section', 'Baker', '2026')).toBeUndefined();
});

it.each([
  ['search data', 'type="application/ld+json"', undefined],
  ['data for scripts', 'id="__NEXT_DATA__" type="application/json"', `${PAGE}departments/sales`],
])('gives what a page states as %s the address of its link or none', (_what, attributes, address) => {
  const posting = { '@context': 'https://schema.org', '@type': 'JobPosting', title: 'Sales', description: 'We sell.' };
  const carried = {
    props: { jobs: ['Sales', 'Baker'].map((title, at) => ({ id: 4711 + at, title, location: 'Leeds' })) },
  };
  const data = JSON.stringify(attributes.includes('ld+json') ? posting : carried);
  const body = `<title>Jobs</title><main><a href="/departments/sales">Sales</a></main><script ${attributes}>${data}</script>`;
  const url = `${PAGE}jobs`;
  const web: WebPage = {
    ...{ outcome: 'page', request: { url }, url, status: 200, contentType: 'text/html', truncated: false, body },
  };
  const page = readPage(web, 'Jobs', { assumeCareerPage: true });
  const found = page.structured.find(({ fields }) => fields.job_title === 'Sales');
  expect([found?.fields.job_title, found?.fields.job_url]).toEqual(['Sales', address]);
});

it('finds the address of a posting among links that are no UTF-8', () => {
  const links = [
    { url: `${PAGE}b%E4cker`, text: 'More' },
    { url: `${PAGE}jobs/4711`, text: 'More' },
  ];
  expect(new PostingLinks(links).of({ ...foundPosting('page-data', { job_title: 'Baker' }), id: '4711' })).toBe(
    `${PAGE}jobs/4711`,
  );
});

it('finds the addresses of as many postings as links in time linear in both', () => {
  expectLinear(4000, (size) => {
    const ids = Array.from({ length: size }, (_, at) => `job-${String(at)}`);
    const links = new PostingLinks(ids.map((id) => ({ url: `${PAGE}jobs/${id}`, text: 'More' })));
    for (const id of ids) links.of({ ...foundPosting('page-data', { job_title: 'Baker' }), id });
  });
});

const nextOf = (text: string): string[] => readNextPages([{ url: `${PAGE}jobs?page=2`, text }], `${PAGE}jobs`);

const wordsIn = (rows: typeof NEXT_PAGE_WORDS): (readonly [string, string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const));

itHoldsForEvery('a link leads to the next page', wordsIn(NEXT_PAGE_WORDS), (word) => {
  expect(nextOf(`${word} ›`)).toHaveLength(1);
  expect(nextOf(`Rye ${word}`)).toEqual([]);
});

itHoldsForEvery(
  'a link leads to more of a list, and to an entry with a number',
  wordsIn(MORE_OF_LIST_WORDS),
  (word) => {
    expect(nextOf(`← ${word}`)).toHaveLength(1);
    expect(nextOf(`Rye ${word}`)).toEqual([]);
    expect(readNextPages([{ url: `${PAGE}jobs/2`, text: word }], `${PAGE}jobs`)).toEqual([]);
  },
);

itHoldsForEvery('a page of a list is numbered behind a word', wordsIn(PAGE_NUMBER_WORDS), (word) => {
  const list = `${PAGE}jobs`;
  const isNext = (address: string): boolean =>
    readNextPages([{ url: new URL(address).href, text: `${word} 2` }], list).length === 1;
  const said = word.split(' ')[0] ?? '';
  for (const address of [`?${said}=2`, `/${said}/2/`, `/${said}-2.html`, `?tx_posts[${said}]=2`, `?query-3-${said}=2`])
    expect([address, isNext(list + address)]).toEqual([address, true]);
  for (const name of [`${said}_id`, `per_${said}`, `${said}[size]`]) expect(isNext(`${list}?${name}=12`)).toBe(false);
  expect(isNext(`${PAGE}news?${said}=2`)).toBe(false);
});

it.each([
  ['2', 1],
  ['Next', 1],
  ['›', 1],
  ['Page 2', 1],
  ['« Older posts', 1],
  ['Nextdoor', 0],
  ['« Previous', 0],
  ['2nd', 0],
  ['1234', 0],
])('of "%s" there are %i such links', (text, count) => {
  expect(nextOf(text)).toHaveLength(count);
});

it.each([
  ['a list below it', 'jobs', 'jobs/search?page=2', 'Older posts', 1],
  ['its own front door', '', '?page=2', 'Load more', 1],
  ['the index of its folder', 'jobs/index.html', 'jobs/?page=2', 'Show more', 1],
  ['the second page of the list from the third', 'jobs/page/3/', 'jobs/page/2/', '2', 1],
  ['the second page of the index of its folder', 'jobs', 'jobs/index_2.html', '2', 1],
  ['the first page from the second', 'jobs/index_2.html', 'jobs/', '1', 1],
  ['the second page of the index of another folder', 'jobs', 'news/index_2.html', '2', 0],
  ['the news beside the list of a front door', '', 'news/page/2/', 'Older posts', 0],
  ['another list that is called alike', 'jobs', 'jobs-archive/page/2/', '2', 0],
  ['an entry that WordPress numbers', '?p=5', '?p=12', 'Show more', 0],
  ['the day of a calendar', 'jobs', 'jobs?start=20260501', '›', 0],
])('a link leads, or does not, to pages of a list: %s', (_, list, target, text, count) => {
  expect(readNextPages([{ url: PAGE + target, text }], PAGE + list)).toHaveLength(count);
});
