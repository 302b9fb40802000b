import { fameOfTown, isSameTown, readPlace } from './place.js';
import { wordPattern } from '../word-pattern.js';
import { anyOf, rowsOf } from '../words/pattern-parts.js';
import { WORKPLACE_WORDS } from '../words/places/workplace-words.js';

/** Houses of languages whose towns keep their names. */
export const HOUSES = anyOf(
  rowsOf(WORKPLACE_WORDS, 'house').filter(([language]) => /^(?:de|en|fr|es|pt|it|nl|ca|sv|da|no)$/.test(language)),
);
const AT_HOUSE = wordPattern(
  String.raw`^(?!team|équipe|equip)(?:${HOUSES}) (?:(?:in|de|di|d[oa]|à|i|of) )?(?=\p{Lu})|(?<=\p{L}) (?!team)(?:${HOUSES})$`,
  'iu',
);
const SERVED = wordPattern(String.raw`^(?<town>\p{Lu}.*) (?:${anyOf(rowsOf(WORKPLACE_WORDS, 'served'))})$`, 'u');
const COUNTY = wordPattern(String.raw`^(?<town>\p{Lu}.*) (?:${anyOf(rowsOf(WORKPLACE_WORDS, 'county'))})$`, 'u');
/** Where the word for a county stands in front of its name, if at all. */
const COUNTY_AHEAD = ['United Kingdom', 'Ireland'];

/** A name without what calls it a house: "Filiale Bochum", "agence de Rennes", "Leeds Central Library". */
export function withoutHouse(name: string): string {
  const bare = name.replace(AT_HOUSE, '');
  return bare === name ? name : (townServed(bare) ?? bare);
}

/** The town of a house that serves all of it: "Leeds Central Library", but not "Leeds Library". */
export function townOfNamedHouse(name: string): string | undefined {
  const bare = name.replace(AT_HOUSE, '');
  return bare === name ? undefined : townServed(bare);
}

/** "Leeds Central", "Durham County" in front of a house; "Kansas City" is a town, "Kent County" elsewhere an area. */
function townServed(bare: string): string | undefined {
  const ofCounty = nameIn(COUNTY, bare);
  if (ofCounty !== '') return COUNTY_AHEAD.includes(readPlace(ofCounty).country ?? '') ? ofCounty : undefined;
  const town = nameIn(SERVED, bare);
  return fameOfTown(town) > 0 && (fameOfTown(bare) === 0 || isSameTown(town, bare)) ? town : undefined;
}

function nameIn(pattern: RegExp, text: string): string {
  return pattern.exec(text)?.groups?.['town'] ?? '';
}
