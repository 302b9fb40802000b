import { attribute, findFirst, type Element } from '../../tree/html.js';
import { isIcon } from '../../tree/icons.js';
import { closest, parentOf, type Leaf, type PageTree } from '../../tree/page-tree.js';
import { isAloneIn } from '../records/leaf-groups.js';
import type { RecordSet } from '../records/record-sets.js';
import { sharesOf, type Features } from './set-features.js';

/** Fewer are no list whose other entries they could name. */
const MIN_FOLDED = 3;

/** What no head of a folded opening is: a question, a heading of a section, a fact, what one presses to apply. */
const NO_HEADS = ['veto', 'section', 'openings', 'repeated', 'question', 'place', 'kind', 'date', 'action'].map(
  (fact) => `title ${fact}`,
);

/**
 * Three entries or more of one form right below a heading for openings, each nothing but a control that unfolds it and
 * half of them named after occupations: the others are openings as well, whatever they are called ("Client relations").
 * Filters and tabs unfold nothing.
 */
export function areFoldedEntries({ by, titles }: RecordSet, features: Features, tree: PageTree): boolean {
  const share = sharesOf(features);
  if (by !== 'class' || titles.length < MIN_FOLDED || share('title button') < 1) return false;
  const isNamed = share('title role') + share('title sure') >= 0.5 && share('record only title') === 1;
  const isElse = NO_HEADS.some((name) => share(name) > 0) || share('in footer') + share('in form') > 0;
  const isBelow = share('below openings') > 0.99 && share('page career') >= 0.6;
  return isNamed && isBelow && !isElse && titles.every((title) => isFolded(tree.leaves[title], tree));
}

/** Whether a title is all that its control says, which is all that its entry shows, and unfolds the rest. */
function isFolded(title: Leaf | undefined, tree: PageTree): boolean {
  const control = title && closest(title.element, ({ name }) => name === 'button' || name === 'summary');
  const entry = control && parentOf(control);
  return !!entry && unfolds(control) && isAloneIn(tree.rangeOf(entry), title.index);
}

function unfolds(control: Element): boolean {
  if (control.name === 'summary' || attribute(control, 'aria-expanded') === 'false') return true;
  return !attribute(control, 'role') && findFirst(control, isIcon) !== undefined;
}
