import { describe, expect, it } from '@jest/globals';
import { readHtmlListing } from '../lists/html-listing.js';
import { parseHtml, textOf } from './html.js';

const linesOf = (html: string): string[] => textOf(parseHtml(html)).split('\n');

const LONG = 'We bake bread for the whole valley, at night and by hand, and we have done so for sixty years. ';
const PARAGRAPHS = [`${LONG}Join us:`, 'Baker\nMiller', LONG.repeat(2), 'We ask for:', 'a licence\ngood humour', LONG];

describe('lines that are written as such', () => {
  it.each([
    ['a style', '<div style="white-space: pre-line">Baker\nLeeds</div>', ['Baker', 'Leeds']],
    [
      'a class',
      '<p class="text-sm whitespace-pre-wrap">Bäcker\n<b>Graz</b>\nVollzeit</p>',
      ['Bäcker', 'Graz', 'Vollzeit'],
    ],
    ['an element', '<pre>Boulanger\n\nLyon</pre>', ['Boulanger', 'Lyon']],
    [
      'empty lines',
      `<p>${PARAGRAPHS.join('\n\n')}</p>`,
      PARAGRAPHS.flatMap((text) => text.split('\n')).map((line) => line.trim()),
    ],
    [
      'a few paragraphs of sentences',
      `<p>${LONG.repeat(4)}\n\nWe seek for our mill:\n\nMiller: ${LONG}</p>`,
      [LONG.repeat(4).trim(), 'We seek for our mill:', `Miller: ${LONG.trim()}`],
    ],
    [
      'dashes in front of items',
      '<p>We seek a baker.<br>\n  Requirements:\n  - A licence\n  - Two years at the oven of a mill or that of a\n bakery\n  - Humour\n  </p>',
      [
        'We seek a baker.',
        'Requirements:',
        '- A licence',
        '- Two years at the oven of a mill or that of a bakery',
        '- Humour',
      ],
    ],
    [
      'bullets, in another script',
      '<div>Требования:\n• Опыт работы\n• Права категории C\n• Без вредных привычек</div>',
      ['Требования:', '• Опыт работы', '• Права категории C', '• Без вредных привычек'],
    ],
  ])('%s keeps them', (_by, html, lines) => {
    expect(linesOf(html)).toEqual(lines);
  });

  it.each([
    ['lines of the source', '<p>Baker\n  in Leeds\n  full-time</p>', ['Baker in Leeds full-time']],
    ['a dash or two', '<p>Leeds\n - York\n - Hull is our way</p>', ['Leeds - York - Hull is our way']],
    ['dashes behind lines', '<p>Home -\n Bread -\n Flour -\n Jobs</p>', ['Home - Bread - Flour - Jobs']],
    [
      'paragraphs that are pieces of a sentence',
      `<p>${LONG}\n\nwith care,\n\n${LONG.repeat(3)}</p>`,
      [`${LONG}with care, ${LONG.repeat(3)}`.trim()],
    ],
    ['a few empty lines of a template', '<p>Posted\n\n\n  on\n\n\n  3 May</p>', ['Posted on 3 May']],
    ['a style of an element around that wraps', '<div style="white-space: nowrap">Baker\nLeeds</div>', ['Baker Leeds']],
    [
      'a style inside',
      '<div style="white-space: pre-wrap"><p style="white-space: normal">Baker\nin Leeds</p></div>',
      ['Baker in Leeds'],
    ],
    [
      'a class inside',
      '<div class="whitespace-pre-line"><p class="whitespace-normal">Baker\nin Leeds</p></div>',
      ['Baker in Leeds'],
    ],
    [
      'lines before a name that are wrapped',
      `<p>${Array.from({ length: 6 }, () => 'We are a bakery and work closely with the city of\nYork, where all of us were born.').join('\n\n')}</p>`,
      Array.from(
        { length: 6 },
        () => 'We are a bakery and work closely with the city of York, where all of us were born.',
      ),
    ],
    [
      'lines that are wrapped at a width',
      `<p>${[LONG, 'The bakers of our valley begin their work in the middle of the night and\nsleep by day.', LONG, LONG, LONG].join('\n\n')}</p>`,
      [
        LONG,
        'The bakers of our valley begin their work in the middle of the night and sleep by day.',
        LONG,
        LONG,
        LONG,
      ].map((line) => line.trim()),
    ],
  ])('%s are no lines', (_by, html, lines) => {
    expect(linesOf(html)).toEqual(lines);
  });
});

