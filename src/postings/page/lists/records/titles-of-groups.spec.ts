import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

function titlesOf(...lines: readonly string[]): unknown[] {
  const html = `<main><h1>Employment</h1>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/employment', careerScore: 3 });
  return postings.map(({ fields }) => fields.job_title);
}

it('plain lines that name occupations above a text each are titles', () => {
  expect(
    titlesOf(
      'Full-Time Baker',
      'We are a mill with four bakers and look for another one. You bake at night.',
      'Part-Time Kennel Attendant',
      'Weekend mornings. Must be 16 or older.',
      'Drop off your resume or e-mail us.',
    ),
  ).toEqual(['Full-Time Baker', 'Part-Time Kennel Attendant']);
});

it('a labelled fact above a text is no other name among them', () => {
  expect(
    titlesOf(
      'Truck Driver',
      'You drive our flour to the bakers of the county. You load it yourself.',
      'Position information: Full-time 40 hours a week',
      'Salary: $27 an hour and what the weather is like.',
      'Head Miller',
      'You grind the wheat of forty farms.',
    ),
  ).toEqual(['Truck Driver', 'Head Miller']);
});

it('whoever tells of a colleague above a text is none', () => {
  expect(titlesOf('Why we like it here', 'It smells of bread.', 'Our values', 'We are kind.')).toEqual([]);
});

it('an entry whose places are filled is none of the list', () => {
  const filled = 'All front of the house positions are currently filled.';
  expect(titlesOf('Line Cook', 'You cook what the season gives.', 'Bartender', filled)).toEqual(['Line Cook']);
});
