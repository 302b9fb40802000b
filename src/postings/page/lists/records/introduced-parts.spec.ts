import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readPageTree } from '../../tree/page-tree.js';
import { readHtmlListing } from '../html-listing.js';
import { titlesIntroduced } from './introduced-parts.js';

const titlesOf = (...lines: readonly string[]): unknown[] =>
  readHtmlListing(parseHtml(`<main><h1>Join our team</h1>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`), {
    url: 'https://mill.example/jobs',
    careerScore: 3,
  }).postings.map(({ fields }) => fields.job_title);

it.each([
  ['We are currently recruiting for the following positions:', 'Head Baker, full time, £32,000', 'Send us your CV.'],
  ['We are always on the lookout for talented people. Current roles:', 'Head Baker (Leeds)', 'Write to the mill.'],
  ['Due to expansion, Star Mills is looking to recruit the following:', '2 x Bakers (must have a licence)', 'Call us.'],
  ['We are currently looking for:', 'Bakery Assistant', 'Email us today.'],
  ['Wir suchen:', 'Bäcker/in – Vollzeit', 'Bitte senden Sie uns Ihre Bewerbung.'],
])('paragraphs below "%s" are a list', (lead, title, end) => {
  expect(titlesOf(lead, title, 'Pastry Chef', 'Delivery Driver', end)).toHaveLength(3);
});

it.each([
  [['We offer the following services:', 'Baker', 'Miller'], []],
  [['We are hiring for the following roles:', 'Baker', 'Miller', 'Write to us.'], [['Baker', 'Miller']]],
  [['We are hiring for the following roles:', 'Baker', 'Miller', 'Write to us.', 'Baker'], []],
])('of %j below their lead are titles: %j', (lines, titles) => {
  const { leaves } = readPageTree(parseHtml(`<main>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`));
  expect(titlesIntroduced(leaves).map(([own]) => own.map(({ text }) => text))).toEqual(titles);
});