const ADVERT = (ask: string, items: string): string =>
  `${LONG}${LONG}\n\n${ask}\n\n${items}\n\nFull-time, from May on.`;

it.each([
  ['We are looking for colleagues:', 'Baker - nights', 'Miller', 'Requirements:', 'a licence\ngood humour'],
  ['Wir suchen:', 'Bäcker - nachts', 'Elektriker', 'Anforderungen:', 'Führerschein\ngute Laune'],
  ['Hledáme:', 'Pekař - noční', 'Řidič', 'Požadujeme:', 'řidičský průkaz\ndobrá nálada'],
])(
  'adverts of a text without mark-up are told by their heads between empty lines: %s',
  (intro, one, other, ask, items) => {
    const head = one.replace('-', '–');
    const text = `${intro}\n\n${one}\n${other}\n${head}\n\n${ADVERT(ask, items)}\n\n${other}\n\n${ADVERT(ask, items)}`;
    const { postings } = readHtmlListing(parseHtml(`<h1>Careers</h1><p>${text}</p>`), {
      url: 'https://bakery.example/careers',
      careerScore: 3,
    });
    expect(postings.map(({ fields }) => fields.job_title)).toEqual([head, other]);
  },
);

it.each([
  ['Place of work: Leeds', 'Working hours: full-time', 'Closing date: 20 January 2027'],
  ['Arbeitsort: Leeds', 'Arbeitszeit: Vollzeit', 'Bewerbungsfrist: 20. Januar 2027'],
  ['Munkavégzés helye:  Leeds', 'Munkaidő: teljes', 'A pályázat benyújtásának határideje: 2027.01.20.'],
  ['Miejsce pracy: Leeds', 'Wymiar etatu: pełny', 'Termin składania ofert: 20.01.2027'],
])('lines of a paragraph that begin with labels are lines: %s', (...lines) => {
  expect(linesOf(`<p>A call of our mill.\n${lines.join('\n')}</p>`)).toEqual([
    'A call of our mill.',
    ...lines.map((line) => line.replace(/\s+/g, ' ')),
  ]);
});

it.each([
  ['two labels alone', 'We are a mill.\nPlace: Leeds\nHours: full-time'],
  ['what colons divide in sentences', 'We bake: bread.\nwe sell: cakes,\nwe clean: ovens,\nwe mill: flour'],
  ['hours of a shop', 'Open from\n8:00 to 9:00,\n10:00 to 11:00,\n12:00 to 13:00'],
])('%s are no lines', (_what, text) => {
  expect(linesOf(`<p>${text}</p>`)).toEqual([text.replace(/\n/g, ' ')]);
});

it.each([
  [
    '<li class="flex"><svg></svg><span>Rye</span></li><li class="flex"><svg></svg><span>Oat</span></li>',
    '• Rye\n• Oat',
  ],
  ['<li class="flex"><span>Rye</span><span>Leeds</span></li>', '• Rye\nLeeds'],
])('what a picture stands before is the own line of an item: %s', (items, text) => {
  expect(textOf(parseHtml(`<ul>${items}</ul>`))).toBe(text);
});

it('a break behind a sign that leads on is there for its looks', () => {
  const card = (title: string): string => `<div class="row"><div class="role">${title}</div><div>You bake.</div></div>`;
  const titles = ['Baker / <br> £110 for the night', 'Miller /<br>£105 for the night', 'Cook<br>£90 for the night'];
  const { tree } = readHtmlListing(parseHtml(`<main>${titles.map(card).join('')}</main>`), {
    url: 'https://mill.example/jobs',
    careerScore: 3,
  });
  expect(tree.leaves.map(({ text }) => text).filter((text) => text !== 'You bake.')).toEqual([
    'Baker / £110 for the night',
    'Miller / £105 for the night',
    'Cook',
    '£90 for the night',
  ]);
});
