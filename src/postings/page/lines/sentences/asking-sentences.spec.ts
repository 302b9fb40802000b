import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { withLimits } from '../../../reading-limits.js';
import { ASKED_THINGS } from '../../../text/words/sentences/asked-things.js';
import { ASKING_FRAMES } from '../../../text/words/sentences/asking-frames.js';
import { BETWEEN_WORDS } from '../../../text/words/seeking/between-words.js';
import { GIVING_WORDS } from '../../../text/words/sentences/giving-words.js';
import {
  SMALLER_ASKED_THINGS,
  SMALLER_ASKING_FRAMES,
  SMALLER_NOT_ASKED,
} from '../../../text/words/sentences/smaller-asking-words.js';
import { NOT_ASKED } from '../../../text/words/sentences/not-asked-words.js';
import { WISHED_IN_SENTENCES } from '../../../text/words/sections/wish-words.js';
import { AskingLanguage } from './asking-sentences.js';
import { readToldInSentences } from './told-in-sentences.js';

type Row = readonly [kind: string, language: string, words: string];

const FRAMES = [...ASKING_FRAMES, ...SMALLER_ASKING_FRAMES];
const THINGS = [...ASKED_THINGS, ...SMALLER_ASKED_THINGS];
const NOTS = [...NOT_ASKED, ...SMALLER_NOT_ASKED];
const READERS = new Map([...new Set(FRAMES.map(([, of]) => of))].map((of) => [of, new AskingLanguage(of)]));
const readerOf = (language: string): AskingLanguage => READERS.get(language) ?? new AskingLanguage(language);

const wordsIn = (words: string): string[] => words.split('|').map((word) => word.replaceAll('*', ''));
const eachWord = (rows: readonly Row[]): (readonly [kind: string, language: string, word: string])[] =>
  rows.flatMap(([kind, language, words]) => wordsIn(words).map((word) => [kind, language, word] as const));
/** The first word of each kind in each language. */
const firsts = (rows: readonly Row[]): ReadonlyMap<string, string> =>
  new Map(
    eachWord(rows)
      .toReversed()
      .map(([kind, language, word]) => [`${kind} ${language}`, word]),
  );
const FIRST = new Map([...firsts(FRAMES), ...firsts(THINGS), ...firsts(GIVING_WORDS)]);
const BETWEEN = firsts(BETWEEN_WORDS);
const first = (kind: string, language: string): string => FIRST.get(`${kind} ${language}`) ?? '';
const thingFor = (kind: string, language: string): string =>
  first({ is: 'quality', speaks: 'language' }[kind] ?? 'thing', language);
/** A frame of a language that asks for things, and one of them. */
const asks = (language: string): string =>
  `${first('has', language) || first('must', language)} ${thingFor('has', language)}`;

itHoldsForEvery('a frame asks for what stands behind it', eachWord(FRAMES), (kind, language, frame) => {
  const between = kind === 'with' ? BETWEEN.get(`${kind} ${language}`) : '';
  expect(readerOf(language).asks(`Rye ${frame} ${between ?? ''} ${thingFor(kind, language)}.`)).toBe('requirements');
});

/** What each asks by, what for, and whether a sentence asks so with such a word alone. */
const ASKED_BY = {
  with: ['with', 'thing', 'requirements'],
  apart: ['is', 'quality', undefined],
  ours: ['must', 'thing', undefined],
} as const;

itHoldsForEvery('a word stands between a frame and its thing', eachWord(BETWEEN_WORDS), (kind, language, word) => {
  const [by, what, asked] = ASKED_BY[kind as keyof typeof ASKED_BY];
  const [frame, thing] = [first(by, language), first(what, language)];
  expect(readerOf(language).asks(`Rye ${frame} ${word} ${thing}.`)).toBe(asked);
  expect(readerOf(language).asks(`Rye ${frame} ${thing}.`)).toBe(asked === undefined ? 'requirements' : undefined);
  if (kind === 'with')
    expect(readerOf(language).asks(`${first('has', language)} rye ${word} ${thing}.`)).toBe(undefined);
});

