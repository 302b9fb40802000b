import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readPageTree } from '../../tree/page-tree.js';
import { readSought } from './sought-openings.js';

it('reads the one opening of a page that stands in running text below the words that seek, with its pay', () => {
  const more = 'We are a small nursery by the river and care for forty children. '.repeat(20);
  const document = parseHtml(
    `<main><h2>Vacancies</h2><h3>We are currently looking for:</h3><div><span></span> Qualified nursery practitioner,
     to join us. ${more} You have a minimum of 2 years of experience. Salary starts from £22 - 25,000 per annum.</div></main>`,
  );
  const postings = readSought(document, readPageTree(document), 'https://firm.example/vacancies');
  expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Nursery practitioner']);
  expect(postings[0]?.fields.job_description).toContain('£22 - 25,000 per annum');
});

describe('a heading that seeks', () => {
  it.each([
    ['The mill is looking for bakers', ['Bakers']],
    ['SkiArena mangler instruktører.', ['Instruktører']],
    ['Die Mühle sucht Bäcker!', ['Bäcker']],
    ['La boulangerie recrute vendeurs', ['Vendeurs']],
    ['De molen zoekt bakkers', ['Bakkers']],
    ['Bageriet söker bagare', ['Bagare']],
  ])('need not say how many: %s', (heading, titles) => {
    expect(titlesOf(`<h3>${heading}</h3><p>Do you like bread? Write to us.</p>`)).toEqual(titles);
  });

  it.each([
    'Cerchiamo tecnici che vogliano restare',
    'We are always looking for bakers',
    'Are you looking for a plumber?',
  ])('and speaks of anybody seeks nobody: %s', (heading) => {
    expect(titlesOf(`<h3>${heading}</h3><p>Do you like bread? Write to us.</p>`)).toEqual([]);
  });
});

const choice = (...options: string[]): string =>
  `<form><input name="name"><select>${options.map((option) => `<option>${option}</option>`).join('')}</select></form>`;
const titlesOf = (body: string): unknown[] => {
  const document = parseHtml(`<main>${body}</main>`);
  return readSought(document, readPageTree(document), 'https://firm.example/jobs').map(
    ({ fields }) => fields.job_title,
  );
};

describe('a sentence that seeks, above a form that lets one choose a role', () => {
  it.each([
    [
      'Just nu söker vi medarbetare, oavsett om du är erfaren kock, en serviceminded kassamedarbetare eller diskare.',
      ['Välj roll…', 'Kock', 'Kassa', 'Diskare'],
    ],
    ['Wir suchen ab sofort einen Koch und mehr.', ['Bitte wählen', 'Koch', 'Servicekraft', 'Spülhilfe']],
    ['We are looking for a baker and others.', ['Select a position', 'Baker', 'Miller', 'Truck driver']],
    ['Notre garage recherche un mécanicien.', ['Sélectionnez un poste', 'Mécanicien', 'Carrossier']],
  ])('%s', (sentence, [ask = '', ...roles]) => {
    expect(titlesOf(`<p>${sentence}</p>${choice(ask, ...roles)}`)).toEqual(roles);
  });

  it('seeks what it names alone where one may choose anything else, or something else', () => {
    const sentence = '<p>We are looking for a baker for our shop in Leeds.</p>';
    expect(titlesOf(sentence + choice('Select', 'Baker', 'Miller', 'Other'))).toEqual(['Baker']);
    expect(titlesOf(sentence + choice('Select', 'Baker', 'Miller', 'Open application'))).toEqual(['Baker']);
    expect(titlesOf(sentence + choice('Select', 'Miller', 'Truck driver'))).toEqual(['Baker']);
    expect(titlesOf(sentence + choice('Select', 'Leeds', 'York'))).toEqual(['Baker']);
    expect(titlesOf(`<p>We are always looking for bakers.</p>${choice('Select', 'Baker', 'Miller')}`)).toEqual([]);
  });
});

