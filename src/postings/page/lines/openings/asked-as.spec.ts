import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { ASKED_AS_WORDS } from '../../../text/words/seeking/asked-as-words.js';
import { readHtmlListing } from '../../lists/html-listing.js';
import { parseHtml } from '../../tree/html.js';
import { asksToWorkAs } from './asked-as.js';

const ROWS = ASKED_AS_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const));

itHoldsForEvery('a question asks whether one wants to work as somebody', ROWS, (word) => {
  expect(asksToWorkAs(`${word} Project Manager in our mill?`)).toBe(true);
  expect(asksToWorkAs(`${word} Project Manager.`)).toBe(false);
  expect(asksToWorkAs(`${word} bread?`)).toBe(false);
});

const titlesOf = (...titles: readonly string[]): unknown[] => {
  const cards = titles.map(
    (title, at) => `<a href="/jobs/${String(at)}"><h3>${title}</h3><p>Leeds · Full-time</p></a>`,
  );
  const html = `<title>Careers</title><main><h1>Careers</h1><h2>Open positions</h2>${cards.join('')}</main>`;
  const context = { url: 'https://mill.example/jobs', careerScore: 3 };
  return readHtmlListing(parseHtml(html), context).postings.map(({ fields }) => fields.job_title);
};

it('beside other openings such a question is one', () => {
  const asked = 'Do you want to work as a personal assistant and make a difference?';
  expect(titlesOf('Baker', asked)).toEqual(['Baker', asked]);
  expect(titlesOf('Baker', 'Do you want to know more about us?')).toEqual(['Baker']);
});
