import { tellsOfColleagues } from '../../lines/people/told-of-colleagues.js';
import type { Leaf } from '../../tree/page-tree.js';
import type { RecordSet } from '../records/record-sets.js';
import type { Share } from './set-features.js';

/** What an opening has beside its title, or above it. */
const OF_OPENINGS = ['record link', 'record action', 'record kind', 'record pay', 'below openings', 'after openings'];

/** Entries that lead nowhere and tell each of those who do it already; openings have a heading that says so. */
export function tellAllOfColleagues({ titles, records }: RecordSet, share: Share, leaves: readonly Leaf[]): boolean {
  if (titles.length < 2 || OF_OPENINGS.some((fact) => share(fact) > 0)) return false;
  return titles.every((title, at) => {
    const isWithin = title + 1 < (records[at]?.[1] ?? 0);
    return isWithin && tellsOfColleagues(leaves[title]?.text ?? '', leaves[title + 1]?.text ?? '');
  });
}
