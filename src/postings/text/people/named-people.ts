import { fold, isUnspaced } from '../words.js';
import { GIVEN_NAMES, GIVEN_NAMES_BEHIND, JAPANESE_SURNAMES } from '../words/people/given-names.js';
import { anyOf, foldedWords } from '../words/pattern-parts.js';
import { HONORIFICS } from '../words/people/person-words.js';
import { wordPattern } from '../word-pattern.js';

const GIVEN = new Set(foldedWords([...GIVEN_NAMES, ...GIVEN_NAMES_BEHIND]));
const GIVEN_BEHIND = new Set(foldedWords(GIVEN_NAMES_BEHIND));

/** As `NAME_WORDS` with titles before them, the given name and the surname apart; "del" is a particle here as well. */
const NAME =
  /^(?:(?:Dr|Prof|Mag|Ing|Mr|Mrs|Ms)\.? )*(\p{Lu}[\p{Ll}'’-]+)(?: \p{Lu}\.)?(?: (?:von|van|de|der|da|di|del))?(?: \p{Lu}[\p{L}'’-]+)? (\p{Lu}[\p{L}'’-]+)$/u;

/** "mgr inż. Anna Lis", "Dra. Marta Gil": what somebody is called before the name. */
const CALLED = wordPattern(`^(?:${anyOf(HONORIFICS)}(?!\\p{L})\\.?\\s){1,3}`, 'u');

/** Two or three capitalised words that may be a name, with an initial and a particle among them: part of a pattern. */
export const NAME_WORDS = String.raw`\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}\.)?(?: (?:von|van|de|der|da|di))?(?: \p{Lu}[\p{L}'’-]+){1,2}`;

const SURNAME_FIRST = /^(\p{Lu}[\p{Ll}'’-]+) (\p{Lu}[\p{Ll}'’-]+)$/u;

const JAPANESE_SIGN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
/** Two or three signs are the given name; one may be where a space divides it from the surname. */
const JAPANESE_NAME = wordPattern(
  `^(${JAPANESE_SURNAMES})(?:\\s(${JAPANESE_SIGN}{1,3})|(${JAPANESE_SIGN}{2,3}))$`,
  'u',
);

interface PersonName {
  readonly given: string;
  readonly surname: string;
}

/**
 * The given name and the surname that a text is and nothing else; undefined where it is none or has no common given
 * name.
 */
export function nameOfPerson(text: string): PersonName | undefined {
  const name = text.replace(CALLED, '');
  return givenFirst(name) ?? surnameFirst(text);
}

function givenFirst(text: string): PersonName | undefined {
  const [, given = '', surname = ''] = NAME.exec(text) ?? [];
  return GIVEN.has(fold(given)) ? { given, surname } : undefined;
}

function surnameFirst(text: string): PersonName | undefined {
  const [, surname = '', apart, given = apart ?? ''] = JAPANESE_NAME.exec(text) ?? SURNAME_FIRST.exec(text) ?? [];
  return GIVEN_BEHIND.has(fold(given)) || isUnspaced(surname) ? { given, surname } : undefined;
}

/** Whether a word is a common given name. */
export function isGivenName(word: string): boolean {
  return GIVEN.has(fold(word));
}
