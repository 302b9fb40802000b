import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const titlesIn = (parts: readonly (readonly [string, string])[]): unknown[] => {
  const items = parts.map(([number, name]) => `<div><div class="n">${number}</div><div class="t">${name}</div></div>`);
  const html = `<title>Careers</title><main><h1>Work with us</h1><p>We look for people.</p>${items.join('')}</main>`;
  return readHtmlListing(parseHtml(html), { url: 'https://mill.example/careers', careerScore: 3 }).postings.map(
    ({ fields }) => fields.job_title,
  );
};

it('what numbers count are no openings', () => {
  expect(
    titlesIn([
      ['70+', 'Years of milling'],
      ['30', 'Bakers and millers'],
      ['3×', 'Ovens'],
    ]),
  ).toEqual([]);
  expect(
    titlesIn([
      ['98 %', 'Happy customers'],
      ['12', 'Bakers'],
    ]),
  ).toEqual([]);
});

it('what numbers only put in order may be', () => {
  const numbered = [
    ['1', 'Baker'],
    ['2', 'Miller'],
    ['3', 'Truck driver'],
  ] as const;
  expect(titlesIn(numbered)).toEqual(['Baker', 'Miller', 'Truck driver']);
});

it.each([
  ['in a card', (title: string, share: string) => `<article><h3>${title}</h3><p>${share}</p></article>`],
  ['in a card without headings', (title: string, share: string) => `<li><b>${title}</b><br>${share}</li>`],
  ['below each other', (title: string, share: string) => `<h3>${title}</h3><p>${share}</p>`],
])('a title above its share of a full week is none of them, %s', (_, write) => {
  const entries = [write('Bäcker', '80 %'), write('Müllerin', '100 %'), write('Fahrer', '60 %')].join('');
  const html = `<title>Jobs</title><main><h1>Offene Stellen</h1><ul>${entries}</ul></main>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
  expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Bäcker', 'Müllerin', 'Fahrer']);
});
