import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { ERROR_WORDS, NOT_FOUND_WORDS, PAGE_NOT_FOUND_WORDS } from '../../../postings/text/words/sites/site-words.js';
import { readPage } from './page-facts.js';
import { parseHtml } from '../../../postings/page/tree/html.js';
import { isCalledNotFound, saysNotFound } from './not-found.js';

const calledSo = (title: string, heading = 'Rye'): boolean =>
  isCalledNotFound(parseHtml(`<title>${title}</title><h1>${heading}</h1><h2>Page not found</h2>`));
const says = (title: string, heading = 'Rye'): boolean =>
  saysNotFound(parseHtml(`<title>${title}</title><h1>${heading}</h1><p>Page not found</p>`));

itHoldsForEvery(
  'a heading says that a page is not there',
  NOT_FOUND_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (written) => {
    const word = written.replace('*', '');
    expect([says(`Rye ${word}`), calledSo(`Rye ${word}`)]).toEqual([true, true]);
    expect([says('Rye', `Rye ${word}!`), calledSo('Rye', `Rye ${word}!`)]).toEqual([true, true]);
    expect(calledSo('Rye', `Rye ${word}?`)).toBe(false);
  },
);

itHoldsForEvery(
  'a number is that of an error',
  ERROR_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    expect([says(`${word} 404`), says(`404 ${word}`), says(`${word} 405`)]).toEqual([true, true, false]);
  },
);

itHoldsForEvery('a heading says so of a page', PAGE_NOT_FOUND_WORDS, (_language, pages, words) => {
  for (const page of pages.split('|'))
    for (const said of words.split('|').map((word) => word.replace('*', ''))) {
      const isSaid = [`${page} ${said}`, `${said} ${page}`, said, `${page}. Rye ${said}`].map((title) => says(title));
      expect([page, said, ...isSaid]).toEqual([page, said, true, true, false, false]);
    }
});

it.each([
  ['Sidan du letar efter finns inte', true],
  ['Nu există această pagină', true],
  ['Stránka nenalezena', true],
  ['Страница не найдена', true],
  ['페이지를 찾을 수 없습니다', true],
  ['Nu există locuri vacante', false],
  ["Le métier parfait n'existe pas", false],
  ['No existe el pan perfecto, pero casi', false],
  ['Det perfekte brød findes ikke – men …', false],
  ['Drømmebakeriet finnes ikke', false],
  ['Drömbageriet hittas inte – det skapas', false],
  ['Idealny chleb nie istnieje', false],
  ['Die perfekte Bäckerei gibt es nicht', false],
  ['Error 404', true],
  ['ページが見つかりません', true],
  ['Página no encontrada', true],
  ['La pagina non trovata', true],
  ['Diese Seite gibt es leider nicht', true],
  ['Room 4041', false],
  ['Working at 404 Mill Road', false],
  ['Careers - call 404-555-0100', false],
  ['Bread (404) 555-0100', false],
  ['Room 404', false],
  ['404 Bakery careers', false],
  ['Careers | 404 Bakery', false],
  ['404 - Rye', true],
  ['Rye | 404', true],
  ['404 Error', true],
  ['404!', true],
  ['On-site roles no longer available', false],
  ['Baker', false],
])('"%s" says so: %s', (title, isSaid) => {
  expect([says(title), calledSo(title)]).toEqual([isSaid, isSaid]);
});

it('what is said behind a question is said', () => {
  expect(calledSo('Lost? 404 – page not found', 'Careers')).toBe(true);
});

it.each(['Traumjob nicht gefunden? Bewirb dich einfach so!', 'Stelle nicht gefunden? Schreib uns'])(
  'a question to the reader is none: %s',
  (heading) => {
    expect(calledSo('Careers', heading)).toBe(false);
  },
);

it.each([
  ['<h1>Page not found</h1><p>Back to the front page</p>', true],
  ['<h1>Careers</h1><p>Nothing is open.</p><h2>Not found what you sought?</h2>', undefined],
  [
    '<h1>404</h1><h2>Open positions</h2><ul><li><a href="/jobs/1">Baker (m/f/d)</a></li><li><a href="/jobs/2">Miller (m/f/d)</a></li></ul>',
    undefined,
  ],
])('a page of a career address that shows %s is missing: %s', (body, isMissing) => {
  const url = 'https://rye.example/careers';
  const page = {
    outcome: 'page',
    request: { url },
    url,
    status: 200,
    contentType: 'text/html',
    truncated: false,
  } as const;
  expect(readPage({ ...page, body }, '').isMissing).toBe(isMissing);
});
