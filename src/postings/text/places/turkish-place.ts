import { townOfForm } from './declined-names.js';
import type { SaidPlace } from './said-place.js';
import { matchesOf } from '../words.js';
import { anyOf, rowsOf } from '../words/pattern-parts.js';
import { WORKPLACE_WORDS } from '../words/places/workplace-words.js';
import { wordPattern } from '../word-pattern.js';

/** So far (characters) from a house its town stands. */
const MAX_BESIDE = 60;

const TURKISH_HOUSE = String.raw`(?<!\p{L})${anyOf(rowsOf(WORKPLACE_WORDS, 'house').filter(([language]) => language === 'tr'))}`;
/** "Bursa’daki fabrikamız", "ofisimiz İzmir'de", "Ankara ofisimizde" */
const TURKISH = wordPattern(
  String.raw`(?<name>\p{Lu}[\p{L}]{2,20}(?:[ /-]\p{Lu}\p{L}{2,20})?)(?:['’]n?[dt][ae](?:ki|dir|y[ıi]z)?(?!\p{L})(?<behind>(?:\s\p{L}{1,20}){0,3}?\s${TURKISH_HOUSE})?|\s${TURKISH_HOUSE})`,
  'gu',
);
const TURKISH_AHEAD = wordPattern(String.raw`${TURKISH_HOUSE}(?:\s\p{L}{2,20}){0,2}\s$`, 'iu');

/** Towns that a Turkish text says a house of the company is in. */
export function placesOfTurkish(text: string): SaidPlace[] {
  return matchesOf(text, TURKISH).flatMap((match) => {
    // "Ofisimiz İstanbul'da": the house may begin the sentence.
    const name = match.groups?.['name'] ?? '';
    const town = [name, name.split(' ').at(-1) ?? ''].find((one) => townOfForm(one, 'tr') === one);
    return town !== undefined && isBesideHouse(match, text) ? [{ location: town, quote: match[0] }] : [];
  });
}

function isBesideHouse({ 0: said, index, groups }: RegExpExecArray, text: string): boolean {
  if (groups?.['behind'] !== undefined || !/['’]/.test(said)) return true;
  const first = /^\p{L}+ /u.exec(said)?.[0] ?? '';
  return TURKISH_AHEAD.test(`${text.slice(Math.max(0, index - MAX_BESIDE), index)}${first}`);
}
