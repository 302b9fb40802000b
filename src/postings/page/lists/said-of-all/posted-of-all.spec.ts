import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

function daysOf(head: string, { isInArticle = true, intro = '' } = {}): unknown[] {
  const opening = (title: string): string =>
    `<h2>${title}</h2><h3>Tasks</h3><ul><li>Run the mill</li></ul><h3>Requirements</h3><ul><li>Strong arms</li></ul>`;
  const openings = `${intro}${opening('Baker')}${opening('Miller')}`;
  const html = isInArticle
    ? `<main><article><h1>Jobs at the mill</h1>${head}${openings}</article></main>`
    : `<main><h1>Jobs at the mill</h1>${head}${openings}</main>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
  return postings.map(({ fields }) => [fields.job_title, fields.posted_at, fields.application_deadline]);
}

it.each([
  '<p class="meta"><time datetime="2027-01-23">January 23, 2027</time></p>',
  '<p><time datetime="2027-01-23">23 January 2027</time> by Billy</p>',
  '<p>23 January 2027</p><p>News</p>',
])('the day of a post is that of all its openings: %s', (head) => {
  expect(daysOf(head)).toEqual([
    ['Baker', '2027-01-23', undefined],
    ['Miller', '2027-01-23', undefined],
  ]);
});

it('a day of something else is not, nor one outside of a post', () => {
  const none = [
    ['Baker', undefined, undefined],
    ['Miller', undefined, undefined],
  ];
  expect(daysOf('<p>Open day: 23 January 2027</p>')).toEqual(none);
  expect(daysOf('<p>We bake.</p><p>We mill.</p><p>We sell.</p><p>23 January 2027</p>')).toEqual(none);
  expect(daysOf('<p>23 January 2027</p>', { isInArticle: false })).toEqual(none);
});

it('until when one applies is said of all in a line that names most of them', () => {
  const intro =
    '<p>Apply for one of our posts: Baker or Miller. Apply by February 4. Posts stay open until filled.</p>';
  expect(daysOf('', { intro })).toEqual([
    ['Baker', undefined, '--02-04'],
    ['Miller', undefined, '--02-04'],
  ]);
});
