import { isAction } from '../lines/seeking/actions.js';
import { jobTitleScore, titleInSentence } from '../lines/titles/job-titles.js';
import { isBadgeElement } from './badges.js';
import { describedTitle } from './described-items.js';
import { datedLabel } from '../lines/headings/field-labels.js';
import { isMark } from '../lines/titles/marks.js';
import { countedLead } from '../lines/titles/counted-title.js';
import { toldTitle } from '../lines/openings/told-title.js';
import { isDay } from '../lines/headings/short-values.js';
import { saysKind } from '../../text/kinds/job-type.js';
import { isPlaceName } from '../../text/places/place.js';
import { isUnspaced } from '../../text/words.js';
import { wordPattern } from '../../text/word-pattern.js';
import { anyOf, rowsOf } from '../../text/words/pattern-parts.js';
import { BETWEEN_WORDS } from '../../text/words/seeking/between-words.js';
import { attribute, elementsAround, isRowOfItems, isTag, type AnyNode, type Element } from './html.js';

/** A text node of a line. */
export interface InlineRun {
  readonly text: string;
  readonly node: AnyNode;
}

/** A line of more text nodes than this is no line of facts. */
const MAX_RUNS = 100;

/** A fact of a line with the innermost element that holds it. */
export interface Piece {
  readonly text: string;
  readonly element: Element;
  /** True for the text behind a title in one block: no heading, even if the block is one. */
  readonly isBehind?: true;
  /** True for what an item of a list tells of the title that it begins with. */
  readonly isTold?: true;
}

/** A dash behind a text: what it led to is a piece of its own. */
const OPEN_END = /\s[|–—-]\s*$/u;

/** Longer lines (characters) are prose: what is bold or linked in them is no fact of its own. */
const MAX_SPLIT = 260;

/** True for what only divides: "|", "•", "→". */
export function isSeparator(text: string): boolean {
  return /^[\s|·•–—\-/,;:*→»›>«‹+✓✔►▶▸▹▪■□●○◦‣⁃➢➤➔➜➡❯❖◆◇]*$/u.test(text);
}

/**
 * The facts of one line: `<span>Full time</span> <span>Porto</span>` are two, "Senior <b>Pilot</b>" is one. Where
 * elements stand side by side each is a piece; text directly beside an element belongs to it unless something divides
 * them.
 */
export function splitLine(line: readonly InlineRun[]): Piece[] {
  const runs = withoutOuterSeparators(line);
  const base = commonElement(runs.filter(({ text }) => text.trim() !== ''));
  if (!base) return [];
  if (runs.length > MAX_RUNS) return [{ text: textOfRuns(runs), element: base }];
  const text = textOfRuns(runs).replace(OPEN_END, '');
  const whole = { text, element: base };
  const groups = groupBelow(base, runs);
  const lead = leadOf(groups, base);
  if (lead) return [lead, ...splitLine(groups.slice(1).flat())];
  const told = titleAndMore(text.trim(), base, boldLead(groups, base));
  if (told) return told;
  if (text.trim().length > MAX_SPLIT || groups.length < 2) return [whole];
  const pieces = joinedGroups(groups, base);
  return pieces.length < 2 ? [whole] : pieces.flatMap(splitLine);
}

/** What a line begins with in bold letters. */
function boldLead([first = []]: readonly InlineRun[][], base: Element): Piece | undefined {
  const element = elementBelow(base, first[0]);
  return element && isBold(element) ? { text: textOfRuns(first).trim(), element } : undefined;
}

const isBold = ({ name }: Element): boolean => name === 'b' || name === 'strong';

/** A title, and what its own line says behind it; one that is all that is bold in the line stands in that. */
function titleAndMore(text: string, base: Element, bold: Piece | undefined): Piece[] | undefined {
  const counted = countedLead(text) ?? (isInHeading(base) ? toldTitle(text) : undefined);
  const told = counted ?? describedTitle(text, base);
  if (!told) return undefined;
  const behind: Piece = { text: told.behind, element: base, isBehind: true };
  const title = bold?.text === told.title ? bold : { text: told.title, element: base };
  return [title, counted ? behind : { ...behind, isTold: true }];
}

