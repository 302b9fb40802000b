import { BOLD_LINE, isInline, parentOf, type PageTree } from '../../tree/page-tree.js';
import type { LeafFacts } from '../records/leaf-facts.js';
import type { RecordSet } from '../records/record-sets.js';

/**
 * Whether the titles of a set are the marks of one entry: they stand side by side, name no occupation and lead nowhere,
 * and right behind them, in the same element, comes a heading that names one: "Open", "Pay disclosed", then "Baker".
 */
export function areMarksOfCard({ titles }: RecordSet, { leaves }: PageTree, facts: LeafFacts): boolean {
  const [first = 0, last = 0] = [titles[0], titles.at(-1)];
  if (titles.length < 2 || last - first !== titles.length - 1) return false;
  const heading = leaves[last + 1];
  if (!heading || heading.rank >= BOLD_LINE || !isNamed(heading.index, facts)) return false;
  const card = parentOf(heading.element);
  return titles.every((title) => {
    const { element, link, rank } = leaves[title] as PageTree['leaves'][number];
    const parent = parentOf(element);
    const isBeside = card !== undefined && (parent === card || (parent && parentOf(parent)) === card);
    return isBeside && isInline(element) && link === undefined && rank > heading.rank && !isNamed(title, facts);
  });
}

function isNamed(title: number, facts: LeafFacts): boolean {
  return facts.has('role', title) || facts.has('sure', title);
}
