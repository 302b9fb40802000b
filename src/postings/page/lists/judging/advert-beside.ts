import { BOLD_LINE, type Leaf } from '../../tree/page-tree.js';
import { titleScore } from '../../lines/openings/entry-title.js';
import { mayBeOpenings } from './list-shapes.js';
import type { PostingRecord } from './lists-found.js';
import type { JudgedSet } from './set-features.js';
import type { LeafFact, LeafFacts } from '../records/leaf-facts.js';
import type { FreeRecord } from './lone-title.js';

/**
 * The record of a title that stands out, up to the heading of its rank in front of what was taken by a list; as it is
 * where nothing in it was. `isTaken` has 1 at each title of a list.
 */
export function recordUntilTaken(
  leaves: readonly Leaf[],
  isTaken: Uint8Array,
  title: Leaf,
  record: readonly [number, number],
): readonly [number, number] {
  if (title.rank > BOLD_LINE) return record;
  const first = isTaken.indexOf(1, record[0]);
  if (first <= title.index || first >= record[1]) return record;
  const heads = leaves.slice(title.index + 1, first).filter(({ rank }) => rank <= title.rank);
  const end = heads.at(-1)?.index;
  return end === undefined ? record : [title.index, end];
}

/** Whether one occupation stands out, above the kind of its job and where, for how much or by when it is. */
export function isAdvertOfItsOwn(
  [only, ...others]: readonly FreeRecord[],
  facts: LeafFacts,
  leaves: readonly Leaf[],
): boolean {
  if (!only || others.length > 0 || only.leaf.rank > BOLD_LINE || only.score < 1) return false;
  const [from, to] = only.range;
  // "Anna works full-time in Leeds since May." tells of somebody.
  const lines = leaves.slice(from + 1, to).filter(({ text }) => !endsAsSentence(text));
  const has = (fact: LeafFact): boolean => lines.some(({ index }) => facts.has(fact, index));
  return has('kind') && (has('place') || has('pay') || has('date'));
}

/** So many words and a stop make a sentence: "Graz, Vollzeit." is none. */
function endsAsSentence(line: string): boolean {
  return /[.!?。！？]$/u.test(line) && line.split(/\s+/).length > 5;
}

/** Of lines that may be openings and were not taken as a list, those beside the one that was read by itself. */
export function besideOne(
  judged: JudgedSet,
  { records: taken, isTaken }: { readonly records: readonly PostingRecord[]; readonly isTaken: Uint8Array },
  leaves: readonly Leaf[],
): JudgedSet[] {
  const { set, features } = judged;
  const isAlone = ({ title, setSize }: PostingRecord): boolean => setSize === 1 && set.titles.includes(title.index);
  if (!mayBeOpenings(set, features) || !taken.some(isAlone)) return [];
  const mayBeTitle = (title: number): boolean => titleScore(leaves[title]?.text ?? '') >= 0;
  const rest = set.titles.flatMap((title, at) => (isTaken[title] === 1 || !mayBeTitle(title) ? [] : [at]));
  const titles = rest.map((at) => set.titles[at] as number);
  const records = rest.map((at) => set.records[at] as readonly [number, number]);
  return rest.length > 0 ? [{ ...judged, set: { ...set, titles, records } }] : [];
}
