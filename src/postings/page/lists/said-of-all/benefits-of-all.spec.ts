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
