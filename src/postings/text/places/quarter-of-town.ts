import { fameOfTown } from './place.js';
import { isDoubtful, WELL_KNOWN } from './place-names.js';
import { anyOf, rowsOf } from '../words/pattern-parts.js';
import { QUARTER_WORDS } from '../words/places/quarter-words.js';
import { SIDES_AHEAD } from '../words/places/town-words.js';
import { WORKPLACE_WORDS } from '../words/places/workplace-words.js';
import { wordPattern } from '../word-pattern.js';

/** "Western Sydney", "North Leeds": a side of a well-known town. */
export function isSideOfTown(name: string): boolean {
  const town = SIDE_AHEAD.exec(name)?.groups?.['town'] ?? '';
  return fameOfTown(town) >= WELL_KNOWN && fameOfTown(name) === 0;
}

const SIDE_AHEAD = wordPattern(String.raw`^${anyOf(SIDES_AHEAD)}[ ](?<town>\p{Lu}.+)$`, 'iu');

/** "Wiesbaden-Nordost": behind a hyphen the part of a well-known town. */
export function isPartOfTown(name: string): boolean {
  const [, town = ''] = /^(\p{L}{4,24})-\p{Lu}\p{Ll}/u.exec(name) ?? [];
  return town !== '' && fameOfTown(town) >= WELL_KNOWN && !isDoubtful(town);
}

/** "Alvalade", "la Croix-Rousse", "XIII.", "11e": what a quarter is called. */
const QUARTER = String.raw`(?:\p{Ll}{1,3}(?:\s|['’]))?(?:\d{1,2}(?:\.|\p{L}{1,3})?|\p{Lu}[\p{L}'’.-]{1,24}(?:\s(?:\p{Ll}{1,3}\s)?\p{Lu}[\p{L}'’-]{0,24}){0,2}?)`;
const IN = anyOf(rowsOf(WORKPLACE_WORDS, 'in'));
/** What stands in front of a town behind the name of its quarter: a comma, a word for "in", or both. */
const TO_TOWN = String.raw`(?:,?\s${IN}\s|,\s)`;

/**
 * What a text has in front of the town of a quarter: "no bairro de Alvalade, em", "in the Clifton area of", and without
 * a word for it "in Shoreditch,".
 */
export const QUARTER_AHEAD = [
  String.raw`(?<in>${anyOf(rowsOf(QUARTER_WORDS, 'ahead', 'around'))})\s?${QUARTER}${TO_TOWN}`,
  String.raw`(?<in>${anyOf([...rowsOf(WORKPLACE_WORDS, 'in'), ...rowsOf(QUARTER_WORDS, 'beside')])})\s(?<quarter>${QUARTER})(?:\s${anyOf(rowsOf(QUARTER_WORDS, 'behind'))}\s|(?<open>${TO_TOWN}))`,
].join('|');

/** What stands in front of quarters, or of towns named with them, by language; and the same of either. */
export const TO_QUARTER = rowsOf(QUARTER_WORDS, 'ahead', 'around', 'beside', 'of-in');
export const AROUND_QUARTER = rowsOf(QUARTER_WORDS, 'around');

/** "Im Hamburger Stadtteil Altona" */
export const OF_TOWN = wordPattern(
  String.raw`(?<![\p{L}\p{N}])(?<in>${anyOf(rowsOf(QUARTER_WORDS, 'of-in'))})\s(?<name>\p{Lu}\p{L}{2,20})er\s${anyOf(rowsOf(QUARTER_WORDS, 'of'))}(?!\p{L})`,
  'gu',
);
/** Without its town a quarter says nothing, whatever other towns have its name. */
export const QUARTER_ALONE = wordPattern(
  String.raw`(?<![\p{L}\p{N}])${anyOf(rowsOf(QUARTER_WORDS, 'ahead'))}\s?${QUARTER}`,
  'gu',
);

/**
 * Whether a name with a town behind it is its quarter, where no word says that it is one: "in Shoreditch, London", and
 * with a word for "in" between them also one that is a small town elsewhere.
 */
export function isQuarterOf(
  town: string,
  { quarter = '', open }: Readonly<Record<string, string | undefined>>,
): boolean {
  if (open === undefined) return true;
  const fame = fameOfTown(quarter);
  return fameOfTown(town) >= WELL_KNOWN && (open.trim() === ',' ? fame === 0 : fame < WELL_KNOWN);
}
