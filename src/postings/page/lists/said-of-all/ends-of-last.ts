import type { PageTree } from '../../tree/page-tree.js';
import type { PostingRecord } from '../judging/lists-found.js';
import { withoutAskedOfAll } from './asked-of-all.js';
import { withoutClosingLines } from './closing-lines.js';

/** The openings of a page in their order, the last of several without what stands at its end and is said of all. */
export function withoutSaidOfAll(found: readonly PostingRecord[], tree: PageTree): readonly PostingRecord[] {
  const records = found.toSorted((one, other) => one.title.index - other.title.index);
  return withoutAskedOfAll(withoutClosingLines(records, tree), tree);
}
