import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

/** What each opening of a page has of a contact. */
const read = (main: string): (string | undefined)[][] =>
  readHtmlListing(parseHtml(`<title>Careers at Firm</title><main><h1>Careers</h1>${main}</main>`), {
    url: 'https://firm.example/careers',
    careerScore: 3,
  }).postings.map(({ fields: { hiring_manager_name, hiring_manager_email, hiring_manager_phone } }) => [
    hiring_manager_name,
    hiring_manager_email,
    hiring_manager_phone,
  ]);

const JANE = 'Jane Miller, jane@mill.test, 020 7946 0000';
const OPEN = '<h2>Open positions</h2><ul><li>Head Baker</li><li>Truck Driver</li></ul>';
const LONG = `<p>${'You bake rye bread every night, and you clean the oven in the morning. '.repeat(4)}</p>`;

it.each([
  ['behind it', `${OPEN}<p>Interested? Send your CV to ${JANE}.</p>`],
  ['above it', OPEN.replace('</h2>', `</h2><p>Your application goes to ${JANE}.</p>`)],
  ['in German', `${OPEN}<p>Bewerbungen an ${JANE}.</p>`],
])('whom the words around a list name is asked for all: %s', (_where, html) => {
  const jane = ['Jane Miller', 'jane@mill.test', '020 7946 0000'];
  expect(read(html)).toEqual([jane, jane]);
});

const CARDS =
  '<section><h2>Open positions</h2><article><h3>Head Baker</h3><p>Leeds · Full-time</p></article>' +
  '<article><h3>Truck Driver</h3><p>Leeds · Part-time</p></article></section>' +
  '<section><h2>Our benefits</h2><ul><li>Free bread every day</li><li>Thirty days of holiday</li></ul></section>';

it.each([
  ['Apply now', `<p>Your contact: Jane Miller</p><p>Mill Road 1, Leeds</p>`],
  ['Jetzt bewerben', `<p><b>Ihr Ansprechpartner:</b> Jane Miller</p><p>Mühlweg 1</p>`],
  ['Postuler', `<p>Votre contact : Jane Miller</p>`],
  ['Solliciteren', `<p>Contactpersoon: Jane Miller</p>`],
  ['Candidati', `<p>Referente: Jane Miller</p>`],
])('below a heading that says how one applies, further down: %s', (heading, whom) => {
  const part = `<section><h2>${heading}</h2>${whom}<p>Tel. 020 7946 0000<br>jane@mill.test</p></section>`;
  const jane = ['Jane Miller', 'jane@mill.test', '020 7946 0000'];
  expect(read(CARDS + part)).toEqual([jane, jane]);
  const names = read(CARDS + part.replace(heading, 'Our shop')).map(([name]) => name);
  expect(names).toEqual([undefined, undefined]);
});

it.each([
  ['names one opening', `<p>Applications for the head baker job: call ${JANE}.</p>`],
  ['names two people', `<p>${JANE}</p><p>Tom Hill, tom@mill.test, 020 7946 0001</p>`],
])('nobody is asked for all below such a heading that %s', (_what, whom) => {
  const names = read(`${CARDS}<section><h2>Apply now</h2>${whom}</section>`).map(([name]) => name);
  expect(names).toEqual([undefined, undefined]);
});

it.each([
  ['names one opening', `${OPEN}<p>Applications for the head baker job: call ${JANE}.</p>`],
  ['names several people', `${OPEN}<p>Applications: ${JANE}</p><p>Applications: Tom Hill, 020 7946 0001</p>`],
  ['is for customers', `${OPEN}<p>Questions about our bread? Call ${JANE}.</p>`],
  ['is for the press', `${OPEN}<p>Press enquiries: ${JANE}.</p>`],
  ['is for personal data', `${OPEN}<p>Personal data of your application: ${JANE}.</p>`],
  ['stands in the footer', `${OPEN}</main><footer><p>Applications: ${JANE}.</p></footer><main>`],
  ['stands below another heading', `${OPEN}<h2>Our shop</h2><p>Applications: ${JANE}.</p>`],
  ['names nobody', `${OPEN}<p>Contact: info@mill.test</p>`],
])('nobody is asked where it %s', (_what, html) => {
  const names = read(html).map(([name]) => name);
  expect(names).toEqual([undefined, undefined]);
});

