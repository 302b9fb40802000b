import { isTownName } from '../../../text/places/place.js';
import { capitalised } from '../../../text/words.js';
import { anyOf, anyOfWords } from '../../../text/words/pattern-parts.js';
import {
  ASKED_VERBS,
  BEHIND_TASK_VERBS,
  ENGLISH_TASK_VERBS,
  LED_BY,
  TASK_VERBS,
} from '../../../text/words/titles/line-verbs.js';
import {
  EXAMPLE_WORDS,
  MANY_THERE_ARE,
  SENTENCE_BEGINNINGS,
  WE_WORDS,
} from '../../../text/words/sentences/sentence-words.js';
import { wordPattern } from '../../../text/word-pattern.js';

/** Ends of sentences, questions, prices, mail addresses. */
const NO_LINE = /[.!?…:。！？、，]$|@|https?:|[€$£]\s?\d|\d{3,15}\s?(?:€|eur)|^[^\p{L}\d]*\d+[^\p{L}\d]*$/iu;

const wordsIn = (rows: typeof WE_WORDS): string[] => rows.flatMap(([, words]) => words.split('|'));

const SENTENCE = wordPattern(
  `^${anyOfWords([...wordsIn(SENTENCE_BEGINNINGS), ...wordsIn(MANY_THERE_ARE)])}(?!\\p{L})`,
  'u',
);

const VERB_AHEAD = wordPattern(
  `^(?:(?:${anyOf([...ASKED_VERBS, ...TASK_VERBS])}|` +
    `${anyOf(ENGLISH_TASK_VERBS)} ${anyOf(BEHIND_TASK_VERBS)}),? [\\p{Ll}\\p{Lo}\\d]|` +
    // German nouns have capital letters wherever they stand.
    `${anyOf([...LED_BY, ...ASKED_VERBS.filter(([language]) => language === 'de')])} \\p{L})`,
  'u',
);

/** Three words or more. */
const MORE_WORDS = /\S\s+\S+\s+\S/u;

/** "Has worked as a mechanic", "Former les nouveaux opérateurs", "We raise developers": what is asked, or done. */
function beginsWithVerb(text: string): boolean {
  const line = text.normalize('NFC').replace(/^\p{Lu}/u, (letter) => letter.toLocaleLowerCase());
  return OF_US.test(text) || (MORE_WORDS.test(text) && VERB_AHEAD.test(line));
}

/** "We raise developers", "Wir fördern Köche": what the company does, of however few words. */
const OF_US = wordPattern(
  `^${anyOfWords(wordsIn(WE_WORDS).flatMap((word) => [word, capitalised(word)]))} \\p{Ll}`,
  'u',
);

/**
 * "… who want to grow with us. Discover what is open": one sentence ends and another begins; "class C+E.", "(m/w/d)."
 * and "CNC." are no abbreviations either.
 */
const TWO_SENTENCES = /(?:\p{Ll}{5}|\)|\+\p{Lu}|\p{Lu}{2})[.!?] \p{Lu}\p{Ll}+ \p{L}/u;

/** "Write your name and the position, e.g. Barista": the words before make it one. */
const EXAMPLE = wordPattern(String.raw`^(?:[^\s([]+\s+){6,}${anyOfWords(wordsIn(EXAMPLE_WORDS))}`, 'iu');

/**
 * Whether a text is a sentence, or what a line of a list is not: a price, an address of mail. `isOfSentence`: words in
 * front of it said that somebody is sought ("experienced drivers. See the open position").
 */
export function isSentence(text: string, isOfSentence = false): boolean {
  const words = text.split(/\s+/).length;
  if ((words > 8 || isOfSentence) && (TWO_SENTENCES.test(text) || EXAMPLE.test(text))) return true;
  if (NO_LINE.test(text.replace(/\b(?:Sr|Jr|Techn|Dr|No|Nr)\./g, ''))) return true;
  if (beginsWithVerb(text)) return true;
  return words > 3 && SENTENCE.test(text.normalize('NFC').toLowerCase()) && !beginsWithTown(text);
}

/** "Los Angeles Area Sales Manager": an article is the first word of a town's name, too. */
function beginsWithTown(text: string): boolean {
  const [, town = ''] = /^(\p{Lu}\p{L}+ \p{Lu}\p{L}+) \p{Lu}/u.exec(text) ?? [];
  return isTownName(town);
}
