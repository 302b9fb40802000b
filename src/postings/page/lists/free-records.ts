import type { LeafFacts } from './leaf-facts.js';
import type { FreeRecord } from './lone-title.js';
import { isTraining } from '../lines/opening-like.js';
import { BOLD_LINE } from '../tree/page-tree.js';
import { kindOfHeading } from '../lines/section-headings.js';

/**
 * Records as they are judged where half of them or more are named after occupations: a heading of a part of an advert
 * that names none is no title ("What we offer" below them), and a kind of training that leads on is one ("Internship").
 */
export function asBesideOccupations(records: readonly FreeRecord[], facts: LeafFacts): readonly FreeRecord[] {
  if (records.filter(({ score }) => score > 0).length * 2 < records.length) return records;
  return records.map((record) => {
    const { leaf, range, score } = record;
    const isPart = score === 0 && leaf.rank <= BOLD_LINE && kindOfHeading(leaf.text) !== undefined;
    if (isPart) return { ...record, score: -1 };
    const isEntry = score < 0 && isTraining(leaf.text) && facts.count('link', ...range) > 0;
    return isEntry ? { ...record, score: 0 } : record;
  });
}
