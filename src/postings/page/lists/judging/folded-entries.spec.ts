import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const ICON = '<span><svg viewBox="0 0 4 4"><path d="M0 0h4"></path></svg></span>';

function titlesOf(body: string): (string | undefined)[] {
  const html = `<html><head><title>Careers at the mill</title></head><body><main>${body}</main></body></html>`;
  const listing = readHtmlListing(parseHtml(html), { url: 'https://mill.example/careers', careerScore: 3 });
  return listing.postings.map(({ fields }) => fields.job_title);
}

const TITLES = [
  'Client relations',
  'Master miller',
  'Truck driver',
  'Business development',
  'Market research (by voice)',
  'Baker',
];

function page(heading: string, titles: readonly string[], entry: (title: string) => string): string {
  return `<h2>${heading}</h2><p>We mill flour.</p><div class="list">${titles.map(entry).join('')}</div>`;
}

const folded = (title: string): string => `<div class="entry"><button class="head">${title}${ICON}</button></div>`;

it('reads controls that unfold openings, whatever some of them are called', () => {
  expect(titlesOf(page('Current openings', TITLES, folded))).toEqual(TITLES);
  const expands = (title: string): string =>
    `<div class="entry"><button class="head" aria-expanded="false">${title}</button></div>`;
  expect(titlesOf(page('Current openings', TITLES, expands))).toEqual(TITLES);
  const details = (title: string): string =>
    `<details class="entry"><summary class="head">${title}</summary></details>`;
  expect(titlesOf(page('Current openings', TITLES, details))).toEqual(TITLES);
});

it('reads none of controls that unfold nothing, of questions, of few named ones, and below other headings', () => {
  const choice = (title: string): string => `<button class="head">${title}</button>`;
  const tab = (title: string): string => `<li><button class="head" role="tab">${title}${ICON}</button></li>`;
  const rest = ['Client relations', 'Business development'];
  for (const entry of [choice, tab])
    expect(titlesOf(page('Current openings', TITLES, entry))).not.toEqual(expect.arrayContaining(rest));
  expect(titlesOf(page('Our services', TITLES, folded))).toEqual([]);
  const questions = ['Who is a miller?', 'How do I apply as a baker?', 'May drivers apply?'];
  expect(titlesOf(page('Current openings', questions, folded))).toEqual([]);
  expect(titlesOf(page('Current openings', [...rest, 'Our services', 'Our customers'], folded))).toEqual([]);
});
