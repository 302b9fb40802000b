import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { endsAdvert } from '../../../page/lines/headings/letter-ends.js';
import { kindOfHeading } from '../../../page/lines/headings/section-headings.js';
import { isWishHeading, saysWish } from '../../../page/lines/sentences/wishes.js';
import { DENIAL_WORDS } from '../denial-words.js';
import { ASKED_AT_END, LETTER_ENDS, RIGHTS_WORDS } from '../people/letter-end-words.js';
import { WHOLE_HEADINGS } from './whole-headings.js';
import {
  MANNER_AT_END,
  MANNER_BEFORE,
  VERY_WORDS,
  WISH_HEADINGS,
  WISH_VERBS,
  WISHED_AT_END,
  WISHED_AT_FRONT,
} from './wish-words.js';

const wordsOf = (rows: readonly (readonly [string, string])[]): (readonly [string, string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word.replace('*', ''), language] as const));

itHoldsForEvery('a heading behind requirements begins the wishes', wordsOf(WISH_HEADINGS), (heading) => {
  expect(isWishHeading(`${heading}:`)).toBe(true);
});

itHoldsForEvery('an item begins with what makes it a wish', wordsOf(WISHED_AT_FRONT), (word) => {
  expect(saysWish(`${word} Rye, oats`)).toBe(true);
  expect(saysWish(`Rye ${word} oats`)).toBe(false);
});

itHoldsForEvery('an item ends with what makes it a wish', wordsOf(WISHED_AT_END), (word) => {
  expect(saysWish(`Rye ${word}.`)).toBe(true);
  expect(saysWish(`Oats, rye ${word}`)).toBe(false);
});

itHoldsForEvery('a wish is divided by a comma from what it is about', wordsOf(WISH_VERBS), (verb) => {
  expect(saysWish(`Rye, or barley, ${verb} desirable`)).toBe(true);
  expect(saysWish(`Rye, and barley ${verb} desirable`)).toBe(false);
});

it.each([
  ['Oven licence (preferred but not essential)', true],
  ['Knife skills preferred but not essential', true],
  ['Oven licence (required)', false],
  ['English (not required), German', false],
])('tells whether %j is a wish as a whole: %s', (item, isWish) => {
  expect(saysWish(item)).toBe(isWish);
});

it.each([
  ['Experience in milling, baking, or sales is a plus', true],
  ['Erfahrung im Backen, Mahlen, oder Verkauf von Vorteil', true],
  ['Degree in milling, or baking', false],
  ['Fluent German, and French is a plus', false],
])('of several things that "or" joins at the end each is wished for: %s', (item, isWish) => {
  expect(saysWish(item)).toBe(isWish);
});

itHoldsForEvery('an item ends with how somebody is', wordsOf(MANNER_AT_END), (word) => {
  expect(saysWish(`Rye is ${word}`)).toBe(true);
  expect(saysWish(`Rye and ${word}`)).toBe(false);
  expect(saysWish(`Rye is ${word} and ${word}`)).toBe(true);
});

itHoldsForEvery('words right before such an ending say how somebody is', wordsOf(MANNER_BEFORE), (word) => {
  expect(saysWish(`Rye ${word} welcome`)).toBe(false);
  expect(saysWish(`Rye ${word} oats welcome`)).toBe(true);
});

itHoldsForEvery('how much stands between both', wordsOf(VERY_WORDS), (word) => {
  expect(saysWish(`Rye always ${word} welcome`)).toBe(false);
});

it.each([
  ['You are fluent in French (desired)', true],
  ['French a plus, Spanish a huge bonus', true],
  ['Deutsch von Vorteil; Englisch ein Plus', true],
  ['German, French a plus, Spanish a huge bonus', false],
  ['Results in sales would be helpful', true],
  ['A positive attitude to Excel is helpful', true],
  ['Experience with SQL and Python is helpful and welcome', true],
  ['Experience making bread welcome', true],
  ['Führerausweis Kat. B von Vorteil', true],
  ['Prawo jazdy kat. B mile widziane', true],
  ['Řidičský průkaz sk. B výhodou', true],
  ['Шофьорска книжка кат. В е предимство', true],
  ['Kenntnisse in KNX sind von Vorteil, aber kein Muss', true],
  ['Rye is an advantage, but not required', true],
  ['Fluent German, French is a plus, but not required', false],
  ['Avrà carattere preferenziale l’esperienza con la segale', true],
  ['Es deseable carné de conducir', true],
  ['Fluent German. French a plus', false],
  ['Erfahrung mit Git. C von Vorteil', false],
  ['Führerausweis Kat. B, Kat. C von Vorteil', false],
  ['You make our guests welcome', false],
  ['You make every guest feel welcome', false],
  ['You are very helpful', false],
  ['Always helpful and welcome', false],
])('"%s" is a wish: %s', (item, isWish) => {
  expect(saysWish(item)).toBe(isWish);
});

itHoldsForEvery('an advert ends with what somebody may ask', wordsOf(ASKED_AT_END), (words) => {
  expect(endsAdvert(`${words}? Jane Doe: 0123 456789`)).toBe(true);
  expect(endsAdvert(`${words} of bakers`)).toBe(false);
});

itHoldsForEvery('a line ends an advert', wordsOf([...LETTER_ENDS, ...RIGHTS_WORDS]), (line) => {
  expect(endsAdvert(`${line},`)).toBe(true);
});

itHoldsForEvery(
  'a whole line heads its kind of section',
  WHOLE_HEADINGS.flatMap(([kind, language, lines]) => lines.split('|').map((line) => [line, language, kind] as const)),
  (line, _language, kind) => {
    expect(kindOfHeading(line)).toBe(kind);
  },
);

itHoldsForEvery('a heading asks what somebody lacks', wordsOf(DENIAL_WORDS), (word) => {
  expect(kindOfHeading('Experience?')).toBe('requirements');
  expect(kindOfHeading(`${word} experience?`)).toBeUndefined();
});

it.each([
  ['Experience desirable in milling and baking', true],
  ['Berufserfahrung wünschenswert in der Backstube', true],
  ['Experiencia valorable en molinos', true],
  ['• Some experience preferred with ovens', true],
  // What is asked for, and how somebody is.
  ['Experience in desirable places', false],
  ['Experience of desirable bread in a bakery', false],
  ['Oven experience and two years desirable in rye', false],
  ['You make experience welcome in our team', false],
])('says of itself that it is a wish, right behind its subject: %s', (item, isWish) => {
  expect(saysWish(item)).toBe(isWish);
});
