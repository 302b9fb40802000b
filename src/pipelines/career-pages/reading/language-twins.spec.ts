import { describe, expect, it } from '@jest/globals';
import type { WebPage } from '../../../web/web.js';
import { LanguageTwins } from './language-twins.js';
import { isLanguageName } from '../page/languages.js';
import { readPage, type PageFacts } from '../page/page-facts.js';

const HOST = 'https://firm.example';

/** A career page in a language, with the links of its language switch and its postings' titles. */
function pageIn(language: string, path: string, links: string, titles: readonly string[]): PageFacts {
  const entries = titles.map(
    (title) => `<li><a href="${path}${title.toLowerCase().replaceAll(' ', '-')}">${title}</a>`,
  );
  const page: WebPage = {
    ...{ outcome: 'page', request: { url: HOST + path }, url: HOST + path, status: 200, contentType: 'text/html' },
    ...{
      truncated: false,
      body: `<html lang="${language}"><nav>${links}</nav><main><ul>${entries.join('')}</ul></main>`,
    },
  };
  return readPage(page, 'Careers');
}

const DUTCH = ['Bakker', 'Slager', 'Kok'];
const FRENCH = ['Boulanger', 'Boucher', 'Cuisinier'];

describe('pages of one site in two languages', () => {
  it.each([
    [
      'links say their language',
      '<a href="/vacatures/" hreflang="nl">NL</a><a href="/fr/carriere/" hreflang="fr">F</a>',
    ],
    ['links are codes', '<a href="/vacatures/">NL</a> | <a href="/fr/carriere/">FR</a>'],
    ['links are names', '<a href="/vacatures/">Nederlands</a><a href="/fr/carriere/">Français</a>'],
    ['links are names in English', '<a href="/vacatures/">Dutch</a><a href="/fr/carriere/">French</a>'],
  ])('are twins where the switch of each leads to the other: %s', (_what, links) => {
    const [dutch, french] = [pageIn('nl', '/vacatures/', links, DUTCH), pageIn('fr', '/fr/carriere/', links, FRENCH)];
    expect(new LanguageTwins([dutch, french]).firstOf(french)).toBe(dutch.url);
  });

  it('are no twins where only one leads to the other', () => {
    const dutch = pageIn('nl', '/vacatures/', '<a href="/fr/carriere/">FR</a>', DUTCH);
    const french = pageIn('fr', '/fr/carriere/', '<a href="/">NL</a>', FRENCH);
    expect(new LanguageTwins([dutch, french]).firstOf(french)).toBe(french.url);
  });

  it('are no twins where both are in one language: "IT" and "HR" are departments', () => {
    const links = '<a href="/jobs/it/">IT</a><a href="/jobs/hr/">HR</a>';
    const [one, other] = [
      pageIn('en', '/jobs/it/', links, ['Developer', 'Tester']),
      pageIn('en', '/jobs/hr/', links, ['Recruiter', 'Trainer']),
    ];
    expect(new LanguageTwins([one, other]).firstOf(other)).toBe(other.url);
  });

  it.each([
    ['countries', 'en', '/uk/jobs/', '/us/jobs/', ['Driver', 'Miller']],
    ['states', 'en', '/us-ca/jobs/', '/us-tx/jobs/', ['Driver', 'Miller']],
    ['states that are languages', 'en', '/de/jobs/', '/hi/jobs/', ['Driver', 'Miller']],
    ['departments', 'en', '/sales/', '/research/', ['Manager', 'Assistant']],
  ])(
    'are no twins for their addresses alone where both are in one language: %s',
    (_what, language, path, other, jobs) => {
      const [one, two] = [pageIn(language, path, '', ['Manager', 'Assistant']), pageIn(language, other, '', jobs)];
      expect([one, two].map((page) => new LanguageTwins([one, two]).firstOf(page))).toEqual([one.url, two.url]);
    },
  );

  it('the one with the most postings stands for them', () => {
    const links = '<a href="/vacatures/">NL</a><a href="/fr/carriere/">FR</a>';
    const dutch = pageIn('nl', '/vacatures/', links, DUTCH.slice(1));
    const french = pageIn('fr', '/fr/carriere/', links, FRENCH);
    expect(new LanguageTwins([dutch, french]).firstOf(dutch)).toBe(french.url);
  });
});

it.each([
  ['EN', true],
  ['Deutsch', true],
  ['日本語', true],
  ['[ru]', true],
  ['German teacher', false],
  ['', false],
])('"%s" names a language: %s', (text, isName) => {
  expect(isLanguageName(text)).toBe(isName);
});