function isInHeading(element: Element): boolean {
  return [element, ...elementsAround(element)].some(({ name }) => /^h[1-6]$/.test(name));
}

/** Groups that are one piece together, as one. */
function joinedGroups(groups: readonly InlineRun[][], base: Element): InlineRun[][] {
  const pieces: InlineRun[][] = [];
  for (const [index, group] of groups.entries()) {
    const before = pieces.at(-1);
    if (before && !isBoundary(seamOf(before, group, base), index < groups.length - 1)) before.push(...group);
    else pieces.push([...group]);
  }
  return pieces;
}

function textOfRuns(runs: readonly InlineRun[]): string {
  return runs.map(({ text }) => text).join('');
}

/** A bullet or a bar before or behind a text is no part of it: "- <a>Pilot</a>" is the link alone. */
function withoutOuterSeparators(runs: readonly InlineRun[]): readonly InlineRun[] {
  const from = runs.findIndex(({ text }) => !isSeparator(text));
  if (from < 0) return runs;
  const inner = runs.slice(from, runs.findLastIndex(({ text }) => !isSeparator(text)) + 1);
  return endsBehindLink(inner) ? inner.slice(0, -1) : inner;
}

/** "<li><a>Pilot – Porto</a>.</li>": the stop of an item that is nothing else than a link ends no sentence. */
function endsBehindLink(runs: readonly InlineRun[]): boolean {
  const [first, stop, ...others] = runs.filter(({ text }) => text.trim() !== '');
  if (!first || !stop || others.length > 0 || stop !== runs.at(-1) || stop.text.trim() !== '.') return false;
  const [link, item] = [first.node.parent, stop.node.parent];
  return isNamed(link, 'a') && isNamed(item, 'li') && first.text.trim().length <= MAX_LEAD && link?.parent === item;
}

function isNamed(node: AnyNode['parent'], name: string): boolean {
  return node !== null && isTag(node) && node.name === name;
}

/** A longer lead (characters) is a sentence. */
const MAX_LEAD = 100;
/** Less text (characters) behind a lead is its value: "<b>Place:</b> Porto" is one fact. */
const MIN_BEHIND_LEAD = 30;

/** What begins a line in letters of its own and is divided from the sentence behind it: "<b>Pilot:</b> You fly …". */
function leadOf([first = [], ...others]: readonly InlineRun[][], base: Element): Piece | undefined {
  const lead = textOfRuns(first).trimEnd();
  const behind = textOfRuns(others.flat());
  const element = elementBelow(base, first[0]);
  if (!element || !mayLead(lead, behind)) return undefined;
  if (isBold(element) && isOpening(lead, behind)) return { text: lead, element };
  if (behind.trim().length < MIN_BEHIND_LEAD) return undefined;
  const isNamed = isBold(element) && isNameOf(lead, behind);
  return isNamed || isDividedFrom(lead, behind) ? { text: lead.replace(/[:–—]$/, '').trimEnd(), element } : undefined;
}

/** "<b>Pilot wanted</b> for our base in <i>Porto</i>": what seeks somebody by itself is divided from what follows. */
function isOpening(lead: string, behind: string): boolean {
  return seeksByItself(lead) || isTitleAhead(lead, behind);
}

/**
 * "<b>Pilot</b>, open since <i>May</i>": what is bold is the name of what the rest speaks of; "<b>Pilot</b> (licence of
 * class A). Contract for a year.": an occupation, what it asks in brackets, and sentences.
 */
