import type { JobPosting } from '../../fields.js';
import { readJobType } from '../../text/kinds/job-type.js';
import { isTraining } from '../lines/openings/opening-like.js';
import { labelsOf, type JsonItem } from './json-items.js';

/** Names of what sorts entries: a department may be called "Training", and its trainers learn no trade. */
const CATEGORY = ['category', 'categories', 'categoryname', 'jobcategory', 'kategorie', 'categorie', 'categoria'];

/** "Internships": the category of an entry that says how its trade is learnt, and nothing else. */
export function trainingCategory(item: JsonItem): string | undefined {
  return labelsOf(item, CATEGORY).find(isTraining);
}

/** What the list of entries is called after. */
export interface CalledList {
  /** What holds the list has this name or title. */
  readonly heading?: string | undefined;
  /** Names that lead to the list, joined by dots: `careers.internships`. */
  readonly path?: string | undefined;
}

/** So many names at the end of the way to a list are its own. */
const OWN_NAMES = 2;

/** How a trade is learnt, where the list of an opening is called after that, as a heading is above it on a page. */
export function trainingOfList({ heading, path = '' }: CalledList): JobPosting['job_type'] {
  const names = path.split('.').slice(-OWN_NAMES).toReversed().map(wordsOfName);
  return readJobType([...(heading === undefined ? [] : [heading]), ...names].find(isTraining));
}

/** `studentInternships`, `ausbildung_plaetze` */
function wordsOfName(name: string): string {
  return name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[_-]+/g, ' ')
    .trim();
}
