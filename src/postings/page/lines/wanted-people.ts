import { fold } from '../../text/words.js';
import { EVERYBODY, PEOPLE_WORDS } from '../../text/words/no-title-words.js';
import { escaped, foldedWords } from '../../text/words/pattern-parts.js';
import { WHO_WORDS } from '../../text/words/seeking-words.js';
import { wordPattern } from '../../text/word-pattern.js';

const PEOPLE = [...PEOPLE_WORDS, ...EVERYBODY].flatMap(([, words]) =>
  words.split('|').map((word) => escaped(fold(word))),
);
const WHO = foldedWords(WHO_WORDS);
/** Spanish and Portuguese say it in one word. */
const WHO_EVER = 'quienes|quem';

const PEOPLE_WHO = wordPattern(
  `(?<!\\p{L})(?:(?:${PEOPLE.join('|')}),? (?:${WHO.join('|')}|die|der)|${WHO_EVER})\\s?[:：…]?\\.{0,3}$`,
  'u',
);

/** Whether a line ends in words for people who are what follows it says: "We look for people who:". */
export function seeksPeopleWho(line: string): boolean {
  return PEOPLE_WHO.test(fold(line).trim());
}
