import { readDate } from '../../../text/days/date.js';
import { overWordsIn } from '../../advert/over-words.js';
import { isAction } from '../../lines/seeking/actions.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { namesCallResult } from '../../lines/seeking/call-results.js';
import { beginsWithClosed } from '../../lines/titles/closed-titles.js';
import {
  hasClosedMark,
  isClosedMark,
  isClosedState,
  isLabelOfStates,
  isStatedClosed,
  saysNotNow,
  saysUnavailable,
} from '../../lines/titles/marks.js';
import { attribute, findFirst, lineOf, type Element } from '../../tree/html.js';
import { blockAround, closest, LAST_HEADING, parentOf, type Leaf } from '../../tree/page-tree.js';
import { columnHead } from '../../tree/table-columns.js';
import { isToLearn, readJobType } from '../../../text/kinds/job-type.js';
import { fold, isUnspaced } from '../../../text/words.js';
import type { PostingRecord } from '../judging/lists-found.js';

/**
 * So many pieces behind a title may say that it is over; further down "closed" is said of a day of the week. A rule, no
 * cut.
 */
const NEAR_TITLE = 5;

/**
 * Whether a card says of its opening that it is over: near its title, or anywhere behind a label of states or beside a
 * button that is off.
 */
export function isCardOver(
  { title, range: [from] }: PostingRecord,
  card: Element | undefined,
  leaves: readonly Leaf[],
): boolean {
  const said = [title, ...leaves.slice(title.index - from + 1, title.index - from + 2)].map(({ text }) => text);
  if (isClosedOn(said.join(' – ')) || beginsWithClosed(said.join(' '))) return true;
  if (leaves.some(({ text }, at) => isStatedClosed(text, leaves[at - 1]?.text ?? ''))) return true;
  const near = leaves.slice(0, title.index - from + 1 + NEAR_TITLE);
  const others = new Set(near.filter((leaf) => isOtherStruck(leaf, title)).map(({ element }) => blockAround(element)));
  const below = near.findIndex((leaf) => headsAnotherKind(leaf, title));
  const own = near.filter((leaf, at) => below < 0 || at < below || isClosedMark(leaf.text));
  if (own.some((leaf) => saysItIsOver(leaf) && !others.has(blockAround(leaf.element)))) return true;
  if (card !== undefined && leaves.some((leaf) => leadsToResult(leaf, title))) return true;
  const saysSo = leaves.some(({ text }) => isClosedMark(text) || saysUnavailable(text));
  return saysSo && card !== undefined && findFirst(card, isSwitchedOff) !== undefined;
}

/** "Results of the selection" beside the papers of a call, as a link: of one that is over. */
function leadsToResult({ link, index, text }: Leaf, title: Leaf): boolean {
  return link !== undefined && index > title.index && namesCallResult(fold(text));
}

/** "Internships", a heading below a baker's opening: sentences below it say of those that they are taken. */
function headsAnotherKind({ index, rank, text }: Leaf, title: Leaf): boolean {
  if (index <= title.index || rank > LAST_HEADING) return false;
  const kind = readJobType(text);
  return isToLearn(kind) && readJobType(title.text) !== kind;
}

/** Whether an element crosses out what it holds. */
export function isStruck(element: Element): boolean {
  if (/^(?:s|del|strike)$/.test(element.name)) return true;
  return /(?:^|\s)line-through(?:$|\s)/.test(attribute(element, 'class')) || STRUCK.test(attribute(element, 'style'));
}

const STRUCK = /text-decoration(?:-line)?\s*:[^;]*line-through/i;

/** "Baker", and below it "<s>Miller</s> filled" in a paragraph of its own: that is said of the one crossed out. */
function isOtherStruck({ element, index, text }: Leaf, title: Leaf): boolean {
  // What ends as a sentence tells more of the title above it: "<del>Leeds, nights.</del> Position filled."
  const isTitle = jobTitleScore(text) >= 0 && !/[.!?。]$/u.test(text);
  const struck = index > title.index && isTitle ? closest(element, isStruck) : undefined;
  const around = struck && parentOf(struck);
  if (!around) return false;
  const block = blockAround(around);
  return /^(?:p|li|dd|td)$/.test(block.name) && block !== blockAround(title.element);
}

/**
 * "Position filled": a piece of a card that says nothing else, says it in brackets or behind a dash, or in a sentence.
 */
function saysItIsOver({ element, text }: Leaf): boolean {
  const [, behindDash = ''] = /\s[–—-]\s([^–—]{3,40})$/.exec(text) ?? [];
  const isMarked = isClosedMark(text) || isClosedMark(behindDash) || hasClosedMark(text) || beginsClosed(text);
  const isOverByColumn = isClosedState(text) && isLabelOfStates(columnHead(element));
  return isMarked || isOverByColumn || saysNotNow(text) || overWordsIn(text) !== undefined;
}

/**
 * "Leeds, nights. Position filled, thank you for applying.": a sentence that begins so; one word by itself is said of a
 * shop, too.
 */
function beginsClosed(text: string): boolean {
  if (text.length > MAX_TOLD) return false;
  const sentences = text.split(/(?<=[.!?。！？])\s*/u).filter((sentence) => !/[?？]$/.test(sentence));
  return sentences.some((sentence) => {
    const [said = ''] = sentence.split(/[,;，、；]/u, 1);
    return (said.includes(' ') || isUnspaced(said)) && isClosedMark(said);
  });
}

/** A longer text (characters) is the advert itself. */
const MAX_TOLD = 400;

/** "Baker – closed 31 May 2027. Please do not apply.": behind the dash or in brackets, with the day on which it was. */
function isClosedOn(text: string): boolean {
  const [, closed = '', day = ''] = CLOSED_ON.exec(text) ?? [];
  return isClosedMark(closed) && readDate(day) !== undefined;
}

const CLOSED_ON =
  /\s(?:[–—-]\s|\()(\p{L}[^–—.!?\d()]{2,40}?),?\s(?:(?:on|am|le|el|em|il|op|den|per|dnia|dne)\s)?(\d{1,2}\.?\s(?:de\s)?\p{L}{3,12}\.?\s(?:de\s)?20\d\d|\d{1,4}[./-]\d{1,2}[./-]\d{2,4})(?!\d)/u;

/** A button by which one would apply, were it not off. */
function isSwitchedOff(element: Element): boolean {
  if (element.name !== 'button' && element.name !== 'a') return false;
  const isOff =
    (element.name === 'button' && 'disabled' in element.attribs) || attribute(element, 'aria-disabled') === 'true';
  const text = isOff ? lineOf(element) : '';
  return isAction(text) || isClosedMark(text) || saysUnavailable(text);
}
