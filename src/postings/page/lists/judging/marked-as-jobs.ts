import { attribute, type Element } from '../../tree/html.js';
import { parentOf, type PageTree } from '../../tree/page-tree.js';
import { haveOtherTitles } from './entry-shapes.js';
import type { RecordSet } from '../records/record-sets.js';
import { sharesOf, type Features } from './set-features.js';

/** `class="job-position"`, `id="vacancy_12"`; "position" alone is where an element stands. */
const CALLED_JOB = /(?:^|[\s_-])(?:job|vacancy|opening|career)(?:$|[\s_-])/i;

/** What a name in the mark-up of jobs is, where it is no title. */
const NO_TITLES = ['section', 'openings', 'question', 'prose', 'sentence', 'place', 'kind', 'date', 'action', 'price'];

/**
 * Two names or more of one form on a page about careers, one in three of which is an occupation, each in an element of
 * its own that the mark-up calls a job: "Telemarketing" beside "Sales agent", however little is said of it.
 */
export function areMarkedAsJobs({ by, titles, records }: RecordSet, features: Features, tree: PageTree): boolean {
  const share = sharesOf(features);
  const isOfCareers = share('page career') >= 0.6 || share('in career part') === 1;
  if (by !== 'class' || titles.length < 2 || !isOfCareers || haveOtherTitles(share)) return false;
  if (share('title name') < 1 || NO_TITLES.some((fact) => share(`title ${fact}`) > 0)) return false;
  if (share('title role') + share('title sure') < 0.3 || share('record person') > 0) return false;
  return titles.every((title, at) => isInJob(tree, title, records[at] ?? [title, title + 1]));
}

/** Whether an element around a title and within its record is called a job. */
function isInJob(tree: PageTree, title: number, [first, end]: readonly [number, number]): boolean {
  let element: Element | undefined = tree.leaves[title]?.element;
  for (; element; element = parentOf(element)) {
    const [from, to] = tree.rangeOf(element);
    if (from < first || to > end) return false;
    if (CALLED_JOB.test(`${attribute(element, 'class')} ${attribute(element, 'id')}`)) return true;
  }
  return false;
}
