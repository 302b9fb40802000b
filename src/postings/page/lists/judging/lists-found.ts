import type { Leaf } from '../../tree/page-tree.js';
import type { JudgedSet } from './set-features.js';

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
  /** Entries of taken lists that only look like their postings: they lead nowhere and name no occupation. */
  readonly strangers: readonly PostingRecord[];
  /** What would be an entry of a list, or one alone, and leads to an article or a product. */
  readonly content: readonly PostingRecord[];
  /** Entries of sets that would be lists, if they did not stand for people, services, news or offices; unpaid work. */
  readonly apart: readonly PostingRecord[];
  /** Entries of lists that say the titles of taken records once more, above the adverts for one. */
  readonly summaries: readonly PostingRecord[];
  /** Sets that overlap nothing taken and were left out although they may be lists. */
  readonly doubtful: readonly JudgedSet[];
  /** Lines that are made like the entries of a taken list and were refused, where they may name openings. */
  readonly refused: readonly Leaf[];
  /** Lines of the same form as a title that was read by itself, where they may be openings, too. */
  readonly beside: readonly JudgedSet[];
  /** Record sets there were, and how many were looked at. */
  readonly seen: number;
  readonly judged: number;
}
