import { expect, it } from '@jest/globals';
import { readHtmlListing, type HtmlListing } from '../../page/lists/html-listing.js';
import { parseHtml } from '../../page/tree/html.js';
import { CLOSED_WORDS, PAST_WORDS, SOON_WORDS, STATE_LABELS } from './not-open-words.js';

const listingOf = (body: string): HtmlListing =>
  readHtmlListing(parseHtml(`<h1>Jobs</h1>${body}`), { url: 'https://firm.example/jobs', careerScore: 3 });
const casesOf = (rows: typeof PAST_WORDS): (readonly [string, string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word.replace('*', ''), language] as const));

it.each(casesOf(PAST_WORDS))('"%s" (%s) over adverts makes them past', (word) => {
  const list = '<ul><li><a href="/jobs/1">Baker</a></li><li><a href="/jobs/2">Miller</a></li></ul>';
  const { postings, past } = listingOf(`<h2>${word} roles</h2>${list}`);
  expect([postings.length, past.length]).toEqual([0, 2]);
});

it.each(casesOf(CLOSED_WORDS))('"%s" (%s) on a card makes its advert past', (word) => {
  const card = (title: string, state: string): string => `<li><h3>${title}</h3><span>${state}</span><p>Graz</p></li>`;
  const { postings, past } = listingOf(`<ul>${card('Baker', word)}${card('Miller', 'Open')}</ul>`);
  expect([postings, past].map((found) => found.map(({ fields }) => fields.job_title))).toEqual([['Miller'], ['Baker']]);
});

it.each(casesOf(STATE_LABELS))('"%s: closed" (%s) on a card makes its advert past', (label) => {
  const card = (title: string, state: string): string =>
    `<li><h3>${title}</h3><h6>${label}: ${state}</h6><p>Graz</p></li>`;
  const { postings, past } = listingOf(`<ul>${card('Baker', 'CLOSED')}${card('Miller', 'OPEN')}</ul>`);
  expect([postings, past].map((found) => found.map(({ fields }) => fields.job_title))).toEqual([['Miller'], ['Baker']]);
});

it.each(casesOf(SOON_WORDS))('"%s" (%s) above roles says that they are not open yet', (word) => {
  const text = `We ${word} these:`;
  expect(listingOf(`<p>${text}</p><ul><li>Bakers</li><li>Millers</li></ul>`).saysClosed).toBe(text);
});
