import { fold } from '../../text/words.js';
import { PROFILE_WORDS } from '../../text/words/labels/title-labels.js';
import { labelOf } from '../lines/field-labels.js';
import { jobTitleScore } from '../lines/job-titles.js';
import { blockAround, isInline, type Leaf, type PageTree } from '../tree/page-tree.js';
import { behindNameLabel, namesPerson } from '../lines/person-name.js';
import { kindOfHeading } from '../lines/section-headings.js';
import { columnHead, isInHeads, isLabelOfRow } from '../tree/table-columns.js';

/** A longer text (characters) behind a label is prose. */
const MAX_VALUE = 60;

/** Pieces below the head of a column that says "Position": what the table itself calls titles. */
export function titleCells({ leaves }: PageTree): ReadonlySet<number> {
  return new Set(leaves.filter(({ element }) => labelOf(columnHead(element)) === 'title').map(({ index }) => index));
}

/** Pieces right behind a label "Position" that is a heading, a term, the head of a row or its first of two cells. */
export function labelledTitles({ leaves }: PageTree): number[] {
  return leaves
    .filter((leaf) => isLabelled(leaf, leaves[leaf.index - 1], leaves[leaf.index - 2]))
    .map(({ index }) => index);
}

function isLabelled(leaf: Leaf, label: Leaf | undefined, above: Leaf | undefined): boolean {
  if (!label || leaf.region !== 'main' || leaf.text.length > MAX_VALUE) return false;
  return isTitleLabel(label) && isValueOf(label, leaf, above) && isTitleAlone(leaf.text);
}

function isTitleLabel({ region, text, element }: Leaf): boolean {
  return region === 'main' && labelOf(text) === 'title' && !isInHeads(element);
}

/** Whether a piece stands where the value of a label does; `above` is the piece before the label. */
function isValueOf(label: Leaf, leaf: Leaf, above: Leaf | undefined): boolean {
  const isHead = label.rank <= 6 || /^(?:dt|th)$/.test(label.element.name);
  if (namesPerson(above?.text ?? '') && !isHeading(label)) return false;
  // Below a heading stands what it is about; in a list of terms the next one is no value.
  return isLabelOfRow(label.element, leaf.element) || (isHead ? leaf.rank > label.rank : isLineBelow(leaf, label));
}

const isHeading = ({ rank }: Leaf): boolean => rank <= 6;

/** A title that is neither the next label nor the heading of a part. */
function isTitleAlone(text: string): boolean {
  return labelOf(text) === undefined && kindOfHeading(text) === undefined && jobTitleScore(text.replace(/\.$/, '')) > 0;
}

/** "<span>Position</span><br>Baker": lines of one paragraph. */
function isLineBelow(leaf: Leaf, label: Leaf): boolean {
  return isInline(label.element) && leaf.rank >= label.rank && blockAround(label.element) === blockAround(leaf.element);
}

/** "Position: Baker", "Profile B: Baker", "Profil: Baker" as the title that it names. */
export function withoutTitleLabel(line: string): string {
  const { label, value } = labelAhead(line);
  const isProfile = PROFILES.has(fold(label)) && value.length <= MAX_VALUE && jobTitleScore(value) > 0;
  return labelOf(label) === 'title' || isProfile ? value : line;
}

/** What heads the requirements by itself, and before an occupation says who is sought. */
const PROFILES: ReadonlySet<string> = new Set(PROFILE_WORDS.flatMap(([, words]) => words.split('|').map(fold)));

function labelAhead(line: string): { readonly label: string; readonly value: string } {
  const [, label = '', value = line] = /^([^:]{2,40}):\s*(\S[\s\S]*)$/.exec(line) ?? [];
  return { label: label.replace(/ (?:\p{Lu}|\d{1,2})$/u, ''), value };
}

/** Lines "Position: Baker" in the main part of a page, two or more: each begins an advert. */
export function titleLines({ leaves }: PageTree): number[] {
  const isOfPerson = ({ index }: Leaf): boolean => behindNameLabel(leaves[index - 1]?.text ?? '') !== undefined;
  const lines = leaves.filter(
    (leaf) => leaf.region === 'main' && namesTitle(leaf.text) && !isEcho(leaf, leaves) && !isOfPerson(leaf),
  );
  return lines.length > 1 ? lines.map(({ index }) => index) : [];
}

function namesTitle(line: string): boolean {
  const { label, value } = labelAhead(line);
  return labelOf(label) === 'title' && value.length <= MAX_VALUE && jobTitleScore(value) >= 0;
}

/** How many pieces further up the heading may stand that a label says again. */
const ECHO = 3;

/** Whether a piece only says behind a label which title stands above it: "Baker", then "Job title: Baker". */
export function isEcho({ index, text }: Leaf, leaves: readonly Leaf[]): boolean {
  const title = withoutTitleLabel(text);
  return (
    title !== text && leaves.slice(Math.max(0, index - ECHO), index).some((leaf) => fold(leaf.text) === fold(title))
  );
}