it('behind openings that say much it may be the contact of the last one', () => {
  const html = `<h2>Open positions</h2><h3>Head Baker</h3>${LONG}<h3>Truck Driver</h3>${LONG}<p>Applications: ${JANE}</p>`;
  expect(read(html).map(([name]) => name)[0]).toBeUndefined();
});

const advert = (title: string, whom: string): string =>
  `<section><h2>${title}</h2><p>Leeds · Full-time</p>${LONG}<p>${whom}</p></section>`;

it.each([
  ['whose mailbox is another person', 'Send your CV to Jane Miller: jane.miller@mill.test', undefined],
  ['beside the mailbox of the house', 'Send your CV to Jane Miller: jobs@mill.test', 'jobs@mill.test'],
])('an advert that names somebody %s', (_whose, whom, mailbox) => {
  const [, second] = read(
    advert('Head Baker', whom) + advert('Truck Driver', 'Contact: Tom Hill, tel. 020 7946 0001.'),
  );
  expect(second?.[1]).toBe(mailbox);
});

it('in a column beside the list', () => {
  const part = '<aside><h3>Apply now</h3><p>Your contact: Jane Miller</p><p>Tel. 020 7946 0000</p></aside>';
  expect(read(CARDS + part).map(([name]) => name)).toEqual(['Jane Miller', 'Jane Miller']);
});

it('steps of an application above it name nobody, and are no second part', () => {
  const steps = '<section><h2>Your application</h2><ol><li><h3>Send your CV</h3><p>By mail.</p></li></ol></section>';
  const part = `<section><h2>Apply now</h2><p>Your contact: Jane Miller</p><p>Tel. 020 7946 0000</p></section>`;
  expect(read(CARDS + steps + part).map(([name]) => name)).toEqual(['Jane Miller', 'Jane Miller']);
});

it.each(['Your contact person', 'Ihr Ansprechpartner', 'Kontaktperson', 'Osoba kontaktowa', 'Contactpersoon'])(
  'below a heading of whom to ask, "%s", somebody is asked for all; below one of the company nobody',
  (heading) => {
    const part = (title: string): string =>
      `<section><h2>${title}</h2><p>Jane Miller</p><p>jane@mill.test</p></section>`;
    expect(read(CARDS + part(heading)).map(([name]) => name)).toEqual(['Jane Miller', 'Jane Miller']);
    expect(read(CARDS + part('The mill')).map(([name]) => name)).toEqual([undefined, undefined]);
  },
);

it.each(['- Ihr Ansprechpartner für Bewerbungen', '– votre contact'])(
  'what a dash behind a name in bold says of it is one line with it: %s',
  (behind) => {
    const part = `<section><h2>Bewerbung</h2><p><b>Jane Miller</b> ${behind}</p><p>jane@mill.test</p><p>020 7946 0000</p></section>`;
    const jane = ['Jane Miller', 'jane@mill.test', '020 7946 0000'];
    expect(read(CARDS + part)).toEqual([jane, jane]);
  },
);

it('beside names without mark-up a line in bold is such a heading', () => {
  const names = '<p><b>Open positions</b></p><ul><li>Head Baker</li><li>Truck Driver</li></ul>';
  const given = `<p><b>We offer:</b></p><ul>${'<li>Free bread</li><li>A warm oven</li>'.repeat(7)}</ul>`;
  const part = '<p><b>Contact person</b></p><p>Jane Miller, jane@mill.test</p>';
  expect(read(names + given + part).map(([name]) => name)).toEqual(['Jane Miller', 'Jane Miller']);
});

const CALLS: [undefined, undefined, string] = [undefined, undefined, '020 7946 0000'];

it.each([
  `${OPEN}<p>To apply call 020 7946 0000.</p>`,
  `${OPEN}<p>Send your CV by post.</p><p>Questions? Call us on 020 7946 0000.</p>`,
  `${OPEN}<h2>How to apply</h2><p>Mill & Sons, Tel. 020 7946 0000, Fax 020 7946 0001</p>`,
  `${OPEN}<h2>応募方法</h2><p>お気軽にお問い合わせください</p><a href="tel:02079460000">020 7946 0000</a>`,
])('the one number for those who apply is that of all, whoever answers it: %s', (html) => {
  expect(read(html)).toEqual([CALLS, CALLS]);
});

