import { expect, it } from '@jest/globals';
import { attribute, elementsNamed, parseHtml } from './html.js';

const hrefsOf = (html: string): string[] =>
  elementsNamed(parseHtml(html), 'a', 'area').map((link) => attribute(link, 'href'));

it.each([
  ['https://rye.example/', 'jobs/baker.html', 'https://rye.example/jobs/baker.html'],
  ['https://rye.example/de/start.html', 'jobs/baker', 'https://rye.example/de/jobs/baker'],
  ['https://rye.example/', '/jobs/baker', 'https://rye.example/jobs/baker'],
  ['https://rye.example/', '?page=2', 'https://rye.example/?page=2'],
  ['https://rye.example/', '#baker', '#baker'],
  ['https://rye.example/', 'mailto:mill@rye.example', 'mailto:mill@rye.example'],
  ['https://rye.example/', 'https://mill.example/jobs', 'https://mill.example/jobs'],
  ['//rye.example/', 'jobs', 'https://rye.example/jobs'],
  ['/', 'jobs/baker', '/jobs/baker'],
  ['/de/', 'jobs/baker', '/de/jobs/baker'],
  ['./', 'jobs/baker', 'jobs/baker'],
  ['', 'jobs/baker', 'jobs/baker'],
  ['https://', 'jobs/baker', 'jobs/baker'],
])('on a page whose base is "%s" "%s" leads to "%s"', (base, href, address) => {
  expect(hrefsOf(`<base href="${base}"><a href="${href}">Baker</a><map><area href="${href}"></map>`)).toEqual([
    address,
    address,
  ]);
});

it('takes the first base with an address', () => {
  const bases = '<base target="_blank"><base href="https://rye.example/"><base href="https://mill.example/">';
  expect(hrefsOf(`${bases}<a href="jobs">Jobs</a>`)).toEqual(['https://rye.example/jobs']);
});

it('takes the address that pressing an element leads to as a link’s', () => {
  const pressed = `<base href="https://rye.example/"><div onclick="location.href='jobs/7'">Baker</div>`;
  expect(hrefsOf(pressed)).toEqual(['https://rye.example/jobs/7']);
});
