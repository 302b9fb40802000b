import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const URL = 'https://mill.example/jobs/baker';
const read = (links: readonly (readonly [string, string])[], url = URL): string[] =>
  readHtmlListing(
    parseHtml(
      `<title>Mill</title><ul>${links.map(([title, href]) => `<li><a href="${href}">${title} (m/f/d)</a></li>`).join('')}</ul>` +
        '<h1>Baker (m/f/d)</h1><p>You bake bread with four others, six nights a week, in an oven of 1890.</p>',
    ),
    { url, careerScore: 3 },
  ).postings.map(({ fields: { job_title: title = '', job_url: address = '' } }) => `${title} ${address}`);

it('an entry of a menu of adverts that leads to the page it stands on has its page there', () => {
  expect(
    read([
      ['Baker', '/jobs/baker'],
      ['Miller', '/jobs/miller'],
      ['Driver', '/jobs/driver'],
    ]),
  ).toEqual([
    `Baker (m/f/d) ${URL}`,
    'Miller (m/f/d) https://mill.example/jobs/miller',
    'Driver (m/f/d) https://mill.example/jobs/driver',
  ]);
});

it('links to a page of openings lead to no advert of their own: entries beside it stand elsewhere', () => {
  const [baker] = read(
    [
      ['Baker', '/careers'],
      ['Miller', '/jobs/miller'],
      ['Driver', '/jobs/driver'],
    ],
    'https://mill.example/careers',
  );
  expect(baker).toBe('Baker (m/f/d) ');
});

it('a page at the top of its site has nothing beside it: what it only names has no page', () => {
  const [baker] = read(
    [
      ['Baker', '/careers'],
      ['Miller', '#miller'],
      ['Driver', '#driver'],
    ],
    'https://mill.example/careers',
  );
  expect(baker).toBe('Baker (m/f/d) ');
});
