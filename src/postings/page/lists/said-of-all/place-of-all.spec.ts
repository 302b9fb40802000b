import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

/** Where the openings of a page are that says so in a part of its own above them. */
const placesOf = (...said: readonly string[]): unknown[] => {
  const part = `<section><h2>Our house</h2>${said.map((text) => `<p>${text}</p>`).join('')}</section>`;
  const cards = '<div><h3>Head Miller</h3></div><div><h3>Head Baker</h3></div>';
  const html = `<title>Careers</title><main><h1>Careers</h1>${part}<section><h2>Open positions</h2>${cards}</section></main>`;
  const context = { url: 'https://mill.example/careers', careerScore: 3 };
  return readHtmlListing(parseHtml(html), context).postings.map(({ fields }) => fields.location);
};

it.each([
  ['For our shop in Leeds we are looking for bakers and a miller.', 'Leeds'],
  ['Für unser Geschäft in Wels suchen wir Bäcker, Müller und eine Reinigungskraft.', 'Wels'],
  ['Pour notre moulin à Nantes, nous recherchons un meunier et une boulangère.', 'Nantes'],
])('a sentence above the openings that seeks says where: %s', (sentence, place) => {
  expect(placesOf(sentence)).toEqual([place, place]);
});

it.each([
  ['nobody is sought there', ['Our first shop in Leeds opened in 1950.']],
  [
    'two sentences seek in two towns',
    ['For our shop in Leeds we are looking for a baker.', 'For our mill in York we are looking for a miller.'],
  ],
])('nowhere where %s', (_what, said) => {
  expect(placesOf(...said)).toEqual([undefined, undefined]);
});
