import { expect, it } from '@jest/globals';
import { readSitemap, sitemapsOfRobots } from './sitemap.js';

const BASE = 'https://www.mill.example/maps/sitemap.xml';
const setOf = (...locations: string[]): string =>
  `<?xml version="1.0"?><urlset>${locations.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;

it.each([
  ['https://mill.example/jobs', 'https://mill.example/jobs'],
  ['<![CDATA[ https://mill.example/jobs?a=1&b=2 ]]>', 'https://mill.example/jobs?a=1&b=2'],
  ['/jobs/baker', 'https://www.mill.example/jobs/baker'],
  ['jobs/baker.html', 'https://www.mill.example/maps/jobs/baker.html'],
  ['../jobs/baker.html', 'https://www.mill.example/jobs/baker.html'],
  ['//mill.example/jobs', 'https://mill.example/jobs'],
  ['mill.example/jobs', 'https://mill.example/jobs'],
  ['www.mill.example/jobs', 'https://www.mill.example/jobs'],
  ['WWW.mill.example', 'https://www.mill.example/'],
])('what a sitemap names as "%s" is %s', (location, url) => {
  expect(readSitemap(setOf(location), 10, BASE).pages).toEqual([url]);
});

it.each(['', 'mailto:jobs@mill.example', 'javascript:void(0)', 'https://', '//'])(
  'what a sitemap names as "%s" is no address of the web, and counted all the same',
  (location) => {
    const { pages, named } = readSitemap(setOf(location, '/jobs'), 10, BASE);
    expect([pages.filter((url) => /^https?:/.test(url)), named]).toEqual([['https://www.mill.example/jobs'], 2]);
  },
);

it.each([
  ['a prefix', '<sm:urlset><sm:url><sm:loc>JOBS</sm:loc></sm:url></sm:urlset>'],
  ['capital letters', '<URLSET><URL><LOC>JOBS</LOC></URL></URLSET>'],
  ['a picture first', '<urlset><url><image:loc>https://mill.example/a.png</image:loc><loc>JOBS</loc></url></urlset>'],
  ['a feed', '<rss><channel><link>https://mill.example/</link><item><link>JOBS</link></item></channel></rss>'],
  ['an Atom feed', '<feed><link href="https://mill.example/"/><entry><link href="JOBS"/></entry></feed>'],
])('a sitemap with %s', (_what, body) => {
  const jobs = 'https://mill.example/jobs';
  expect(readSitemap(body.replace('JOBS', jobs), 10, BASE)).toEqual({ pages: [jobs], named: 1, sitemaps: [] });
});

it('likewise in an index, and in robots.txt', () => {
  const index = '<sitemapindex><sitemap><loc>pages.xml</loc></sitemap><sitemap><loc>jobs.xml</loc></sitemap>';
  expect(readSitemap(`${index}</sitemapindex>`, 10, BASE).sitemaps).toEqual([
    'https://www.mill.example/maps/jobs.xml',
    'https://www.mill.example/maps/pages.xml',
  ]);
  expect(sitemapsOfRobots('Sitemap: /map.xml\nSITEMAP : <map.xml>', 'https://www.mill.example/robots.txt')).toEqual([
    'https://www.mill.example/map.xml',
    'https://www.mill.example/map.xml',
  ]);
});
