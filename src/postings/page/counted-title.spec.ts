import { expect, it } from '@jest/globals';
import { readHtmlListing } from './html-listing.js';
import { parseHtml } from './html.js';

const titlesOf = (body: string): (string | undefined)[] =>
  readHtmlListing(parseHtml(`<h1>Jobs</h1>${body}`), { url: 'https://firm.example/jobs', careerScore: 3 }).postings.map(
    ({ fields }) => fields.job_title,
  );

it.each(['Baker (2 posts)', 'Baker [1 vacancy]', 'Baker (3 Stellen)', 'Baker (2 вакансии)', 'Baker (1 місце)'])(
  '%s is a title and a count',
  (title) => {
    expect(titlesOf(`<h2>${title}</h2><p>Full-time in Leeds</p><h2>Miller</h2><p>Full-time in Leeds</p>`)).toEqual([
      'Baker',
      'Miller',
    ]);
  },
);

it('a title with its count begins a paragraph about it', () => {
  const text = 'You rise early and leave early, six days a week; pay and bread are good.';
  expect(titlesOf(`<p>Baker (2 posts). ${text}</p><p>Miller (1 post). ${text}</p>`)).toEqual(['Baker', 'Miller']);
});
