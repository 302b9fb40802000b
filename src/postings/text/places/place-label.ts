import { fameOf, readName, townsOf, WELL_KNOWN } from './place-names.js';

const LABELLED = /^(?<label>\p{Lu}[\p{L} ]{1,20}): ?(?<place>\p{Lu}.{1,60})$/u;

/**
 * "Baza: Leźno" without its label: what is called as a town somewhere else, and stands with a colon in front of a
 * place, says what is there. "Bayern: München" has none.
 */
export function withoutPlaceLabel(text: string): string {
  const { label = '', place = '' } = LABELLED.exec(text)?.groups ?? {};
  return label !== '' && isLabel(label, place) ? place : text;
}

function isLabel(label: string, place: string): boolean {
  const named = readName(label);
  if (named.towns.length === 0 || named.countries.length + named.divisions.length > 0) return false;
  const countries = new Set(townsOf(label).map(({ country }) => country));
  const places = townsOf(place);
  const isElsewhere = places.length > 0 && places.every(({ country }) => !countries.has(country));
  return isElsewhere || (fameOf(named) < WELL_KNOWN && fameOf(readName(place)) >= WELL_KNOWN);
}
