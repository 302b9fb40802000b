import { expect, it } from '@jest/globals';
import { parseHtml, textOf } from './html.js';
import { readPageTree } from './page-tree.js';

it.each([
  ['For kitchen- <br> and bar work,<br>at once', ['For kitchen- and bar work,', 'at once']],
  ['Küchen-<br/>und Servicekraft<br>in Ulm', ['Küchen- und Servicekraft', 'in Ulm']],
  ['Kitchen-<br>Bar', ['Kitchen-', 'Bar']],
  ['Baker -<br>at night', ['Baker -', 'at night']],
  ['a-<br>b-<br>c', ['a- b- c']],
])('%s', (html, lines) => {
  expect(textOf(parseHtml(`<p>${html}</p>`)).split('\n')).toEqual(lines);
});

it('a piece of a page is one where its line is', () => {
  const { leaves } = readPageTree(parseHtml('<p>Cook for kitchen-<br>and bar work</p>'));
  expect(leaves.map(({ text }) => text)).toEqual(['Cook for kitchen- and bar work']);
});