itHoldsForEvery('a thing is asked for', eachWord(THINGS), (kind, language, thing) => {
  const frames = { quality: ['is'], language: ['speaks', 'must'] }[kind] ?? ['has', 'must'];
  const frame = frames.map((of) => first(of, language)).find((word) => word !== '') ?? '';
  expect(readerOf(language).asks(`${frame} ${thing}.`)).toBe('requirements');
});

itHoldsForEvery(
  'a wish says it of the thing in front of it',
  eachWord(WISHED_IN_SENTENCES.map(([language, words]) => ['wish', language, words])),
  (_kind, language, wish) => {
    expect(readerOf(language).asks(`${thingFor('has', language)} ${wish}.`)).toBe('nice_to_have');
  },
);

itHoldsForEvery('a sentence asks for nothing that has words of', eachWord(NOTS), (kind, language, word) => {
  const [reader, asked] = [readerOf(language), asks(language)];
  expect(reader.asks(`${asked}.`)).toBe('requirements');
  expect(reader.tellsOther(`${asked}.`)).toBe(false);
  const sentence = kind === 'other' ? `${asked} ${word}.` : `${word} ${asked}.`;
  expect(reader.tellsOther(sentence) || reader.asks(sentence) === undefined).toBe(true);
});

itHoldsForEvery('a sentence gives by words of', eachWord(GIVING_WORDS), (kind, language, word) => {
  const [reader, given] = [readerOf(language), first('given', language)];
  const frame = first(kind === 'for staff' ? 'is given' : 'offers', language);
  expect(reader.gives(`${first('offers', language)} ${given}.`)).toBe(true);
  if (kind === 'other') expect(reader.gives(`${frame} ${given} ${word}.`)).toBe(false);
  else if (kind === 'given' || kind === 'for staff') expect(reader.gives(`${frame} ${word}.`)).toBe(true);
  else if (kind === 'is given') expect(reader.gives(`${word} ${first('for staff', language)}.`)).toBe(true);
  else expect(reader.gives(`${word} ${given}.`)).toBe(true);
});

it('what is told beyond the most that is kept is told as cut', () => {
  const trades = Array.from({ length: 13 }, (_, at) => `You have ${String(at + 2)} years of experience as a baker.`);
  const { read, findings } = withLimits('Baker', () => readToldInSentences(trades.join(' ')));
  expect(read.requirements).toHaveLength(12);
  expect(findings).toEqual([expect.objectContaining({ why: 'reading_limit', seen: 13, kept: 12 })]);
});

it.each([
  ['You have 3 years of experience as a baker, experience with ovens is an advantage?: No'],
  ['A vezetői tapasztalat előnyt jelent?:  Nem'],
])('a question of a form that one word answers asks for nothing: %s', (line) => {
  expect(readToldInSentences(line)).toEqual({});
});

it.each([
  ['A minimum of two years’ experience in a similar bakery is needed.', true],
  ['Applicants need to hold a licence for lorries.', true],
  ['You will hold a Level 3 qualification.', true],
  ['You must be 21 or older.', true],
  ['You should be comfortable working in flour.', true],
  ['Candidates must be available weekends.', true],
  // Nobody is asked for it.
  ['No experience in baking is needed.', false],
  ['Our mill has held a licence since 1990.', false],
  ['Visitors must be available at weekends.', false],
  ['We pay for your licence and your first aid course.', false],
])('"%s" asks for something: %s', (sentence, isAsked) => {
  expect(readToldInSentences(sentence).requirements !== undefined).toBe(isAsked);
});

it.each([
  ['Arbeitskleidung wird gestellt und Fahrtkosten werden übernommen.', true],
  ['Les repas sont fournis.', true],
  ["You will have 5 weeks' holiday plus your birthday off.", true],
  ['The position includes a company car.', true],
  // What one does, has or sells, and what guests get.
  ['You will have responsibility for pensions.', false],
  ['The job includes serving lunch and training new staff.', false],
  ['You will have experience of pension administration.', false],
  ['Free parking is available for customers.', false],
  ['Accommodation is included in the price of your stay.', false],
  ['We offer accommodation in the old mill.', false],
  ['An application form is available from the office.', false],
])('"%s" gives something to those who work there: %s', (sentence, isGiven) => {
  expect(readToldInSentences(sentence).benefits !== undefined).toBe(isGiven);
});
