import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readPageTree } from '../../tree/page-tree.js';
import { ControlledParts } from './controlled-parts.js';
import type { PostingRecord } from '../judging/lists-found.js';
import { teasersOf } from './teasers.js';

const panel = (title: string, id: string): string => `<div><a href="#${id}"><p>${title}</p><p>At once.</p></a></div>`;
const part = (title: string, id: string): string => `<section id="${id}"><h2>${title}</h2><p>You work.</p></section>`;

/** The teasers of a page with these titles of entries, each with the title of what it leads to. */
function teasersIn(html: string, ...titles: string[]): (readonly [string, string])[] {
  const tree = readPageTree(parseHtml(`<html><body><h1>Careers</h1>${html}</body></html>`));
  const heads = tree.leaves.filter(({ text }) => titles.includes(text));
  const records = heads.map((title, at): PostingRecord => ({
    title,
    range: [title.index, heads[at + 1]?.index ?? tree.leaves.length],
    certainty: 1,
    setSize: heads.length,
  }));
  const teasers = teasersOf(records, tree, new ControlledParts(tree.document));
  return [...teasers].map(([teaser, told]) => [teaser.title.text, told.title.text] as const);
}

it.each([
  ['Miller', 'MILLER'],
  ['Mlynář/ka pro mlýn', 'VODNÍ MLYNÁŘ/KA'],
  ['Bäcker für Brot (m/w/d)', 'Nachts: Bäcker'],
  ['Boulanger tourier', 'BOULANGER (H/F)'],
  ['Baker', 'Night baker'],
])('"%s" that leads to the part headed "%s" is no second opening', (teaser, title) => {
  expect(teasersIn(panel(teaser, 'a') + part(title, 'a'), teaser, title)).toEqual([[teaser, title]]);
});

it('of another occupation, of one of several in its part, and of one that stands deeper in it, it is', () => {
  expect(teasersIn(panel('Baker', 'a') + part('Van driver', 'a'), 'Baker', 'Van driver')).toEqual([]);
  const both = `<div id="a">${part('Baker for bread', 'x')}${part('Baker for cakes', 'y')}</div>`;
  expect(teasersIn(panel('Night baker', 'a') + both, 'Night baker', 'Baker for bread', 'Baker for cakes')).toEqual([]);
  const deep = `<div id="a"><p>We mill.</p><p>We bake.</p><p>We sell.</p><p>We drive.</p><h2>Day baker</h2></div>`;
  expect(teasersIn(panel('Night baker', 'a') + deep, 'Night baker', 'Day baker')).toEqual([]);
});
