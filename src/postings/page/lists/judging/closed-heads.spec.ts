import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

function titlesOf(body: string): (string | undefined)[] {
  const html = `<html><head><title>Jobs</title></head><body><main>${body}</main></body></html>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
  return postings.map(({ fields }) => fields.job_title);
}

const card = (title: string): string =>
  `<div class="card"><div><h4>${title}</h4><p>You bake and sell bread.</p></div><span>Full-time</span></div>`;
const part = (name: string, content: string): string =>
  `<div class="part"><h3 class="name">${name}</h3>${content}</div>`;
const CLOSED = [
  ['Administrator', 'No vacancies at the moment'],
  ['Administrativo', 'Sem vagas disponíveis no momento'],
  ['Administrativo', 'No hay vacantes por el momento'],
  ['Verkäufer', 'Aktuell keine offenen Stellen'],
  ['Commercial', 'Aucun poste à pourvoir pour le moment'],
] as const;

describe('a heading whose part says that nothing is open', () => {
  it.each(CLOSED)('is no opening, as "%s" above "%s"', (name, line) => {
    const empty = `<div class="card empty"><div><h4>${line}</h4><p>Write to us for our next search.</p></div></div>`;
    const parts = [
      part('Production', card('Baker') + card('Miller')),
      part(name, empty),
      part('Sales', card('Seller')),
    ];
    expect(titlesOf(`<h2>Openings</h2>${parts.join('')}`)).toEqual(['Baker', 'Miller', 'Seller']);
  });

  it.each(['Keine Stelle frei? Doch, ab sofort.', 'Most of our vacancies are filled from within.'])(
    'is an opening above "%s"',
    (line) => {
      const parts = ['Baker', 'Cook'].map((title) => `<h3>${title}</h3><p>${line} Leeds, full-time.</p>`);
      expect(titlesOf(`<h2>Openings</h2>${parts.join('')}`)).toEqual(['Baker', 'Cook']);
    },
  );

  it('is an opening where its part has an advert', () => {
    const parts = [part('Production', card('Baker') + card('Miller')), part('Sales', card('Administrator'))];
    const end = '<h3>Depot</h3><p>No vacancies at the moment</p>';
    expect(titlesOf(`<h2>Openings</h2>${parts.join('')}${end}`)).toEqual(['Baker', 'Miller', 'Administrator']);
  });
});
