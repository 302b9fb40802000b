import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { PRIVACY_WORDS } from '../../../text/words/headings/privacy-words.js';
import { parseHtml } from '../../tree/html.js';
import { readPageTree } from '../../tree/page-tree.js';
import { readHtmlListing } from '../html-listing.js';
import { officersOfPrivacy } from './privacy-texts.js';

const officersOf = (main: string): number => officersOfPrivacy(readPageTree(parseHtml(`<main>${main}</main>`))).size;

const each = (words: string): string[] => words.split('|').map((word) => word.replace('*', ''));

itHoldsForEvery(
  'an officer beside the headings of a text about personal data is no opening',
  PRIVACY_WORDS.map(({ language, officer, heading }) => [language, officer, heading] as const),
  (_language, officers, headings) => {
    for (const heading of each(headings))
      for (const officer of each(officers))
        expect(officersOf(`<h4>${heading} A</h4><p>We keep it.</p><h4>${officer}</h4><p>Mill Ltd</p>`)).toBeGreaterThan(
          0,
        );
  },
);

const titlesOf = (main: string): (string | undefined)[] =>
  readHtmlListing(parseHtml(`<title>Jobs | Mill</title><main><h1>Jobs</h1>${main}</main>`), {
    url: 'https://mill.example/jobs',
    careerScore: 2,
  }).postings.map(({ fields }) => fields.job_title);

it('reads the advert for an officer, and not who is one', () => {
  const advert =
    '<h2>Data Protection Officer</h2><p>Full-time, Leeds</p><p>You watch over the GDPR.</p><a href="/1">Apply</a>';
  const notice =
    '<h3>Privacy notice</h3><p>We keep what you send.</p><h3>Data protection officer</h3><p>Ann Miller</p>';
  expect(titlesOf(advert)).toEqual(['Data Protection Officer']);
  const openings = `${advert}<h2>Accountant</h2><p>Full-time, York</p><h2>Privacy notice for applicants</h2><p>Xyz.</p>`;
  expect(titlesOf(openings)).toEqual(['Data Protection Officer', 'Accountant']);
  expect(titlesOf(`<h3>Write to us</h3><p>We read it.</p>${notice}`)).toEqual([]);
});
