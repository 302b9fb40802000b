import { remembered } from '../../../remembered.js';
import { saysKind } from '../../../text/kinds/job-type.js';
import { isTownName, readPlace } from '../../../text/places/place.js';
import { readTitleArea, readTitlePlace } from '../../../text/places/title-place.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { capitalised } from '../../../text/words.js';
import { anyOf, rowsOf } from '../../../text/words/pattern-parts.js';
import { IN_WORDS } from '../../../text/words/relation-words.js';
import { isDepartmentName } from '../people/department-names.js';
import { jobTitleScore } from '../titles/job-titles.js';
import { labelOf } from '../headings/field-labels.js';
import { topicOf } from '../headings/topics.js';

/**
 * "Leeds", "Location York", "Bakery (Bath)", "Jobs in Texas", "At our mill in Kleinzell": the town that a heading
 * names, or what towns lie in.
 */
export const townIn = remembered((heading): string | undefined => {
  const [, label = '', named = ''] = /^(\p{L}+)[\s:]+(\p{Lu}.{2,40})$/u.exec(heading) ?? [];
  if (labelOf(label) === 'location') return isTownName(named) || readPlace(named).city === named ? named : undefined;
  if (isTownName(heading)) return heading;
  return readTitlePlace(heading) ?? readTitleArea(heading) ?? townBehindHouse(heading);
});

const IN = rowsOf(IN_WORDS, 'place');
/** Languages whose names of towns stay as they are. */
const WITHOUT_CASES = /^(?:en|de|fr|es ca|pt|it|nl|sv da no)$/;
const IN_TOWN = anyOf(IN.filter(([language]) => WITHOUT_CASES.test(language)));
/** What says twice where: in which house, and in which town; an article begins the name of none. */
const HOUSE_IN_TOWN = wordPattern(
  String.raw`^${anyOf(IN)}(?:\s\p{L}[\p{L}'’-]*){1,4}\s${IN_TOWN}\s(?<town>[\p{L}'’-]{4,25}(?:\s[\p{L}'’-]{3,25})?)$`,
  'iu',
);

/** "At our mill in Kleinzell", "IN DER BACKSTUBE IN KLEINZELL": a town, whether a table knows it or not. */
export function townBehindHouse(heading: string): string | undefined {
  const words = HOUSE_IN_TOWN.exec(heading)?.groups?.['town']?.split(' ') ?? [];
  if (words.length === 0 || !words.every(isPartOfName) || saysElse(words.join(' '))) return undefined;
  return words.map((word) => (/\p{Ll}/u.test(heading) ? word : capitalised(word.toLowerCase()))).join(' ');
}

function isPartOfName(word: string): boolean {
  return /^\p{Lu}/u.test(word) && !isDepartmentName(word);
}

function saysElse(name: string): boolean {
  return saysKind(name) || topicOf(name) !== undefined || jobTitleScore(name) !== 0;
}
