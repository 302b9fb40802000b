import { fold } from '../text/words.js';
import { LeafFacts, pageTitle } from './leaf-facts.js';
import { topicOf } from './topics.js';
import { jobTitleScore } from './job-titles.js';
import { labelOf } from './label-values.js';
import model from './page-model.json' with { type: 'json' };
import type { Leaf, PageTree } from './page-tree.js';
import { findRecordSets, type RecordSet } from './record-sets.js';
import { columnHead } from './table-columns.js';
import { FeatureReader, type Features, type PageContext } from './set-features.js';

/** A record set that was judged. */
export interface JudgedSet {
  readonly set: RecordSet;
  readonly features: Features;
  /** How surely its titles are titles of postings: 0 to 1. */
  readonly certainty: number;
}

/** A title on a page that is that of a posting, with the pieces that belong to it. */
export interface PostingRecord {
  readonly title: Leaf;
  /** Leaves of the record: first, and one behind the last. */
  readonly range: readonly [number, number];
  readonly certainty: number;
  /** How many records its set has. */
  readonly setSize: number;
}

/** What a page lists, and the sets that were nearly lists. */
export interface PageLists {
  readonly records: readonly PostingRecord[];
  readonly taken: readonly JudgedSet[];
  /** Sets that overlap nothing taken and were left out although they may be lists. */
  readonly doubtful: readonly JudgedSet[];
  /** Record sets there were, and how many were looked at. */
  readonly seen: number;
  readonly judged: number;
}

/** From this certainty on a set is a list; a title alone beside a list must be surer; from the last on a set is doubtful. */
const IS_LIST = 0.5;
const IS_BESIDE_LIST = 0.8;
/** Lists that are surer than this come before all others, however long those are; measured on dev, 0.6 to 0.8 alike. */
const IS_SURE = 0.7;
/** What the page itself calls titles. */
const IS_STATED = 0.95;
/** A title alone that names no occupation. */
const IS_ALONE = 0.9;
/** On a page that nothing else says to be about careers. */
const IS_LIST_ELSEWHERE = 0.85;
const IS_CAREER_PAGE = 0.3;
const IS_DOUBTFUL = 0.35;

const weights: Readonly<Record<string, number>> = model.weights;

/** How surely a set with these features lists postings. */
export function certaintyOf(features: Features): number {
  const score = Object.entries(features).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, model.bias);
  return 1 / (1 + Math.exp(-score));
}

/** What each feature adds to the score of a set, the strongest first: for people. */
export function reasonsOf(features: Features): (readonly [string, number])[] {
  return Object.entries(features)
    .map(([name, value]) => [name, (weights[name] ?? 0) * value] as const)
    .filter(([, share]) => Math.abs(share) > 0.05)
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]));
}

/** Judges all record sets of a page and takes those that list postings, the clearest first, none twice. */
export function readPageLists(tree: PageTree, context: PageContext): PageLists {
  const { sets, seen } = findRecordSets(tree);
  const facts = new LeafFacts(tree);
  const reader = new FeatureReader(tree, facts, context);
  const titleCells = cellsOfTitles(tree);
  const judged = sets
    .map((set) => {
      const features = reader.read(set);
      return {
        set,
        features,
        certainty: set.titles.every((title) => titleCells.has(title)) ? IS_STATED : certaintyOf(features),
      };
    })
    .filter(({ certainty }) => certainty >= IS_DOUBTFUL)
    .sort((a, b) => worth(b) - worth(a));
  const chooser = new Chooser(tree, amidOthers(facts, sets));
  for (const candidate of judged) if (candidate.certainty >= IS_LIST) chooser.take(candidate);
  const doubtful = judged.filter(({ set }) => chooser.isFree(set));
  const records = chooser.records.sort((a, b) => a.title.index - b.title.index);
  return { records, taken: chooser.taken, doubtful, seen, judged: sets.length };
}

/** Pieces below the head of a column that says "Position": what the table itself calls titles. */
function cellsOfTitles({ leaves }: PageTree): ReadonlySet<number> {
  return new Set(leaves.filter(({ element }) => labelOf(columnHead(element)) === 'title').map(({ index }) => index));
}

/** Sure lists first; of two alike a long one is worth more than a part of it that is surer; a line alone comes after all lists, an advert does not. */
function worth({ set, features, certainty }: JudgedSet): number {
  const isAdvert = (features['title main heading'] ?? 0) + (features['record sections'] ?? 0) > 0;
  // What only stands at the same place of two blocks is a weaker set than what is made alike.
  const weight = set.by === 'column' ? 0.5 : 1;
  const isLone = set.titles.length === 1 && !isAdvert;
  // Two titles that only postings have make a list sure, however the others read.
  const sureTitles = (features['title sure'] ?? 0) * set.titles.length;
  const isSure = certainty >= IS_SURE || (certainty >= IS_LIST && sureTitles > 1.5);
  const tier = isLone ? -TIER : isSure ? TIER : 0;
  return tier + weight * set.titles.length * (certainty - (certainty >= IS_SURE ? IS_SURE : IS_LIST));
}

/** More than any list is worth. */
const TIER = 1e6;

interface FreeRecord {
  readonly leaf: Leaf;
  readonly range: readonly [number, number];
  readonly score: number;
}

/** As `jobTitleScore`; a line that speaks of careers and names no occupation is a heading, no title. */
function titleScore(text: string): number {
  const score = jobTitleScore(text);
  return score === 0 && ['openings', 'careers'].includes(topicOf(text) ?? '') ? -1 : score;
}

