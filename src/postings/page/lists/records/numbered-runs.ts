import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { numberedTitle } from '../../lines/titles/numbered-titles.js';
import { BOLD_LINE, type Leaf } from '../../tree/page-tree.js';

/** A longer line (characters) is a sentence. */
const MAX_LINE = 70;

/** The pieces of a run, and the same with the one behind it, where the last of them ends. */
type Run = readonly [run: readonly number[], bounds: readonly number[]];

/**
 * Lines of text right below each other that all name occupations, with the numbers of a list, "1. Miller", "2. Driver";
 * lines of their form go on below them with what is asked.
 */
export function numberedRuns(titles: readonly Leaf[], leaves: readonly Leaf[]): readonly Run[] {
  const runs: Leaf[][] = [];
  for (const leaf of titles.filter(namesOccupation)) {
    const before = runs.at(-1)?.at(-1);
    if (before && before.index === leaf.index - 1 && before.element.name === leaf.element.name) runs.at(-1)?.push(leaf);
    else runs.push([leaf]);
  }
  const begun = runs.filter((run) => run.length > 1 && isNumbered(run) && !goesOn(run, leaves));
  return begun.map((run) => {
    const own = run.map(({ index }) => index);
    return [own, [...own, (own.at(-1) ?? 0) + 1]];
  });
}

function namesOccupation({ text, rank, region, link }: Leaf): boolean {
  return rank > BOLD_LINE && region === 'main' && !link && text.length <= MAX_LINE && jobTitleScore(text) > 0;
}

function isNumbered(run: readonly Leaf[]): boolean {
  return run.every(({ text }, at) => numberedTitle(text)?.number === at + 1);
}

/** "3. Help of all kinds" behind the second occupation: the list has entries of other names. */
function goesOn(run: readonly Leaf[], leaves: readonly Leaf[]): boolean {
  const next = leaves[(run.at(-1)?.index ?? leaves.length) + 1];
  return next !== undefined && numberedTitle(next.text)?.number === run.length + 1;
}