describe('openings that stand behind each other in one line', () => {
  it.each<[string, string[]]>([
    [
      '<p>Current openings: Master Miller, Shift Supervisor, Truck Driver.</p>',
      ['Master Miller', 'Shift Supervisor', 'Truck Driver'],
    ],
    ['<p><b>Open positions:</b> Baker, Miller and Truck Driver</p>', ['Baker', 'Miller', 'Truck Driver']],
    [
      '<h2>Job openings</h2><p>Baker, Research and Development Manager, Miller</p>',
      ['Baker', 'Research and Development Manager', 'Miller'],
    ],
    [
      '<p>Offene Stellen: Bäcker (m/w/d), Müller (m/w/d) und Buchhalter (m/w/d). Wir freuen uns auf dich.</p>',
      ['Bäcker (m/w/d)', 'Müller (m/w/d)', 'Buchhalter (m/w/d)'],
    ],
    ['<p>Postes à pourvoir : boulanger, meunier et comptable.</p>', ['Boulanger', 'Meunier', 'Comptable']],
    ['<p>Vacantes: panadero, contable y conductor de camión.</p>', ['Panadero', 'Contable', 'Conductor de camión']],
    ['<p>Vagas abertas: padeiro, contador e motorista</p>', ['Padeiro', 'Contador', 'Motorista']],
    ['<p>Posizioni aperte: panettiere, contabile e autista.</p>', ['Panettiere', 'Contabile', 'Autista']],
    ['<p>Openstaande vacatures: bakker, boekhouder en chauffeur.</p>', ['Bakker', 'Boekhouder', 'Chauffeur']],
    ['<p>Открытые вакансии: пекарь, бухгалтер и водитель.</p>', ['Пекарь', 'Бухгалтер', 'Водитель']],
    ['<p>Current opening: Truck Driver.</p>', ['Truck Driver']],
  ])('%s', (body, titles) => {
    expect(titlesOf(`<h1>Careers</h1>${body}<p>Send us your documents by mail.</p>`)).toEqual(titles);
  });

  it.each([
    '<p>Current openings: none at present.</p>',
    '<p>Current openings: 3</p>',
    '<p>Open positions: see our board, or write to us.</p>',
    '<p>Our teams: bakers, millers, drivers.</p>',
    '<h2>Our customers</h2><p>Bakers, millers, drivers</p>',
    '<p>Open positions in: Leeds, York, Hull</p>',
    '<p>Past openings: Baker, Miller</p>',
    '<p>Wir suchen immer: Bäcker, Köche</p>',
    '<p>Cerchiamo per i nostri cantieri: muratori, carpentieri, autisti e fabbri.</p>',
    '<p>Open positions that come up with us every year in spring: bakers, drivers</p>',
    '<h2>Open positions</h2><p>Bread, rolls, and cakes, that is what we make.</p>',
  ])('%s names none', (body) => {
    expect(titlesOf(`<h1>Careers</h1>${body}<p>Send us your documents by mail.</p>`)).toEqual([]);
  });
});

describe('a title right behind words that seek, beside or below the text of a page', () => {
  it.each([
    ['Now hiring: Pastry cook', ['Pastry cook']],
    ['Wir suchen: Bäcker', ['Bäcker']],
    ['Nous recrutons : boulanger', ['Boulanger']],
    ['Buscamos un panadero', ['Panadero']],
    ['Требуется пекарь', ['Пекарь']],
    ['Zatrudnimy piekarza', ['Piekarza']],
  ])('is an opening: %s', (line, titles) => {
    expect(titlesOf(`<h1>Careers</h1><p>Come in.</p></main><footer><p>${line}</p></footer><main>`)).toEqual(titles);
  });

  it.each(['We are always hiring bakers', 'Now hiring', 'Now hiring: all roles', 'Baker', 'Bakers for your wedding'])(
    'is none otherwise: %s',
    (line) => {
      expect(titlesOf(`<h1>Careers</h1><p>Come in.</p></main><footer><p>${line}</p></footer><main>`)).toEqual([]);
    },
  );
});