/** What the record of a posting has beside its title and prose. */
const SUPPORT = [
  ...['action', 'kind', 'place', 'sections', 'pay', 'date', 'mail'].map((fact) => `record ${fact}`),
  'title link',
  'title button',
];

/**
 * Whether one title by itself is a posting: it names an occupation and more than prose belongs to it, or it stands
 * right below a heading for openings. An occupation among things that are none is one of the page's subjects.
 */
function isAlone(
  { certainty, features }: JudgedSet,
  { leaf, score }: FreeRecord,
  { isAmidOthers, isPageTitle }: { isAmidOthers: boolean; isPageTitle: boolean },
): boolean {
  const isBelowOpenings = (features['below openings'] ?? 0) > 0;
  if (score <= 0) return certainty >= IS_ALONE && isBelowOpenings;
  if (/^\p{Ll}/u.test(leaf.text)) return false;
  const isSupported = score === 2 || isPageTitle || SUPPORT.some((name) => (features[name] ?? 0) > 0);
  return isSupported || (!isAmidOthers && (isBelowOpenings || leaf.rank === 1));
}

/** Pieces that repeat the form of two others or more, most of which name no occupation. */
function amidOthers(facts: LeafFacts, sets: readonly RecordSet[]): ReadonlySet<number> {
  const isNamed = (title: number): boolean => facts.has('role', title) || facts.has('sure', title);
  const repeated = sets.filter(({ titles, by }) => titles.length > 2 && by === 'class');
  const mixed = repeated.filter(({ titles }) => titles.filter(isNamed).length * 2 < titles.length);
  return new Set(mixed.flatMap(({ titles }) => titles));
}

/** On a page that nothing says to be about careers a list must be surer, and a line alone must be an advert. */
function isListElsewhere({ certainty, features }: JudgedSet, free: readonly FreeRecord[], named: number): boolean {
  const isAdvert = (features['record sections'] ?? 0) > 0 && (free[0]?.leaf.rank ?? 8) <= 6;
  // Titles of occupations that each lead into a folder for jobs are a list wherever they stand.
  const leadToJobs = (features['target career'] ?? 0) >= 0.8 && named >= 0.8;
  const isSure = certainty >= (leadToJobs ? IS_LIST : IS_LIST_ELSEWHERE);
  return isSure && named >= 0.5 && (free.length > 1 || isAdvert);
}

class Chooser {
  readonly records: PostingRecord[] = [];
  readonly taken: JudgedSet[] = [];
  private readonly isTaken: Uint8Array;
  private readonly titles = new Set<string>();
  private readonly owned: Uint8Array;
  private readonly pageTitle: string;

  constructor(
    private readonly tree: PageTree,
    private readonly amidOthers: ReadonlySet<number>,
  ) {
    this.pageTitle = pageTitle(tree);
    this.isTaken = new Uint8Array(tree.leaves.length + 1);
    this.owned = new Uint8Array(tree.leaves.length + 1);
  }

  /** True where no title of the set is part of a taken record and no record of it holds a taken title. */
  isFree({ titles, records }: RecordSet): boolean {
    return titles.every((title, at) => this.owned[title] === 0 && !this.holdsTaken(records[at] ?? [0, 0]));
  }

  take(judged: JudgedSet): void {
    const free = this.freeRecords(judged.set);
    if (free.length * 2 < judged.set.titles.length || !this.isSureEnough(judged, free)) return;
    this.taken.push(judged);
    for (const { leaf, range } of free) {
      this.records.push({ title: leaf, range, certainty: judged.certainty, setSize: free.length });
      this.titles.add(fold(leaf.text));
      this.isTaken[leaf.index] = 1;
      this.owned.fill(1, range[0], range[1]);
    }
  }

  /** The titles of a set that are nothing else yet: no button among them, nothing that another list has by its title. */
  private freeRecords({ titles, records }: RecordSet): FreeRecord[] {
    const candidates = titles.map((title, at) => {
      const leaf = this.tree.leaves[title] as Leaf;
      return { leaf, range: records[at] as readonly [number, number], score: titleScore(leaf.text) };
    });
    const isMostlyTitled = candidates.filter(({ score }) => score < 0).length * 2 <= titles.length;
    return candidates.filter(
      ({ leaf, range, score }) =>
        (score >= 0 || !isMostlyTitled) &&
        !this.titles.has(fold(leaf.text)) &&
        this.owned[leaf.index] === 0 &&
        !this.holdsTaken(range),
    );
  }

  /** How sure a set must be depends on where it stands: beside a list, on a page about careers, elsewhere. */
  private isSureEnough(judged: JudgedSet, free: readonly FreeRecord[]): boolean {
    const { certainty, features } = judged;
    const [first] = free;
    if (!first || (free.length === 1 && first.leaf.region === 'footer')) return false;
    const named = free.filter(({ score }) => score > 0).length / free.length;
    if ((features['page career'] ?? 0) < IS_CAREER_PAGE) return isListElsewhere(judged, free, named);
    const [taken] = this.records;
    // Beside a list another set must be one too: of the same rank, and named after occupations.
    if (taken) return named >= 0.5 && certainty >= IS_BESIDE_LIST && taken.title.rank === first.leaf.rank;
    return free.length > 1 || isAlone(judged, first, this.aroundOf(first.leaf));
  }

  private aroundOf({ index, text }: Leaf): { isAmidOthers: boolean; isPageTitle: boolean } {
    return { isAmidOthers: this.amidOthers.has(index), isPageTitle: fold(this.pageTitle).includes(fold(text)) };
  }

  private holdsTaken([from, to]: readonly [number, number]): boolean {
    return this.isTaken.subarray(from, to).includes(1);
  }
}