it.each([
  `${OPEN}<p>Fax your CV to 020 7946 0000.</p>`,
  `${OPEN}<p>Send your CV by post.</p><p>Orders: 020 7946 0000</p>`,
  `${OPEN}<p>Bakers call 020 7946 0000, drivers 020 7946 0001.</p>`,
  `${OPEN}<p>Head Baker: to apply call 020 7946 0000.</p>`,
  `${OPEN}<h2>How to apply</h2><p>Online only.</p><h3>Our shop</h3><p>Tel. 020 7946 0000</p>`,
  `${OPEN}<h2>How to apply</h2><p>Data protection officer: 020 7946 0000</p>`,
])('no number of all: %s', (html) => {
  expect(read(html).map(([, , phone]) => phone)).toEqual([undefined, undefined]);
});

it('the number that one is asked to call to apply, whoever has the same role above the list', () => {
  const staff = '<section><h2>Voices</h2><ul><li><p>Head Baker</p><p>Rye is fun.</p></li></ul></section>';
  const apply = '<dl><dt>How to apply</dt><dd>Please call us.<br><a href="tel:02079460000">020 7946 0000</a></dd></dl>';
  const order = apply.replace('How to apply', 'Orders');
  const phonesOf = (html: string): unknown[] => read(html).map(([, , phone]) => phone);
  expect(phonesOf(`${staff}${OPEN}${apply}`)).toEqual(['020 7946 0000', '020 7946 0000']);
  expect(phonesOf(`${staff}${OPEN}${order}`)).toEqual([undefined, undefined]);
});

it.each([
  ['Your application: call 020 7946 0000 or 020 7946 0001.', '020 7946 0000'],
  [
    'Telefonisch sind wir während unserer Öffnungszeiten unter 0381/7842693 oder alternativ unter 0172/4300052 erreichbar',
    '0381/7842693',
  ],
  ['Your application: 020 7946 0000 in Leeds, 020 7946 0001 in York.', undefined],
])('the first of two numbers that are as good as each other is that of all: %s', (line, number) => {
  const html = `${OPEN}<h2>Haben wir Ihr Interesse geweckt? Dann freuen wir uns auf Ihre Bewerbung</h2><p>${line}</p>`;
  expect(read(html).map(([, , phone]) => phone)).toEqual([number, number]);
});

it('a number outside of the part that holds all openings is theirs, however much they say; within it, it may be of one', () => {
  const section = (behind: string): string =>
    `<section><h2>Open positions</h2><article><h3>Baker</h3>${LONG}</article><article><h3>Miller</h3>${LONG}</article>${behind}</section>`;
  const call = '<p>Questions about the position? Call 020 7946 0000.</p>';
  const numbers = (html: string): unknown[] => read(html).map(([, , phone]) => phone);
  expect(numbers(`${section('')}<section>${call}</section>`)).toEqual(['020 7946 0000', '020 7946 0000']);
  expect(numbers(`${section(call)}<section><p>Bread.</p></section>`)).not.toContain('020 7946 0000');
});

it('behind the terms that go on behind the one which lists the openings', () => {
  const row = (term: string, lines: readonly string[]): string =>
    `<dl><dt>${term}</dt><dd><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></dd></dl>`;
  const things = ['Bread', 'Rolls', 'Cakes', 'Tea', 'Coffee', 'Milk', 'Honey', 'Jam', 'Butter', 'Cheese', 'Eggs'];
  const jobs = row('Positions', ['Head Baker', 'Truck Driver']);
  const whom = `<p>Send your CV to ${JANE}.</p>`;
  const jane = ['Jane Miller', 'jane@mill.test', '020 7946 0000'];
  expect(read(`<h2>Vacancies</h2>${jobs}${row('Place', ['Leeds'])}${row('Benefits', things)}${whom}`)).toEqual([
    jane,
    jane,
  ]);
});
