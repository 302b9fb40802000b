import { elementsAround } from '../../tree/html.js';
import { sentencesOf } from '../../../text/evidence/sentences-of.js';
import { BOLD_LINE, type Leaf } from '../../tree/page-tree.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { topicOf } from '../../lines/headings/topics.js';

/** A longer line (characters) is no heading. */
const MAX_INTRODUCTION = 60;

/**
 * What follows lines of text of other form that speak of openings: "Write to us.", "Our open positions", titles. None
 * of it where one line stands there twice: it heads each entry, and so does every other.
 */
export function partsBelowOpenings(group: readonly Leaf[], leaves: readonly Leaf[]): readonly (readonly Leaf[])[] {
  const own = new Set(group.map(({ index }) => index));
  const parts: Leaf[][] = [];
  const lines: string[] = [];
  for (const [at, leaf] of group.entries()) {
    const above = leaves[leaf.index - 1];
    const before = group[at - 1];
    if (before && above && !own.has(above.index) && introducesOpenings(above) && !endsCardOf(before, above, leaf)) {
      parts.push([leaf]);
      lines.push(above.text);
    } else parts.at(-1)?.push(leaf);
  }
  // "Details of this job" above each entry heads none of them.
  return new Set(lines).size === lines.length ? parts : [];
}

/** A longer line (characters) in the form of the titles below it introduces nothing. */
const MAX_LEAD = 120;

/**
 * "We are recruiting for the following positions:", titles in paragraphs of the same form, "Send us your CV.": the
 * titles, and behind the last one what ends it.
 */
export function titlesIntroduced(group: readonly Leaf[]): readonly (readonly [titles: Leaf[], bounds: Leaf[]])[] {
  return group.flatMap((lead, at) => {
    if (!leadsToOpenings(lead.text)) return [];
    const below = group.slice(at + 1);
    const end = below.findIndex(({ index, text }, nth) => index !== lead.index + nth + 1 || jobTitleScore(text) < 1);
    const titles = end < 0 ? below : below.slice(0, end);
    // Titles further down head the adverts of those that are named here.
    const areAll = !below.slice(titles.length).some(({ text }) => jobTitleScore(text) > 0);
    return areAll && titles.length > 1 ? [[titles, below.slice(0, titles.length + 1)] as const] : [];
  });
}

/** Whether the last sentence of a line says that openings follow: "We like company. Current roles:" */
function leadsToOpenings(line: string): boolean {
  if (!/[:：]$/u.test(line) || line.length > MAX_LEAD) return false;
  return topicOf(sentencesOf(line).at(-1) ?? '') === 'openings';
}

/** A line of text that is as short as a heading and speaks of openings. */
function introducesOpenings({ rank, region, text }: Leaf): boolean {
  return rank > BOLD_LINE && region === 'main' && text.length <= MAX_INTRODUCTION && topicOf(text) === 'openings';
}

/** "We look for help in our kitchen." at the end of the card of one entry: a sentence about that one, not the next. */
function endsCardOf(entry: Leaf, { element, text }: Leaf, next: Leaf): boolean {
  if (!/[.!。！]$/u.test(text)) return false;
  const around = new Set(elementsAround(next.element));
  const own = new Set(elementsAround(entry.element).filter((holder) => !around.has(holder)));
  return elementsAround(element).some((holder) => own.has(holder));
}
