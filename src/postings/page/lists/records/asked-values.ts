import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { topicOf } from '../../lines/headings/topics.js';
import { labelsPersonAsked } from '../../lines/titles/asked-labels.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { lineOf } from '../../tree/html.js';
import { columnHead, isLabelOfRow } from '../../tree/table-columns.js';
import {
  BOLD_LINE,
  blockAround,
  closest,
  isIn,
  elementBefore,
  parentOf,
  type Leaf,
  type PageTree,
} from '../../tree/page-tree.js';

/** Whether a piece is the value of a label that tells of somebody else, or of what is given. */
export function isValueOfElse(leaf: Leaf, tree: PageTree): boolean {
  return isAskedValue(leaf, tree) || isGivenValue(leaf);
}

/**
 * Whether a piece stands where the value of a label does that tells of a degree, a grade or a superior: the term of a
 * list, the next cell of a row, below the head of its column, a heading or a line in bold, or in a list below it.
 */
function isAskedValue(leaf: Leaf, tree: PageTree): boolean {
  if (labelsPersonAsked(columnHead(leaf.element))) return true;
  const list = closest(leaf.element, ({ name }) => name === 'ul' || name === 'ol');
  const above = list && tree.leaves[tree.rangeOf(list)[0] - 1];
  if (above && labelsPersonAsked(above.text)) return true;
  const label = tree.leaves[leaf.index - 1];
  return label !== undefined && labelsPersonAsked(label.text) && isLabelOf(label, leaf);
}

function isLabelOf(label: Leaf, leaf: Leaf): boolean {
  const term = closest(leaf.element, ({ name }) => name === 'dd');
  if (term) return isIn(label.element, elementBefore(term));
  if (isLabelOfRow(label.element, leaf.element)) return true;
  if (label.rank > BOLD_LINE || leaf.rank <= label.rank) return false;
  const [above, below] = [blockAround(label.element), blockAround(leaf.element)];
  return above === below || parentOf(above) === parentOf(below);
}

/** "Benefits" in front of "Free bread": whether a piece is told behind a term, or a cell, that heads what is given. */
function isGivenValue(leaf: Leaf): boolean {
  const value = closest(leaf.element, ({ name }) => /^(?:dd|td)$/.test(name));
  const term = value && elementBefore(value);
  if (!term || !/^(?:dt|td|th)$/.test(term.name) || jobTitleScore(leaf.text) > 0) return false;
  const label = lineOf(term);
  return kindOfHeading(label) === 'benefits' && topicOf(label) !== 'openings';
}
