import { expect, it } from '@jest/globals';
import { elementsNamed, lineOf, parseHtml } from './html.js';

const linksIn = (html: string): string[] => elementsNamed(parseHtml(html), 'a').map(lineOf);

it.each([
  ['<p><a href="/1">B</a><a href="/1">aker</a></p>', ['Baker']],
  ['<p><a href="/1">Bäckermeiste</a><a href="/1">r</a> gesucht</p>', ['Bäckermeister']],
  ['<p><a href="/1">П</a><a href="/1">екарь</a></p><p><a href="/2">M</a></p>', ['Пекарь', 'M']],
])('a word that is cut in two is one link: %s', (html, links) => {
  expect(linksIn(html)).toEqual(links);
});

it.each([
  ['<a href="/1">B</a><a href="/2">aker</a>', ['B', 'aker']],
  ['<a href="/1">B</a> <a href="/1">aker</a>', ['B', 'aker']],
  ['<a href="/1">Baker</a><a href="/1">read more</a>', ['Baker', 'read more']],
  ['<a href="/1">A</a><a href="/1">B</a>', ['A', 'B']],
  ['<a href="/1"><img src="b.png" alt=""></a><a href="/1">baker</a>', ['', 'baker']],
  ['<a>B</a><a>aker</a>', ['B', 'aker']],
])('other links stay apart: %s', (html, links) => {
  expect(linksIn(html)).toEqual(links);
});
