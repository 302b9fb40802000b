import { attribute, isTag, type Element } from '../../tree/html.js';
import { blockAround, type Leaf, type PageTree } from '../../tree/page-tree.js';

/** Of each title the leaves that belong to it: first, and one behind the last. */
type Records = readonly (readonly [number, number])[];

/** The address of another page. */
const LEADS_ON = /^(?!#)./;

/**
 * The records of titles, the last of them without what follows its line where every other record is a line of its own
 * that leads on: what stands below such a list is none of it.
 */
export function endedByItsLine(titles: readonly number[], records: Records, tree: PageTree): Records {
  const lines = titles.map((title) => lineThatLeadsOn(tree.leaves[title] as Leaf, tree));
  const last = lines.at(-1);
  if (!last || lines.length === 1) return records;
  const areLines = lines.every((line, at) => {
    const record = records[at];
    return line?.[0] === record?.[0] && (line === last || line?.[1] === record?.[1]);
  });
  return areLines ? [...records.slice(0, -1), last] : records;
}

/** The leaves of the block around a title that is a link to another page. */
function lineThatLeadsOn({ element, link }: Leaf, tree: PageTree): readonly [number, number] | undefined {
  return link && LEADS_ON.test(attribute(link, 'href')) ? tree.rangeOf(blockAround(element)) : undefined;
}

/** Whether an element is a list whose items each lead somewhere: a list by itself, no entry of one. */
export function isListOfLinks({ name, children }: Element): boolean {
  const items = /^[ou]l$/.test(name) ? children.filter(isTag) : [];
  return items.length > 1 && items.every((item) => item.children.some((child) => isTag(child) && child.name === 'a'));
}
