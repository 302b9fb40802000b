import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { FIELD_HEADINGS } from '../../../text/words/headings/field-headings.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const titlesOf = (body: string): (string | undefined)[] =>
  readHtmlListing(parseHtml(`<h1>Careers</h1>${body}`), {
    url: 'https://mill.example/careers',
    careerScore: 3,
  }).postings.map(({ fields }) => fields.job_title);

const linked = (titles: readonly string[]): string =>
  `<ul class="open">${titles.map((title, at) => `<li><a href="/jobs/${String(at)}"><h3>${title}</h3></a></li>`).join('')}</ul>`;
const tiles = (titles: readonly string[], fact = ''): string =>
  `<div class="tiles">${titles.map((title) => `<a href="/fields/x"><h4>${title}</h4><p>${fact}</p></a>`).join('')}</div>`;
const cards = (titles: readonly string[], fact: string): string =>
  titles.map((title) => `<div class="card"><h3>${title}</h3><p>${fact}</p></div>`).join('');
const [OPEN, OTHERS] = [
  ['Miller', 'Baker'],
  ['Cooks', 'Drivers', 'Nurses'],
];

it.each(['Fields of work', 'Vakgebieden', 'A trade with a future'])(
  'roles made otherwise below "%s", beside a list below "Vacancies", are none of it',
  (heading) => {
    const [list, others] = [`<h2>Vacancies</h2>${linked(OPEN)}`, `<h2>${heading}</h2>${tiles(OTHERS)}`];
    expect(titlesOf(list + others)).toEqual(OPEN);
    expect(titlesOf(others + list)).toEqual(OPEN);
  },
);

it('cards of one form that say nothing of a job are none beside such as do', () => {
  const [list, others] = [cards(OPEN, 'Leeds, full-time'), cards(['Nurses', 'Drivers'], 'They keep us going.')];
  expect(titlesOf(`<h2>Vacancies</h2>${list}<h2>Who makes the mill run</h2>${others}`)).toEqual(OPEN);
});

itHoldsForEvery(
  'nor are roles below a heading of fields of work',
  FIELD_HEADINGS.flatMap(([language, headings]) => headings.split('|').map((each) => [each, language])),
  (heading) => {
    expect(titlesOf(`<h2>Vacancies</h2>${linked(OPEN)}<h2>${heading}</h2>${tiles(OTHERS)}`)).toEqual(OPEN);
  },
);

it.each(['Kitchen', 'Front of house', 'Backstube', 'Verkstad', 'Офис', '厨房', 'Siège', 'Gewerblich'])(
  'what a part of the company is called, as "%s", stands above openings of which nothing is said',
  (heading) => {
    const list = `<h2>Vacancies</h2>${cards(OPEN, 'York, full-time')}`;
    const others = cards(['Accountant', 'Cook'], 'Bread for all of the town.');
    expect(titlesOf(`${list}<h2>${heading}</h2>${others}`)).toEqual([...OPEN, 'Accountant', 'Cook']);
    const tiled = tiles(['Accountant', 'Cook', 'Nurse']);
    expect(titlesOf(`<h2>Vacancies</h2>${linked(OPEN)}<h2>${heading}</h2>${tiled}`)).toHaveLength(5);
  },
);

it('cards that lead on as those beside them do are openings, below whatever they stand', () => {
  const card = (title: string, fact: string): string =>
    `<div class="card"><h3><a href="/jobs/${title}">${title}</a></h3><p>${fact}</p></div>`;
  const list = `<h2>Vacancies</h2>${card('Miller', 'Leeds, full-time')}${card('Baker', 'York, full-time')}`;
  const others = `<h2>For all who like to work behind the scenes</h2>${card('Accountant', '')}${card('Cook', '')}`;
  expect(titlesOf(list + others)).toHaveLength(4);
});

it.each(['Apprenticeships', 'Accounting', 'Leeds', 'Students', 'More vacancies'])(
  'cards below "%s" may be open as well',
  (heading) => {
    const list = `<h2>Vacancies</h2>${cards(OPEN, 'York, full-time')}`;
    const others = `<h2>${heading}</h2>${cards(['Accountant', 'Cook'], 'Start in August.')}`;
    expect(titlesOf(list + others)).toEqual([...OPEN, 'Accountant', 'Cook']);
  },
);

it('cards that say where and how long are open wherever they stand', () => {
  const [list, others] = [linked(OPEN), cards(['Cook', 'Driver', 'Nurse'], 'Leeds, full-time')];
  expect(titlesOf(`<h2>Vacancies</h2>${list}<h2>In the mill house</h2>${others}`)).toEqual([
    ...OPEN,
    'Cook',
    'Driver',
    'Nurse',
  ]);
});

it('colleagues by given names that only tell something in quotation marks are none', () => {
  const tales = cards(['Dotty, baker', 'Fitz, miller'], '“Flour is life.”');
  expect(titlesOf(`<h2>Vacancies</h2>${cards(OPEN, 'Leeds')}<h2>Life here</h2>${tales}`)).toEqual(OPEN);
});
