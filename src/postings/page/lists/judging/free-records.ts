import { grantsMoney } from '../../lines/titles/tenders.js';
import { fold } from '../../../text/words.js';
import { isContentLink } from '../../lines/headings/career-words.js';
import { countsViews } from '../../lines/headings/seen-count.js';
import { attribute } from '../../tree/html.js';
import type { Leaf, PageTree } from '../../tree/page-tree.js';
import type { LeafFacts } from '../records/leaf-facts.js';
import type { FreeRecord } from './lone-title.js';
import { isTraining } from '../../lines/openings/opening-like.js';
import { BOLD_LINE } from '../../tree/page-tree.js';
import { labelOf } from '../../lines/headings/field-labels.js';
import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { topicOf } from '../../lines/headings/topics.js';

/** The records of a set that are nothing else yet, and those left out. */
export interface FreeRecords {
  readonly free: readonly FreeRecord[];
  readonly strangers: readonly FreeRecord[];
  readonly content: readonly FreeRecord[];
}

export const NO_RECORDS: FreeRecords = { free: [], strangers: [], content: [] };

/** Records of a set as they are judged among its others; none where they are notices of grants and the like. */
export function asAmongOthers(records: readonly FreeRecord[], facts: LeafFacts): readonly FreeRecord[] {
  return areBesideGrants(records)
    ? []
    : asBesideOccupations(
        records.filter((record) => !isLabel(record)),
        facts,
      );
}

/** "Closing date" between its day and the titles: what labels a fact of an opening is the title of none. */
function isLabel({ leaf, score }: FreeRecord): boolean {
  return score === 0 && labelOf(leaf.text) !== undefined;
}

/** Entries beside a grant, half of which can be no titles. */
function areBesideGrants(records: readonly FreeRecord[]): boolean {
  const refused = records.filter(({ score }) => score < 0).length;
  return refused * 2 >= records.length && records.some(({ leaf }) => grantsMoney(fold(leaf.text)));
}

/**
 * Records as they are judged where half of them or more are named after occupations: a heading of a part of an advert
 * that names none is no title ("What we offer" below them), nor is a place with nothing of its own ("Australia" above
 * what is open there), and a kind of training that leads on is one ("Internship").
 */
function asBesideOccupations(records: readonly FreeRecord[], facts: LeafFacts): readonly FreeRecord[] {
  if (records.filter(({ score }) => score > 0).length * 2 < records.length) return records;
  return records.map((record) => {
    const { leaf, range, score } = record;
    const isPart = score === 0 && leaf.rank <= BOLD_LINE && kindOfHeading(leaf.text) !== undefined;
    const isPlace = score === 0 && range[1] - range[0] === 1 && facts.has('place', leaf.index);
    if (isPart || isPlace) return { ...record, score: -1 };
    const isEntry = score < 0 && isTraining(leaf.text) && facts.count('link', ...range) > 0;
    return isEntry ? { ...record, score: 0 } : record;
  });
}

/** What records of films and articles say nothing of; they have dates, too. */
const SAID_OF_JOBS = ['kind', 'place', 'section', 'pay'] as const;

/** Whether a record counts how often it was seen, and says nothing of a job. */
function isFilm({ score, range: [from, to] }: FreeRecord, { leaves }: PageTree, facts: LeafFacts): boolean {
  const isCounted = leaves.slice(from, to).some(({ text }) => countsViews(text));
  return score >= 0 && isCounted && !SAID_OF_JOBS.some((fact) => facts.count(fact, from, to) > 0);
}

/**
 * Records that lead to an article or a product, beside others; where all do, none is told by it, nor is an occupation
 * right below a heading for openings: many publish their adverts among the news. `headOf` gives what heads a title.
 */
export function withoutContent(
  records: readonly FreeRecord[],
  tree: PageTree,
  facts: LeafFacts,
  headOf: (title: Leaf) => Leaf | undefined,
): Record<'candidates' | 'content', readonly FreeRecord[]> {
  // A counter of visitors tells it of each by itself: all of a list may be films.
  if (records.length > 0 && records.every((record) => isFilm(record, tree, facts)))
    return { candidates: [], content: records };
  const { candidates, content = [] } = Object.groupBy(records, (one) =>
    isContent(one, tree) && !(one.score > 0 && topicOf(headOf(one.leaf)?.text ?? '') === 'openings')
      ? 'content'
      : 'candidates',
  );
  return candidates ? { candidates, content } : { candidates: records, content: [] };
}

/** Whether the first link of a record leads to an article or a product. */
function isContent({ score, range: [from, to] }: FreeRecord, { leaves }: PageTree): boolean {
  const link = leaves.slice(from, to).find((leaf) => leaf.link)?.link;
  return score < 2 && isContentLink(attribute(link, 'href'));
}
