import { fold, isUnspaced, lettersOf } from '../../text/words.js';
import { saysKind } from '../../text/kinds/job-type.js';
import { isTownName } from '../../text/places/place.js';
import { PROFILE_WORDS } from '../../text/words/labels/title-labels.js';
import { COUNTED_WORDS } from '../../text/words/titles/opening-words.js';
import { PhraseTable } from '../../text/words/phrase-table.js';
import { WORK_LABELS } from '../../text/words/headings/work-label-words.js';
import { labelOf, OF_JOBS } from '../lines/headings/field-labels.js';
import { jobTitleScore } from '../lines/titles/job-titles.js';
import { withoutMarkBehind } from '../lines/headings/mark-behind.js';
import { numberedTitle } from '../lines/titles/numbered-titles.js';
import { blockAround, BOLD_LINE, isInline, LAST_HEADING, type Leaf, type PageTree } from '../tree/page-tree.js';
import { behindNameLabel, namesPerson } from '../lines/people/person-name.js';
import { kindOfHeading } from '../lines/headings/section-headings.js';
import { columnHead, isInHeads, isLabelOfRow } from '../tree/table-columns.js';
import { topicOf } from '../lines/headings/topics.js';
import { isAction } from '../lines/seeking/actions.js';
import { saysOfAdvert } from '../lines/headings/advert-names.js';
import { foldedWords } from '../../text/words/pattern-parts.js';

/** A longer text (characters) behind a label is prose. */
const MAX_VALUE = 60;

/** Pieces below the head of a column that says "Position": what the table itself calls titles. */
export function titleCells({ leaves }: PageTree): ReadonlySet<number> {
  return new Set(leaves.filter(({ element }) => labelOf(columnHead(element)) === 'title').map(({ index }) => index));
}

/**
 * Pieces right behind a label "Position" that is a heading, a term, the head of a row or its first of two cells; where
 * there is none, what stands in a table behind one that says "open"; else an occupation alone behind one for what is
 * done, beside the label of its kind: "仕事内容", "営業".
 */
export function labelledTitles({ leaves }: PageTree): number[] {
  const behind = (isLabel: (label: Leaf) => boolean, isTitle = isTitleAlone): number[] =>
    leaves
      .filter((leaf) => isLabelled(leaf, { label: leaves[leaf.index - 1], above: leaves[leaf.index - 2] }, isLabel))
      .flatMap(({ index, text }) => (isTitle(text) ? [index] : []));
  const titles = behind(isTitleLabel);
  // What stands behind the same label beside an occupation is one, where its words are known or not.
  const labels = new Set(titles.map((at) => formOf(leaves[at - 1])));
  if (titles.length > 0) return behind((label) => isTitleLabel(label) && labels.has(formOf(label)), mayBeTitleAlone);
  const open = [
    ...behind(isOpenLabel, mayBeTitleAlone).filter((at) => isInRow(leaves, at)),
    ...behind(isOpenLabel, isFirstEntry),
  ];
  if (open.length > 0) return open;
  const works = behind(isWorkLabel);
  return works.filter((at) => isOnlyName(leaves[at]?.text ?? '') && isBesideKind(leaves, at));
}

/** What a label is written as and says. */
function formOf(label: Leaf | undefined): string {
  return label === undefined ? '' : `${label.element.name} ${lettersOf(fold(label.text))}`;
}

interface Before {
  readonly label: Leaf | undefined;
  readonly above: Leaf | undefined;
}

function isLabelled(leaf: Leaf, { label, above }: Before, isLabel: (label: Leaf) => boolean): boolean {
  if (!label || leaf.region !== 'main' || leaf.text.length > MAX_VALUE) return false;
  return isLabel(label) && isValueOf(label, leaf, above);
}

const WORK = new Set(WORK_LABELS.flatMap(([, words]) => words.split('|').map((word) => lettersOf(fold(word)))));

function isWorkLabel({ region, text, element }: Leaf): boolean {
  return region === 'main' && isWorkWord(text) && !isInHeads(element);
}

function isWorkWord(text: string): boolean {
  return text.length <= MAX_VALUE && WORK.has(lettersOf(fold(text)));
}

/** Whether a text is a label behind which a title stands. */
export function leadsToTitle(text: string): boolean {
  return labelOf(text) === 'title' || isWorkWord(text);
}

