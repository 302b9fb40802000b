import { finding, type Finding } from '../../../findings/finding.js';
import { titleOf } from '../../../postings/same-place.js';
import type { PageFacts } from '../page/page-facts.js';
import { listedPostings, type ReadBoard } from '../reading/read-boards.js';

/** Told of a list that says that it has more entries than all pages and boards of the run showed. */
export function shortLists(pages: readonly PageFacts[], boards: readonly ReadBoard[]): Finding[] {
  const [largest] = pages.toSorted((one, other) => (other.statedTotal ?? 0) - (one.statedTotal ?? 0));
  const seen = largest?.statedTotal ?? 0;
  if (!largest || seen === 0) return [];
  // What another language repeats is no further entry.
  const ofLanguage = pages.filter(({ language }) => (language ?? largest.language) === (largest.language ?? language));
  const kept = entriesOf(ofLanguage).size + boards.reduce((sum, board) => sum + listedPostings(board).length, 0);
  return kept < seen ? [finding('list_not_whole', largest.url, { seen, kept })] : [];
}

/** All that the pages show, each entry once. */
function entriesOf(pages: readonly PageFacts[]): Set<string> {
  return new Set(
    pages.flatMap(({ structured, listed, past, leftOut = [] }) => {
      const entries = [...structured, ...listed, ...past, ...leftOut.map(({ posting }) => posting)];
      return entries.map((entry) => entry.fields.job_url ?? `${titleOf(entry)} ${entry.fields.location ?? ''}`);
    }),
  );
}
