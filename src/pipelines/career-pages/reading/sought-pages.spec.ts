import { expect, it } from '@jest/globals';
import type { WebPage } from '../../../web/web.js';
import { readPage, type PageFacts } from '../page/page-facts.js';
import { withSoughtPostings } from './sought-pages.js';

function factsOf(path: string, main: string): PageFacts {
  const url = `https://mill.example${path}`;
  const page: WebPage = {
    ...{ outcome: 'page', request: { url }, url, status: 200, contentType: 'text/html', truncated: false },
    body: `<html><head><title>The mill at Leeds</title></head><body><main>${main}</main></body></html>`,
  };
  return readPage(page, '');
}

const titlesOf = (pages: readonly PageFacts[]): unknown[] =>
  withSoughtPostings(pages, []).flatMap(({ listed }) => listed.map(({ fields }) => fields.job_title));

const SENTENCE = '<h1>Work in the mill</h1><p>The mill at Leeds is looking for a baker and a truck driver.</p>';
const LIST =
  '<h1>Open positions</h1><ul><li><h3>Miller</h3><p>Full-time, Leeds</p></li><li><h3>Baker</h3><p>Leeds</p></li></ul>';

it('takes the occupations that a sentence seeks for postings where nothing lists any, with its words', () => {
  const page = factsOf('/jobs', SENTENCE);
  expect(titlesOf([page])).toEqual(['Baker', 'Truck driver']);
  expect(page.sought?.[0]?.evidence.job_title).toMatchObject({
    source: 'page',
    quote: expect.stringContaining('baker'),
  });
});

const TOLD = `<h1>Good flour</h1><div><p>The mill is looking for a baker.</p><p>Requirements:</p><ul><li>A licence</li></ul>
  <p>We offer:</p><ul><li>Bread</li></ul></div>`;

it('takes an advert that a page about something else tells in full where the site has no career page', () => {
  const [home, about] = [factsOf('/', TOLD), factsOf('/about-flour', SENTENCE)];
  expect(titlesOf([home, about])).toEqual(['Baker']);
  expect(titlesOf([home, factsOf('/careers', '<h1>Careers</h1><p>Write to us.</p>')])).toEqual([]);
});

it('takes none beside a list of the site, on a page about something else, and where the page says that nothing is open', () => {
  expect(titlesOf([factsOf('/jobs', SENTENCE), factsOf('/careers', LIST)])).not.toContain('Truck driver');
  expect(factsOf('/about-flour', SENTENCE).sought).toBeUndefined();
  expect(factsOf('/jobs', `<p>We have no open positions at the moment.</p>${SENTENCE}`).sought).toBeUndefined();
});
