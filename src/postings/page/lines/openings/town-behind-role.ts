import { fameOfTown, isTownIn } from '../../../text/places/place.js';
import { isAbbreviation, isDoubtful, WELL_KNOWN } from '../../../text/places/place-names.js';
import { isDepartmentName } from '../people/department-names.js';
import { jobTitleScore } from '../titles/job-titles.js';

/** A town of some 10,000 people; a name of a town has at most so many words. */
const [SMALL, MAX_WORDS] = [52, 3];

/**
 * The town that a title ends with right behind its occupation, "Front-end developer Oulu": a well-known one, or a
 * smaller one in a country (code of ISO 3166) that the site is about. Behind another word it is part of a name:
 * "Stadtwerke Ulm"; and what is called as a department is one.
 */
export function townBehindRole(title: string, codes: readonly string[]): string | undefined {
  const words = title.trim().split(/\s+/);
  for (let count = Math.min(MAX_WORDS, words.length - 1); count > 0; count--) {
    const town = words.slice(-count).join(' ');
    if (isMeant(town, codes) && jobTitleScore(words.at(-count - 1) ?? '') > 0) return town;
  }
  return undefined;
}

function isMeant(town: string, codes: readonly string[]): boolean {
  if (!/^\p{Lu}/u.test(town) || isAbbreviation(town) || isDoubtful(town) || isDepartmentName(town)) return false;
  const fame = fameOfTown(town);
  return fame >= WELL_KNOWN || (fame >= SMALL && isTownIn(town, codes));
}
