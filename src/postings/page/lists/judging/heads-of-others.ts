import { headsTalesOfColleagues } from '../../lines/people/colleagues-tell.js';
import { headingOf } from '../../lines/headings/section-headings.js';
import { headsProfessions, isApartHeading, topicOf } from '../../lines/headings/topics.js';
import { fold, lettersOf } from '../../../text/words.js';
import { foldedWords } from '../../../text/words/pattern-parts.js';
import { APPLICATION_PARTS } from '../../../text/words/applying/application-part-words.js';
import { headsVolunteers, seeksVolunteers } from '../../lines/titles/volunteers.js';
import type { Leaf } from '../../tree/page-tree.js';
import type { PostingRecord } from './lists-found.js';

/** "Ambassador blogs": what stands below it tells of people in the roles that it names. */
const NAMES_CONTENT = /(?:^|\s)(?:blogs?|vlogs?|podcasts?|videos?|news)$/iu;

/**
 * Whether a heading says that people, services, news or the like stand below it, whatever they are named after. Of
 * professions and colleagues nobody says where, how long or for how much: what does is open ("Our departments").
 */
function headsOthers(heading: string, areStated: boolean): boolean {
  if (NAMES_CONTENT.test(heading) || (isApartHeading(heading) && !headsProfessions(heading))) return true;
  return !areStated && (headsProfessions(heading) || headsTalesOfColleagues(heading));
}

/** The same, or what is done for nothing: the heading of a part that is none of the list around it. */
export function headsApart(heading: string, areStated = false): boolean {
  return headsOthers(heading, areStated) || headsVolunteers(heading);
}

/** What stands above a set, and whether it names occupations and states jobs. */
interface PlaceOfSet {
  readonly heading: string;
  readonly main: Leaf | undefined;
  readonly isNamed: boolean;
  readonly areStated: boolean;
}

/**
 * Whether the heading above a title, or that of the whole page, says that what stands there is no opening: of people,
 * of services, or of what is done for nothing.
 */
export function isBelowOthers(title: Leaf | undefined, { heading, main, isNamed, areStated }: PlaceOfSet): boolean {
  const isOfVolunteers =
    headsVolunteers(heading) || (main !== undefined && main !== title && headsVolunteers(main.text));
  const headsNone = !isNamed && headsNoOpenings(heading);
  return isOfVolunteers || headsOthers(heading, areStated) || headsNone;
}

/**
 * "Our services", "Why join us", "How to apply": what stands below such a heading are no openings, unless it is named
 * after occupations.
 */
export function headsNoOpenings(heading: string): boolean {
  if (isApartHeading(heading) || headsApplying(heading)) return true;
  return headingOf(heading) === 'benefits' && topicOf(heading) !== 'openings';
}

const ON_APPLYING = new Set(foldedWords(APPLICATION_PARTS).map(lettersOf));

/** "How to apply": whether what stands below a heading says how one applies. */
export function headsApplying(heading: string): boolean {
  return ON_APPLYING.has(lettersOf(fold(heading)));
}

/** Entries of lists, and those among them that say of themselves that they are done for nothing. */
export function byPay(
  records: readonly PostingRecord[],
): Partial<Record<'records' | 'unpaid', readonly PostingRecord[]>> {
  return Object.groupBy(records, ({ title }) => (seeksVolunteers(title.text) ? 'unpaid' : 'records'));
}
