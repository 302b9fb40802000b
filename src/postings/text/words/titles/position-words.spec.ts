import { expect, it } from '@jest/globals';
import { readHtmlListing } from '../../../page/lists/html-listing.js';
import { parseHtml } from '../../../page/tree/html.js';
import { POSITION_WORDS } from './position-words.js';

const CONTEXT = { url: 'https://www.example.com/jobs', careerScore: 3 };
const titlesBelow = (text: string): (string | undefined)[] =>
  readHtmlListing(
    parseHtml(`<h1>Our trades</h1><p>We like bread.</p><h3>Shops</h3><p>Open daily.</p><h3>Baker</h3><p>${text}</p>`),
    CONTEXT,
  ).postings.map(({ fields }) => fields.job_title);

const WORDS = POSITION_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const));

it.each(WORDS)('"%s" (%s) makes a lone title an advert', (word) => {
  expect(titlesBelow(`Bread, ${word.replace('*', '')} bread.`)).toEqual(['Baker']);
});

it('leaves a title with prose about a trade alone', () => {
  expect(titlesBelow('Bread is made of flour and water, and of time.')).toEqual([]);
});
