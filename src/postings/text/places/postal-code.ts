import { fold, matchesOf } from '../words.js';
import { wordPattern } from '../word-pattern.js';

/** What stands in front of a postal code and says that it is one; `postal-code.spec.ts` reads each. */
export const POSTAL_LABELS =
  'CEP|PLZ|ZIP|ZIP code|postcode|postal code|code postal|CAP|PSČ|PSC|irsz|irányítószám|postnr|postnummer|postinumero|código postal|codi postal|kod pocztowy|poštanski broj|индекс|індекс|posta kodu';

const DIGITS = String.raw`\d{4,6}|\d{5}-\d{3,4}|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}|\d{3}-\d{4}`;
const LABELLED = wordPattern(String.raw`(?<![\p{L}\p{N}])(?:${POSTAL_LABELS})[.:]?\s?(${DIGITS})(?![\p{N}-])`, 'giu');

/** Forms that nothing else in an address has: of Brazil, Poland, Britain, Canada, the Netherlands and Japan. */
const OWN_FORM =
  /(?<![\p{L}\p{N}-])(?:\d{5}-\d{3}|\d{2}-\d{3}(?=\s\p{Lu})|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]\d[A-Z]\s\d[A-Z]\d|\d{4}\s[A-Z]{2}(?=\s\p{Lu})|〒\s?\d{3}-\d{4})(?![\p{L}\p{N}-])/gu;

/**
 * "D-04107 Leipzig", "110 00 Praha": in front of a name, at the beginning or behind a comma; a year is none. What
 * stands behind is looked at as far as a place goes (`MAX_PLACE`).
 */
const BEFORE_TOWN =
  /(?:^|[,;(|/–\n]\s{0,3})(?:[A-Z]{1,3}-)?((?!(?:19|20)\d\d\s)\d{4,6}|\d{3}\s\d{2})\s(?=(?<town>\p{Lu}[\p{L}’'.-]{1,30}(?: [\p{L}’'.-]{2,20}){0,3})\s?(?<behind>$|[,;)|/–\n(].{0,160}))/gsu;
/** "Briare (45250)"; a year is none. */
const BEHIND_TOWN = /(?<=\p{L}\s)\((?!(?:19|20)\d\d\))(\d{4,6})\)/gu;
/** "Salem, OR 97301", "Salem OR 97301" */
const BEHIND_STATE = /(?<=(?:,|\p{Ll})\s[A-Z]{2}\s)\d{5}(?:-\d{4})?(?![\p{N}-])/gu;

/** The one postal code of a workplace in the city that it names; undefined where it has none, or several. */
export function readPostalCode(place: string, city: string | undefined): string | undefined {
  if (!/\d/.test(place) || place.length > MAX_PLACE) return undefined;
  const beside = city === undefined ? [] : besideTown(place, city);
  const own = [...matchesOf(place, OWN_FORM), ...matchesOf(place, BEHIND_STATE)].map(([code]) =>
    code.replace('〒', ''),
  );
  const codes = new Set(
    [...matchesOf(place, LABELLED).map(([, code = '']) => code), ...own, ...beside].map((code) => code.trim()),
  );
  const [code] = codes;
  return codes.size === 1 ? code : undefined;
}

/** A longer text (characters) says more than where. */
const MAX_PLACE = 160;

/** Codes right before or behind the name of the city: a number elsewhere is that of a house. */
function besideTown(place: string, city: string): string[] {
  const name = fold(city).split(/[\s-]/, 1)[0] ?? '';
  const before = matchesOf(place, BEFORE_TOWN).flatMap(({ 1: code = '', groups }) => {
    const [called, rest] = [fold(groups?.['town'] ?? ''), fold(groups?.['behind'] ?? '')];
    // "4500 Boston Road, Boston": a street that is called after its town.
    const isStreet = called !== fold(city) && rest.includes(name);
    return called.startsWith(name) && !isStreet ? [code] : [];
  });
  const behind = matchesOf(place, BEHIND_TOWN).flatMap(({ 1: code = '', index }) =>
    fold(place.slice(0, index)).includes(name) ? [code] : [],
  );
  return [...before, ...behind];
}
