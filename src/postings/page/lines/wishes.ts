import { fold, lettersOf } from '../../text/words.js';
import { PhraseTable, type Span } from '../../text/words/phrase-table.js';
import { WISH_HEADINGS, WISHED_AT_END, WISHED_AT_FRONT } from '../../text/words/wish-words.js';
import { kindOfHeading } from './section-headings.js';

const HEADINGS = new Set(WISH_HEADINGS.flatMap(([, words]) => words.split('|').map(fold)));
const AT_FRONT = new PhraseTable(WISHED_AT_FRONT.map(([, words]) => words));
const AT_END = new PhraseTable(WISHED_AT_END.map(([, words]) => words));

/** Whether a heading behind a list of requirements begins the wishes by all that it says: "Bonus", "optional:". */
export function isWishHeading(line: string): boolean {
  return HEADINGS.has(lettersOf(fold(line)));
}

/** A longer line (characters) above a list is a paragraph. */
const MAX_LEAD = 260;

/**
 * Whether a sentence above a list calls what it lists wishes: "If you have worked with one of these, that would be a
 * plus:".
 */
export function leadsToWishes(line: string): boolean {
  if (/(?<!\.\.)[.!?]$/.test(line)) return false;
  const sentence = line.split(/(?<=[.!?])\s+(?=\p{L})/u).at(-1) ?? '';
  return line.length <= MAX_LEAD && kindOfHeading(sentence) === 'nice_to_have';
}

/** What divides an item into more than one demand: the first of "Fluent German, French a plus" is required. */
const DIVIDES = /[,;:.–—(]\s*\S/u;

/** Whether an item of a list of requirements says of itself that it is welcome and not required. */
export function saysWish(item: string): boolean {
  const label = /^([^:]{3,40}):\s+\S/.exec(item)?.[1];
  if (label !== undefined && (isWishHeading(label) || kindOfHeading(label) === 'nice_to_have')) return true;
  const isFirst = ({ start }: Span): boolean => !/[\p{L}\p{N}]/u.test(item.slice(0, start));
  const isLast = ({ start, end }: Span): boolean =>
    !/[\p{L}\p{N}]/u.test(item.slice(end)) &&
    /[\p{L}\p{N}]/u.test(item.slice(0, start)) &&
    !DIVIDES.test(item.slice(0, start));
  return AT_FRONT.spansIn(item).some(isFirst) || AT_END.spansIn(item).some(isLast);
}
