import { expect, it } from '@jest/globals';
import type { JobPosting } from '../../../fields.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

function fieldsOf(list: string): JobPosting[] {
  const html = `<main><h1>Vacancies</h1>${list}</main>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
  return postings.map(({ fields }) => fields);
}

const of = (list: string, field: 'hiring_manager_name' | 'hiring_manager_phone' | 'location'): unknown[] =>
  fieldsOf(list).map((fields) => fields[field]);

const [FIRST, LAST] = [
  'You help the youngest of our pupils with their letters and their numbers, 25 hours a week in term time.',
  'You look after our pupils while they eat and play, for an hour and a quarter each day in term time.',
];
const HEADED = `<h4>Teaching assistant</h4><p>${FIRST}</p><h4>Lunchtime supervisor</h4><p>${LAST}</p>`;
const BOLD = '<p><b>Truck driver</b> – $28 an hour</p><p><b>Diesel mechanic</b> – full time</p>';

it.each([HEADED, BOLD])('whom a line behind the last opening names is asked of all: %s', (list) => {
  const closing = '<p>Application forms from Mrs Jane Barker, 0113 496 0000.</p>';
  expect(of(list + closing, 'hiring_manager_name')).toEqual(['Jane Barker', 'Jane Barker']);
  expect(of(list + closing, 'hiring_manager_phone')).toEqual(['0113 496 0000', '0113 496 0000']);
});

it.each(['Interested? Call Jane Barker on 0113 496 0000.', 'Interesse? Melde dich bei Jane Barker, 0113 496 0000.'])(
  'who is asked behind the last opening is asked of all: %s',
  (line) => {
    const list = HEADED.replace('Lunchtime supervisor', 'Apprentice teaching assistant');
    expect(of(`${list}<p>${line}</p>`, 'hiring_manager_name')).toEqual(['Jane Barker', 'Jane Barker']);
  },
);

it('a labelled contact behind the last opening is that of all', () => {
  expect(of(`${BOLD}<p>Contact person: Mr Marsh, 777 555 010</p>`, 'hiring_manager_phone')).toEqual([
    '777 555 010',
    '777 555 010',
  ]);
});

it('the address at which all apply is not where the last one works', () => {
  expect(of(`${BOLD}<p>Apply at the office, 1200 Mill Rd, Boise, ID or call (208) 555-0142.</p>`, 'location')).toEqual([
    undefined,
    undefined,
  ]);
});

const ASK = '<p>Ask Jane Barker, 0113 496 0000.</p>';
const lastText = (list: string): unknown => fieldsOf(list)[1]?.job_description;

it('what closes a list is no part of the last text', () => {
  expect(lastText(HEADED + ASK)).toBe(LAST);
});

it.each([
  // Another opening names whom to ask for it, too.
  HEADED.replace(FIRST, `${FIRST}</p><p>Ask Tom Reed, 0113 496 0001.`) + ASK,
  // In the card of the last one.
  `<div><h4>Teaching assistant</h4><p>${FIRST}</p></div><div><h4>Lunchtime supervisor</h4><p>${LAST}</p>${ASK}</div>`,
  // Those who learn a trade have a day of their own.
  HEADED.replace('Lunchtime supervisor', 'Apprentice teaching assistant') +
    '<p>Send your application to Jane Barker by 3 May 2027.</p>',
])('a contact of one opening stays its own: %s', (list) => {
  expect(lastText(list)).toContain('Jane Barker');
});
