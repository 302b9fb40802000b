import { fold } from '../../text/words.js';
import { headingOf, leadsOn } from '../lines/headings/section-headings.js';
import { jobTitleScore } from '../lines/titles/job-titles.js';
import type { TextBlock } from './text-blocks.js';

/** A heading by mark-up has at most this rank; below it are lines in bold. */
export const LOWEST_MARKED = 6;
/** A longer line (characters) above a list is a sentence. */
export const MAX_HEAD = 40;

/** "Why join us" in small letters above "A family at the oven": the label says what the heading is about. */
export function withLabelsAbove(blocks: readonly TextBlock[]): readonly TextBlock[] {
  return blocks.flatMap((block, at) => {
    const [before, next] = [blocks[at - 1], blocks[at + 1]];
    if (before && isLabelOf(before, block)) return [];
    return next && isLabelOf(block, next) ? [{ ...block, kind: 'heading', rank: next.rank }] : [block];
  });
}

function isLabelOf({ kind, text }: TextBlock, heading: TextBlock): boolean {
  if (kind !== 'line' || text.length > MAX_HEAD || heading.kind !== 'heading' || heading.rank > LOWEST_MARKED)
    return false;
  const said = headingOf(text);
  const isKnown = said !== undefined && said !== 'other';
  return isKnown && headingOf(heading.text) === undefined && jobTitleScore(heading.text) < 1;
}

/** "Baker", and "We are looking for a baker" above the advert for one. */
export function namesTitle(text: string, title: string): boolean {
  const folded = fold(text);
  return folded === title || (folded.endsWith(` ${title}`) && leadsOn(folded.slice(0, -title.length)));
}
