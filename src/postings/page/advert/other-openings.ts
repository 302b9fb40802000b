import { fold, foldDotless, lettersOf } from '../../text/words.js';
import { OTHER_OPENINGS_WORDS } from '../../text/words/headings/other-openings-words.js';
import { findFirst, isTag, lineOf, type Element } from '../tree/html.js';
import { parentOf, type Leaf } from '../tree/page-tree.js';

const HEADINGS = new Set(
  OTHER_OPENINGS_WORDS.flatMap(([, headings]) => headings.split('|').map((each) => lettersOf(foldDotless(each)))),
);
/** A longer line (characters) is no heading. */
const MAX_HEADING = 60;

/** Whether a heading stands above what else is open: nothing below it is said of the posting whose page it is. */
export function headsOtherOpenings(text: string): boolean {
  return text.length <= MAX_HEADING && HEADINGS.has(lettersOf(foldDotless(text)));
}

/** Of more such headings the first are looked at: a page has one or two. A rule, no cut. */
const MAX_HEADINGS = 10;

/**
 * The elements of a posting's page that show other openings: each heading that says so with what stands below it, never
 * the posting itself.
 */
export function partsOfOtherOpenings(leaves: readonly Leaf[], title: string | undefined): ReadonlySet<Element> {
  const parts = new Set<Element>();
  for (const { element } of leaves.filter(({ text }) => headsOtherOpenings(text)).slice(0, MAX_HEADINGS)) {
    const part = partBegunBy(element, title);
    parts.add(part);
    // A heading beside what it heads: up to the next heading.
    if (lineOf(part) === lineOf(element))
      for (let next = part.next; next && !(isTag(next) && holdsHeading(next, title)); next = next.next)
        if (isTag(next)) parts.add(next);
  }
  return parts;
}

/**
 * The largest element that begins with a heading, below the content of the page, and does not hold the posting's title.
 */
function partBegunBy(heading: Element, title: string | undefined): Element {
  const first = lineOf(heading);
  let part = heading;
  for (let around = parentOf(part); around && !/^(?:main|article|body)$/.test(around.name); around = parentOf(around)) {
    if (!lineOf(around).startsWith(first) || holdsTitle(around, title)) break;
    part = around;
  }
  return part;
}

function holdsHeading(element: Element, title: string | undefined): boolean {
  return /^h[1-6]$/.test(element.name) || holdsTitle(element, title);
}

/** The heading of the page, or a heading with the posting's title. */
function holdsTitle(element: Element, title = ''): boolean {
  const wanted = fold(title);
  const isTitle = (inner: Element): boolean =>
    inner.name === 'h1' || (wanted !== '' && /^h[2-4]$/.test(inner.name) && fold(lineOf(inner)).includes(wanted));
  return isTitle(element) || findFirst(element, isTitle) !== undefined;
}
