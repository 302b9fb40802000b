import { saysKind } from '../../../text/kinds/job-type.js';
import { isTownName } from '../../../text/places/place.js';
import { placeKey } from '../../../text/words.js';
import { isDepartmentName } from '../../lines/people/department-names.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { topicOf } from '../../lines/headings/topics.js';
import { townBehindHouse } from '../../lines/openings/town-heading.js';

/** So many parts of a list are called after towns that we know, and for each of those one more may be. */
const MIN_TOWNS = 2;
/** A name in one word or two: "Kleinzell", "Bad Kleinzell". */
const IS_NAME = /^\p{Lu}[\p{L}’'-]{2,24}(?: \p{Lu}[\p{L}’'-]{2,24})?$/u;

/**
 * Keys (`placeKey`) of the villages that parts of a list are called after: beside parts for towns a name that says
 * nothing else is a place, however few people live there; and so is that of a house, "At our mill in Kleinzell".
 */
export function townsOfParts(headings: readonly string[]): readonly string[] {
  const parts = [...new Set(headings)];
  const ofHouses = parts.flatMap((part) => townBehindHouse(part) ?? []);
  const others = parts.filter((part) => !isTownName(part));
  const towns = parts.length - others.length;
  const areVillages = towns >= MIN_TOWNS && others.length * 2 <= towns && others.every(mayBeVillage);
  return [...(areVillages ? others : []), ...ofHouses].map(placeKey);
}

function mayBeVillage(part: string): boolean {
  const isElse = isDepartmentName(part) || saysKind(part) || topicOf(part) !== undefined || jobTitleScore(part) !== 0;
  return IS_NAME.test(part) && !isElse;
}
