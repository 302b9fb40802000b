import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

function titlesOf(body: string): unknown[] {
  const html = `<html><head><title>Careers at Mill</title></head><body><main>${body}</main></body></html>`;
  const page = { url: 'https://mill.example/careers', careerScore: 3 };
  return readHtmlListing(parseHtml(html), page).postings.map(({ fields }) => fields.job_title);
}

const list = (...items: string[]): string => `<ul>${items.map((each) => `<li>${each}</li>`).join('')}</ul>`;
const part = (head: string, ...items: string[]): string => `<h4>${head}</h4>${list(...items)}`;

describe('bare occupations within one of several adverts', () => {
  it.each([
    ['¿Qué perfil buscamos?', 'Requisitos', 'Ofrecemos', ['Panadero', 'Molinero', 'Pastelero', 'Confitero']],
    ['Wen wir suchen', 'Ihr Profil', 'Wir bieten', ['Bäcker', 'Müllerin', 'Konditor', 'Verkäufer']],
    ['Qui recherchons-nous ?', 'Votre profil', 'Nous offrons', ['Boulanger', 'Meunier', 'Pâtissier', 'Vendeur']],
    ['Who we are looking for', 'Requirements', 'What we offer', ['Baker', 'Miller', 'Confectioner', 'Sales clerk']],
    ['Chi cerchiamo', 'Requisiti', 'Offriamo', ['Panettiere', 'Mugnaio', 'Pasticcere', 'Commesso']],
    ['Wie zoeken wij?', 'Functie-eisen', 'Wij bieden', ['Bakker', 'Molenaar', 'Banketbakker', 'Verkoper']],
  ])('below "%s" are what it asks for', (who, asked, offered, [one = '', two = '', ...others]) => {
    const advert = (title: string, more = ''): string =>
      `<div><h3>${title}</h3>${more}${part(asked, 'Team spirit', 'Two years')}${part(offered, 'Free bread')}</div>`;
    const adverts = advert(one, part(who, two, ...others, 'Chef')) + advert(two);
    expect(titlesOf(`<h1>Jobs</h1>${adverts}`)).toEqual([one, two]);
    const nested = advert(one) + advert(two, part(asked, `Title:${list(one, ...others, 'Chef')}`));
    expect(titlesOf(`<h1>Jobs</h1>${nested}`)).toEqual([one, two]);
  });

  it('are openings where each trade has them', () => {
    const trade = (name: string, ...titles: string[]): string => `<h2>${name}</h2>${list(...titles)}`;
    const trades = trade('Bakery', 'Head Baker', 'Night Baker') + trade('Mill', 'Miller', 'Mill Technician');
    expect(titlesOf(`<h1>Open positions</h1>${trades}`)).toEqual([
      'Head Baker',
      'Night Baker',
      'Miller',
      'Mill Technician',
    ]);
  });
});
