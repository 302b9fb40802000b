import { jobTitleScore } from '../lines/titles/job-titles.js';
import { saysKind } from '../../text/kinds/job-type.js';
import { elementsAround, isTag, lineOf, type Element } from './html.js';

/** A title, and the words behind it that say more of it. */
export interface DescribedTitle {
  readonly title: string;
  readonly behind: string;
}

/** "Baker – for the night shift in our second hall." */
const TITLE_AND_WORDS = /^(\p{Lu}[^–—:.;!?]{2,60}?)(?:\s[–—-]\s|:\s)(\p{Ll}[^\n]{20,300})$/u;
/** So much of a list (its share) names occupations where its items are openings. */
const MOST = 0.6;

/** Each list is looked through once. */
const known = new WeakMap<Element, boolean>();

/**
 * The title that an item of a list begins with, and what is said of it behind a dash or a colon, where each item of the
 * list is made so and most begin with occupations. Words in bold there are told by their mark-up.
 */
export function describedTitle(text: string, element: Element): DescribedTitle | undefined {
  const read = dividedAtDash(text);
  if (!read) return undefined;
  const around = [element, ...elementsAround(element)];
  const list = around[around.findIndex(({ name }) => name === 'li') + 1];
  return list && /^[uo]l$/.test(list.name) && areDescribed(list) ? read : undefined;
}

function areDescribed(list: Element): boolean {
  const before = known.get(list);
  if (before !== undefined) return before;
  const items = list.children.filter(isTag).filter(({ name }) => name === 'li');
  const read = items.map((item) => dividedAtDash(lineOf(item)));
  const named = read.filter((one) => one !== undefined && jobTitleScore(one.title) > 0);
  const are = items.length > 1 && !read.includes(undefined) && named.length >= MOST * items.length;
  known.set(list, are);
  return are;
}

/** "Baker – full-time, from May on" says what kind of job it is, as other lines do. */
function dividedAtDash(line: string): DescribedTitle | undefined {
  const [, title, behind] = TITLE_AND_WORDS.exec(line.trim()) ?? [];
  if (title === undefined || behind === undefined || jobTitleScore(title) < 0) return undefined;
  const [first = ''] = behind.split(/[,;(]/);
  return saysKind(first) ? undefined : { title, behind };
}
