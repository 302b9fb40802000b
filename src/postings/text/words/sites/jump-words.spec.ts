import { expect, it } from '@jest/globals';
import { readHtmlListing } from '../../../page/lists/html-listing.js';
import { parseHtml } from '../../../page/tree/html.js';
import { JUMP_WORDS } from './jump-words.js';

const titlesOf = (link: string, href: string): unknown[] => {
  const body = `<h1>Jobs</h1><p><b>Baker (m/f/d)</b></p><p><b><a href="${href}">${link}</a></b></p><p>You bake our bread.</p>
    <p><a name="miller"></a><b>Miller (m/f/d)</b></p><p>You run the mill.</p>`;
  const context = { url: 'https://firm.example/jobs', careerScore: 3 };
  return readHtmlListing(parseHtml(body), context).postings.map(({ fields }) => fields.job_title);
};

it.each(JUMP_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)))(
  '"%s" (%s) before the title of an advert further down leads to it and is none itself',
  (word) => {
    expect(titlesOf(`${word} Miller (m/f/d)`, '#miller')).toEqual(['Baker (m/f/d)', 'Miller (m/f/d)']);
  },
);

it('leaves a title alone that begins so and leads to a page', () => {
  expect(titlesOf('See Driver (m/f/d)', '/jobs/3')).toContain('See Driver (m/f/d)');
});
