import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

/** Titles of pages about careers; the texts are ours. */
function titlesOf(body: string): (string | undefined)[] {
  const html = `<html><head><title>Careers – Old Mill</title></head><body>${body}</body></html>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/careers', careerScore: 3 });
  return postings.map(({ fields: { job_title } }) => job_title);
}

const MARKS = '<span class="badge">Paid well</span><span class="badge">Night work</span>';

it.each([
  ['beside it', MARKS],
  ['in a row of their own', `<div class="row">${MARKS}</div>`],
])('reads the heading of the one card as the opening, and no marks %s', (_, marks) => {
  const page = `<h1>Come and bake</h1><section><h2>Open positions</h2><ul><li class="card">${marks}<h3>Pastry baker</h3>
    <p>You bake at night in Leeds.</p><a href="/jobs/pastry">See the advert</a></li></ul></section>`;
  expect(titlesOf(page)).toEqual(['Pastry baker']);
});

it('keeps a list of openings that stands before a heading', () => {
  const entries = '<p><a href="/jobs/1">Pastry baker</a></p><p><a href="/jobs/2">Miller</a></p>';
  expect(titlesOf(`<h2>Open positions</h2>${entries}<h3>Master baker of the month</h3><p>Ann bakes.</p>`)).toEqual([
    'Pastry baker',
    'Miller',
  ]);
});
