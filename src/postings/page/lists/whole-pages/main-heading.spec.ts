import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readPageTree } from '../../tree/page-tree.js';
import { mainHeading } from '../records/leaf-facts.js';

const headingOf = (html: string): string => mainHeading(readPageTree(parseHtml(html)));

it('is the h1, whatever else names openings', () => {
  expect(headingOf('<main><h2>Open positions</h2><h1>Our mill</h1></main>')).toBe('Our mill');
});

it('is the first heading of the content where that names openings', () => {
  expect(headingOf('<main><h2>On recrute</h2><h2>Pain</h2></main>')).toBe('On recrute');
});

it.each(['<h2>Our bread</h2><h2>Open positions</h2>', '<h2>Join us</h2>', '<h3>Open positions</h3>', '<p>Bread</p>'])(
  'is none in %s',
  (content) => {
    expect(headingOf(`<main>${content}</main>`)).toBe('');
  },
);
