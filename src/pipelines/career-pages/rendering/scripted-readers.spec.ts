import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { NOT_FOUND_WORDS } from '../../../postings/text/words/site-words.js';
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

it.each([
  ['Error 404', true],
  ['ページが見つかりません', true],
  ['Página no encontrada', true],
  ['La pagina non trovata', true],
  ['Room 4041', false],
  ['Baker', false],
])('"%s" says so: %s', (title, isSaid) => {
  expect(saysNotFound(title)).toBe(isSaid);
});
