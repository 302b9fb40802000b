import { JUMP_WORDS } from '../../../text/words/sites/jump-words.js';
import { fold, wordsOf } from '../../../text/words.js';
import { titleScore } from '../../lines/openings/entry-title.js';
import { GENDER } from '../../lines/titles/job-titles.js';
import { BOLD_LINE, isIn, type Leaf, type PageTree } from '../../tree/page-tree.js';
import { partLedToBy } from './parts-by-id.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { patternsOf } from '../../../text/words/pattern-parts.js';

const JUMP = wordPattern(`^(?:${patternsOf(JUMP_WORDS)})\\s`, 'iu');

/** Before its title a part of a page may have a date, a town or a label: so many pieces of it are asked. */
const MAX_PIECES = 3;

/**
 * Whether a piece only leads to an advert of the same page that says its title better: "To the baker", "Nurse, Leeds".
 * The same words are those of the advert's summary.
 */
export function isJumpLink({ text, element, link = element }: Leaf, tree: PageTree): boolean {
  const part = partLedToBy(link, tree);
  if (!part || isIn(element, part)) return false;
  const [from] = tree.rangeOf(part);
  const pieces = tree.leaves.slice(from, from + MAX_PIECES).filter((piece) => piece.link !== link);
  if (pieces.some((piece) => fold(piece.text) === fold(text))) return false;
  const named = text.replace(JUMP, '');
  const isJump = named !== text;
  return pieces.some((piece) => saySame(named, piece.text) && isBetterTitle(piece, named, isJump));
}

/** A heading; or a line that is surer to be a title, or as sure where the link says that it leads there. */
function isBetterTitle({ rank, text }: Leaf, named: string, isJump: boolean): boolean {
  const [score, least] = [titleScore(text), titleScore(named)];
  if (rank < BOLD_LINE) return score >= least;
  return score > 0 && (isJump ? score >= least : score > least);
}

/** Whether each word of the shorter text is one of the longer, whatever they end in: "bagaren", "Bagare (m/k)". */
function saySame(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [one, other].map(namingWords).sort((a, b) => a.length - b.length);
  return shorter.length > 0 && shorter.every((word) => longer.some((same) => haveOneStem(word, same)));
}

const namingWords = (text: string): string[] => wordsOf(text.replace(GENDER, ''));

/** How much two forms of a word have in common (its share of the shorter one). */
const STEM = 0.7;

function haveOneStem(one: string, other: string): boolean {
  const length = Math.ceil(STEM * Math.min(one.length, other.length));
  return (length > 2 || one.length === other.length) && one.slice(0, length) === other.slice(0, length);
}
