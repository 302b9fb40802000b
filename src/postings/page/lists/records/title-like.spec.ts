import { describe, expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { ADDRESS_WORDS } from '../../../text/words/places/address-words.js';
import { parseHtml } from '../../tree/html.js';
import { readPageTree } from '../../tree/page-tree.js';
import { isTitleLike } from './title-like.js';

function mayBeTitle(text: string): boolean {
  return readPageTree(parseHtml(`<main><p>${text}</p></main>`)).leaves.some(isTitleLike);
}

const LABELS = ADDRESS_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const));

itHoldsForEvery('what stands behind the label of an address is no title', LABELS, (word) => {
  expect(mayBeTitle(`${word}: The Secretary, Mill Trust`)).toBe(false);
});

it('an address that somebody works on may be', () => {
  expect(mayBeTitle('Address data manager')).toBe(true);
});

it.each(['लेखाकार', 'व्याख्याता (भौतिक विज्ञान)', 'রাঁধুনি', 'Koch'])(
  '%s may be, whatever marks its letters carry',
  (title) => {
    expect(mayBeTitle(title)).toBe(true);
  },
);

it.each([
  'Foreman: 01632 960 123',
  '담당주임 : 010-2481-3140',
  'Chef: 0664 1234567',
  'Office manager: +44 1632 960123',
])('%s says how to reach somebody', (line) => {
  expect(mayBeTitle(line)).toBe(false);
});

it.each(['Baker: 01.12.2026', 'Baker: 01.12.2026 - 31.12.2026', 'Tài xế: 8.000.000 - 10.000.000', 'Baker: 40 hours'])(
  '%s may be one with more beside it',
  (line) => {
    expect(mayBeTitle(line)).toBe(true);
  },
);

describe('links of a list with lists in it', () => {
  const item = (text: string, ...below: string[]): string =>
    `<li><a href="/${text}.html">${text}</a>${below.length > 0 ? `<ul>${below.join('')}</ul>` : ''}</li>`;
  const titlesIn = (list: string): string[] =>
    readPageTree(parseHtml(`<div id="sidebar"><ul>${list}</ul></div><main><h1>Jobs</h1></main>`))
      .leaves.filter(isTitleLike)
      .map(({ text }) => text);

  it.each(['HOME', 'Startseite', 'Accueil', 'Inicio', 'Hem'])('are a menu where it begins with "%s"', (home) => {
    const products = item('Products', item('Nanny dress'), item('Chef jacket'), item('Aprons'));
    expect(titlesIn(item(home) + products + item('Contact'))).toEqual(['Jobs']);
  });

  it('may be openings elsewhere', () => {
    const openings = ['Baker', 'Miller', 'Driver', 'Cook'].map((title) => item(title)).join('');
    expect(titlesIn(openings)).toContain('Baker');
    expect(titlesIn(item('Home') + openings)).toContain('Miller');
  });
});

describe('a link behind that of a title', () => {
  const titlesIn = (line: string): string[] =>
    readPageTree(parseHtml(`<main><p>${line}</p></main>`))
      .leaves.filter(isTitleLike)
      .map(({ text }) => text);
  const a = (text: string): string => `<a href="/docs/${text}.pdf">${text}</a>`;

  it.each([
    [`${a('Baker')} - ${a('Person specification')}`, ['Baker']],
    [`&bull; ${a('Baker')} &nbsp;&nbsp;– ${a('Candidate pack')} – ${a('What the mill is')}`, ['Baker']],
    [`${a('Baker')} - ${a('Head miller')}`, ['Baker', 'Head miller']],
    [`${a('Baker')} ${a('Crumb wizard')}`, ['Baker', 'Crumb wizard']],
    [`${a('Bread first')} - ${a('Crumb wizard')}`, ['Bread first', 'Crumb wizard']],
    [`${a('Baker')}<br>- ${a('Crumb wizard')}`, ['Baker', 'Crumb wizard']],
  ])('%s', (line, titles) => {
    expect(titlesIn(line)).toEqual(titles);
  });
});

it.each([
  ['data-field="department"', false],
  ['fs-cmsfilter-field="JobCategory"', false],
  ['fs-list-field="location"', false],
  ['fs-list-field="name"', true],
  ['data-field="title"', true],
  ['class="department"', true],
])('what its mark-up calls another field is no title: %s', (attribute, isOne) => {
  const { leaves } = readPageTree(parseHtml(`<main><div ${attribute}>Bread and Cakes</div></main>`));
  expect(leaves.some(isTitleLike)).toBe(isOne);
});
