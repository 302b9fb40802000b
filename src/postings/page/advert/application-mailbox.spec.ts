import { describe, expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { APPLICATION_WORDS, MAILBOX_WORDS } from '../../text/words/applying/application-words.js';
import { foundPosting } from '../../posting.js';
import { applicationMailbox, besideOfAll, onlyMailbox, withNamedBeside, withPerson } from './application-mailbox.js';
import { parseHtml } from '../tree/html.js';

it.each([
  [
    'its name',
    '<a href="mailto:jobs@kelpwerk.de">Mail</a> <a href="mailto:office@kelpwerk.de">Mail</a>',
    'jobs@kelpwerk.de',
  ],
  [
    'its subject',
    '<a href="mailto:erna@kelpwerk.de?subject=Bewerbung%20Koch">Los</a> <a href="mailto:office@kelpwerk.de">Mail</a>',
    'erna@kelpwerk.de',
  ],
  [
    'the words around it',
    '<p>Send your <b>CV</b> to <a href="mailto: erna@kelpwerk.de">erna</a></p><footer><a href="mailto:info@kelpwerk.de">info</a></footer>',
    'erna@kelpwerk.de',
  ],
  ['the words around it, written out', '<p>Send your <b>CV</b> to erna@kelpwerk.de</p>', 'erna@kelpwerk.de'],
  [
    'its sentence of a long paragraph',
    `<p>${'We bake bread and cakes with you. '.repeat(14)}Please send your resume to <a href="mailto:erna@kelpwerk.de">erna@kelpwerk.de</a>.</p><a href="mailto:office@kelpwerk.de">Mail</a>`,
    'erna@kelpwerk.de',
  ],
  [
    'no other sentence of a long paragraph',
    `<p>${'We bake bread and cakes with you. '.repeat(14)}Our resume is long. Ask <a href="mailto:erna@kelpwerk.de">erna@kelpwerk.de</a> for cakes.</p><a href="mailto:office@kelpwerk.de">Mail</a>`,
    undefined,
  ],
  [
    'the call that begins its line',
    '<p>Bei Interesse bitte E-Mail an <b>erna@kelpwerk.de</b></p><footer>office@kelpwerk.de</footer>',
    'erna@kelpwerk.de',
  ],
  [
    'the call that it is itself, between blocks',
    `<main><article><h2>Interesse?</h2><p>${'Wir backen mit dir Brot und Kuchen. '.repeat(12)}</p><a href="mailto:erna@kelpwerk.de">Schreib uns eine Mail!</a></article></main><footer>office@kelpwerk.de</footer>`,
    'erna@kelpwerk.de',
  ],
  [
    'no name of a link between blocks, and no call beside other words',
    `<main><article><p>${'Wir backen mit dir Brot und Kuchen. '.repeat(12)}</p><a href="mailto:erna@kelpwerk.de">Unsere Backstube</a><p>Brot.</p>Fragen zum Kuchen? <a href="mailto:office@kelpwerk.de">Schreib uns eine Mail!</a></article></main>`,
    undefined,
  ],
  [
    'no call at the foot of all pages',
    '<main><p>Wir suchen.</p></main><footer><p>Bei Interesse: office@kelpwerk.de</p></footer>',
    undefined,
  ],
  ['its name, written out', '<footer><i>hr@kelpwerk.de</i> office@kelpwerk.de</footer>', 'hr@kelpwerk.de'],
  [
    'no code of the page',
    '<style>@import "cv@kelpwerk.de"</style><script>send("jobs@kelpwerk.de")</script>',
    undefined,
  ],
  ['nothing, written out', '<p>Questions? Write to office@kelpwerk.de</p>', undefined],
  ['nothing', '<p>Questions? <a href="mailto:info@kelpwerk.de">Write to us</a></p>', undefined],
  [
    'two of them',
    '<p>CV to <a href="mailto:one@kelpwerk.de">one</a></p><p>CV to <a href="mailto:two@kelpwerk.de">two</a></p>',
    undefined,
  ],
  [
    'nothing: what its sentence is for is another matter',
    '<p>What your CV says is kept for a year. You may ask for the deletion of your data at office@kelpwerk.de</p>',
    undefined,
  ],
  [
    'its own sentence, whatever the one before says of data',
    '<p>We delete your data after a year. Please send your CV to erna@kelpwerk.de</p>',
    'erna@kelpwerk.de',
  ],
  ['a command to write', '<p>Schreib uns eine E-Mail an erna@kelpwerk.de und erzähl von dir:</p>', 'erna@kelpwerk.de'],
  [
    'a line at the foot of all pages that leads to it',
    '<footer><ul><li>Dann sende deinen Lebenslauf an:</li><li>erna@kelpwerk.de</li></ul></footer>',
    'erna@kelpwerk.de',
  ],
  [
    'no heading at the foot of all pages',
    '<footer><h4>Send us your application:</h4><p>office@kelpwerk.de</p></footer>',
    undefined,
  ],
  [
    'its line of a long paragraph',
    `<p>${'We bake at night. '.repeat(30)}<br>Send your CV to erna@kelpwerk.de<br>We are glad of it.</p>`,
    'erna@kelpwerk.de',
  ],
  [
    'no other line of it',
    `<p>${'We bake at night. '.repeat(30)}<br>Send your CV by post.<br>Orders: erna@kelpwerk.de</p>`,
    undefined,
  ],
  ['a subject that is no address', '<a href="mailto:erna@kelpwerk.de?subject=CV%">CV</a>', 'erna@kelpwerk.de'],
])('a mailbox is there for applications by %s', (_by, html, mailbox) => {
  expect(applicationMailbox(parseHtml(html)).any).toBe(mailbox);
});

const ERNA = '<a href="mailto:erna@kelpwerk.de">erna@kelpwerk.de</a>';
const OFFICE = '<footer><a href="mailto:office@kelpwerk.de">office</a></footer>';

it.each([
  `<h2>Bewerbung</h2><p>Wir freuen uns!</p><p>Kelpwerk e.V.<br>Ring 3, 9126 Hausen</p><p>oder per Mail an:</p><p>${ERNA}</p>`,
  `<p>Please send your CV and a few lines to:</p><p>${ERNA}</p>`,
  `<h3>Hoe solliciteren?</h3><p>Stuur ons een mail.</p><ul><li>${ERNA}</li></ul>`,
  `<p>Envíanos tu currículum:</p><div><p>${ERNA}</p></div>`,
  `<h3>Candidature</h3><p>Par courrier ou par mail : erna@kelpwerk.de</p>`,
  `<h4>Come candidarsi</h4><p>Tel. 030 123456</p><p>${ERNA}</p>`,
  `<p>Prześlij CV na adres:</p><p>${ERNA}</p>`,
])('a mailbox by itself is asked for ahead of it: %s', (html) => {
  expect(applicationMailbox(parseHtml(`<main>${html}</main>${OFFICE}`)).any).toBe('erna@kelpwerk.de');
});

it.each([
  `<h2>Bewerbung</h2><p>Über das Formular.</p><h2>Kontakt</h2><p>${ERNA}</p>`,
  `<p>Apply with your CV through our form.</p><p>We are open from nine.</p><p>We bake.</p><p>Our shop is old.</p><p>Bread is good.</p><p>${ERNA}</p>`,
  `<h2>Apply</h2><p>By phone.</p><p>For tours of the mill, which take place each month on a Sunday, and which are free of charge, write to ${ERNA}</p>`,
  `<section><p>Apply with our form.</p></section><section><div><div><p>${ERNA}</p></div></div></section>`,
  `<p>Send your CV by post.</p><footer><p>${ERNA}</p></footer>`,
])('nothing ahead of a mailbox asks for it: %s', (html) => {
  expect(applicationMailbox(parseHtml(`<main>${html}</main>`)).any).toBeUndefined();
});

it.each(APPLICATION_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)))(
  '"%s" (%s) speaks of applications',
  (word) => {
    const html = `<p>${word.replace('*', '')}: <a href="mailto:erna@kelpwerk.de">erna</a></p>`;
    expect(applicationMailbox(parseHtml(html)).any).toBe('erna@kelpwerk.de');
  },
);

