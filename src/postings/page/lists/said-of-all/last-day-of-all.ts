import { anyOf } from '../../../text/words/pattern-parts.js';
import { RELATION_WORDS } from '../../../text/words/relation-words.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { saysApplication } from '../../advert/application-mailbox.js';
import { dayAskedBy } from '../../advert/asked-by-day.js';
import { isAction } from '../../lines/seeking/actions.js';
import { labelOf } from '../../lines/headings/field-labels.js';
import { topicOf } from '../../lines/headings/topics.js';
import type { Leaf, PageTree } from '../../tree/page-tree.js';
import { lowestHeading } from '../records/nearest-headings.js';

/** Lines behind all openings of a page (from `to` on) that ask for applications by a day, below headings for that. */
export function lastDaysOfAll({ leaves }: PageTree, to: number): readonly Leaf[] {
  return askedBelowHeads(leaves.slice(to), lowestHeading(leaves));
}

function asks({ region, text }: Leaf): boolean {
  return region === 'main' && saysApplication(text) && dayAskedBy([text]) !== undefined;
}

/** Those that ask below headings of which each is about applying, or about openings and careers. */
function askedBelowHeads(leaves: readonly Leaf[], lowest: number): Leaf[] {
  const heads: Leaf[] = [];
  return leaves.filter((leaf) => {
    if (leaf.rank <= lowest) {
      while ((heads.at(-1)?.rank ?? 0) >= leaf.rank) heads.pop();
      heads.push(leaf);
    }
    return heads.length > 0 && heads.every(({ text }) => isAboutApplying(text)) && asks(leaf);
  });
}

/** A longer heading (words) says what one applies for. */
const MAX_WORDS = 4;

/** "Apply for a grant", "Bewerbung zur Sommerakademie" */
const FOR = wordPattern(
  `\\s${anyOf(RELATION_WORDS.flatMap(([kind, , words]) => (/^for/.test(kind) ? [['', words] as const] : [])))}\\s`,
  'iu',
);

function isAboutApplying(heading: string): boolean {
  if (labelOf(heading) === 'application_deadline' || topicOf(heading) === 'openings') return true;
  if (topicOf(heading) === 'careers') return true;
  const isShort = heading.split(/\s+/).length <= MAX_WORDS && !FOR.test(heading);
  return isShort && (isAction(heading) || saysApplication(heading));
}
