import { expect, it } from '@jest/globals';
import { parseHtml, textOf } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

function titlesOf(body: string): (string | undefined)[] {
  const html = `<html><head><title>Careers at Firm</title></head><body>${body}</body></html>`;
  const page = { url: 'https://firm.example/careers.html', careerScore: 3 };
  return readHtmlListing(parseHtml(html), page).postings.map(({ fields }) => fields.job_title);
}

const entry = (title: string, names = 'job'): string =>
  `<li class="${names}"><div class="head"><span>${title}</span> <a>Apply now</a></div><div class="more"><h4>Requirements</h4><ul><li>Two years of experience</li></ul></div></li>`;

it.each([
  ['an entry with one class more', 'job flex', 'job'],
  ['an entry that is marked', 'job featured', 'job'],
  ['an entry of other classes', 'first-item', 'list-item'],
])('reads %s, which stands at the same place as those of the list', (_what, other, own) => {
  const entries = entry('Baker', other) + entry('Miller', own) + entry('Truck driver', own) + entry('Clerk', own);
  expect(titlesOf(`<h2>Open positions</h2><ul>${entries}</ul>`)).toEqual(['Baker', 'Miller', 'Truck driver', 'Clerk']);
});

it('reads no entry of other classes that names no occupation', () => {
  const note = '<li class="note"><div class="head"><span>Our mill</span></div><p>We grind by the river.</p></li>';
  const entries = entry('Miller') + entry('Truck driver') + entry('Clerk');
  expect(titlesOf(`<h2>Open positions</h2><ul>${note}${entries}</ul>`)).toEqual(['Miller', 'Truck driver', 'Clerk']);
});

const link = (title: string): string => `<p><a href="/jobs/${String(title.length)}.html">${title}</a></p>`;

it.each([
  ['<a href="/jobs/a.html">P</a><a href="/jobs/b.html">izza Chef</a>', 'Pizza Chef'],
  ['<a href="/jobs/a.html">Mül</a><a href="/jobs/b.html">ler (m/w/d)</a>', 'Müller (m/w/d)'],
  ['<a href="/jobs/a.html">Aide B</a><a href="/jobs/b.html">oulanger</a>', 'Aide Boulanger'],
  ['<b>Night baker</b>', 'Night baker'],
])('reads an entry that is no link like the others: %s', (written, title) => {
  const others = ['Head Chef', 'Front of House', 'Kitchen Porter', 'Barista'];
  const list = `${link('Head Chef')}${link('Front of House')}<p>${written}</p>${link('Kitchen Porter')}${link('Barista')}`;
  expect(titlesOf(`<h2>Current vacancies</h2><p>Browse what is open here:</p>${list}`)).toEqual([
    ...others.slice(0, 2),
    title,
    ...others.slice(2),
  ]);
});

it.each([
  ['We are hiring', 'Didn’t find your job?'],
  ['Estamos contratando', 'Não encontrou uma vaga?'],
  ['Wir stellen ein', 'Nichts dabei?'],
])('reads the card below "%s", and neither of the headings around it', (above, below) => {
  const mail = '<a href="mailto:jobs@firm.example">Send</a>';
  const card = `<div class="card"><h3>Baker</h3><h4>Requirements</h4><ul><li>Two years of experience</li></ul>${mail}</div>`;
  const after = `<section><h2>${below}</h2><p>Write to us all the same.</p>${mail}</section>`;
  expect(titlesOf(`<h1>Work with us</h1><section><h2>${above}</h2>${card}</section>${after}`)).toEqual(['Baker']);
});

it.each([
  ['Vaga aberta', 'Estamos contratando', 'Vendedor(a)', 'Não encontrou uma vaga?', 'Enviar currículo'],
  ['Open role', 'We are hiring', 'Miller', 'Didn’t find your role?', 'Send your CV'],
  ['Offene Stelle', 'Wir stellen ein', 'Müller (m/w/d)', 'Keine passende Stelle gefunden?', 'Bewerben'],
  ['Poste ouvert', 'Nous recrutons', 'Meunier', 'Vous n’avez pas trouvé d’offre ?', 'Envoyer votre CV'],
])('reads the one card below "%s" and "%s" and no heading of a part of the page', (mark, above, title, below, send) => {
  const mail = `<a class="btn" href="mailto:jobs@firm.example">${send}</a>`;
  const facts = '<div class="meta"><span>Leeds</span><span>Comercial</span><span>CDI</span></div>';
  const card = `<div class="card"><div class="head"><h3>${title}</h3>${facts}</div><h4>Requirements</h4>
    <ul><li>Two years of experience</li><li>Steady hands</li></ul>${mail}</div>`;
  const head = `<div class="section-header"><span class="eyebrow">${mark}</span><h2 class="section-title">${above}</h2></div>`;
  const call = `<section class="cta"><div class="container"><h2>${below}</h2><p>Write to us.</p>${mail}</div></section>`;
  const page = `<h1>Careers</h1><section><div class="container">${head}${card}</div></section>${call}`;
  expect(titlesOf(page)).toEqual([title]);
});

it('reads no head of a group as one of the entries below it, though it names an occupation', () => {
  const opening = (title: string): string =>
    `<div class="vacancy"><a href="/${String(title.length)}.pdf" title="${title}"><img src="/1.jpg"></a></div>`;
  const group = (name: string, ...titles: string[]): string =>
    `<a id="${name}"></a><div class="item"><a href="#${name}"><div class="head">${name}</div></a><div class="content"><div>${titles.map(opening).join('') || 'There are no vacancies at the moment.'}</div></div></div>`;
  const groups =
    group('Arbeiders', 'Window cleaner', 'Cleaner', 'Cleaner (evenings)', 'Caretaker') +
    group('Bedienden', 'Branch Manager') +
    group('Studenten');
  expect(titlesOf(`<h2>Working at Firm</h2><p>We always look for skilled hands.</p><div>${groups}</div>`)).toEqual([
    'Window cleaner',
    'Cleaner',
    'Cleaner (evenings)',
    'Caretaker',
    'Branch Manager',
  ]);
});

