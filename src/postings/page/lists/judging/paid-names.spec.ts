import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { RATE_NAMES } from '../../../text/words/pay/rate-names.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const shownBy = (main: string, title = 'Jobs'): unknown[] => {
  const document = parseHtml(`<html><head><title>${title}</title></head><body><main>${main}</main></body></html>`);
  const { postings } = readHtmlListing(document, { url: 'https://mill.example/jobs', careerScore: 3 });
  return postings.map(({ fields }) => [fields.job_title, fields.salary_min]);
};
const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

it.each([
  [
    'Vacancies',
    ['Festival Crew – £90 per shift', 'Camp Team – £11.50 per hour'],
    [
      ['Festival Crew', 90],
      ['Camp Team', 11.5],
    ],
  ],
  [
    'Offene Stellen',
    ['Festival-Crew – 90 € pro Schicht', 'Weihnachtshilfen: 14 € pro Stunde'],
    [
      ['Festival-Crew', 90],
      ['Weihnachtshilfen', 14],
    ],
  ],
  [
    "Nos offres d'emploi",
    ['Équipe festival – 90 € par jour', "Renfort de Noël : 12 € de l'heure"],
    [
      ['Équipe festival', 90],
      ['Renfort de Noël', 12],
    ],
  ],
])('what stands beside its rate below "%s" is an opening', (heading, items, expected) => {
  expect(shownBy(`<h1>${heading}</h1>${list(...items)}`)).toEqual(expected);
});

it('a rate of its own line is that of the name above it', () => {
  const rows = '<h3>Camp Team</h3><p>£90 per shift</p><h3>Festival Crew</h3><p>£12 per hour</p>';
  expect(shownBy(`<h1>Vacancies</h1>${rows}`)).toEqual([
    ['Camp Team', 90],
    ['Festival Crew', 12],
  ]);
});

it.each([
  ['<h1>Work with us</h1><h2>Our benefits</h2>', ['Kit money – £90 per shift', 'Late cover – £11.50 per hour']],
  ['<h1>Equipment to hire</h1>', ['Party Tent – £90 per day', 'Sound Desk – £40 per day']],
  ['<h1>Vacancies</h1>', ['Over 21 – £12 per hour', 'Under 21 – £9 per hour']],
  [
    '<h1>Mill House</h1><h2>Vacancies</h2>',
    ['Garden Suite – £110 per night', 'Mill Loft – £90 per night'],
    'Mill House',
  ],
])('what else has a rate below "%s" is none', (above, items, title = 'Jobs') => {
  expect(shownBy(`${above}${list(...items)}`, title)).toEqual([]);
});

itHoldsForEvery(
  'is a rate and no opening',
  RATE_NAMES.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
    expect(shownBy(`<h1>Vacancies</h1>${list(`${name} – £12 per hour`, 'Camp Team – £11 per hour')}`)).toEqual([]);
  },
);
