import { expect, it } from '@jest/globals';
import { expectLinear } from '../../../../test/linear-time.js';
import { parseHtml } from '../../../postings/page/tree/html.js';
import { readLinks } from './page-links.js';

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

it('names a link without words by its label, its picture or its part of a picture', () => {
  expect(namesOf('<a href="/a" aria-label="Careers"><svg></svg></a>')).toEqual(['Careers']);
  expect(namesOf('<a href="/a"><span><img src="menu-4.gif" alt="Jobs at the mill"></span></a>')).toEqual([
    'Jobs at the mill',
  ]);
  expect(namesOf('<map><area href="/a" alt="Stellen"><area href="/b" alt=""></map>')).toEqual(['Stellen', '']);
});

it.each([
  ['words in bold within one paragraph', '<b>x</b> words '],
  ['words in bold apart by nothing', '<b>x</b>'],
  ['bold without words', '<b></b><i> </i>'],
])('reads thousands of %s in linear time', (_what, bit) => {
  expectLinear(16_000, (size) => {
    namesOf(`<div>${bit.repeat(size)}</div>`);
  });
});