/** The words of an occupation (or signs of a script without spaces), at most: more tell what is done. */
const [MAX_WORDS, MAX_SIGNS] = [4, 12];

function isOnlyName(text: string): boolean {
  if (/[、。，,;:：]/u.test(text)) return false;
  return isUnspaced(text) ? text.length <= MAX_SIGNS : text.split(/\s+/).length <= MAX_WORDS;
}

/** So many pieces around a value its table may state the kind of the job in. */
const BESIDE = 8;

/** Whether a table states near a value of which kind the job is: those of people and of the company do not. */
function isBesideKind(leaves: readonly Leaf[], at: number): boolean {
  return leaves.slice(Math.max(0, at - BESIDE), at + BESIDE).some(({ text }) => labelOf(text) === 'kind');
}

function isTitleLabel({ region, text, element }: Leaf): boolean {
  return region === 'main' && labelOf(text) === 'title' && !isInHeads(element);
}

/** "Open position", "募集職種": a label of a title that says of it that it is open, whatever words stand behind it. */
function isOpenLabel(label: Leaf): boolean {
  return isTitleLabel(label) && topicOf(label.text) === 'openings';
}

/** Whether a value stands in a table of labels, and says nothing else of what is open: its kind, how many, when. */
function isInRow(leaves: readonly Leaf[], at: number): boolean {
  const [label, value] = [leaves[at - 1], leaves[at]];
  if (label === undefined || value === undefined || !isLabelOfRow(label.element, value.element)) return false;
  return !saysOfAdvert(value.text) && !isAction(value.text);
}

/** Whether a piece stands where the value of a label does; `above` is the piece before the label. */
function isValueOf(label: Leaf, leaf: Leaf, above: Leaf | undefined): boolean {
  const isHead = label.rank <= LAST_HEADING || /^(?:dt|th)$/.test(label.element.name);
  if (namesPerson(above?.text ?? '') && !isHeading(label)) return false;
  // Below a heading stands what it is about; in a list of terms the next one is no value.
  const isBelow = isHead ? leaf.rank > label.rank || isInHeadingOf(leaf, label) : isLineBelow(leaf, label);
  return isLabelOfRow(label.element, leaf.element) || isBelow;
}

const isHeading = ({ rank }: Leaf): boolean => rank <= LAST_HEADING;

/** "<h5><b>Designation – </b><b>Baker</b></h5>": both in one heading. */
function isInHeadingOf(leaf: Leaf, label: Leaf): boolean {
  return isHeading(label) && blockAround(label.element) === blockAround(leaf.element);
}

/** A title that is neither the next label nor the heading of a part. */
function isTitleAlone(text: string): boolean {
  return isNoHead(text) && jobTitleScore(text.replace(/\.$/, '')) > 0;
}

/** The same of words that no list knows: a name that begins with a capital letter, and no sentence. */
function mayBeTitleAlone(text: string): boolean {
  return (
    isTitleAlone(text) ||
    (isNoHead(text) && /^[\p{Lu}\p{Lo}\p{Script=Georgian}].*[^.!?:]$/u.test(text) && jobTitleScore(text) === 0)
  );
}

/** "01_Bakery team [until filled]": the first of several, numbered as no title is. */
function isFirstEntry(text: string): boolean {
  const { number, isPadded = false, title = '' } = numberedTitle(text) ?? {};
  return number === 1 && isPadded && mayBeTitleAlone(withoutMarkBehind(title));
}