itHoldsForEvery(
  'a mailbox is there for applications by its name',
  MAILBOX_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word.replace('*', ''), language])),
  (word) => {
    const page = parseHtml(`<a href="mailto:${word}@mill.example">A</a> <a href="mailto:office@mill.example">B</a>`);
    expect(applicationMailbox(page).named).toBe(`${word}@mill.example`);
  },
);

it.each([
  ['her name', '<a href="mailto:a.berg@mill.example">Anna Berg</a>', 'Anna Berg'],
  ['her surname', '<a href="mailto:berg@mill.example">Ms. A. Berg</a>', 'A. Berg'],
  ['her given name', '<a href="mailto:anna@mill.example">Anna Berg</a>', 'Anna Berg'],
  ['a rare given name', '<a href="mailto:finlay@mill.example">Finlay Marsden</a>', 'Finlay Marsden'],
  ['a page', '<a href="mailto:careers@mill.example">Careers Page</a>', undefined],
  ['somebody else', '<a href="mailto:office@mill.example">Anna Berg</a>', undefined],
  ['more than a name', '<a href="mailto:a.berg@mill.example">Anna Berg bakes</a>', undefined],
  ['a mailbox', '<a href="mailto:a.berg@mill.example">a.berg@mill.example</a>', undefined],
])('a link to a mailbox names who has it by %s', (_what, html, name) => {
  const [, mailbox = ''] = /mailto:([^"]+)/.exec(html) ?? [];
  const posting = foundPosting('page', { hiring_manager_email: mailbox });
  expect(withPerson(posting, parseHtml(html)).fields.hiring_manager_name).toBe(name);
});

describe('whom a page names beside its mailbox for applications', () => {
  const besideOf = (html: string): unknown[] => {
    const { any, beside } = applicationMailbox(parseHtml(`<h1>Careers</h1><h2>Baker</h2><p>At the oven.</p>${html}`));
    const posting = foundPosting('page', { hiring_manager_email: any });
    const { hiring_manager_name: name, hiring_manager_phone: phone } = withNamedBeside(posting, beside).fields;
    return [name, phone];
  };
  const MAIL = '<a href="mailto:jobs@mill.example">jobs@mill.example</a>';

  it.each([
    ['Ihre Ansprechpartnerin', 'Anna Berg<br>Personal<br>Tel. 0711 55501', ['Anna Berg', '0711 55501']],
    ['Your contact', 'Anna Berg<br>020 7946 0000', ['Anna Berg', '020 7946 0000']],
    ['Contact presse', 'Anna Berg, 01 23 45 67 89', [undefined, undefined]],
    ['Apply', 'Send your application to', [undefined, undefined]],
  ])('below "%s": %s', (heading, said, named) => {
    expect(besideOf(`<section><h2>${heading}</h2><p>${said}<br>${MAIL}</p></section>`)).toEqual(named);
  });

  it('is of one advert where that says it, unless it is the last', () => {
    const contact = { name: 'Anna Berg', email: 'jobs@mill.example', quote: 'Anna Berg, jobs@mill.example' };
    const adverts = ['You bake. Contact: Anna Berg, jobs@mill.example', 'You mill.'].map((text) =>
      foundPosting('page', { job_title: 'Baker', job_description: text }),
    );
    expect(besideOfAll(contact, adverts)).toBeUndefined();
    expect(besideOfAll(contact, adverts.toReversed())).toBe(contact);
  });

  it('is nobody where the mailbox stands in a longer text, or beside several people', () => {
    const bread = 'We bake bread each day. '.repeat(12);
    expect(besideOf(`<p>${bread} Anna Berg likes it. Write to ${MAIL}</p>`)).toEqual([undefined, undefined]);
    const twice = `<p>Contact: Anna Berg, ${MAIL}</p><p>${bread}</p><p>Contact: Tom Hill, ${MAIL}</p>`;
    expect(besideOf(twice)).toEqual([undefined, undefined]);
  });
});

it.each([
  ['"The Mill"<jobs@mill.example>', 'jobs@mill.example'],
  ['The Mill <jobs@mill.example>', 'jobs@mill.example'],
  ['%22The%20Mill%22%3Cjobs@mill.example%3E', 'jobs@mill.example'],
  ['jobs%40mill.example', 'jobs@mill.example'],
  ['//jobs@mill.example', 'jobs@mill.example'],
  ['%20jobs@mill.example', 'jobs@mill.example'],
  ['Мельница <jobs@mill.example>', 'jobs@mill.example'],
  ['jobs@mill.example,boss@mill.example', 'jobs@mill.example'],
  ['noreply@mill.example; jobs@mill.example', 'jobs@mill.example'],
  ['jobs+50%25@mill.example', undefined],
])('a mail to %s goes to its mailbox alone', (recipients, mailbox) => {
  expect(onlyMailbox(parseHtml(`<a href='mailto:${recipients}'>Apply</a>`))).toBe(mailbox);
});
