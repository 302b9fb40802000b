import { expect, it } from '@jest/globals';
import type { WebPage } from '../../../web/web.js';
import { readPage, type PageFacts } from '../page/page-facts.js';
import { partLinks } from './part-links.js';
import { readPages } from './read-pages.js';

function factsOf(url: string, body: string): PageFacts {
  const page: WebPage = {
    ...{ outcome: 'page', request: { url }, url, status: 200, contentType: 'text/html', truncated: false },
    body: `<html lang="en"><head><title>Mill</title></head><body><main>${body}</main></body></html>`,
  };
  return { ...readPage(page, url.includes('archives') ? '' : 'Careers'), isCareerPage: true };
}

const notice = 'https://firm.example/archives/12';
const asked = '<h3>Requirements</h3><ul><li>You rise early</li><li>A licence</li></ul>';
const openings = `<h2>Two (2) positions of baker</h2>${asked}<h2>One (1) position of miller</h2>${asked}`;
const returned = (title: string, body: string): (string | undefined)[] => {
  const list = factsOf('https://firm.example/careers', `<h1>Jobs</h1><h2><a href="${notice}">${title}</a></h2>`);
  const pages = [list, factsOf(notice, `<h1>${title}</h1>${body}`)];
  return readPages(pages, []).flatMap(({ posting, verdict }) => (verdict ? [] : [posting.fields.job_title]));
};

it('a notice of several posts leads to a page that tells each of them', () => {
  const title = 'Various positions for bakers and millers';
  const list = factsOf('https://firm.example/careers', `<h1>Jobs</h1><h2><a href="${notice}">${title}</a></h2>`);
  expect(partLinks(list).map(({ url }) => url)).toEqual([notice]);
  expect(returned(title, openings)).toEqual(['Two (2) positions of baker', 'One (1) position of miller']);
});

it('a notice of several posts whose page tells one of them is that one', () => {
  expect(returned('Multiple positions for bakers', `<p>You bake.</p>${asked}`)).toEqual([
    'Multiple positions for bakers',
  ]);
});

it('one post leads to no list', () => {
  const list = factsOf('https://firm.example/careers', `<h1>Jobs</h1><h2><a href="${notice}">Baker of rye</a></h2>`);
  expect(partLinks(list)).toEqual([]);
});
