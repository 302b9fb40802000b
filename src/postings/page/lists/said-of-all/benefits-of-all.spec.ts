import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const OPENINGS = '<section><h2>Open positions</h2><div><h3>Baker</h3></div><div><h3>Miller</h3></div></section>';
const GIVEN = ['Free bread', 'Thirty days of holiday', 'Dental insurance'];

const benefitsOf = (above: string, behind = ''): unknown[] => {
  const html = `<title>Careers at Firm</title><main><h1>Careers</h1>${above}${OPENINGS}${behind}</main>`;
  const context = { url: 'https://firm.example/careers', careerScore: 3 };
  return readHtmlListing(parseHtml(html), context).postings.map(({ fields }) => fields.benefits);
};

const part = (heading: string, items: readonly string[]): string =>
  `<section><h2>${heading}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></section>`;

it.each([
  'Why work with us?',
  'Why join the mill?',
  'Our perks',
  'Warum zu uns?',
  'Pourquoi nous rejoindre ?',
  'Por qué unirte a nosotros',
  'Dlaczego warto u nas pracować?',
  'Proč pracovat u nás?',
  'Miért dolgozz nálunk?',
  'Zašto raditi kod nas?',
  'Почему стоит работать у нас?',
  'Waarom bij ons werken?',
  'Perché lavorare con noi',
  'Por que trabalhar connosco?',
  '복리후생',
  '福利厚生',
  '福利待遇',
])('what stands above the openings below "%s" is offered to all', (heading) => {
  expect(benefitsOf(part(heading, GIVEN))).toEqual([GIVEN, GIVEN]);
});

it.each([
  ['a heading under which a company also sells', part('What we offer', GIVEN)],
  ['items of which none is given to who works there', part('Why work with us?', ['Old stones', 'A river', 'A view'])],
  ['another part', `${part('Why work with us?', [])}${part('Our shops', GIVEN)}`],
])('%s above the openings says nothing of what is offered', (_what, above) => {
  expect(benefitsOf(above)).toEqual([undefined, undefined]);
});

const pair = (name: string, text: string): string =>
  `<div><div><svg></svg><div>${name}</div></div><div><p>${text}</p></div></div>`;
const PAIRS = pair('Rest', 'Thirty days of holiday') + pair('Teeth', 'Dental insurance') + pair('Bread', 'Every day');
const SAID = ['Rest', 'Thirty days of holiday', 'Teeth', 'Dental insurance', 'Bread', 'Every day'];

it('cards of a name and a text are benefits without headings, too', () => {
  const grid = `<section><h2>Why work with us?</h2><div>${PAIRS}</div></section>`;
  expect(benefitsOf(grid)).toEqual([SAID, SAID]);
  expect(benefitsOf('', grid)).toEqual([SAID, SAID]);
  const before = `<section><h2>Why work with us?</h2><div><p>So:</p><div>${PAIRS}</div><div><p>Hours</p><p>Early</p><p>Late</p></div></div></section>`;
  expect(benefitsOf('', before)).toEqual([SAID, SAID]);
  const uneven = `<section><h2>Why work with us?</h2><div>${PAIRS}<div>Dental insurance</div></div></section>`;
  expect(benefitsOf(uneven)).toEqual([undefined, undefined]);
});

it('a picture without words is none of what cards say', () => {
  const card = (name: string, text: string): string => `<div><div>🏆</div><h3>${name}</h3><p>${text}</p></div>`;
  const cards = card('Rest', 'Thirty days of holiday') + card('Teeth', 'Dental insurance');
  const said = ['Rest', 'Thirty days of holiday', 'Teeth', 'Dental insurance'];
  expect(benefitsOf(`<section><h2>Why work with us?</h2>${cards}</section>`)).toEqual([said, said]);
});

const named = (lead: (words: string) => string, openings: readonly string[]): string =>
  `${lead('Now hiring:')}<ul>${openings.map((title) => `<li>${title}</li>`).join('')}</ul>`;
const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

it.each([
  ['a line in bold', (words: string) => `<p><b>${words}</b></p>`],
  ['a line with a colon', (words: string) => `<p>${words}</p>`],
])('beside names without mark-up %s heads what is offered', (_what, lead) => {
  const page = (heading: string, items = GIVEN): unknown[] => {
    const html = `<title>Careers</title><main><h1>Careers</h1>${named(lead, ['Baker', 'Miller'])}${lead(heading)}${list(items)}${lead('Interested?')}</main>`;
    const context = { url: 'https://firm.example/careers', careerScore: 3 };
    return readHtmlListing(parseHtml(html), context).postings.map(({ fields }) => fields.benefits);
  };
  for (const heading of ['We offer:', 'Das bieten wir:', 'Ofrecemos:', 'Wat bieden wij:', 'Cosa offriamo:'])
    expect(page(heading)).toEqual([GIVEN, GIVEN]);
  expect(page('We mill:')).toEqual([undefined, undefined]);
  // A word in bold is part of its item.
  expect(page('We offer:', ['<b>Bread:</b> every day', '<b>Rest:</b> thirty days'])).toEqual([
    ['Bread: every day', 'Rest: thirty days'],
    ['Bread: every day', 'Rest: thirty days'],
  ]);
});

it.each(['Working with us', 'Arbeiten bei der Mühle', 'Travailler chez nous', 'Werken bij de molen'])(
  'what is offered above the openings in a part called "%s" is offered to who works there',
  (heading) => {
    const within = (items: readonly string[]): string =>
      `<section><h2>${heading}</h2><p>We mill.</p><h3>What we offer</h3>${list(items)}</section>`;
    expect(benefitsOf(within(GIVEN))).toEqual([GIVEN, GIVEN]);
    expect(benefitsOf(within(['Old stones', 'A river', 'Dental insurance']))).toEqual([undefined, undefined]);
    expect(benefitsOf(within(GIVEN).replace(heading, 'Our mill'))).toEqual([undefined, undefined]);
  },
);

it.each([
  ['Why Old Mill?', GIVEN],
  ['Warum Old Mill?', GIVEN],
  ['Pourquoi Old Mill ?', GIVEN],
  ['Why rye?', undefined],
  ['Old Mill', undefined],
])('"%s" above the openings of Old Mill asks why one should work there', (heading, benefits) => {
  const html = `<title>Jobs | Old Mill</title><main><h1>Jobs</h1>${part(heading, GIVEN)}${OPENINGS}</main>`;
  const context = { url: 'https://firm.example/careers', careerScore: 3 };
  const { postings } = readHtmlListing(parseHtml(html), context);
  expect(postings.map(({ fields }) => fields.benefits)).toEqual([benefits, benefits]);
});
