import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

function titlesOf(...cards: readonly (readonly [head: string, text: string])[]): (string | undefined)[] {
  const html = `<h1>Work with us</h1><h2>Here you learn</h2>${cards
    .map(([head, text]) => `<div class="card"><h3>${head}</h3><p>${text}</p></div>`)
    .join('')}`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
  return postings.map(({ fields }) => fields.job_title);
}

const TEXTS: readonly (readonly [language: string, ...cards: (readonly [head: string, text: string])[]])[] = [
  [
    'fr',
    ['Encadrement personnalisé', 'Suivi individuel par un boulanger très expérimenté'],
    ['Formation complète', 'Découverte de la vie d’un boulanger en atelier'],
  ],
  [
    'en',
    ['Personal guidance', 'One by one with an experienced baker at the oven'],
    ['All of it', 'Learn the daily work of a miller and a baker'],
  ],
  [
    'de',
    ['Eigene Betreuung', 'Einzeln begleitet von einer sehr erfahrenen Bäckerin'],
    ['Alles dabei', 'Einblick in den ganzen Alltag einer Müllerin am Mahlwerk'],
  ],
  [
    'es',
    ['Atención personal', 'Seguimiento diario por parte de un panadero experto'],
    ['Todo incluido', 'Conoce el día a día de un molinero de verdad'],
  ],
];

it.each(TEXTS.map(([language, ...cards]) => ({ language, cards })))(
  'texts of cards that speak of an occupation below headings of their own are no titles: $language',
  ({ cards }) => {
    expect(titlesOf(...cards)).toEqual([]);
  },
);

it('titles below the headings of towns and departments stay', () => {
  expect(titlesOf(['Leeds', 'Baker for the night shift'], ['York', 'Miller for the night shift'])).toEqual([
    'Baker for the night shift',
    'Miller for the night shift',
  ]);
  expect(
    titlesOf(
      ['Faculty of Bread', 'Associate Professor of Baking and the Science of Bread'],
      ['Faculty of Flour', 'Assistant Professor of Milling and the Science of Flour'],
    ),
  ).toHaveLength(2);
});
