import { isTownName, readPlace } from './place.js';
import { NO_STREET_WORDS } from '../words/places/no-street-words.js';
import { anyOfFolded } from '../words/pattern-parts.js';
import { STREET_SIDES, STREETS_AHEAD, STREETS_BEHIND, STREETS_OF_NUMBERS } from '../words/places/street-words.js';
import { fold } from '../words.js';
import { wordPattern } from '../word-pattern.js';

const NUMBER = String.raw`\d{1,5}(?:[ ]?\p{L})?(?:[/-]\d{1,4}\p{L}?)?`;
/** "Markt 1", "ul. Rycerska 11/4" */
const NUMBER_BEHIND = wordPattern(String.raw`^(?<name>\p{L}[\p{L}.’'„“"/ -]{2,45}?)[ ](?:№ ?)?${NUMBER}$`, 'u');
/** "9 Albion Row", "4410 127 St SW" */
const NUMBER_AHEAD = wordPattern(
  String.raw`^${NUMBER}[ ](?<name>(?:\d{1,3}(?:st|nd|rd|th)?[ ])?\p{L}[\p{L}.’' -]{2,45})$`,
  'u',
);
const LONE_NUMBER = wordPattern(`^${NUMBER}$`, 'u');
const CALLED_STREET = wordPattern(
  `^${anyOfFolded(STREETS_AHEAD)} |(?:${anyOfFolded(STREETS_BEHIND)}|[ ]${anyOfFolded(STREETS_OF_NUMBERS)})(?: ${anyOfFolded(STREET_SIDES)})?$`,
  'u',
);
const CALLED_ELSE = wordPattern(`^${anyOfFolded(NO_STREET_WORDS)}(?!\\p{L})`, 'u');
/** "06259 Leipzig", "SK-821 09 Bratislava", "Leeds LS1 1AA", "Salem, OR 97301": the part with a town and its code. */
const CODED_TOWN =
  /^(?:[A-Z]{1,3}-)?(?:\d{4,6}|\d{3} \d{2}|\d{2}-\d{3}) \p{Lu}|\p{L} [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?!\p{L})/u;

/** A longer text (characters) says more than where. */
const MAX_PLACE = 160;

/**
 * The one street with its number in the address of a workplace; undefined where it has none, or several. A name that no
 * word calls a street is one right in front of a town with its postal code.
 */
export function readStreet(place: string): string | undefined {
  if (place.length > MAX_PLACE || !/\d/.test(place)) return undefined;
  const parts = withLoneNumbers(place.split(/,\s|\n/).map((part) => part.trim()));
  if (parts.length < 2) return undefined;
  const [street, ...others] = parts.filter((part, at) => isStreet(part, parts[at + 1] ?? ''));
  return others.length === 0 ? street : undefined;
}

/** A town of a few words, without a postal code. */
const TOWN = /^\p{Lu}[\p{L}'’ -]{2,30}$/u;

/**
 * "Cliveden Road, Taplow, Buckinghamshire": what stands alone between a street and the area that it lies in is a town,
 * however small.
 */
export function townBehindStreet(place: string): string | undefined {
  const [area = '', town = '', street = ''] = place.split(', ').toReversed();
  if (!TOWN.test(town) || isNamedStreet(town)) return undefined;
  const isBehind = isStreet(street, town) || isNamedStreet(street);
  return isBehind && isArea(area) && readPlace(town).country === undefined ? town : undefined;
}

/** "Mill Road", "Old Baker Ln" */
const OF_NUMBER = wordPattern(`[ ]${anyOfFolded([...STREETS_BEHIND, ...STREETS_OF_NUMBERS])}$`, 'u');

/** Whether the number in front of a name is that of a house in a street, and no code of the post. */
export function isStreetOfNumber(name: string): boolean {
  return OF_NUMBER.test(fold(name));
}

function isNamedStreet(name: string): boolean {
  return CALLED_STREET.test(fold(name));
}

function isArea(name: string): boolean {
  const { city, country } = readPlace(name);
  return city === undefined && country !== undefined;
}

/** "Plaza Mayor", "1": a number behind a comma belongs to the street in front of it. */
function withLoneNumbers(parts: readonly string[]): string[] {
  return parts.flatMap((part, at) => {
    if (at > 0 && isNumberOf(part, parts[at - 1] ?? '')) return [];
    const next = parts[at + 1] ?? '';
    return [isNumberOf(next, part) ? `${part}, ${next}` : part];
  });
}

function isNumberOf(number: string, street: string): boolean {
  return LONE_NUMBER.test(number) && !/\d/.test(street) && CALLED_STREET.test(fold(street));
}

function isStreet(part: string, next: string): boolean {
  const name = (NUMBER_BEHIND.exec(part.replace(/, (?=\d)/, ' ')) ?? NUMBER_AHEAD.exec(part))?.groups?.['name'];
  if (name === undefined || CALLED_ELSE.test(fold(name))) return false;
  return CALLED_STREET.test(fold(name)) || (/^\p{Lu}/u.test(name) && CODED_TOWN.test(next) && !isTownName(name));
}
