import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readPageTree } from '../../tree/page-tree.js';
import { readSought } from './sought-openings.js';
import { asOneAdvert, readAdvertOfTrade, readToldAdverts } from './told-adverts.js';

const PAGE = 'https://mill.example/';

function toldOn(main: string): Record<string, unknown>[] {
  const html = `<nav><a href="/flour">Flour</a></nav><main><h1>Good flour</h1><p>We grind since 1822.</p>${main}</main>`;
  return readToldAdverts(readPageTree(parseHtml(html)), PAGE).map(({ fields }) => fields as Record<string, unknown>);
}

const list = (...items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

it.each([
  [
    'a box of a home page (de)',
    `<div><p>Wir suchen dich als Bäcker (m/w/d) in unserer Mühle!</p><p>Deine Aufgaben:</p>${list('Brot backen')}
     <p>Dein Profil:</p>${list('Führerschein B')}<p>Wir bieten:</p>${list('Brot')}</div>`,
    'Bäcker (m/w/d)',
    ['Führerschein B'],
  ],
  [
    'an entry of a blog (fr)',
    `<div><h2>Recrutement</h2><p>La minoterie recherche un boulanger expérimenté.<br>Compétences requises :
     - Une formation de boulanger
     - Deux ans au four
     - Bonne humeur
     <br>Ce que nous offrons :<br>Un fournil neuf.</p></div>`,
    'Boulanger',
    ['Une formation de boulanger', 'Deux ans au four', 'Bonne humeur'],
  ],
  [
    'a part of a page about the company (en)',
    `<section><h3>Help wanted</h3><p>The mill is looking for a baker.</p><h4>Requirements</h4>${list('A licence')}
     <h4>What we offer</h4>${list('Bread')}</section>`,
    'Baker',
    ['A licence'],
  ],
  [
    'another language (pl)',
    `<div><p>Poszukujemy piekarza do naszego młyna.</p><p>Wymagania:</p>${list('Prawo jazdy')}
     <p>Oferujemy:</p>${list('Chleb')}</div>`,
    'Piekarza',
    ['Prawo jazdy'],
  ],
])('an advert that a page about something else tells in full is one: %s', (_what, main, title, requirements) => {
  expect(toldOn(`${main}<section><h2>Flour</h2><p>From 2 € a kilo</p></section>`)).toEqual([
    expect.objectContaining({ job_title: title, requirements }),
  ]);
});

it('says nothing of what stands around it', () => {
  const advert = `<div><p>The mill is looking for a baker.</p><p>Requirements:</p>${list('A licence')}<p>We offer:</p>${list('Bread')}</div>`;
  const [told] = toldOn(
    `${advert}<h2>Requirements for our courses</h2>${list('A bowl')}<p>Salary: 3,000 € a month</p>`,
  );
  expect(told).toMatchObject({ job_title: 'Baker', requirements: ['A licence'] });
  expect(told?.['salary_min']).toBeUndefined();
});

it.each([
  ['a sentence alone', '<p>The mill is looking for a baker.</p>'],
  [
    'a sentence with what is asked alone',
    `<p>The mill is looking for a baker.</p><h4>Requirements</h4>${list('A licence')}`,
  ],
  ['a course', `<p>Learn to bake.</p><h4>Requirements</h4>${list('A bowl')}<h4>What we offer</h4>${list('Bread')}`],
  [
    'what readers look for',
    `<p>You are looking for a baker?</p><h4>Requirements</h4>${list('An oven')}<h4>What we offer</h4>${list('Bread')}`,
  ],
  [
    'what is sought at any time',
    `<p>We are always looking for bakers.</p><h4>Requirements</h4>${list('A licence')}<h4>What we offer</h4>${list('Bread')}`,
  ],
  [
    'several in one sentence',
    `<p>The mill is looking for a baker and a miller.</p><h4>Requirements</h4>${list('A licence')}<h4>What we offer</h4>${list('Bread')}`,
  ],
  [
    'what is done for nothing',
    `<h2>Help the mill</h2><p>We are looking for a volunteer gardener.</p><h4>Requirements</h4>${list('Love of plants')}<h4>What we offer</h4>${list('Bread')}`,
  ],
  [
    'what is done for nothing below its heading (de)',
    `<h2>Ehrenamt</h2><p>Wir suchen einen Gärtner.</p><h4>Ihr Profil</h4>${list('Freude')}<h4>Wir bieten</h4>${list('Brot')}`,
  ],
  [
    'a tender',
    `<h2>Call for tenders</h2><p>The mill is looking for an architect.</p><h4>Requirements</h4>${list('Insurance')}<h4>Your tasks</h4>${list('Design')}`,
  ],
  [
    'who would run a mill of its name',
    `<p>We are looking for a franchise partner.</p><h4>Requirements</h4>${list('Capital')}<h4>What we offer</h4>${list('A brand')}`,
  ],
  [
    'one that is over',
    `<p>The mill is looking for a baker.</p><h4>Requirements</h4>${list('A licence')}<h4>What we offer</h4>${list('Bread')}<p>The position has been filled.</p>`,
  ],
])('%s is none', (_what, main) => {
  expect(toldOn(main)).toEqual([]);
});

it.each([
  [
    'a paragraph (en)',
    `<h2>Employment</h2><p>We are a mill with two paid staff. We are currently looking for a part-time <b>Mill Operator</b>
     (20 hours per week) in Leeds. Please send your resume to <a href="mailto:jo@mill.example">jo@mill.example</a> by
     December 18, 2026.</p>`,
    'Part-time Mill Operator',
  ],
  [
    'a card of news (hu)',
    `<div class="card"><h5>2026. november 16. - Dolgozz velünk!</h5><p>Barátságos irodai munkatársat keresünk azonnali
     kezdéssel. Jelentkezés: allas@mill.example</p></div><div class="card"><h5>Nyílt nap</h5><p>Mindenkit várunk!</p></div>`,
    'Irodai munkatársat',
  ],
  [
    'a card of several paragraphs (de)',
    `<div><p>Wir suchen ab sofort einen Bäcker (m/w/d).</p><p>Bewerbungen an jo@mill.example</p></div>`,
    'Bäcker (m/w/d)',
  ],
  [
    'a paragraph (fr)',
    `<p>Le moulin recherche un boulanger. Envoyez votre candidature à jo@mill.example.</p>`,
    'Boulanger',
  ],
])('an advert that says in few words where one applies is one: %s', (_what, main, title) => {
  const [told, ...others] = toldOn(`${main}<section><h2>Flour</h2><p>From 2 € a kilo</p></section>`);
  expect(others).toEqual([]);
  expect(told).toMatchObject({ job_title: title });
  expect(told?.['job_description']).not.toContain('Flour');
});

it.each([
  ['no mailbox', '<p>The mill is looking for a baker. Apply soon.</p>'],
  ['a mailbox for something else', '<p>The mill is looking for a baker. Orders of bread: jo@mill.example</p>'],
  [
    'volunteers',
    '<p>We are looking for a volunteer baker for our volunteers’ day. Send your application to jo@mill.example.</p>',
  ],
  ['readers who look', '<p>Are you looking for a baker? Send your application for our courses to jo@mill.example.</p>'],
  ['partners', '<p>We are looking for a partner. Send your application to jo@mill.example.</p>'],
  ['several at once', '<p>We are looking for a baker and a miller. Send your application to jo@mill.example.</p>'],
  ['any time', '<p>We are always looking for bakers. Send your application to jo@mill.example.</p>'],
  [
    'one that is over',
    '<p>The mill is looking for a baker. Send your application to jo@mill.example. The position has been filled.</p>',
  ],
  [
    'a mailbox in a part further away',
    '<div><div><p>The mill is looking for a baker.</p></div><div><p>Send your application for courses to jo@mill.example.</p></div></div>',
  ],
])('one that does not, or of others, is none: %s', (_what, main) => {
  expect(toldOn(main)).toEqual([]);
});

it('one that is over, and a shop that is closed, leave the advert beside them', () => {
  const advert = (sentence: string): string =>
    `<div><p>${sentence}</p><h4>Requirements</h4>${list('A licence')}<h4>What we offer</h4>${list('Bread')}</div>`;
  const told = toldOn(
    `${advert('The mill is looking for a baker.')}${advert('The mill is looking for a miller. The position has been filled.')}
     <p>Sunday</p><p>Closed</p>`,
  );
  expect(told).toEqual([expect.objectContaining({ job_title: 'Baker' })]);
});

describe('people of a trade whom a career page seeks, and the parts of their advert', () => {
  const tradeOn = (main: string): unknown[] => {
    const document = parseHtml(`<main><h1>Work with us</h1>${main}</main>`);
    return readAdvertOfTrade(document, readPageTree(document), PAGE).map(({ fields }) => fields.job_title);
  };
  const part = (head: string): string => `<h2>${head}</h2>${list('Bread', 'Flour')}`;

  it.each([
    ['We are looking for bakers / confectioners at our mill.', 'Duties of a baker', 'What is needed:'],
    ['Wir suchen Bäcker/Konditoren für unsere Mühle.', 'Deine Aufgaben', 'Was du mitbringst'],
    ['Nous recherchons des boulangers pour notre moulin.', 'Vos missions', 'Votre profil'],
    ['Buscamos panaderos para nuestro molino.', 'Funciones', 'Requisitos'],
    ['Cerchiamo panettieri per il nostro mulino.', 'Mansioni', 'Requisiti'],
    ['Wij zoeken bakkers voor onze molen.', 'Taken', 'Functie-eisen'],
    ['Procuramos padeiros para o nosso moinho.', 'Funções', 'Requisitos'],
    ['Vi söker bagare till vår kvarn.', 'Arbetsuppgifter', 'Kvalifikationer'],
  ])('%s', (sentence, tasks, asked) => {
    expect(tradeOn(`<p>${sentence}</p>${part(tasks)}${part(asked)}`)).toHaveLength(1);
    expect(tradeOn(`<p>${sentence} Work when you like.</p>${part(asked)}${part(tasks)}`)).toHaveLength(1);
    // Whom one would have in general, and several who are sought for other work each.
    expect(tradeOn(`<p>${sentence}</p>${part(asked)}`)).toEqual([]);
    expect(tradeOn(`<p>${sentence}</p>`)).toEqual([]);
  });

  it.each([
    'We are always looking for bakers.',
    'We are looking for bakers and drivers.',
    'Every year we look for bakers.',
    'Our bakers are looking for flour.',
    'We are looking for people who love bread.',
  ])('seeks no single one: %s', (sentence) => {
    expect(tradeOn(`<p>${sentence}</p>${part('Duties')}${part('Requirements')}`)).toEqual([]);
  });
});

describe('several whom one sentence seeks', () => {
  const advertOn = (main: string): unknown[] => {
    const document = parseHtml(`<main><h1>Work with us</h1>${main}</main>`);
    const tree = readPageTree(document);
    return asOneAdvert(readSought(document, tree, PAGE), document, tree, PAGE).map(({ fields }) => fields.requirements);
  };
  const part = (head: string): string => `<h2>${head}</h2>${list('Two years at an oven', 'A licence')}`;
  const asked = ['Two years at an oven', 'A licence'];

  it.each([
    ['have what the page asks once', `${part('Duties')}${part('Requirements')}`, [asked, asked]],
    ['have none of what it asks of each', `${part('Duties')}${part('Requirements')}${part('Qualifications')}`, []],
    ['have none of what it asks in general', part('Requirements'), []],
  ])('%s', (_what, parts, requirements) => {
    const found = advertOn(`<p>We are currently looking for bakers and night millers to join our team.</p>${parts}`);
    expect(found).toEqual(requirements.length > 0 ? requirements : [undefined, undefined]);
  });
});
