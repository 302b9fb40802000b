import { isToLearn, readJobType } from '../../../text/kinds/job-type.js';
import { anyOf } from '../../../text/words/pattern-parts.js';
import { RELATION_WORDS } from '../../../text/words/relation-words.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { saysApplication } from '../../advert/application-mailbox.js';
import { dayAskedBy } from '../../advert/asked-by-day.js';
import { isAction } from '../../lines/seeking/actions.js';
import { labelOf } from '../../lines/headings/field-labels.js';
import { topicOf } from '../../lines/headings/topics.js';
import { elementsAround, type Element } from '../../tree/html.js';
import type { Leaf, PageTree } from '../../tree/page-tree.js';
import type { PostingRecord } from '../judging/lists-found.js';
import { lowestHeading } from '../records/nearest-headings.js';

/** So many pieces at the end of the last of several openings may be about all of them. A rule, no cut. */
const NEAR_END = 3;

/**
 * Lines that ask for applications by a day and are about all openings of a page: farther behind them (from `to` on),
 * below headings for that, or at the end of the last opening where no other one says a word of how one applies.
 */
export function lastDaysOfAll({ leaves }: PageTree, records: readonly PostingRecord[], to: number): readonly Leaf[] {
  const behind = askedBelowHeads(leaves.slice(to), lowestHeading(leaves));
  const [last, ...others] = [...records].sort((one, other) => other.range[0] - one.range[0]);
  if (last === undefined || others.length === 0) return behind;
  const areSilent = others.every(({ range }) => !leaves.slice(...range).some(({ text }) => saysApplication(text)));
  if (!areSilent) return behind;
  const own = ownPartOf(last, others[0] as PostingRecord);
  const [inside, outside] = partition(leaves.slice(last.title.index + 1, last.range[1]), own);
  if (inside.length > 0) return [...behind, ...outside.slice(-NEAR_END).filter(asks)];
  // Without mark-up for the last entry, what stands right below its title as it does in others is its own.
  if (isLearntBeside(last, others)) return behind;
  const haveTexts = others.some(({ title, range }) => range[1] > title.index + 1);
  const from = Math.max(haveTexts ? 1 : 0, outside.length - NEAR_END);
  return [...behind, ...outside.slice(from).filter(asks)];
}

/** Pieces inside and outside of an element. */
function partition(leaves: readonly Leaf[], whole: Element): readonly [inside: Leaf[], outside: Leaf[]] {
  const { inside = [], outside = [] } = Object.groupBy(leaves, ({ element }) =>
    elementsAround(element).includes(whole) ? 'inside' : 'outside',
  );
  return [inside, outside];
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

/** Beside others, those who learn a trade mostly have a day of their own. */
function isLearntBeside({ title }: PostingRecord, others: readonly PostingRecord[]): boolean {
  const kind = readJobType(title.text);
  return isToLearn(kind) && others.some((other) => readJobType(other.title.text) !== kind);
}

/** The largest element around the title of an opening that is none of the other's: its card. */
function ownPartOf({ title }: PostingRecord, other: PostingRecord): Element {
  const shared = new Set(elementsAround(other.title.element));
  return [title.element, ...elementsAround(title.element)].filter((element) => !shared.has(element)).at(-1) as Element;
}