it('joins a word that goes on in the next link, and no two links of a menu', () => {
  const text = (html: string): string => textOf(parseHtml(html));
  expect(text('<p><a href="a">P</a><a href="b">izza Chef</a></p>')).toBe('Pizza Chef');
  expect(text('<p><a href="a">home</a><a href="b">about</a><a href="c">Contact</a></p>')).toBe('home about Contact');
  expect(text('<p><a href="a">Home</a><a href="b">About</a></p>')).toBe('Home About');
});

it.each([
  ['Miller Coffee Roasters Logo', '/shop'],
  ['Logo der Bäckerei Lindner', '/start.html'],
  ['Logotipo Panaderos Unidos', 'https://firm.example'],
  ['Логотип Пекарь', 'https://firm.example'],
])('reads no opening from the name of a sign: %s', (name, href) => {
  const sign = `<header><div class="logo"><a href="${href}"><img src="/i/1.png" alt="${name}"></a></div></header>`;
  const list = `<h1>Careers</h1><h2>Current vacancies</h2>${link('Head Chef')}${link('Kitchen Porter')}`;
  expect(titlesOf(`${sign}<main>${list}</main>`)).toEqual(['Head Chef', 'Kitchen Porter']);
});

it('reads an opening for who draws signs, and one that a picture shows', () => {
  expect(titlesOf(`<main><h2>Open positions</h2>${link('Logo Designer')}${link('Print Operator')}</main>`)).toEqual([
    'Logo Designer',
    'Print Operator',
  ]);
  const picture = (title: string): string =>
    `<div class="c"><a href="/jobs/${String(title.length)}.html"><img src="/i/1.png" alt="${title}"></a></div>`;
  expect(titlesOf(`<main><h2>Open positions</h2>${picture('Head Chef')}${picture('Kitchen Porter')}</main>`)).toEqual([
    'Head Chef',
    'Kitchen Porter',
  ]);
});

it.each<[string, string[], string]>([
  [
    'en',
    ['Registered Nurse', 'Office Manager (preferably with experience)', 'Provisionally Licensed LPC/LCSW'],
    'We are a proud member of the Corps!',
  ],
  ['de', ['MFA', 'Physiotherapeut', 'ZFA in Teilzeit'], 'Wir sind stolz auf unser Haus!'],
  ['fr', ['ATSEM', 'Cuisinier', 'Animateur'], 'Nous sommes fiers de notre école !'],
  ['es', ['Enfermera', 'Cocinero', 'TCAE'], '¡Estamos orgullosos de nuestro equipo!'],
])(
  'reads items behind written bullets, in two parts, one of which holds a sentence (%s)',
  (_language, titles, said) => {
    const part = (heading: string, ...items: string[]): string =>
      `<div class="col"><h2>${heading}</h2><ul>${items.map((item) => `<li>• ${item}</li>`).join('')}</ul><p><a href="form.doc">Application</a></p></div>`;
    const parts = part('Firm North Ltd', ...titles.slice(0, 2)) + part('Firm South Ltd', ...titles.slice(2), said);
    expect(titlesOf(`<main><h1>Vacancies</h1><div>${parts}</div></main>`)).toEqual(titles);
  },
);

it.each([
  ['what people need', ['Driving licence', 'Two years of experience', 'We ask for a good eye!']],
  ['benefits', ['Free bread', 'Thirty days of holiday', 'We pay each month!']],
  ['classes', ['CNA classes', 'First aid', 'Sign up today!']],
])('reads no items behind written bullets that are %s', (heading, items) => {
  const list = `<ul>${items.map((item) => `<li>• ${item}</li>`).join('')}</ul>`;
  expect(titlesOf(`<main><h1>Working with us</h1><h2>${heading}</h2>${list}</main>`)).toEqual([]);
});

it.each([
  ['Benefits for Students', 'Benefits for Placement Coordinators', 'Our programme'],
  ['Vorteile für Azubis', 'Vorteile für Ausbilder', 'Über uns'],
  ['Avantages pour les stagiaires', 'Avantages pour les tuteurs', 'Nos valeurs'],
  ['Ventajas para conductores', 'Ventajas para mecánicos', 'Nuestros valores'],
])('reads no headings of what somebody has of it: %s', (...headings) => {
  const parts = headings.map(
    (heading) => `<div class="p"><h3>${heading}</h3><ul><li>Free bread each day</li></ul></div>`,
  );
  expect(titlesOf(`<main><h1>Internships</h1><p>We take students.</p>${parts.join('')}</main>`)).toEqual([]);
});

it('reads one title of a heading or link that names the company behind it', () => {
  const entry = (title: string, firm = ''): string =>
    `<div class="job"><h4><a href="/jobs/${title}"><span class="t">${title}</span>${firm}</a></h4><p>Leeds</p></div>`;
  const firm = ' | <span class="c">Smith Bakery Ltd</span>';
  const titles = ['Baker', 'Miller'];
  expect(titlesOf(`<main><h1>Jobs</h1>${entry('Baker')}${entry('Miller', firm)}</main>`)).toEqual(titles);
  // Names beside each other that lead to several pages are several.
  const links = titles.map((title) => `<a href="/jobs/${title}">${title}</a>`).join(' | ');
  expect(titlesOf(`<main><h1>Jobs</h1><p>${links}</p></main>`)).toEqual(titles);
});
