import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const entry = (...pieces: readonly (readonly [name: string, text: string])[]): string =>
  `<li>${pieces.map(([name, text]) => `<span class="${name}">${text}</span>`).join('')}<a href="https://apply.example/${String(pieces[0]?.[1].length)}">Apply now</a></li>`;

const titlesOf = (entries: string): unknown[] =>
  readHtmlListing(parseHtml(`<main><h1>Careers</h1><h2>Open positions</h2><ul>${entries}</ul></main>`), {
    url: 'https://mill.example/careers',
    careerScore: 3,
  }).postings.map(({ fields }) => fields.job_title);

it('what one entry says more in a piece of another class is no title of the list', () => {
  const others = ['Baker', 'Truck Driver', 'Night Miller'].map((title) => entry(['t', title])).join('');
  expect(titlesOf(`${others}${entry(['t', 'Pastry Chef'], ['l', 'Chef Center'])}`)).toEqual([
    'Baker',
    'Truck Driver',
    'Night Miller',
    'Pastry Chef',
  ]);
});
