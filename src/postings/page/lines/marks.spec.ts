import { describe, expect, it } from '@jest/globals';
import { MARK_WORDS } from '../../text/words/mark-words.js';
import { parseHtml } from '../tree/html.js';
import { readHtmlListing, type HtmlListing } from '../lists/html-listing.js';

const read = (...titles: string[]): HtmlListing =>
  readHtmlListing(
    parseHtml(
      `<h1>Careers</h1>${titles.map((title, at) => `<div><h3>${title}</h3><a href="/jobs/${String(at)}">Apply</a></div>`).join('')}`,
    ),
    { url: 'https://bakery.example/careers', careerScore: 3 },
  );
const words = MARK_WORDS.flatMap(([, marks]) => marks.split('|'));

describe('a mark beside a title', () => {
  it.each(words)('"%s" is no part of it', (mark) => {
    const { postings } = read(`Baker (m/f/d) <span class="badge">${mark}</span>`, 'Driver (m/f/d)');
    expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Baker (m/f/d)', 'Driver (m/f/d)']);
  });

  it('that says that it is over makes its posting past', () => {
    const { postings, past } = read('Baker (m/f/d) <em>Filled</em>', 'Driver (m/f/d)');
    expect([postings, past].map((all) => all.map(({ fields }) => fields.job_title))).toEqual([
      ['Driver (m/f/d)'],
      ['Baker (m/f/d)'],
    ]);
  });
});
