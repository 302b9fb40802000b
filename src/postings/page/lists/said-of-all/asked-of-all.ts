import { GENERAL_WORDS } from '../../../text/words/headings/general-words.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';
import type { Leaf, PageTree } from '../../tree/page-tree.js';
import type { PostingRecord } from '../judging/lists-found.js';
import { headsRequirements } from '../records/part-headings.js';

const GENERAL = new PhraseTable(GENERAL_WORDS.map(([, words]) => words));

/**
 * Openings in the order of their page, the last of several without what a heading of general requirements begins at
 * its end: that is asked for all of them or for none. Where another one has such a heading too, or the last asks in
 * more parts than they do beside it, it is part of the advert.
 */
export function withoutAskedOfAll(records: readonly PostingRecord[], tree: PageTree): readonly PostingRecord[] {
  const last = records.at(-1);
  if (!last || records.length < 2) return records;
  const headsIn = ({ title, range: [, to] }: PostingRecord): Leaf[] =>
    tree.leaves.slice(title.index + 1, to).filter(headsRequirements);
  const own = headsIn(last);
  const head = own.pop();
  if (head === undefined || !isGeneral(head) || own.some(isGeneral)) return records;
  const others = records.slice(0, -1).map(headsIn);
  if (others.some((heads) => heads.length !== own.length || heads.some(isGeneral))) return records;
  return records.with(-1, { ...last, range: [last.range[0], head.index] });
}

function isGeneral({ text }: Leaf): boolean {
  return GENERAL.test(text);
}
