import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const ITEMS = ['Loaders', 'Unloaders/Packers', 'Powder Painters', 'General Laborers', 'Sandblast Department'];

function titlesBelow(above: string): unknown[] {
  const items = ITEMS.map((item) => `<li>${item}</li>`).join('');
  const html = `<title>Employment | The Mill</title><nav><a href="/">Home</a></nav><div>${above}<ul>${items}</ul></div>
    <h2>Want to apply?</h2><p>Come in between 8 and 4.</p>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/employment', careerScore: 3 });
  return postings.map(({ fields }) => fields.job_title);
}

it.each([
  '<div>Employment Opportunities</div><p>We run two shifts.</p><p>Production line</p>',
  '<div>Employment Opportunities</div>We hire for:<br><br>Production line',
  '<p>We are currently accepting applications for the following positions:</p>',
])('a page that heads nothing names its openings in a line by itself: %s', (above) => {
  expect(titlesBelow(above)).toEqual(ITEMS);
});

it.each([
  '<a href="/employment">Employment Opportunities</a><p>Our people work as:</p>',
  '<div>Employment Opportunities</div><h3>Our people</h3>',
  '<div>Our people</div><p>Among them are:</p>',
  `<div>Employment Opportunities</div>${'<p>We run two shifts.</p>'.repeat(6)}`,
])('a link, and a line above a heading of something else, do not: %s', (above) => {
  expect(titlesBelow(above)).toEqual([]);
});
