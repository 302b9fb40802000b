import { fameOfTown, isTownName, readPlace } from '../../text/places/place.js';
import { WITH_CODES } from '../../text/places/place-judgement.js';
import { isDoubtful, readName, WELL_KNOWN } from '../../text/places/place-names.js';
import { isAddressOfOthers } from '../../text/places/house-of-others.js';
import { anyOf, rowsOf } from '../../text/words/pattern-parts.js';
import { IN_WORDS } from '../../text/words/relation-words.js';
import { WIDE_WORDS } from '../../text/words/places/near-words.js';
import { wordPattern } from '../../text/word-pattern.js';
import { topicOf } from '../lines/headings/topics.js';
import { isDepartmentName } from '../lines/people/department-names.js';
import { jobTitleScore } from '../lines/titles/job-titles.js';
import { isKind, isRemote } from './short-kinds.js';

/** Towns of some 10,000 people are known by their quarters. */
export const LARGER = 52;

/** A line of more words is a sentence. */
const MAX_PLACE_WORDS = 8;

/** Whether a short line is a place and nothing else. */
export function isShortPlace(text: string): boolean {
  return (
    text.split(' ').length <= MAX_PLACE_WORDS &&
    (isTownName(text) ||
      isPartOfTown(text) ||
      isCodedTown(text) ||
      areTownsAndAround(text.split(' / ')) ||
      isHouseOfTown(text)) &&
    topicOf(text) !== 'openings' &&
    !/^[^(]*\)/.test(text)
  );
}

const IN_PLACE = wordPattern(String.raw`^(?<ahead>.{3,30}?),? ${anyOf(rowsOf(IN_WORDS, 'place'))} (?<place>.+)$`, 'iu');

/** "Full time in Leeds" as the place: what a line says ahead of it is the kind of the job. */
export function placeBehindKind(line: string): string {
  const { ahead, place } = IN_PLACE.exec(line)?.groups ?? {};
  return isKind(ahead) && place !== undefined && isTownName(place) ? place : line;
}

/** "Mill House (Leeds)": a town behind the name of a house there, which is no title, kind or part of a page. */
function isHouseOfTown(text: string): boolean {
  const [, house = '', town = ''] = /^(\p{Lu}[^()]{2,30}) \((\p{Lu}[^()]{2,30})\)$/u.exec(text) ?? [];
  return (
    isTownName(town) &&
    fameOfTown(town) >= LARGER &&
    jobTitleScore(house) === 0 &&
    !saysOther(house) &&
    !isAddressOfOthers(house)
  );
}

/** Towns beside each other, also such as name a part of theirs. */
export function areTowns(names: readonly string[]): boolean {
  return names.length > 1 && names.every((name) => isTownName(name) || isPartOfTown(name));
}

/** "Leeds / York", "Leeds / Yorkshire-wide": towns, or one with all that is around it. */
function areTownsAndAround(names: readonly string[]): boolean {
  const towns = names.filter((name) => !IS_WIDE.test(name));
  return towns.length === names.length ? areTowns(towns) : towns.length === 1 && isTownName(towns[0] ?? '');
}

const IS_WIDE = wordPattern(`^\\p{Lu}[\\p{L} ]{2,20}${anyOf(WIDE_WORDS)}$`, 'u');

/** "Mosinee, WI 54455", "Lanark, ON K7A 0B1": of a town that few know its state and code say that it is one. */
function isCodedTown(text: string): boolean {
  const { city, country } = IS_CODED.test(text) ? readPlace(text) : {};
  return city !== undefined && country !== undefined;
}

const IS_CODED = /^\p{Lu}[\p{L}.'’ -]{2,30},? \p{Lu}{2} (?:\d{5}(?:-\d{4})?|\p{Lu}\d\p{Lu} ?\d\p{Lu}\d)$/u;

/** "Kleinmill, SK": beside the kind of a job a name that no list knows is a town before the code of a state. */
export function isTownOfState(text: string): boolean {
  const { name = '', code = '' } = NAME_AND_CODE.exec(text)?.groups ?? {};
  const isState = readName(code).divisionCodes.some(({ country }) => WITH_CODES.includes(country));
  return isState && !saysOther(name) && jobTitleScore(name) === 0;
}

const NAME_AND_CODE = /^(?<name>\p{Lu}\p{Ll}[\p{L}.'’ -]{1,30}), (?<code>\p{Lu}{2,3})$/u;

/**
 * "Dubai - Al Quoz", "Dubai (Al Quoz)": behind a large town a quarter of it, which no list knows; behind a comma
 * anything may stand, but where the line is right beside the kind of a job.
 */
export function isPartOfTown(text: string, forms: readonly RegExp[] = [TOWN_AND_PART, TOWN_WITH_PART]): boolean {
  const { town = '', part = '' } = forms.map((form) => form.exec(text)).find((match) => match !== null)?.groups ?? {};
  // "Dubai - Full day": the last word of a name is capitalised, "Barra da Tijuca"; "Nice - Friendly" names no town.
  if (/^$|\s\p{Ll}[^ ]*$/u.test(part) || isDoubtful(town) || fameOfTown(town) < WELL_KNOWN) return false;
  return !saysOther(part) && jobTitleScore(part) === 0;
}

/** The kind of a job, a way of working, a department or what heads a part of a page. */
export function saysOther(part: string): boolean {
  return isKind(part) || isRemote(part) || part.split(' ').some(isDepartmentName) || topicOf(part) !== undefined;
}

const TOWN_AND_PART =
  /^(?<town>\S[^-–—,،|]*) [-–—] (?<part>[\p{Lu}\p{Lo}\p{Script=Georgian}][\p{L}\p{M}\u200c’' ]{1,30})$/u;
const TOWN_WITH_PART = /^(?<town>\p{Lu}[^-–—,،|()]*) \((?<part>\p{Lu}[\p{L}\p{M}’' ]{3,30})\)$/u;
/** Behind a comma. */
export const BEHIND_COMMA =
  /^(?<town>\S[^-–—,،|]*), (?<part>[\p{Lu}\p{Lo}\p{Script=Georgian}][\p{L}\p{M}\u200c’' ]{1,30})$/u;
