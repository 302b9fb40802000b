import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { SEEN_WORDS } from '../../../text/words/sites/seen-words.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing, type HtmlListing } from '../../lists/html-listing.js';
import { countsViews } from './seen-count.js';

itHoldsForEvery(
  'words count how often something was seen',
  SEEN_WORDS.flatMap(([language, words]) =>
    words.split('|').map((word) => [word.replace('*', 'e'), language] as const),
  ),
  (word) => {
    expect(countsViews(`1.234 ${word}`)).toBe(true);
    expect(countsViews(`36,2K ${word}`)).toBe(true);
  },
);

it.each(['Baker with views', '3 days', '12 interviews', 'views', '2,000 a month'])('%s counts none', (line) => {
  expect(countsViews(line)).toBe(false);
});

const listing = (html: string): HtmlListing =>
  readHtmlListing(parseHtml(`<h1>Careers</h1>${html}`), { url: 'https://bakery.example/careers', careerScore: 3 });
const film = (title: string, ...facts: string[]): string =>
  `<li><h3>${title}</h3>${facts.map((fact) => `<span>${fact}</span>`).join('')}</li>`;

it('films about people at work are no openings, whatever occupation they name', () => {
  const { postings, leftOut } = listing(
    `<ul>${film('Nights and Days, Master Baker', '1,204 views')}${film('On the Road, Van Driver', '36.2K views')}</ul>`,
  );
  expect(postings).toEqual([]);
  const told = leftOut.map(({ posting, why }) => [posting.fields.job_title, why]);
  expect(told).toEqual([
    ['Nights and Days, Master Baker', 'content'],
    ['On the Road, Van Driver', 'content'],
  ]);
});

it('openings whose visits are counted stay openings', () => {
  const { postings } = listing(
    `<ul>${film('Baker', 'Full-time', '1,204 views')}${film('Driver', 'Leeds', '31 views')}</ul>`,
  );
  expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Baker', 'Driver']);
});
