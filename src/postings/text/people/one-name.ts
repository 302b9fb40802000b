import { wordPattern } from '../word-pattern.js';
import { lazily } from '../../lazily.js';
import { fold, matchesOf } from '../words.js';
import { anyOf } from '../words/pattern-parts.js';
import { WRITING_TO } from '../words/people/asking-words.js';
import { CALLING_WORDS, GOES_TO } from '../words/people/calling-words.js';
import { GIVEN_NAMES } from '../words/people/given-names.js';
import { CALLED_BY_ONE_NAME, CALLED_BY_ONE_NAME_IN_VIETNAMESE } from '../words/people/one-name-words.js';

/** A Vietnamese letter that no other language writes a name with. */
const VIETNAMESE = String.raw`(?=\p{Lu}?\p{Ll}{0,6}[ơưăđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ])`;
const NAME = String.raw`(?<name>\p{Lu}\p{Ll}{1,14})(?!\p{L}|[^\S\n]\p{Lu})`;
const CALLED =
  String.raw`(?<!\p{L})(?:(?:${anyOf(CALLED_BY_ONE_NAME)})\.?[^\S\n]|` +
  String.raw`(?:${anyOf(CALLED_BY_ONE_NAME_IN_VIETNAMESE)})\.?[^\S\n]?${VIETNAMESE})${NAME}`;
const AHEAD = wordPattern(`^${CALLED}`, 'u');
const LAST = wordPattern(`${CALLED}[^\\n.!?;]{0,30}$`, 'u');

/** "Ibu Ratna", "Ms. Hương": one name, as people are called in full where families have none; a text begins with it. */
export function oneNameAhead(text: string): string | undefined {
  return AHEAD.exec(text)?.groups?.['name'];
}

/** The same at the end of a text, with a few words behind it: "hubungi Encik Azman di ". */
export function oneNameAtEnd(text: string): string | undefined {
  return LAST.exec(text)?.groups?.['name'];
}

const PLAIN_CALLS = CALLING_WORDS.map(([, words]) => words.replace(/[^|]*\*[^|]*(?:\||$)/g, '').replace(/\|$/, ''));
const ASKS = wordPattern(
  `(?<!\\p{L})(?:${[anyOf([...GOES_TO, ...WRITING_TO]), ...PLAIN_CALLS.filter((words) => words !== '')].join('|')})[^\\S\\n]`,
  'giu',
);
const NAMED = wordPattern(`^${NAME}[^\\n.!?;@]{0,50}$`, 'u');
const given = lazily(() => new Set(GIVEN_NAMES.flatMap(([, names]) => names.split('|').map(fold))));

/** "Send your CV to Claire at Mill Ltd, ": a common given name alone, behind words that ask to write or to call. */
export function givenNameAtEnd(text: string): string | undefined {
  const names = matchesOf(text, ASKS).map(
    ({ 0: asks, index }) => NAMED.exec(text.slice(index + asks.length))?.groups?.['name'],
  );
  return names.findLast((name) => name !== undefined && given().has(fold(name)));
}
