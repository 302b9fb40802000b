import { leadsToTitle } from '../../advert/labelled-titles.js';
import { labelOf } from '../../lines/headings/field-labels.js';
import { isInHeads, columnHead } from '../../tree/table-columns.js';
import { closest, type Leaf, type PageTree } from '../../tree/page-tree.js';
import type { Element } from '../../tree/html.js';
import type { RecordSet } from '../records/record-sets.js';

/** What heads a column beside those of titles: rows of people and of products have none of them. */
const OF_JOBS: ReadonlySet<string | undefined> = new Set(['salary', 'kind', 'location', 'experience']);

/**
 * Whether each title is the first cell of its row, below no head, in tables that head another column as one of jobs:
 * "Pay", "仕事内容".
 */
export function areRowsOfJobs({ titles, records }: RecordSet, { leaves }: PageTree): boolean {
  return titles.every((at, index) => {
    const title = leaves[at] as Leaf;
    const row = rowOf(title);
    if (!row || isInHeads(title.element) || columnHead(title.element) !== '') return false;
    const own = leaves.slice(at + 1, records[index]?.[1]).filter((leaf) => rowOf(leaf) === row);
    return leaves[at - 1] !== undefined && rowOf(leaves[at - 1]) !== row && own.some(isOfJob);
  });
}

function isOfJob({ element }: Leaf): boolean {
  const head = columnHead(element);
  return OF_JOBS.has(labelOf(head)) || leadsToTitle(head);
}

function rowOf(leaf: Leaf | undefined): Element | undefined {
  return leaf && closest(leaf.element, ({ name }) => name === 'tr');
}
