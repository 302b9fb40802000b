import { jobTitleScore, titleInSentence } from '../../lines/titles/job-titles.js';
import { soughtBySentence } from '../../lines/openings/sought-titles.js';
import { BOLD_LINE, LAST_HEADING, type Leaf, type PageTree } from '../../tree/page-tree.js';
import { isUnspaced } from '../../../text/words.js';
import type { RecordSet } from '../records/record-sets.js';

/** A title of a job has seldom so many words. */
const MIN_WORDS = 6;
/** So many words of a title, at least, an occupation begins within; texts speak of one further on. */
const FIRST_WORDS = 3;
/** So far (pieces) above its text a card has its heading. */
const MAX_ABOVE = 3;
/**
 * Whether the titles of a set are the texts of cards that each have a heading of their own: "Personal guidance", and
 * below it "One by one with an experienced baker". They speak of an occupation, and name none at their beginning.
 */
export function areTextsOfCards({ titles }: RecordSet, { leaves }: PageTree): boolean {
  if (titles.length < 2) return false;
  const texts = titles.map((title) => leaves[title] as Leaf);
  const heads = new Set(texts.flatMap((text) => headAbove(text, leaves) ?? []));
  return heads.size === titles.length && texts.filter(isText).length * 2 > titles.length;
}

function headAbove({ index, rank }: Leaf, leaves: readonly Leaf[]): Leaf | undefined {
  if (rank <= BOLD_LINE) return undefined;
  return leaves.slice(Math.max(0, index - MAX_ABOVE), index).findLast((leaf) => leaf.rank <= LAST_HEADING);
}

function isText({ text, link }: Leaf): boolean {
  const words = text.split(/\s+/);
  if (link !== undefined || isUnspaced(text) || words.length < MIN_WORDS) return false;
  if (titleInSentence(text) !== text || soughtBySentence(text) !== undefined) return false;
  return jobTitleScore(text) < 2 && jobTitleScore(words.slice(0, FIRST_WORDS).join(' ')) < 1;
}
