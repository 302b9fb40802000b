import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const listOf = (entries: readonly string[]): string =>
  `<ul>${entries.map((entry) => `<li><p>${entry}</p></li>`).join('')}</ul>`;

function titlesOf(behind: string): unknown[] {
  const openings = listOf([
    '<b>Postdoc position</b>: the ideal candidate has some experience with large sets of data.',
    '<b>PhD student position</b>: you model the cells of the body and how they act on each other.',
  ]);
  const html = `<main><h1>Join</h1><h2>Open positions</h2>${openings}${behind}</main>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://lab.example/join', careerScore: 1 });
  return postings.map(({ fields }) => fields.job_title);
}

const FURTHER = listOf([
  '<b>Postdocs</b>: Send a CV and a description of your research interests.',
  '<b>PhD students</b>: Write to us with a CV and one page on your interests.',
  '<b>Honours students</b>: Send one paragraph on your favourite lecture.',
]);

it('whoever is told how to apply is none of the openings above', () => {
  expect(titlesOf(`<h2>How to apply</h2>${FURTHER}`)).toEqual(['Postdoc position', 'PhD student position']);
});

it('what stands below another heading for openings is', () => {
  expect(titlesOf(`<h2>Further positions</h2>${FURTHER}`)).toHaveLength(5);
});
