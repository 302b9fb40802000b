import { isPlaceName } from '../../../text/places/place.js';
import { titleScore } from '../../lines/openings/entry-title.js';
import { jobTitleScore, titleInSentence } from '../../lines/titles/job-titles.js';
import { isTraining, mayNameOpening } from '../../lines/openings/opening-like.js';
import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { attribute } from '../../tree/html.js';
import { BOLD_LINE, type Leaf } from '../../tree/page-tree.js';
import { partsBelowOpenings } from './introduced-parts.js';

/**
 * Occupations beside a line or two that can be no titles: the group without those; else the whole group. Where some
 * lead on and others do not, the others head them: "Workers", "Clerks", and "Students", of whom none is wanted.
 */
export function withoutRefused(group: readonly Leaf[]): readonly number[] {
  const scores = group.map(({ text }) => jobTitleScore(text) || scoreOfHead(text));
  const headsPart = ({ text, rank }: Leaf): boolean => rank <= BOLD_LINE && kindOfHeading(text) !== undefined;
  const isNamed = scores.every((score) => score !== 0) && !group.some(headsPart);
  // "Internship" that leads on beside occupations is an entry like theirs.
  const isOwn = ({ text, link }: Leaf, at: number): boolean =>
    (scores[at] as number) > 0 || (link !== undefined && isTraining(text));
  const own = group.filter(isOwn);
  const isNamedInPart = scores.filter((score) => score > 0).length * 2 >= own.length;
  const isMostOfIt = own.length > 1 && isNamedInPart && (group.length - own.length) * 3 <= group.length;
  const leading = own.filter(({ link }) => /^(?!#)./.test(attribute(link, 'href'))).length;
  return (isNamed && isMostOfIt && [0, own.length].includes(leading) ? own : group).map(({ index }) => index);
}

/** "Careers", "Open positions", "Australia" in the form of titles heads those below it. */
function scoreOfHead(text: string): number {
  return isPlaceName(text) ? -1 : titleScore(text);
}

/** A longer line (words) heads no text. */
const MAX_HEAD_WORDS = 8;

/** The parts of a group that may be titles where the group is none: below lines for openings, and above texts. */
export function titledParts(group: readonly Leaf[], leaves: readonly Leaf[]): readonly (readonly Leaf[])[] {
  return [...partsBelowOpenings(group, leaves), headsOfTexts(group, leaves)];
}

/**
 * Lines that only name an occupation, each right above a text: "Kennel attendant", then "You walk our dogs." None where
 * another one there may be called anything.
 */
function headsOfTexts(group: readonly Leaf[], leaves: readonly Leaf[]): readonly Leaf[] {
  const heads = group.filter((line) => {
    const next = leaves[line.index + 1];
    return next !== undefined && isShortLine(line) && next.rank > BOLD_LINE && /[.!]$/.test(next.text);
  });
  return heads.some(({ text }) => jobTitleScore(text) === 0) ? [] : heads.filter(({ text }) => namesRoleAlone(text));
}

function isShortLine({ text, rank }: Leaf): boolean {
  return rank > BOLD_LINE && text.split(' ').length <= MAX_HEAD_WORDS && !/[.!?:;,]$|:\s/.test(text);
}

function namesRoleAlone(text: string): boolean {
  return jobTitleScore(text) > 0 && titleInSentence(text) === text;
}

/** The titles of a group, and those of its other lines that may name openings: no text of the title above them. */
export function boundsOf(group: readonly Leaf[], titles: readonly number[]): readonly number[] {
  const own = new Set(titles);
  return group.filter(({ index, text }) => own.has(index) || mayNameOpening(text)).map(({ index }) => index);
}

/** Whether most of them are named after occupations. */
export const mostlyNamesRoles = (leaves: readonly Leaf[]): boolean =>
  leaves.filter(({ text }) => jobTitleScore(text) > 0).length * 2 > leaves.length;
