import { readJobType, spansOfHours } from '../../text/kinds/job-type.js';
import { kindOfTitle } from '../../text/kinds/title-kind.js';
import { isTownName } from '../../text/places/place.js';
import { fold, isUnspaced } from '../../text/words.js';
import { wordPattern } from '../../text/word-pattern.js';
import { anyOf, rowsOf } from '../../text/words/pattern-parts.js';
import type { Span } from '../../text/words/phrase-table.js';
import { IN_WORDS } from '../../text/words/relation-words.js';

/** The hours that a title names, before those of lines beside it: "Part-time driver" above "full-time possible". */
export function hoursInTitle(title: string): { readonly job_type?: string } {
  const type = readJobType(title);
  if (type !== 'part-time' && type !== 'full-time') return {};
  const spans = spansOfHours(title, type);
  // "Cook (FT)" is read by its form.
  const isOfJob = spans.length === 0 || spans.some((span) => areOfJob(title, span));
  return isOfJob ? { job_type: type } : {};
}

/**
 * The kind that the title of an advert's own page names, where its list calls it otherwise: "Baker (m/f/d)", and there
 * "Baker in part-time".
 */
export function kindInHeading(heading: string, title: string): { readonly job_type?: string } {
  const [first = ''] = fold(title).split(' ');
  if (first.length < MIN_SHARED || heading === title || !fold(heading).startsWith(first)) return {};
  const type = kindOfTitle(heading);
  const isOneOf = spansOfHours(heading, 'part-time').length + spansOfHours(heading, 'full-time').length === 1;
  return isOneOf ? hoursInTitle(heading) : { ...(type !== undefined && { job_type: type }) };
}

/** A shorter word (characters) may begin any title. */
const MIN_SHARED = 4;

/** What stands before hours at the beginning of a part of a title, or leads to them. */
const LEADS_TO_HOURS = wordPattern(
  String.raw`(?:^|[,|:/([·•–—]|\s-)\s*$|(?<!\p{L})${anyOf(rowsOf(IN_WORDS, 'hours'))}\s+$`,
  'iu',
);
/** What stands behind hours at the end of one, also in front of its place. */
const ENDS_PART = wordPattern(
  String.raw`^\s*(?:$|[,|:/)\]([·•–—]|-\s)|^\s+${anyOf(rowsOf(IN_WORDS, 'place'))}\s`,
  'iu',
);

/** "Assistant to full-time carers": inside a title hours are those of others. */
function areOfJob(title: string, { start, end }: Span): boolean {
  const before = title.slice(0, start).replace(/\([^()]{0,30}\)/g, '');
  const behind = title.slice(end);
  const isAtEnd = ENDS_PART.test(behind) || isTownName(behind.trim());
  return isAtEnd || LEADS_TO_HOURS.test(before) || isUnspaced(title.slice(start, end));
}
