import { describe, expect, it } from '@jest/globals';
import { lineOf, parseHtml, findAll, attribute } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';
import { joinTabs } from './tab-pairs.js';

const text = (word: string): string =>
  `<h3>Your tasks</h3><ul><li>You ${word} by day and by night</li><li>You clean the ${word} hall with care</li></ul><h3>Your profile</h3><ul><li>Much ${word} experience</li></ul>`;
const each = (count: number, part: (at: number) => string): string => [...Array(count).keys()].map(part).join('');

type Tabs = (titles: readonly string[], head?: string) => string;
const words = ['bake', 'mill', 'drive'];
const byValue: Tabs = (titles, head = '') =>
  `<div>${each(titles.length, (at) => `<div data-tabid="r${String(at)}">${titles[at] ?? ''}</div>`)}</div>
   <div>${each(titles.length, (at) => `<div data-tabid="r${String(at)}">${head}${text(words[at] ?? '')}</div>`)}</div>`;
const byOtherValue: Tabs = (titles, head = '') =>
  `<ul>${each(titles.length, (at) => `<li><button data-open="p${String(at)}">${titles[at] ?? ''}</button></li>`)}</ul>
   ${each(titles.length, (at) => `<section data-part="p${String(at)}">${head}${text(words[at] ?? '')}</section>`)}`;
const byRadio: Tabs = (titles, head = '') =>
  `${each(titles.length, (at) => `<input type="radio" name="t" id="t${String(at)}"><label for="t${String(at)}">${titles[at] ?? ''}</label>`)}
   ${each(titles.length, (at) => `<div class="content">${head}${text(words[at] ?? '')}</div>`)}`;
const byClass: Tabs = (titles, head = '') =>
  `<ul class="tabs">${each(titles.length, (at) => `<li>${titles[at] ?? ''}</li>`)}</ul>
   <div class="contents">${each(titles.length, (at) => `<div>${head}${text(words[at] ?? '')}</div>`)}</div>`;
const byScript: Tabs = (titles, head = '') =>
  `<div>${each(titles.length, (at) => `<button onclick="show('j${String(at)}')">${titles[at] ?? ''}</button>`)}</div>
   ${each(titles.length, (at) => `<div id="j${String(at)}">${head}${text(words[at] ?? '')}</div>`)}`;

function read(html: string): (string | undefined)[][] {
  const document = parseHtml(`<html><body><h1>Careers</h1><p>Our open positions</p>${html}</body></html>`);
  joinTabs(document);
  const { postings } = readHtmlListing(document, { url: 'https://bakery.example/careers', careerScore: 3 });
  return postings
    .map(({ fields }) => [fields.job_title, ...(fields.requirements ?? [])])
    .toSorted(([one = ''], [other = '']) => one.localeCompare(other));
}

describe('tabs that are called after openings', () => {
  const forms = { byValue, byOtherValue, byRadio, byClass, byScript };

  it.each(Object.entries(forms))('each have the text of their own part: %s', (_form, tabs) => {
    expect(read(tabs(['Baker (m/f/d)', 'Miller', 'Van driver']))).toEqual([
      ['Baker (m/f/d)', 'Much bake experience'],
      ['Miller', 'Much mill experience'],
      ['Van driver', 'Much drive experience'],
    ]);
  });

  it.each(Object.entries(forms))('name the parts that were copied with the title of another: %s', (_form, tabs) => {
    for (const head of ['<h2>Pekař</h2>', '<p><b>Pekař</b></p>', '<h2>Job information</h2><div>Pekař</div>'])
      expect(read(tabs(['Pekař', 'Mlynář', 'Řidič'], head)).map(([title]) => title)).toEqual([
        ...['Mlynář', 'Pekař', 'Řidič'].toSorted((one, other) => one.localeCompare(other)),
      ]);
  });

  it('leave a part that says its own title, or leads to another opening, as it is', () => {
    const part = (title: string, more: string): string => `<h2>${title}</h2>${text('bake')}${more}`;
    const document = parseHtml(
      `<div><a href="#a">Baker</a><a href="#b">Miller</a></div><div id="a">${part('Baker', '')}</div><div id="b">${part('Miller', '<p>Baker</p>')}</div><p>Baker</p>`,
    );
    const before = lineOf(document);
    joinTabs(document);
    expect(lineOf(document)).toBe(before);
  });
});

it.each([
  // Filters of cards, more of one than of another; parts that are no tabs; a form; titles that lead to their pages.
  `<div><button data-x="leeds">Leeds</button><button data-x="york">York</button></div><div>${each(3, (at) => `<div data-x="${at < 2 ? 'leeds' : 'york'}">${text('bake')}</div>`)}</div>`,
  `<div>${each(2, () => '<p>Baker</p>')}</div><div>${each(2, () => `<div>${text('bake')}</div>`)}</div>`,
  `<form><input type="radio" name="a" id="y"><label for="y">Yes</label><input type="radio" name="a" id="n"><label for="n">No</label></form><p>${text('bake')}</p><p>${text('mill')}</p>`,
  `<ul class="tabs"><li><a href="/baker">Baker</a></li><li><a href="/miller">Miller</a></li></ul><div>${text('bake')}</div><div>${text('mill')}</div>`,
  `<ul class="tabs"><li>Baker</li><li>Miller</li></ul><div>${text('bake')}</div><div>${text('mill')}</div><div>${text('drive')}</div>`,
  `<div><div data-id="1"><h3>Baker</h3></div><div data-id="1">${text('bake')}</div></div>`,
])('what only looks like tabs is none: %s', (html) => {
  const document = parseHtml(`<html><body>${html}</body></html>`);
  joinTabs(document);
  expect(findAll(document, (element) => attribute(element, 'role') === 'tab')).toEqual([]);
});
