import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { goesOnSeeking } from '../../lines/openings/sought-titles.js';
import type { Leaf } from '../../tree/page-tree.js';

/**
 * "The director of the library", and in the line below "seeks a librarian": who seeks, whatever occupation names them.
 * What only titles have is one: "Baker (m/f/d)", "suchen wir ab sofort".
 */
export function isSeeker({ index, text }: Leaf, leaves: readonly Leaf[]): boolean {
  const below = leaves[index + 1];
  return below !== undefined && goesOnSeeking(below.text) && jobTitleScore(text) < 2;
}
