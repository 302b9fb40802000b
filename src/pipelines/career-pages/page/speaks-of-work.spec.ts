import { expect, it } from '@jest/globals';
import { readPage } from './page-facts.js';
import type { WebPage } from '../../../web/web.js';

const factsOf = (path: string, body: string): ReturnType<typeof readPage> => {
  const url = `https://firm.example${path}`;
  const page = {
    url,
    request: { url },
    status: 200,
    body: `<header><nav><a href="/jobs">Recrutement</a></nav></header><main>${body}</main>`,
  };
  return readPage(page as unknown as WebPage, 'Offres');
};

const card = (title: string, behind: string): string =>
  `<article><h2><a href="/offres/${String(title.length)}">${title}</a></h2><p>${behind}</p></article>`;

it.each([
  ['/offres', card('Nuit au moulin', '70 € par jour') + card('Journée de travail au fournil', '40 € par jour')],
  ['/nos-offres', card('Assurance du four', 'Dès 9 € par mois') + card('Assurance du moulin', 'Dès 12 € par mois')],
  ['/kandidaten', '<h1>Schrijf je in</h1><form><label>Naam <input></label></form>'],
  ['/candidates', card('Millers for your mill', 'Ask us') + card('Bakers for your oven', 'Ask us')],
])('%s whose own words speak of no work is no career page', (path, body) => {
  expect(factsOf(path, body).isCareerPage).toBe(false);
});

it('what such a page sells is left out and told', () => {
  const { listed, leftOut } = factsOf(
    '/offres',
    `<h1>Nos offres</h1>${card('Nuit', '70 € par jour')}${card('Repas', '20 € par jour')}`,
  );
  expect([listed, leftOut?.map(({ why }) => why)]).toEqual([[], ['content', 'content']]);
});

it.each([
  ['/offres', `<h1>Nos offres d’emploi</h1>${card('Boulanger H/F', 'CDI')}${card('Meunier H/F', 'CDD')}`],
  ['/offres', card('Boulanger H/F', 'Temps plein') + card('Meunier H/F', 'Temps plein')],
  ['/nos-offres-emploi', '<h1>Bonjour</h1>'],
  ['/kandidaten', '<h1>Openstaande vacatures</h1>'],
])('%s that speaks of work is one', (path, body) => {
  expect(factsOf(path, body).isCareerPage).toBe(true);
});
