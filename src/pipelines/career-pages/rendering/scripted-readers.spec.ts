import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { NOT_FOUND_WORDS, PAGE_NOT_FOUND_WORDS } from '../../../postings/text/words/site-words.js';
import { SCRIPTED_READERS } from './scripted-readers.js';

const saysNotFound = (title: string, heading = 'Rye'): boolean =>
  SCRIPTED_READERS.shownWords(`<title>${title}</title><h1>${heading}</h1><p>Page not found</p>`).saysNotFound;

itHoldsForEvery(
  'a heading says that a page is not there',
  NOT_FOUND_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (written) => {
    const word = written.replace('*', '');
    expect(saysNotFound(`Rye ${word}`)).toBe(true);
    expect(saysNotFound('Rye', `Rye ${word}!`)).toBe(true);
  },
);

itHoldsForEvery('a heading says so of a page', PAGE_NOT_FOUND_WORDS, (_language, pages, words) => {
  for (const page of pages.split('|'))
    for (const said of words.split('|').map((word) => word.replace('*', ''))) {
      const isSaid = [`${page} ${said}`, `${said} ${page}`, said, `${page}. Rye ${said}`].map((title) =>
        saysNotFound(title),
      );
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
  ['Error 404', true],
  ['ページが見つかりません', true],
  ['Página no encontrada', true],
  ['La pagina non trovata', true],
  ['Room 4041', false],
  ['Baker', false],
])('"%s" says so: %s', (title, isSaid) => {
  expect(saysNotFound(title)).toBe(isSaid);
});