function isNoHead(text: string): boolean {
  return labelOf(text) === undefined && kindOfHeading(text) === undefined;
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
const PROFILES: ReadonlySet<string> = new Set(foldedWords(PROFILE_WORDS));

/** "Position: Baker", "Profile B: Baker"; behind a dash only what is called a title, "Designation – Baker". */
function labelAhead(line: string): { readonly label: string; readonly value: string } {
  const [, label = '', value = line] =
    /^([^:：]{2,40})(?::\s*|：\s?)(\S[\s\S]*)$/u.exec(line) ?? dashedTitle(line) ?? [];
  return { label: label.replace(/ (?:\p{Lu}|\d{1,2})$/u, ''), value };
}

function dashedTitle(line: string): RegExpExecArray | undefined {
  const divided = /^([^:–—-]{2,40})\s[–—-]\s(\S[\s\S]*)$/.exec(line);
  const [, label = '', value = ''] = divided ?? [];
  // "Position – Leeds" is one in Leeds.
  return divided && labelOf(label) === 'title' && !isTownName(value) ? divided : undefined;
}

const COUNTED = new PhraseTable(COUNTED_WORDS.map(([, words]) => words));

/**
 * "Two (2) positions: Baker", "Voluntary position: Baker" as the title: before the colon stands what is open, and how
 * often or at the end as what.
 */
export function withoutWhatIsOpen(line: string): string {
  const [, ahead = '', title = line] = /^([^:：]{2,60})[:：]\s*(\S[\s\S]*)$/u.exec(line) ?? [];
  const said = /\d/.test(ahead) ? ahead : (ahead.trim().split(/\s+/).at(-1) ?? '');
  const isOpen = COUNTED.test(said) && jobTitleScore(ahead.trim()) < 1;
  return isOpen && jobTitleScore(title) > 0 ? title : line;
}

/**
 * Lines "Position: Baker" in the main part of a page, each of which begins an advert: two or more, with all behind the
 * same label, or the only one, with more of a job right below it.
 */
export function titleLines({ leaves }: PageTree): number[] {
  const isOfPerson = ({ index }: Leaf): boolean => behindNameLabel(leaves[index - 1]?.text ?? '') !== undefined;
  const mayBegin = leaves.filter(
    (leaf) => leaf.region === 'main' && hasTitleLabel(leaf.text) && !isEcho(leaf, leaves) && !isOfPerson(leaf),
  );
  const lines = mayBegin.filter(({ text }) => namesTitle(text));
  const [only] = lines;
  if (only && lines.length === 1) return beginsAdvert(only, leaves) ? [only.index] : [];
  const forms = new Set(lines.map(formOfLine));
  return mayBegin.flatMap((leaf) => (forms.has(formOfLine(leaf)) ? [leaf.index] : []));
}

function formOfLine({ rank, text }: Leaf): string {
  return `${String(rank)} ${fold(labelAhead(text).label)}`;
}

/** Behind labels of one form a title may be longer (characters), and be called anything. */
const MAX_AMONG_OTHERS = 120;

function hasTitleLabel(line: string): boolean {
  const { label, value } = labelAhead(line);
  return labelOf(label) === 'title' && value.length <= MAX_AMONG_OTHERS && !/[.!?]$/.test(value);
}

/** So many pieces below a title, at most, an advert begins to say what it asks for, or states of its job. */
const NEAR_TITLE = 16;

/**
 * Whether an only line heads an advert: people have roles and places, too. Where it does not stand out it names an
 * occupation, and more is stated near that only jobs have; people have qualifications.
 */
function beginsAdvert({ index, rank, text }: Leaf, leaves: readonly Leaf[]): boolean {
  const title = withoutTitleLabel(text);
  const near = leaves.slice(index + 1, index + 1 + NEAR_TITLE);
  if (rank > BOLD_LINE) return jobTitleScore(title) > 0 && near.some(({ text: line }) => statesJob(line));
  return mayBeTitleAlone(title) && near.some(({ text: line }) => asksOrStates(line));
}

const STATED_OF_JOBS: ReadonlySet<string | undefined> = new Set(OF_JOBS);

function asksOrStates(line: string): boolean {
  return kindOfHeading(line) === 'requirements' || statesJob(line);
}

function statesJob(line: string): boolean {
  return STATED_OF_JOBS.has(labelOf(labelAhead(line).label));
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

/** So many pieces at the head of a card may say its title again. */
const HEAD = 8;

/** "Baker – Leeds (full-time)", then "Job title: Baker": what a card calls its title itself, without place and kind. */
export function titleSaidAgain(title: string, leaves: readonly Leaf[]): string {
  const said = leaves.slice(0, HEAD).flatMap(({ text }) => (hasTitleLabel(text) ? withoutTitleLabel(text) : []));
  return said.find((own) => title.startsWith(own) && saysPlaceOrKind(title.slice(own.length))) ?? title;
}

function saysPlaceOrKind(behind: string): boolean {
  const parts = behind.split(/[()|,]|\s[–—-]\s/).map((part) => part.trim());
  const named = parts.filter((part) => part !== '');
  return /^\s?[–—|,(\s]/.test(behind) && named.length > 0 && named.every((part) => isTownName(part) || saysKind(part));
}
