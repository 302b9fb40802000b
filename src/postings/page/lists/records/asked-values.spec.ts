import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

function titlesOf(body: string): unknown[] {
  const html = `<html><head><title>Careers at Mill</title></head><body><main>${body}</main></body></html>`;
  const page = { url: 'https://mill.example/careers', careerScore: 3 };
  return readHtmlListing(parseHtml(html), page).postings.map(({ fields }) => fields.job_title);
}

const list = (items: readonly string[]): string => `<ul>${items.map((each) => `<li>${each}</li>`).join('')}</ul>`;

/** A page, its adverts, labels with occupations behind them that are not sought, and headings of two parts. */
const ADVERTS = [
  {
    page: 'Empleo',
    titles: ['Molinero', 'Técnico de hornos'],
    facts: { 'Categoría profesional': 'Programador / Analista', 'Formación mínima': 'Ingeniero técnico' },
    heads: ['Requisitos', 'Ofrecemos'],
    asked: ['Haber trabajado como panadero', 'Pan gratis'],
  },
  {
    page: 'Karriere',
    titles: ['Bäcker', 'Ofentechniker'],
    facts: { Mindestausbildung: 'Diplom-Ingenieur', Vorgesetzter: 'Leiter Produktion' },
    heads: ['Ihr Profil', 'Wir bieten'],
    asked: ['Hat Erfahrung als Müllergeselle', 'Brot umsonst'],
  },
  {
    page: 'Recrutement',
    titles: ['Boulanger', 'Technicien des fours'],
    facts: { 'Formation minimale': 'Ingénieur', Rattachement: 'Directeur de production' },
    heads: ['Votre profil', 'Nous offrons'],
    asked: ['Avoir travaillé comme mécanicien', 'Du pain gratuit'],
  },
  {
    page: 'Careers',
    titles: ['Baker', 'Oven Technician'],
    facts: { 'Minimum education': 'Chartered Engineer', 'Reports to': 'Operations Manager' },
    heads: ['Requirements', 'What we offer'],
    asked: ['Has worked as a mechanic', 'Free bread'],
  },
  {
    page: 'Lavora con noi',
    titles: ['Panettiere', 'Tecnico dei forni'],
    facts: { 'Titolo di studio minimo': 'Ingegnere', 'Riporta a': 'Direttore di produzione' },
    heads: ['Requisiti', 'Offriamo'],
    asked: ['Avere esperienza come meccanico', 'Pane gratis'],
  },
  {
    page: 'Vacatures',
    titles: ['Bakker', 'Oventechnicus'],
    facts: { 'Minimale opleiding': 'Ingenieur', 'Rapporteert aan': 'Productiemanager' },
    heads: ['Functie-eisen', 'Wij bieden'],
    asked: ['Heeft ervaring als automonteur', 'Gratis brood'],
  },
] as const;

type Advert = (typeof ADVERTS)[number];
type Show = (facts: readonly (readonly [string, string])[]) => string;

/** How the labels of an advert are shown. */
const SHOWN: Readonly<Record<string, Show>> = {
  'lines behind labels in bold': (facts) => facts.map(([label, value]) => `<p><b>${label}:</b> ${value}</p>`).join(''),
  'lines of a list': (facts) => list(facts.map(([label, value]) => `${label}: ${value}`)),
  'terms of a list': (facts) =>
    `<dl>${facts.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>`,
  'headings with a line below': (facts) =>
    facts.map(([label, value]) => `<div><h5>${label}</h5><p>${value}</p></div>`).join(''),
  'headings with a list below': (facts) => facts.map(([label, value]) => `<h5>${label}</h5>${list([value])}`).join(''),
  'rows of a table': (facts) =>
    `<table>${facts.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</table>`,
};

const advertOf = ({ facts, heads, asked }: Advert, title: string, show: Show): string =>
  `<section><h3>${title}</h3>${show(Object.entries(facts))}` +
  `${heads.map((head, at) => `<h4>${head}</h4>${list([asked[at] ?? ''])}`).join('')}</section>`;

describe.each(Object.entries(SHOWN))('occupations that are not sought, as %s', (_, show) => {
  it.each(ADVERTS.map((advert) => [advert.page, advert] as const))('%s', (page, advert) => {
    const [first] = advert.titles;
    expect(titlesOf(`<h1>${page}</h1>${advertOf(advert, first, show)}`)).toEqual([first]);
    const all = advert.titles.map((title) => advertOf(advert, title, show)).join('');
    expect(titlesOf(`<h1>${page}</h1>${all}`)).toEqual([...advert.titles]);
  });
});

it('openings below a heading of one word stay', () => {
  expect(titlesOf(`<h1>Carreira</h1><h2>Vagas</h2>${list(['Padeiro', 'Moleiro', 'Motorista'])}`)).toHaveLength(3);
  const table = '<tr><th>Level</th><th>Title</th></tr><tr><td>Junior</td><td>Baker</td></tr>';
  expect(titlesOf(`<h1>Vacancies</h1><table>${table}<tr><td>Senior</td><td>Miller</td></tr></table>`)).toEqual([
    'Baker',
    'Miller',
  ]);
});

it('what is given behind a term lists no openings, however alike its list is made', () => {
  const row = (term: string, items: readonly string[]): string => `<dl><dt>${term}</dt><dd>${list(items)}</dd></dl>`;
  const given = row('各種保険・待遇', ['社会保険・雇用保険', '年間休日124日', '交通費負担']);
  expect(titlesOf(`<h2>募集要項</h2>${row('募集職種', ['事務員：非常勤2名', '看護師：常勤1名'])}${given}`)).toEqual([
    '事務員',
    '看護師',
  ]);
  const ofPay = row('Positions and benefits', ['Baker', 'Miller']);
  expect(titlesOf(`<h2>Vacancies</h2>${ofPay}`)).toEqual(['Baker', 'Miller']);
});