function isNameOf(lead: string, behind: string): boolean {
  if (/^,\s+\p{Ll}/u.test(behind)) return true;
  const [, aside] = /^\s{1,9}\(([^()]{12,120})\)[.:;]\s/u.exec(behind) ?? [];
  return aside !== undefined && jobTitleScore(lead) > 0;
}

const APART = wordPattern(String.raw`^\s(?:${anyOf(rowsOf(BETWEEN_WORDS, 'apart'))})\s[^.!?]{0,100}$`, 'iu');

/**
 * "<b>Pilot (m/f/d)</b> full-time, from <i>May</i>", "<b>Pilot</b> for our base in Porto": what is bold is a title, and
 * the rest of the line its terms.
 */
function isTitleAhead(lead: string, behind: string): boolean {
  const score = jobTitleScore(lead);
  return score === 2 ? /^\s/.test(behind) : score > 0 && APART.test(behind);
}

/** A few words with something behind them. */
function mayLead(lead: string, behind: string): boolean {
  return lead.trim().length <= MAX_LEAD && behind.trim() !== '';
}

/** By a colon or a dash, at the end of the one or at the beginning of the other. */
function isDividedFrom(lead: string, behind: string): boolean {
  return /[:–—]$/.test(lead) || /^(?::|[–—-]\s)/.test(behind.trimStart());
}

/** "Pilot wanted", "We are looking for a pilot": words that seek, and an occupation. */
function seeksByItself(text: string): boolean {
  return titleInSentence(text) !== text && jobTitleScore(text) > 0;
}

/** The runs by the child of `base` they stand in; what only divides is dropped and remembered as its own group. */
function groupBelow(base: Element, runs: readonly InlineRun[]): InlineRun[][] {
  const groups: InlineRun[][] = [];
  let last: AnyNode | undefined;
  for (const run of runs) {
    const child = childOf(base, run.node);
    if (child !== undefined && child === last) groups.at(-1)?.push(run);
    else groups.push([run]);
    last = child;
  }
  return groups.filter((group, index) => index === 0 || group.length > 0);
}

function childOf(base: Element, node: AnyNode): AnyNode | undefined {
  let child: AnyNode | undefined = node;
  while (child.parent && child.parent !== base) child = child.parent;
  return child;
}

/** The child of `base` that a run stands in, where it is an element. */
function elementBelow(base: Element, run: InlineRun | undefined): Element | undefined {
  const child = run && childOf(base, run.node);
  return child && isTag(child) ? child : undefined;
}

/** Where one text of a line ends and the next one begins, both right below `base`. */
interface Seam {
  readonly before: readonly InlineRun[];
  readonly group: readonly InlineRun[];
  readonly base: Element;
  /** The texts of both. */
  readonly left: string;
  readonly right: string;
  /** Whether the text before, and the one behind, stand in elements below the base. */
  readonly wasElement: boolean;
  readonly isElement: boolean;
}

function seamOf(before: readonly InlineRun[], group: readonly InlineRun[], base: Element): Seam {
  const last = before.findLast(({ text }) => text.trim() !== '');
  return {
    before,
    group,
    base,
    left: textOfRuns(before),
    right: textOfRuns(group),
    wasElement: isInElement(last, base),
    isElement: isInElement(group[0], base),
  };
}

