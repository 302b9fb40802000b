import { expect, it } from '@jest/globals';
import type { WebPage } from '../../web/web.js';
import { readPage, type PageFacts } from './page-facts.js';
import { readPages } from './read-pages.js';

function factsOf(url: string, body: string): PageFacts {
  const page: WebPage = {
    ...{ outcome: 'page', request: { url }, url, status: 200, contentType: 'text/html', truncated: false },
    body: `<html><head><title>Careers</title></head><body><main>${body}</main></body></html>`,
  };
  return readPage(page, 'Careers');
}

const list = (...names: string[]): string =>
  `<ul>${names.map((name) => `<li><a href="/careers/${name.toLowerCase()}">${name}</a></li>`).join('')}</ul>`;
const past = `<h2>Past roles</h2>${list('Miller', 'Cooper')}<h2>Contact</h2>`;

it.each([
  ['a list', 'https://firm.example/careers', 'dropped', 'the page calls it past'],
  ['the page of a listed posting', 'https://firm.example/careers/baker', 'duplicate', /the page of a posting/],
])('what %s calls past is a row of the run', (_what, url, disposition, reason) => {
  const careers = factsOf('https://firm.example/careers', `<h2>Open roles</h2>${list('Baker', 'Driver')}`);
  const own = factsOf(url, `<h1>Baker</h1><p>Full-time in Leeds. You bake.</p>${past}`);
  expect(own.past.map(({ fields }) => fields.job_title)).toEqual(['Miller', 'Cooper']);
  const rows = readPages(url.endsWith('/careers') ? [own] : [careers, own], []);
  const told = rows.filter(({ posting }) =>
    own.past.some(({ fields }) => fields.job_title === posting.fields.job_title),
  );
  expect(told.map(({ verdict }) => verdict?.disposition)).toEqual([disposition, disposition]);
  expect(told[0]?.verdict?.reason).toMatch(reason);
});

it('the page of an advert that another page calls past is no posting either', () => {
  const careers = factsOf('https://firm.example/careers', `<h2>Open roles</h2><p>None at the moment.</p>${past}`);
  const advert = factsOf('https://firm.example/careers/miller', '<h1>Miller</h1><p>Full-time in Leeds. You mill.</p>');
  const rows = readPages([careers, advert], []);
  expect(rows.filter(({ pageUrl }) => pageUrl === advert.url).map(({ verdict }) => verdict)).toEqual([
    { disposition: 'dropped', reason: 'another page of the site calls it past' },
  ]);
});

it('a page behind a link called "Careers" is one, however its address and title are called', () => {
  const page: WebPage = {
    ...{ outcome: 'page', status: 200, contentType: 'text/html', truncated: false },
    ...{ request: { url: 'https://firm.example/p7.html' }, url: 'https://firm.example/p7.html' },
    body: '<html><head><title>Firm</title></head><body><h2>Baker</h2><h2>Miller</h2></body></html>',
  };
  expect(readPage(page, '人才招聘').isCareerPage).toBe(true);
  expect(readPage(page, 'Join the club').isCareerPage).toBe(false);
});
