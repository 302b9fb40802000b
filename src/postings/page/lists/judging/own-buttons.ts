import { saysApplication } from '../../advert/application-mailbox.js';
import { isAction, viewsJob } from '../../lines/seeking/actions.js';
import { hasGivenName } from '../../lines/people/person-name.js';
import { closest, type Leaf, type PageTree } from '../../tree/page-tree.js';
import { haveOtherTitles } from './entry-shapes.js';
import type { RecordSet } from '../records/record-sets.js';
import { areTagsAbove } from './tags-above.js';
import { sharesOf, type Features, type Share } from './set-features.js';

/** What the head of a card with a button is, where it is no title. */
const NO_TITLES = ['section', 'openings', 'question', 'prose', 'sentence', 'place', 'kind', 'date', 'action', 'price'];

/** Where a part of a page, or all of it, is headed as one of openings; a line right above says it whatever heads it. */
const HEADED = ['below openings', 'within openings', 'on top openings', 'after openings'];

/** What a button says in so many characters at most, and what tells of its opening in so many at least. */
const [MAX_BUTTON, MIN_PROSE] = [40, 60];

/**
 * Two cards or more of one form in a part for openings, each headed by a name and with a button of its own by which one
 * applies or sees its advert. Services and steps have one button for all, or one for more of it; who is named by a
 * given name is somebody to ask. Names that do not stand out have what tells of the opening right below, and each its
 * kind or its place.
 */
export function haveOwnButtons(set: RecordSet, features: Features, tree: PageTree): boolean {
  const { by, titles, records } = set;
  const { leaves } = tree;
  const share = sharesOf(features);
  if (by !== 'class' || titles.length < 2 || !areNames(share)) return false;
  const areTold = areStated(share) && titles.every((title) => (leaves[title + 1]?.text.length ?? 0) >= MIN_PROSE);
  if (!isPartForOpenings(share, areTold) || !(areTold || standOut(share))) return false;
  if (areTagsAbove(set, tree) || titles.some((title) => hasGivenName(leaves[title]?.text ?? ''))) return false;
  return records.every(([from, to], at) =>
    leaves.slice(from, to).some((leaf) => leaf.index !== titles[at] && isForApplications(leaf)),
  );
}

function isPartForOpenings(share: Share, areTold: boolean): boolean {
  const isOfOpenings = areTold || share('after openings') === 1 || share('below other') === 0;
  const isHeaded = HEADED.some((name) => share(name) === 1) && isOfOpenings;
  return isHeaded && share('page career') >= 0.6 && share('in form') === 0;
}

function areStated(share: Share): boolean {
  return share('record kind') === 1 || share('record place') >= 0.8;
}

/** What is written smaller is a mark of its card: its number, its team. */
function standOut(share: Share): boolean {
  return share('title heading') + share('title bold') === 1 && share('title digits') < 1;
}

function areNames(share: Share): boolean {
  return (
    share('title name') === 1 && !haveOtherTitles(share) && NO_TITLES.every((fact) => share(`title ${fact}`) === 0)
  );
}

function isForApplications({ text, link, element }: Leaf): boolean {
  if (text.length > MAX_BUTTON || !((isAction(text) && saysApplication(text)) || viewsJob(text))) return false;
  return link !== undefined || closest(element, ({ name }) => name === 'button') !== undefined;
}