/** Whether a new piece begins behind it. */
function isBoundary(seam: Seam, isFollowed: boolean): boolean {
  const { left, right, wasElement, isElement } = seam;
  if (isOneText(left, right)) return false;
  if (isElement && isApartBy(seam)) return true;
  if (wasElement && endsElement(seam)) return true;
  if (isGlued(left, right)) return isUnspaced(left) ? isUnspacedPair(seam) : isSetApart(seam);
  if (!wasElement) return /[|•·]\s*$/.test(left);
  return isElement ? !/[-–&/,(]\s*$/.test(left) : endsFact(seam, isFollowed);
}

/** Whether one of two texts is blank, or the label of the other. */
function isOneText(left: string, right: string): boolean {
  return right.trim() === '' || left.trim() === '' || /:\s*$/.test(left) || /^\s*:/.test(right);
}

/** Whether an element is a text of its own by its style or by what it says. */
function isApartBy(seam: Seam): boolean {
  const { before, group, left, base } = seam;
  if (isRowOfItems(base) || isBoldLabel(group, base) || isDayAhead(seam) || isKindsApart(seam)) return true;
  return isBadge(group, left, base) || isButton(group, base) || isButton(before, base);
}

/** No kinds of a job side by side are longer (characters). */
const MAX_KINDS = 60;

/** "Baker <small>Permanent – full-time</small>": an occupation, and an element behind it that says its kinds alone. */
function isKindsApart({ left, right, wasElement }: Seam): boolean {
  const said = right.trim();
  if (wasElement || said.length > MAX_KINDS || /^\p{Ll}|^[^\p{L}\d]/u.test(said)) return false;
  const parts = said.split(/\s[–—|/·-]\s|[,;|·•]\s?/);
  return parts.every((part) => saysKind(part) && jobTitleScore(part) < 1) && jobTitleScore(left.trim()) > 0;
}

/** "23.11.2026 – <a>Baker</a>": the day in front of a link is when it was published. */
function isDayAhead({ left, group, base }: Seam): boolean {
  const [, day = ''] = /^\s{0,9}(\S.{0,30}?)[\s|:•·–—-]{0,6}$/u.exec(left) ?? [];
  return isIn('a', group[0], base) && isDay(day);
}

/** "<b>Position:</b> Baker <b>Place:</b>Leeds": the next label of one line. */
function isBoldLabel(runs: readonly InlineRun[], base: Element): boolean {
  const label = /^\s*([^:：]{2,40})[:：]\s*$/.exec(textOfRuns(runs))?.[1];
  return label !== undefined && (isIn('b', runs[0], base) || isIn('strong', runs[0], base));
}

/** Whether nothing divides two texts, neither a space nor a mark. */
function isGlued(left: string, right: string): boolean {
  return !/\s$/.test(left) && !/^\s/.test(right) && !/[|•·]\s*$/.test(left);
}

/** Classes by which styles show an element on a line of its own, or in smaller letters. */
const OWN_LINE = /(?:^|\s)(?:(?:d-)?block|text-(?:2?xs|sm|small)|small)(?:\s|$)/;

/** "招聘人数：2人", "8000-12000元/月", "月給25万円": a label with its value, or an amount of money. */
const STATED =
  /^\s*(?:[^\s:：]{1,12}[:：]\s?\S|[月年时日時]?[薪給给]?[¥￥]?\d[\d.,，~～〜–—-]{0,20}[万萬千만]?[元円원])/u;

/**
 * Where no space divides words the size of the letters does, a line of its own by its style, a link that ends, or a
 * place, a kind of job or what a label or money states in an element of its own.
 */
function isUnspacedPair({ before, group, base }: Seam): boolean {
  const last = before.at(-1);
  if (isIn('small', group[0], base)) return true;
  if (isInElement(last, base) && OWN_LINE.test(attribute(elementBelow(base, group[0]), 'class'))) return true;
  if (!isInElement(last, base) || !isInElement(group[0], base)) return false;
  const isFact = (text: string): boolean => isPlaceName(text) || saysKind(text) || STATED.test(text);
  return isIn('a', last, base) || isFact(textOfRuns(group)) || isFact(textOfRuns(before));
}

/** Whether bare text behind an element is no part of what that element says. */
function endsFact({ before, left, right, base }: Seam, isFollowed: boolean): boolean {
  if (before.every((run) => isIn('b', run, base) || isIn('strong', run, base)) && isKindBehind(left, right))
    return true;
  const isDivided = /^\s*(?:[|•·–—]|-\s|\(\d)/.test(right) && (isFollowed || right.trim().length > 2);
  // A link at the start of a line is a text in itself: what follows it says where or when.
  return isDivided || (/^\s+\p{Lu}/u.test(right) && before.every((run) => isIn('a', run, base)));
}

/** "<b>Pilot</b> part-time (20 hours) – Porto": an occupation in bold, and which kind of job it is. */
function isKindBehind(left: string, right: string): boolean {
  const [, kind = ''] = /^\s+(\p{L}[^–—(),;.|]{2,20}?)\s*(?:\s[–—|-]\s|[(,;]|$)/u.exec(right) ?? [];
  return kind !== '' && saysKind(kind) && jobTitleScore(kind) < 1 && jobTitleScore(left.trim()) > 0;
}

/** Whether what stands behind an element is told from it by what one of them says. */
function endsElement({ before, right, base, isElement }: Seam): boolean {
  return isBadge(before, right, base) || (!isElement && isBehindLink(before, right, base));
}

/** "<a>Baker</a>, Leeds", "<a>Baker</a> (full-time)": where, how or until when, behind a link that begins the line. */
function isBehindLink(before: readonly InlineRun[], right: string, base: Element): boolean {
  if (!before.every((run) => isIn('a', run, base))) return false;
  const inBrackets = /^\s*\(([^()]{3,40})\)\s*$/.exec(right)?.[1];
  const isFact = inBrackets !== undefined && (saysKind(inBrackets) || datedLabel(inBrackets) !== undefined);
  return /^\s*,\s+\p{Lu}/u.test(right) || isFact || isLabelledDay(right.trim());
}

/** "<a>Baker</a> deadline 3.5.2026": no more than a label and its day. */
function isLabelledDay(behind: string): boolean {
  return /^\p{L}[^,;()]{3,40}\d\.?$/u.test(behind) && datedLabel(behind) !== undefined;
}

/** "Baker – <a>Apply now</a>": what a button says is no part of the text beside it. */
function isButton(runs: readonly InlineRun[], base: Element): boolean {
  return (isIn('a', runs[0], base) || isIn('button', runs[0], base)) && isAction(textOfRuns(runs));
}

/** A capital letter or a date glued to the end of a word, "BAKERLeeds": two texts that a style sets apart. */
function isSetApart({ left, right, wasElement, isElement }: Seam): boolean {
  if (!wasElement && !isElement) return false;
  return /(?:[\p{Ll}\d).]|\p{Lu}{3}|[/\s+]\p{Lu}{1,2})$/u.test(left) && /^(?:\p{Lu}\p{Ll}|\d{1,4}[-./]\d)/u.test(right);
}

/** No badge is longer (characters). */
const MAX_BADGE = 30;

/**
 * Whether an element says which kind of job its neighbour is, or that it is new: `<span class="badge">Part-time</span>
 * Baker`, `Baker <b>New</b>`.
 */
function isBadge(runs: readonly InlineRun[], beside: string, base: Element): boolean {
  const text = textOfRuns(runs).trim();
  const element = elementBelow(base, runs[0]);
  if (!element || text.length > MAX_BADGE) return false;
  const names = attribute(element, 'class');
  const isSetApart = isUnspaced(beside) || /badge|chip|pill|tag|label|type/i.test(names);
  return isMark(text) || isBadgeElement(element) || (isSetApart && saysKind(text));
}

function isIn(name: string, run: InlineRun | undefined, base: Element): boolean {
  return elementBelow(base, run)?.name === name;
}

function isInElement(run: InlineRun | undefined, base: Element): boolean {
  return run !== undefined && run.node.parent !== base;
}

function commonElement(runs: readonly InlineRun[]): Element | undefined {
  const [first, ...others] = runs;
  if (!first) return undefined;
  // The nodes are in the page's order: what holds the first and the last holds all.
  const last = new Set(elementsAround((others.at(-1) ?? first).node));
  return elementsAround(first.node).find((element) => last.has(element));
}
