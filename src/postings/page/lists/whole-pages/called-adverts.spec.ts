import { expect, it } from '@jest/globals';
import type { FoundPosting } from '../../../posting.js';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { PROFILE_WORDS } from '../../../text/words/labels/title-labels.js';
import { cleanTitle } from '../../advert/html-card.js';
import { readJobPage } from '../../advert/job-page.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing, type HtmlListing } from '../html-listing.js';

function listingOf(main: string, url: string, careerScore: 0 | 3): HtmlListing {
  const html = `<html><head><title>The mill at Leeds</title></head><body><main>${main}</main></body></html>`;
  return readHtmlListing(parseHtml(html), { url, careerScore });
}

const onCareers = (main: string): readonly FoundPosting[] => listingOf(main, 'https://mill.example/jobs', 3).postings;
const titlesOf = (main: string): unknown[] => onCareers(main).map(({ fields }) => fields.job_title);

it('an entry whose title is a sentence that seeks somebody is one for whom it seeks', () => {
  const entry = (title: string, at: number): string =>
    `<div class="card"><a href="/jobs/${String(at)}"><h3>${title}</h3></a><p>The mill stands at the river.</p></div>`;
  const entries = (first: string): string => [first, 'Miller', 'Truck driver', 'Till assistant'].map(entry).join('');
  const rest = ['Miller', 'Truck driver', 'Till assistant'];
  expect(titlesOf(`<h1>Jobs</h1>${entries('The mill at Leeds is looking for a baker for its shop in York.')}`)).toEqual(
    ['Baker', ...rest],
  );
  expect(titlesOf(`<h1>Jobs</h1>${entries('Our bakers bake for all of Leeds and for half of York, too.')}`)).toEqual(
    rest,
  );
});

it('the foot of an article is part of what it is about', () => {
  const advert =
    '<header><h2>Baker (m/f/d)</h2><p>We are looking for a baker for our mill.</p></header><h3>Your profile</h3><ul><li>You have learned to bake</li><li>You rise early</li></ul>';
  const page = (foot: string): string =>
    `<h1>Careers</h1><h2>Open positions</h2><article>${advert}<footer>${foot}</footer></article>`;
  const [posting] = onCareers(page('<h4>Interested?</h4><a href="mailto:mill@mill.example">Apply</a>'));
  expect(posting?.fields.requirements).toEqual(['You have learned to bake', 'You rise early']);
});

it('an advert among news begins with whom it seeks and says below lines of plain text what is asked', () => {
  const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const news = (title: string, ...lines: [string, string]): string =>
    `<article><h1>${title}</h1><p class="date">05.07.2026</p><p>${lines[0]}</p>${list('mielenie mąki', 'wypiek chleba')}<p>${lines[1]}</p>${list('wykształcenie średnie', 'prawo jazdy')}</article>`;
  const read = (title: string, ...lines: [string, string]): unknown[] =>
    listingOf(news(title, ...lines), 'https://mill.example/news/1', 0).postings.map(({ fields }) => fields.job_title);
  expect(read('Nabór na stanowisko pracownika młyna', 'Zakres obowiązków:', 'Wymagania niezbędne:')).toEqual([
    'pracownika młyna',
  ]);
  expect(read('Wybór na stanowisko pracownika młyna', 'W tym roku:', 'W zeszłym roku:')).toEqual([]);
  expect(read('Nabór wniosków młyna', 'Zakres obowiązków:', 'Wymagania niezbędne:')).toEqual([]);
});

it('the page of a posting begins with its title, however the signs between its words are spaced', () => {
  const page =
    '<h2>Miller / Baker</h2><p>You mill and bake for all of Leeds, in a team of six, and you rise early.</p><p>Write to us and name the job: Miller/Baker. We answer each letter within a week.</p>';
  const known: FoundPosting = { fields: { job_title: 'Miller/Baker' }, evidence: {} };
  const read = readJobPage(parseHtml(`<main>${page}</main>`), 'https://mill.example/jobs/1', known);
  expect(read.fields.job_description).toMatch(/^Miller \/ Baker\nYou mill/);
});

itHoldsForEvery('are labels of an occupation, and head what is asked', PROFILE_WORDS, (_language, words) => {
  for (const word of words.split('|')) {
    expect([word, cleanTitle(`${word}: Baker`)]).toEqual([word, 'Baker']);
    expect([word, cleanTitle(`${word}: Early riser`)]).toEqual([word, `${word}: Early riser`]);
  }
});
