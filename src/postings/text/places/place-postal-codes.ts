import { unread, type Part } from './place-names.js';
import { matchesOf } from '../words.js';

/**
 * Postal codes of the world, with the code of the country in front: "D-52511", "PL 00-001", "110 00", "BS10 7ES",
 * "LV-1010", "4371 GA", "〒730-0011".
 */
export const POSTAL =
  /(?<![\p{L}\p{N}])(?:(?:[A-Z]{1,3}[- ])?(?:\d{2}-\d{3}|\d{4,6}(?:-\d{3,4})?|\d{3} \d{2})(?:\s[A-Z]{2}\b(?=\s\p{Lu}))?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|〒?\d{3}-\d{4}|[A-Z]\d{2} [A-Z\d]{4}|(?:E|EC|N|NW|SE|SW|W|WC)\d{1,2}[A-Z]?)(?![\p{L}\p{N}-])|^\d{3}(?=\s\p{Lu}\p{Ll})/gu;

/** Countries by what stands with a hyphen in front of their postal codes; no state of another one is called so. */
const POSTAL_COUNTRIES = new Map(
  'D DE|DE DE|A AT|AT AT|CH CH|F FR|I IT|B BE|H HU|HU HU|L LU|S SE|SE SE|N NO|DK DK|FI FI|FIN FI|PL PL|CZ CZ|SK SK|HR HR|SI SI|SLO SI|LT LT|LV LV|EE EE|RO RO|BG BG|RS RS|GR GR|FL LI|CY CY|UA UA'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);
const WITH_COUNTRY = /(?<![\p{L}\p{N}-])([A-Z]{1,3})-(?:\d{4,6}|\d{2}-\d{3}|\d{3} \d{2})(?=\s\p{L}{2})/u;

const BRITISH = /(?<![\p{L}\p{N}-])(?!GX)([A-Z]{1,2})\d[A-Z\d]?\s?\d[A-Z]{2}(?![\p{L}\p{N}-])/gu;
/** What begins with these letters in the British way is a code of Jersey, Guernsey or the Isle of Man. */
const OF_ISLANDS = new Map([
  ['JE', 'JE'],
  ['GY', 'GG'],
  ['IM', 'IM'],
]);
/** Behind the code of a province that one says where a town is. */
const CANADIAN = /(?<![\p{L}\p{N}-]|\b[A-Z]{2},? )[A-Z]\d[A-Z]\s?\d[A-Z]\d(?![\p{L}\p{N}-])/u;
const IRISH = /(?<![\p{L}\p{N}-])[A-Z]\d[\dW]\s[A-Z](?=[A-Z]*\d)[A-Z\d]{3}(?![\p{L}\p{N}-])/u;

/** The countries that alone write their postal codes as those of a text are written. */
function countriesByForm(text: string): string[] {
  const british = matchesOf(text, BRITISH).map(([, area = '']) => OF_ISLANDS.get(area) ?? 'GB');
  const others = [CANADIAN.test(text) ? 'CA' : [], IRISH.test(text) ? 'IE' : []].flat();
  return [...new Set([...british, ...others])];
}

/** "HR-21000 Split", "Washington NE38 8AF": the country that a postal code names, or that alone writes it so. */
export function countryOfPostalCode(text: string): Part[] {
  const named = POSTAL_COUNTRIES.get(WITH_COUNTRY.exec(text)?.[1] ?? '');
  if (named !== undefined) return [{ ...unread(named), countries: [named] }];
  return countriesByForm(text).map((country) => ({ ...unread(country), countries: [country], said: 'code' }));
}

/** Whether a text has a postal code in front of a name: what follows is a town, however small. A year is none. */
export function hasPostalCode(text: string): boolean {
  if (!/\d/.test(text)) return false;
  return matchesOf(text, POSTAL).some(
    ({ 0: code, index }) => !/^20[1-9]\d$/.test(code) && /^\s?\p{L}{2}/u.test(text.slice(index + code.length)),
  );
}
