import { isTag, isText, type Element } from 'domhandler';

/** Letters of the shorter part of a word that an editor of pages cut in two. */
const MAX_CUT = 2;

/**
 * Joins a link to the one right before it where both lead to one address and cut a word in two, as editors of pages
 * do: `<a href="/baker">B</a><a href="/baker">aker</a>`.
 */
export function joinSplitLink(link: Element): void {
  const before = link.prev;
  if (!before || !isTag(before) || !leadAlike(before, link)) return;
  const [first, second] = [before, link].map(({ children: [only, ...others] }) =>
    only && isText(only) && others.length === 0 ? only : undefined,
  );
  if (!first || !second || !isCut(first.data, second.data)) return;
  first.data += second.data;
  link.parent?.children.pop();
  before.next = null;
}

function leadAlike(one: Element, other: Element): boolean {
  const href = one.attribs['href'];
  return one.name === 'a' && other.name === 'a' && href !== undefined && href === other.attribs['href'];
}

/** "B" and "aker": a word goes on with a small letter, and one part of it is too short for a link. */
function isCut(first: string, second: string): boolean {
  const goesOn = /\p{L}$/u.test(first) && /^\p{Ll}/u.test(second);
  return goesOn && Math.min(first.trim().length, second.trim().length) <= MAX_CUT;
}
