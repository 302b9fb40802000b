import { headsTasks } from '../../lines/headings/task-headings.js';
import type { PageTree } from '../../tree/page-tree.js';
import type { RecordSet } from '../records/record-sets.js';
import { sharesOf, type Features, type Share } from './set-features.js';

/** Between a title and its tasks stands a place, a kind or a button at most. */
const MAX_BETWEEN = 2;
/** A longer line (characters) says what is done and heads nothing. */
const MAX_HEAD = 40;
/** One of so many may be advertised twice; more of one name are no titles. */
const MAX_REPEATED = 0.1;

/** What is no list of openings whatever stands below its names: parts of an advert, people, what is said elsewhere. */
const ELSE = ['title veto', 'title other', 'title section', 'title prose', 'in footer', 'in form'];

/**
 * Two names or more of one form on a page about careers, three in five of which are occupations, with the heading of
 * what is done right below each, in whatever mark-up: that line heads nothing but adverts.
 */
export function areAboveTasks(set: RecordSet, features: Features, { leaves }: PageTree): boolean {
  const share = sharesOf(features);
  if (set.by !== 'class' || set.titles.length < 2 || !areNames(share)) return false;
  return set.records.every(([, to], at) => {
    const title = set.titles[at] ?? 0;
    const below = leaves.slice(title + 1, Math.min(to - 1, title + 2 + MAX_BETWEEN));
    return below.some(({ text }) => text.length <= MAX_HEAD && headsTasks(text));
  });
}

function areNames(share: Share): boolean {
  const isElse = ELSE.some((name) => share(name) > 0) || share('title repeated') > MAX_REPEATED;
  return !isElse && share('title role') + share('title sure') >= 0.6 && share('page career') >= 0.3;
}
