import { isToLearn, readJobType } from '../../../text/kinds/job-type.js';
import { numbersIn } from '../../../text/people/contact-number.js';
import { readContact } from '../../../text/people/contact.js';
import { mailboxesIn } from '../../../text/people/mailbox.js';
import { saysApplication } from '../../advert/application-mailbox.js';
import { isAction } from '../../lines/seeking/actions.js';
import { elementsAround, type Element } from '../../tree/html.js';
import type { Leaf, PageTree } from '../../tree/page-tree.js';
import type { PostingRecord } from '../judging/lists-found.js';

/**
 * The openings of a page in their order, the last of several without the lines at its end that say how one applies and
 * whom one asks: outside of its own element, and behind what it says itself, they close the list, where no other one
 * has such a line.
 */
export function withoutClosingLines(records: readonly PostingRecord[], { leaves }: PageTree): readonly PostingRecord[] {
  const [last, ...others] = records.toReversed();
  if (last === undefined || others.length === 0) return records;
  const linesOf = ({ title, range: [, to] }: PostingRecord): Leaf[] => leaves.slice(title.index + 1, to);
  const lines = linesOf(last);
  const own = ownPartOf(last, others[0] as PostingRecord);
  const inside = lines.findLastIndex(({ element }) => elementsAround(element).includes(own)) + 1;
  if (inside === 0 && isLearntBeside(last, others)) return records;
  // Without mark-up for the last entry, what stands right below its title as it does in others is its own.
  const least = others.some((record) => linesOf(record).length > 0) ? 1 : 0;
  const kept = Math.max(lines.findLastIndex((line) => !isClosing(line)) + 1, inside, least);
  if (kept >= lines.length || others.some((record) => linesOf(record).some(isClosing))) return records;
  return records.with(-1, { ...last, range: [last.range[0], last.title.index + 1 + kept] });
}

/** Whether a line says how one applies or whom one asks, and nothing else of an opening. */
function isClosing({ region, text }: Leaf): boolean {
  if (region !== 'main') return false;
  const isReachable = mailboxesIn(text).length > 0 || numbersIn(text, false).length > 0;
  return isReachable || saysApplication(text) || isAction(text) || readContact(text) !== undefined;
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
