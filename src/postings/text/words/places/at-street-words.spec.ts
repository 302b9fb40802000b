import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { placesInSentences } from '../../places/sentence-place.js';
import { AT_STREET_WORDS } from './at-street-words.js';
import { rowsOf } from '../pattern-parts.js';
import { WORKPLACE_WORDS } from './workplace-words.js';

/** A house of the language in front of the words, and a town behind them. */
const SENTENCES: readonly (readonly [language: string, house: string, behind: string, town: string])[] = [
  ['en', 'You work in our office', 'Market Street in Leeds.', 'Leeds'],
  ['de', 'Du arbeitest in unserem Büro', 'Aare in Bern.', 'Bern'],
  ['nl', 'Een werkplek in ons kantoor', 'Maliebaan in Utrecht, maar thuis werken kan ook.', 'Utrecht'],
  ['fr', 'Vous travaillez dans nos bureaux,', 'Jemmapes à Paris.', 'Paris'],
  ['es', 'Trabajarás en nuestra oficina', 'Mayor en Zaragoza.', 'Zaragoza'],
  ['pt', 'Você trabalha no escritório', 'Augusta em Curitiba.', 'Curitiba'],
  ['it', 'Lavori nei nostri uffici', 'Emilia a Modena.', 'Modena'],
  ['sv', 'Du arbetar på vårt kontor', 'Stureplan i Stockholm.', 'Stockholm'],
  ['da', 'Du arbejder på vores kontor', 'Vesterbro i Aarhus.', 'Aarhus'],
  ['no', 'Du jobber på kontoret vårt', 'Storgata i Bergen.', 'Bergen'],
  ['pl', 'Pracujemy w biurze', 'Długiej w Gdańsku.', 'Gdańsk'],
  ['cs', 'Máme kancelář', 'Husova v Brně.', 'Brno'],
  ['sk', 'Máme kanceláriu', 'Hlavná v Žiline.', 'Žilina'],
  ['ro', 'Avem un birou', 'Lungă în Brașov.', 'Brașov'],
  ['hr', 'Radite u našem uredu', 'Ilica u Zagrebu.', 'Zagreb'],
  ['sl', 'Delate v naši pisarni', 'Prešernova v Ljubljani.', 'Ljubljana'],
  ['ru', 'Вы работаете в офисе', 'Ленина в Казани.', 'Казань'],
  ['uk', 'Ви працюєте в офісі', 'Франка у Львові.', 'Львів'],
];

it.each(AT_STREET_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [language, word] as const)))(
  'in %s "%s" leads from a house to its street',
  (language, word) => {
    const [, house = '', behind = '', town] = SENTENCES.find(([of]) => of === language) ?? [];
    expect(placesInSentences(`${house} ${word} ${behind}`).map(({ location }) => location)).toEqual([town]);
  },
);

itHoldsForEvery('is of a language that has houses', AT_STREET_WORDS, (language) => {
  expect(rowsOf(WORKPLACE_WORDS, 'house').some(([of]) => of === language)).toBe(true);
});

it.each([
  'Unsere Kunden haben Büros in der Torstraße in Berlin.',
  'Wir liefern an die Bäckerei am Markt. Ein Kollege wohnt in Berlin.',
  'The team met on Friday. A colleague lives in Leeds.',
])('is no place of work: %s', (text) => {
  expect(placesInSentences(text)).toEqual([]);
});

it.each([
  ['You work at our library in Market Square, at 700 Mill St. in Boston.', ['Boston']],
  ['You work at our library in Market Square in Boston.', ['Boston']],
  ['Du arbeitest in unserem Büro in der Torstraße in Berlin.', ['Berlin']],
  ['You work at our library in charge of loans in Boston.', []],
])('%s', (text, towns) => {
  expect(placesInSentences(text).map(({ location }) => location)).toEqual(towns);
});
