import { isToLearn, readJobType } from '../../../text/kinds/job-type.js';
import { numbersIn } from '../../../text/people/contact-number.js';
import { readContact } from '../../../text/people/contact.js';
import { mailboxesIn } from '../../../text/people/mailbox.js';
import { saysApplication } from '../../advert/application-mailbox.js';
import { dayAskedBy } from '../../advert/asked-by-day.js';
import { isAction } from '../../lines/seeking/actions.js';
import { elementsAround, type Element } from '../../tree/html.js';
import type { Leaf, PageTree } from '../../tree/page-tree.js';
import type { PostingRecord } from '../judging/lists-found.js';
import { contactOfAll } from './contact-of-all.js';

/**
 * Openings in the order of their page, the last of several without the lines at its end that say how one applies and
 * whom one asks: outside of its own element, and behind what it says itself, they close the list, where no other one
 * has such a line.
 */
export function withoutClosingLines(records: readonly PostingRecord[], { leaves }: PageTree): readonly PostingRecord[] {
  const [last, ...others] = records.toReversed();
  if (last === undefined || others.length === 0) return records;
  const lines = linesOf(last, leaves);
  const inside = insideOwnPart(last, others[0] as PostingRecord, lines);
  const ofOthers = others.map((record) => linesOf(record, leaves));
  // Without mark-up for the last entry, what stands right below its title as it does in others is its own.
  const least = ofOthers.some(({ length }) => length > 0) ? 1 : 0;
  const kept = Math.max(lines.findLastIndex((line) => !isClosing(line)) + 1, inside, least);
  const closing = lines.slice(kept);
  const isOwn = inside === 0 && isLearntBeside(last, others) && closing.some(saysDay);
  if (isOwn || closing.length === 0 || ofOthers.some((own) => own.some(isClosing)) || nameForLast(closing, records))
    return records;
  return records.with(-1, { ...last, range: [last.range[0], last.title.index + 1 + kept] });
}

function linesOf({ title, range: [, to] }: PostingRecord, leaves: readonly Leaf[]): readonly Leaf[] {
  return leaves.slice(title.index + 1, to);
}

/** How many of the lines of an opening stand in its card, up to the last one that does. */
function insideOwnPart(last: PostingRecord, other: PostingRecord, lines: readonly Leaf[]): number {
  const own = ownPartOf(last, other);
  return lines.findLastIndex(({ element }) => elementsAround(element).includes(own)) + 1;
}

/** Whether lines name somebody whom nothing says to be there for all openings: they stay with the last. */
function nameForLast(lines: readonly Leaf[], records: readonly PostingRecord[]): boolean {
  const titles = records.map(({ title }) => title.text);
  const isNamed = lines.some(({ text }) => readContact(text)?.name !== undefined);
  return isNamed && contactOfAll(lines, titles) === undefined;
}

/** Whether a line says how one applies or whom one asks, and nothing else of an opening. */
function isClosing({ region, text }: Leaf): boolean {
  if (region !== 'main') return false;
  const isReachable = mailboxesIn(text).length > 0 || numbersIn(text, false).length > 0;
  return isReachable || saysApplication(text) || isAction(text) || readContact(text) !== undefined;
}

function saysDay({ text }: Leaf): boolean {
  return dayAskedBy([text]) !== undefined;
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
