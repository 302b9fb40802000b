import { headsTalesOfColleagues } from '../lines/colleagues-tell.js';
import { headingOf } from '../lines/section-headings.js';
import { isApartHeading, topicOf } from '../lines/topics.js';
import { headsVolunteers } from '../lines/volunteers.js';
import type { Leaf } from '../tree/page-tree.js';

/** "Ambassador blogs": what stands below it tells of people in the roles that it names. */
const NAMES_CONTENT = /(?:^|\s)(?:blogs?|vlogs?|podcasts?|videos?|news)$/iu;

/** Whether a heading says that people, services, news or the like stand below it, whatever they are named after. */
function headsOthers(heading: string): boolean {
  return isApartHeading(heading) || NAMES_CONTENT.test(heading) || headsTalesOfColleagues(heading);
}

/** The same, or what is done for nothing: the heading of a part that is none of the list around it. */
export function headsApart(heading: string): boolean {
  return headsOthers(heading) || headsVolunteers(heading);
}

/**
 * Whether the heading above a title, or that of the whole page, says that what stands there is no opening: of people,
 * of services, or of what is done for nothing.
 */
export function isBelowOthers(
  title: Leaf | undefined,
  { heading, main, isNamed }: { readonly heading: string; readonly main: Leaf | undefined; readonly isNamed: boolean },
): boolean {
  const isOfVolunteers =
    headsVolunteers(heading) || (main !== undefined && main !== title && headsVolunteers(main.text));
  return isOfVolunteers || isHeadOfOthers(heading, isNamed);
}

/** Whether a heading stands above none of the titles below it, named after occupations or not. */
function isHeadOfOthers(heading: string, isNamed: boolean): boolean {
  return headsOthers(heading) || (!isNamed && headsNoOpenings(heading));
}

/**
 * "Our services", "Why join us": what stands below such a heading are no openings, unless it is named after
 * occupations.
 */
export function headsNoOpenings(heading: string): boolean {
  return isApartHeading(heading) || (headingOf(heading) === 'benefits' && topicOf(heading) !== 'openings');
}
