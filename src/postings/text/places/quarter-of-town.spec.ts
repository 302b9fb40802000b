import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { readTextPlace } from './text-place.js';
import { readTitlePlace } from './title-place.js';
import { rowsOf } from '../words/pattern-parts.js';
import { QUARTER_WORDS } from '../words/places/quarter-words.js';

it.each([
  ['Procuramos um cozinheiro para o nosso restaurante no bairro de Alvalade, em Lisboa.', 'Lisboa'],
  ['O nosso escritório fica na freguesia de Arroios, em Lisboa.', 'Lisboa'],
  ['Nuestra oficina está en el barrio de Gràcia, en Barcelona.', 'Barcelona'],
  ['Buscamos camarero para nuestro local en el barrio de Malasaña, Madrid.', 'Madrid'],
  ['Nous cherchons un boulanger pour notre boutique du quartier Saint-Michel à Bordeaux.', 'Bordeaux'],
  ['Notre restaurant est situé dans le 11e arrondissement de Paris.', 'Paris'],
  ['Cerchiamo un cuoco per il nostro ristorante nel quartiere di Trastevere, a Roma.', 'Roma'],
  ['Biroul nostru se află în cartierul Mănăștur din Cluj-Napoca.', 'Cluj-Napoca'],
  ['Unsere Praxis im Hamburger Stadtteil Altona sucht eine Helferin.', 'Hamburg'],
  ['Unser Laden liegt im Stadtteil Ehrenfeld in Köln.', 'Köln'],
  ['Our bakery is in the Stoneybatter area of Dublin.', 'Dublin'],
  ['Our office is in the Northern Quarter, Manchester.', 'Manchester'],
  ['We are looking for a barista for our shop in Shoreditch, London.', 'London'],
  ['Nasze biuro mieści się w dzielnicy Mokotów w Warszawie.', 'Warszawa'],
  ['Hledáme kuchaře do naší restaurace na Vinohradech v Praze.', 'Praha'],
  ['Офисът ни се намира в квартал Лозенец, София.', 'София'],
  ['Наш салон расположен в Приморском районе Санкт-Петербурга.', 'Санкт-Петербург'],
  ['Το γραφείο μας βρίσκεται στο Κουκάκι, στην Αθήνα.', 'Αθήνα'],
])('the town behind the quarter of %j', (text, place) => {
  expect(readTextPlace(text)?.location).toBe(place);
});

it.each([
  ['Trabalhamos no bairro de Alvalade.', undefined],
  ['O nosso restaurante fica no bairro de Alvalade.', undefined],
  ['Our shops in Otley, in Leeds and in York are old.', undefined],
  ['A nossa loja fica na zona de Lisboa.', 'Lisboa'],
  ['Наш офис находится в районе Москвы.', 'Москва'],
  ['Our shop in Otley, West Yorkshire, is old.', 'Otley, West Yorkshire'],
  ['We are looking for a baker for our shop in Leeds, not in Bradford.', 'Leeds'],
  ['Our shop sells bread in Shoreditch, London.', undefined],
])('a quarter alone names no town, and several towns are no quarters: %j', (text, place) => {
  expect(readTextPlace(text)?.location).toBe(place);
});

it.each([
  ['Bäcker in Hamburg-Altona', 'Hamburg-Altona'],
  ['Bakker (m/v) – Amsterdam-Noord', 'Amsterdam-Noord'],
  ['Baker – Reading-Club', undefined],
  ['Baker (Bread, Rolls)', undefined],
])('the town of the quarter that %j ends with', (title, place) => {
  expect(readTitlePlace(title)).toBe(place);
});

/** A town of a language behind its word for "in", and a house of a company in front of it. */
const SENTENCES: Readonly<Record<string, readonly [house: string, town: string]>> = {
  pt: ['A nossa loja fica', 'em Lisboa'],
  es: ['Nuestra oficina está', 'en Madrid'],
  ca: ['La nostra oficina està', 'a Barcelona'],
  fr: ['Notre boutique se trouve', 'à Lyon'],
  it: ['Il nostro ufficio si trova', 'a Milano'],
  ro: ['Biroul nostru este', 'din București'],
  de: ['Unsere Praxis liegt', 'in Hamburg'],
  nl: ['Ons kantoor ligt', 'in Rotterdam'],
  sv: ['Vårt kontor ligger', 'i Stockholm'],
  da: ['Vores butik ligger', 'i København'],
  no: ['Kontoret vårt ligger', 'i Oslo'],
  pl: ['Nasze biuro znajduje się', 'w Krakowie'],
  cs: ['Naše kancelář se nachází', 'v Praze'],
  sk: ['Naša kancelária sa nachádza', 'v Bratislave'],
  hr: ['Naš ured se nalazi', 'u Zagrebu'],
  sr: ['Наша канцеларија се налази', 'у Београду'],
  sl: ['Naša pisarna se nahaja', 'v Ljubljani'],
  bg: ['Офисът ни се намира', 'в София'],
  ru: ['Наш офис находится', 'в Москве'],
  uk: ['Наш офіс знаходиться', 'у Києві'],
  el: ['Το γραφείο μας βρίσκεται', 'στην Αθήνα'],
  en: ['Our office is', 'in London'],
};

const rows = (...kinds: readonly ('ahead' | 'around' | 'beside' | 'behind' | 'of' | 'of-in')[]): [string, string][] =>
  rowsOf(QUARTER_WORDS, ...kinds).flatMap(([languages, words]) =>
    languages.split(' ').flatMap((of) => words.split('|').map((word): [string, string] => [of, word])),
  );
const named = (language: string): string => (/^(?:sr|bg|ru|uk)$/.test(language) ? 'Драгово' : 'Dragove');
const placeIn = (text: string): string | undefined => readTextPlace(text)?.location;

itHoldsForEvery('a word ahead of a quarter', rows('ahead', 'around', 'beside'), (language, word) => {
  const [house = '', town = ''] = SENTENCES[language] ?? [];
  const quarter = `${word}${word.endsWith("'") ? '' : ' '}${named(language)}`;
  expect(placeIn(`${house} ${quarter}, ${town}.`)).toBe(placeIn(`${house} ${town}.`));
  expect(placeIn(`${house} ${town}.`)).toBeDefined();
});

itHoldsForEvery('a word between a quarter and its town', rows('behind'), (language, word) => {
  const [house = '', town = ''] = SENTENCES[language] ?? [];
  const [ahead = '', name = ''] = town.split(' ');
  const isOf = /[a-z]$/.test(word);
  const said = `${house} ${ahead}${language === 'en' ? ' the' : ''} ${named(language)} ${word} ${isOf ? name : 'Санкт-Петербурга'}.`;
  expect(placeIn(said)).toBeDefined();
});

itHoldsForEvery('a quarter of a town named with it', rows('of'), (_language, word) => {
  for (const [, ahead] of rows('of-in')) expect(placeIn(`Unsere Praxis ${ahead} Hamburger ${word}.`)).toBe('Hamburg');
});
