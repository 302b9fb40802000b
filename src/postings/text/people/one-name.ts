import { wordPattern } from '../word-pattern.js';
import { lazily } from '../../lazily.js';
import { fold, matchesOf } from '../words.js';
import { isPlaceName } from '../places/place.js';
import { AND_OR_WORDS } from '../words/and-words.js';
import { CONTACT_GIVEN_NAMES } from '../words/people/contact-given-names.js';
import { anyOf, foldedWords } from '../words/pattern-parts.js';
import { WRITING_TO } from '../words/people/asking-words.js';
import { CALLING_WORDS, GOES_TO } from '../words/people/calling-words.js';
import { GIVEN_NAMES } from '../words/people/given-names.js';
import {
  ASKS_FOR_ONE,
  POLITELY,
  CALLED_BY_ONE_NAME,
  CALLED_BY_ONE_NAME_IN_VIETNAMESE,
} from '../words/people/one-name-words.js';

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

const PLAIN_CALLS = CALLING_WORDS.flatMap(([, words]) => words.split('|')).filter((words) => !words.includes('*'));
const ASKS = wordPattern(
  `(?<!\\p{L})(?:${[anyOf([...GOES_TO, ...WRITING_TO]), ...PLAIN_CALLS].join('|')})[^\\S\\n]`,
  'giu',
);
const NAMED = wordPattern(`^${NAME}[^\\n.!?;@]{0,50}$`, 'u');
const given = lazily(() => new Set(foldedWords(GIVEN_NAMES)));

/** "Send your CV to Claire at Mill Ltd, ": a common given name alone, behind words that ask to write or to call. */
export function givenNameAtEnd(text: string): string | undefined {
  const names = matchesOf(text, ASKS).map(
    ({ 0: asks, index }) => NAMED.exec(text.slice(index + asks.length))?.groups?.['name'],
  );
  return names.findLast((name) => name !== undefined && given().has(fold(name)));
}

/** What may stand behind the name: who that is, and where; no second name, and nothing that begins another sentence. */
const BEHIND = String.raw`(?=[^\S\n]?(?:[.!]?$|[,;·|(–—-]|\p{Ll}))`;
const FIRST = wordPattern(`^${NAME}(?![^\\S\\n](?:${AND_OR_WORDS.join('|')})[^\\S\\n]\\p{Lu})${BEHIND}`, 'u');
/** The same behind a label, which no sentence goes on from. */
const LABELLED = wordPattern(String.raw`^[\s:：•–-]{0,4}${NAME}(?=[^\S\n]?(?:[,;·|(–—\d+]|$|\n))`, 'u');
const BEGINS = wordPattern(
  String.raw`^(?:[^\n?!:,]{1,40}[?!:,]\s)?(?:${anyOf(POLITELY)}\s)?(?:${anyOf(ASKS_FOR_ONE)}):?\s`,
  'iu',
);
/** A longer line (characters) tells of more than whom to ask. */
const MAX_LINE = 100;
const givenToo = lazily(() => new Set(foldedWords(CONTACT_GIVEN_NAMES)));

function isKnown(name: string): boolean {
  return given().has(fold(name)) || givenToo().has(fold(name));
}

function givenNameBy(pattern: RegExp, text: string): string | undefined {
  const name = pattern.exec(text)?.groups?.['name'];
  return name !== undefined && isKnown(name) && !isPlaceName(name) ? name : undefined;
}

/** "Amy, ext. 12", "Debra (Activities Director)": a given name alone, behind a label of a contact. */
export function givenNameLabelled(text: string): string | undefined {
  return givenNameBy(LABELLED, text);
}

/** "Email Amy · Wellness Director", "Questions? Ask for Debra at the desk": a line that asks for one given name. */
export function givenNameAsked(line: string): string | undefined {
  if (line.length > MAX_LINE) return undefined;
  const [begins] = BEGINS.exec(line) ?? [];
  return begins === undefined ? undefined : givenNameBy(FIRST, line.slice(begins.length));
}