it.each([
  ['We are <b>looking for an engineer in food chemistry</b> to work at our mill.', ['Engineer in food chemistry']],
  ['Wir suchen eine <strong>Fachkraft für gutes Brot</strong> ab März.', ['Fachkraft für gutes Brot']],
  ['We are looking for an <b>engineer in Leeds</b>.', ['Engineer']],
  ['We are looking for an <b>engineer to join our team</b>.', ['Engineer']],
  ['We are looking for an engineer in food chemistry, and <b>soon</b>.', ['Engineer']],
])('a title goes on to the end of the words in bold: %s', (sentence, titles) => {
  expect(titlesOf(`<h1>Careers</h1><p>${sentence}</p>`)).toEqual(titles);
});

it('each item below words that seek is one opening', () => {
  const items = ['a family doctor, or a doctor in training,', 'a community nurse (on call),', 'a passion for care'];
  const page = `<main><p>Our clinic is hiring:</p><ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol></main>`;
  const document = parseHtml(page);
  const titles = readSought(document, readPageTree(document), 'https://clinic.example/jobs').map(
    ({ fields }) => fields.job_title,
  );
  expect(titles).toEqual(['Family doctor', 'Community nurse']);
});

describe('cards below one heading each, whose sentences seek', () => {
  const card = (sentence: string, link: string): string =>
    `<li><img src="/a.webp"><h3>Would you like to join us?</h3><p>${sentence}</p>${link}</li>`;
  const addressesOf = (...cards: readonly string[]): unknown[] => {
    const document = parseHtml(`<main><h1>Careers</h1><ul>${cards.join('')}</ul></main>`);
    return readSought(document, readPageTree(document), 'https://firm.example/jobs').map(
      ({ fields }) => fields.job_url,
    );
  };

  it.each([
    ['en', 'We are looking for a baker.', 'We are looking for a miller.', 'See more'],
    ['tr', 'Gebze şubemiz için aşçı aranmaktadır.', 'Sahada çalışacak şoför aranmaktadır.', 'Detayları gör'],
    ['de', 'Wir suchen einen Bäcker.', 'Wir suchen eine Köchin.', 'Mehr erfahren'],
  ])('lead to the pages of the openings, each to its own (%s)', (_, one, other, more) => {
    const link = (id: string): string => `<a href="/apply?id=${id}">${more}</a>`;
    expect(addressesOf(card(one, link('1')), card(other, link('2')))).toEqual([
      'https://firm.example/apply?id=1',
      'https://firm.example/apply?id=2',
    ]);
  });

  it('are those of none where all lead to one page, or one to none', () => {
    const [one, other] = ['We are looking for a baker.', 'We are looking for a miller.'];
    const link = '<a href="/apply">Apply</a>';
    expect(addressesOf(card(one, link), card(other, link))).toEqual([undefined, undefined]);
    expect(addressesOf(card(one, link), card(other, ''))).toEqual([undefined, undefined]);
  });
});

it.each([
  ['Koch gesucht!', 'Koch'],
  ['Wanted: Gas Engineer', 'Gas Engineer'],
  ['Per direct gezocht: kok', 'Kok'],
])('a line that calls for one opening, and nothing else on its page: %s', (line, title) => {
  expect(titlesOf(`<p>${line}</p>`)).toEqual([title]);
});

it('a sentence below a heading that seeks may say once more who does', () => {
  const sentence = 'Hill Mill is hiring a part-time bookkeeper (15-20 hrs/week, $24 an hour). QuickBooks is required.';
  expect(titlesOf(`<h1>We're hiring</h1><p>${sentence}</p>`)).toEqual(['Part-time bookkeeper']);
});
