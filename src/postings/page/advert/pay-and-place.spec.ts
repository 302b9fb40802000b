import { expect, it } from '@jest/globals';
import { parseHtml } from '../tree/html.js';
import { readHtmlListing } from '../lists/html-listing.js';

function factsOf(entries: readonly string[]): unknown[] {
  const { postings } = readHtmlListing(
    parseHtml(`<main><h1>Careers</h1><h2>Vacancies</h2>${entries.join('')}</main>`),
    {
      url: 'https://mill.example/careers',
      careerScore: 3,
    },
  );
  return postings.map(({ fields: { location, salary_min, job_type } }) => [location, salary_min, job_type]);
}

it.each([
  ['£38k, Leeds', ['Leeds', 38_000, undefined]],
  ['Leeds, £38k', ['Leeds', 38_000, undefined]],
  ['Leeds (£38k)', ['Leeds', 38_000, undefined]],
  ['£38,000 per annum, Leeds', ['Leeds', 38_000, undefined]],
  ['Leeds. £38k. Full time.', ['Leeds', 38_000, 'full-time']],
  ['Full time in Leeds', ['Leeds', undefined, 'full-time']],
  ['Good with numbers, Leeds fans welcome', [undefined, undefined, undefined]],
])('"%s" below a title states place, pay and kind: %j', (line, facts) => {
  const entry = (title: string): string => `<h3>${title}</h3><p>${line}</p><p>You look after what we build.</p>`;
  expect(factsOf(['Joiner', 'Plumber'].map(entry))).toEqual([facts, facts]);
});

it.each([
  ['– Leeds – £38k', 38_000],
  ['| Leeds | £38,000 - £40,000', 38_000],
  ['- £12.50 per hour - Leeds', 12.5],
])('"Joiner %s" states its place beside its pay', (behind, pay) => {
  const entry = (title: string): string => `<li>${title} ${behind}</li>`;
  expect(factsOf(['<ul>', ...['Joiner', 'Plumber'].map(entry), '</ul>'])).toEqual([
    ['Leeds', pay, undefined],
    ['Leeds', pay, undefined],
  ]);
});
