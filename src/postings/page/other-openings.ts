import { foldDotless, lettersOf } from '../text/words.js';
import { OTHER_OPENINGS_WORDS } from '../text/words/other-openings-words.js';
import { isTag, lineOf, type Element } from './html.js';
import { parentOf, type Leaf } from './page-tree.js';

const HEADINGS = new Set(
  OTHER_OPENINGS_WORDS.flatMap(([, headings]) => headings.split('|').map((each) => lettersOf(foldDotless(each)))),
);
/** A longer line (characters) is no heading. */
const MAX_HEADING = 60;

/** Whether a heading stands above what else is open: nothing below it is said of the posting whose page it is. */
export function headsOtherOpenings(text: string): boolean {
  return text.length <= MAX_HEADING && HEADINGS.has(lettersOf(foldDotless(text)));
}

/** The elements of a posting's page that show other openings: each heading that says so with what stands below it. */
export function partsOfOtherOpenings(leaves: readonly Leaf[]): ReadonlySet<Element> {
  const parts = new Set<Element>();
  for (const { element, text } of leaves) {
    if (!headsOtherOpenings(text)) continue;
    const part = partBegunBy(element);
    parts.add(part);
    // A heading beside what it heads: up to the next heading.
    if (lineOf(part) === lineOf(element))
      for (let next = part.next; next && !(isTag(next) && /^h[1-6]$/.test(next.name)); next = next.next)
        if (isTag(next)) parts.add(next);
  }
  return parts;
}

/** The largest element that begins with a heading, below the content of the page. */
function partBegunBy(heading: Element): Element {
  const first = lineOf(heading);
  let part = heading;
  for (let around = parentOf(part); around && !/^(?:main|article|body)$/.test(around.name); around = parentOf(around)) {
    if (!lineOf(around).startsWith(first)) break;
    part = around;
  }
  return part;
}
