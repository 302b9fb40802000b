import { jobTitleScore } from '../lines/titles/job-titles.js';
import { saysKind } from '../../text/kinds/job-type.js';
import { elementsAround, isTag, isText, lineOf, textOf, type Element } from './html.js';

/** A title, and the words behind it that say more of it. */
export interface DescribedTitle {
  readonly title: string;
  readonly behind: string;
}

/** "Baker – for the night shift in our second hall." */
const TITLE_AND_WORDS =
  /^[^\p{L}\p{N}]{0,6}([\p{Lu}\p{Lo}][^–—:.;!?]{1,60}?)(?:\s[–-]\s|\s?—\s?|:\s)(\p{L}[^\n]{20,300})$/u;
/** A longer line (characters) is no title alone. */
const MAX_TITLE = 60;
/** So much of a list (its share) names occupations where its lines are openings. */
const MOST = 0.6;

/** Each line of a list is looked at once. */
const known = new WeakMap<Element, boolean>();

/**
 * The title that a line of a list begins with, and what is said of it behind a dash or a colon, where each line of the
 * list is made so or is a title alone, and most begin with occupations. Words in bold there are told by their mark-up.
 */
export function describedTitle(text: string, element: Element): DescribedTitle | undefined {
  const read = dividedAtDash(text);
  if (!read) return undefined;
  const line = [element, ...elementsAround(element)].find(({ name }) => LINE.test(name));
  return line && isOfOpenings(line) ? read : undefined;
}

const LINE = /^(?:li|p|div|td)$/;

function isOfOpenings(line: Element): boolean {
  const before = known.get(line);
  if (before !== undefined) return before;
  const list = line.name === 'li' ? itemsBeside(line) : linesBeside(line);
  const are = areOpenings(list.map(lineOf));
  for (const one of list) known.set(one, are);
  const areIn = are || (line.name !== 'li' && areOpenings(textOf(line).split('\n')));
  known.set(line, areIn);
  return areIn;
}

function itemsBeside({ parent }: Element): readonly Element[] {
  const isList = parent !== null && isTag(parent) && /^[uo]l$/.test(parent.name);
  return isList ? parent.children.filter(isTag).filter(({ name }) => name === 'li') : [];
}

/** A paragraph, and those above and below it that may be lines of one list with it. */
function linesBeside(line: Element): readonly Element[] {
  return [...linesFrom(line, 'previousSibling').reverse(), line, ...linesFrom(line, 'nextSibling')];
}

function linesFrom(line: Element, step: 'previousSibling' | 'nextSibling'): Element[] {
  const lines: Element[] = [];
  for (let node = line[step]; node; node = node[step]) {
    if (isText(node) && node.data.trim() === '') continue;
    if (!isTag(node) || node.name !== line.name || !holdsLine(node) || titleOf(lineOf(node)) === undefined) break;
    lines.push(node);
  }
  return lines;
}

/** Whether an element holds words and their letters, and no other parts of a page. */
function holdsLine({ name, children }: Element): boolean {
  return name === 'p' || !children.some((child) => isTag(child) && LINE.test(child.name));
}

function areOpenings(lines: readonly string[]): boolean {
  const titles = lines.map(titleOf);
  const named = titles.filter((title) => title !== undefined && jobTitleScore(title) > 0);
  return lines.length > 1 && !titles.includes(undefined) && named.length >= MOST * lines.length;
}

/** What a line begins with, or all of it where it is short and names an occupation. */
function titleOf(line: string): string | undefined {
  const title = dividedAtDash(line)?.title;
  return title ?? (line.length <= MAX_TITLE && jobTitleScore(line) > 0 ? line : undefined);
}

/**
 * "Baker – full-time, from May on" says what kind of job it is, as other lines do, and "Baker – Night shift" is a
 * title, where the line is one.
 */
function dividedAtDash(line: string): DescribedTitle | undefined {
  const [, title, behind] = TITLE_AND_WORDS.exec(line.trim()) ?? [];
  if (title === undefined || behind === undefined || jobTitleScore(title) < 0) return undefined;
  const [first = ''] = behind.split(/[,;(]/);
  const isTitle = /^\p{Lu}/u.test(behind) || saysKind(first);
  return isTitle && !(jobTitleScore(title) > 0 && jobTitleScore(line) < 0) ? undefined : { title, behind };
}
