import { blockAround, type Leaf } from '../tree/page-tree.js';

/** "Send your CV <b>until 1 May 2027</b>": pieces of one block of which each goes on with the sentence before it. */
export function joinedTexts(leaves: readonly Leaf[]): string[] {
  const joined: string[] = [];
  leaves.forEach(({ text, element }, at) => {
    const before = leaves[at - 1];
    const goesOn = before !== undefined && /^[\p{Ll}\d]/u.test(text) && !/[.!?:;]$/.test(before.text);
    if (!goesOn || blockAround(element) !== blockAround(before.element)) return;
    const begun = joined.at(-1);
    if (begun?.endsWith(before.text)) joined[joined.length - 1] = `${begun} ${text}`;
    else joined.push(`${before.text} ${text}`);
  });
  return joined;
}
