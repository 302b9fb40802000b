import { areOneAdvert, mayBeCalledAnything } from './any-name.js';
import { saysApplication } from '../../advert/application-mailbox.js';
import { labelOf } from '../../lines/headings/field-labels.js';
import { jobTitleScore, titleInSentence } from '../../lines/titles/job-titles.js';
import { soughtBySentence } from '../../lines/openings/sought-titles.js';
import { isPersonWithRole } from '../../lines/people/person-name.js';
import { numberedTitle } from '../../lines/titles/numbered-titles.js';
import { readJobType } from '../../../text/kinds/job-type.js';
import { fold } from '../../../text/words.js';
import { POSITION_WORDS } from '../../../text/words/titles/position-words.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';
import type { LeafFacts } from '../records/leaf-facts.js';
import { isDepartmentName } from '../../lines/people/department-names.js';
import { isTag } from '../../tree/html.js';
import { BOLD_LINE, closest, parentOf, type Leaf, type PageTree } from '../../tree/page-tree.js';
import type { RecordSet } from '../records/record-sets.js';
import { sharesOf, type Features, type JudgedSet, type Share } from './set-features.js';

/** A title alone that names no occupation is a posting from this certainty on. */
const IS_ALONE = 0.9;

/** A title and its pieces that no other list has. */
export interface FreeRecord {
  readonly leaf: Leaf;
  readonly range: readonly [number, number];
  readonly score: number;
}

/** What the record of a posting has beside its title and prose. */
const STATED = ['kind', 'place', 'sections', 'pay', 'date'].map((fact) => `record ${fact}`);
/** What the records of anything have: where they lead. */
const LEADS = ['record action', 'record mail', 'title link', 'title button'];

/** Words by which an advert speaks of what it offers; texts about services and colleagues have none of them. */
const SPEAKS_OF_POSITION = new PhraseTable(POSITION_WORDS.map(([, words]) => words));
/** Pieces of a record that are asked for those words. */
const MAX_SPEAKING = 60;

/** What the pieces of a record say: whom it seeks, or that they are a position; all parts of an advert; people. */
export function saidInRecord(
  tree: PageTree,
  record: FreeRecord,
): Pick<AroundTitle, 'speaksOfPosition' | 'isWholeAdvert' | 'headsPeople'> {
  const [from, to] = record.range;
  const pieces = tree.leaves.slice(from, Math.min(to, from + MAX_SPEAKING));
  return {
    speaksOfPosition:
      pieces.some(({ text }) => SPEAKS_OF_POSITION.test(text)) ||
      seeksItsTitle(record, tree) ||
      isCalledPosition(record.leaf, tree),
    isWholeAdvert: areOneAdvert(tree, from, to),
    headsPeople: headsPeople(record.leaf, tree),
  };
}

/** "Position: Baker", and behind it how one applies: a line that itself calls what it names the title of a job. */
function isCalledPosition({ index, text }: Leaf, { leaves }: PageTree): boolean {
  const [, label] = /^([^:：]{2,30}?)\s?[:：]\s/u.exec(text) ?? [];
  const isTitle = label !== undefined && labelOf(label) === 'title';
  return isTitle && leaves.slice(index).some((behind) => behind.region === 'main' && saysApplication(behind.text));
}

/** A kind of job, right above a person with a role of that kind. */
function headsPeople({ index, text }: Leaf, { leaves }: PageTree): boolean {
  const said = leaves[index + 1]?.text ?? '';
  const kind = readJobType(text);
  return kind !== undefined && isPersonWithRole(said) && readJobType(said) === kind;
}

/** What is known of a lone title by what stands around it. */
export interface AroundTitle {
  readonly isAmidOthers: boolean;
  /** Whether it is one of several numbered lines that name no occupations. */
  readonly isOneOfNumbered: boolean;
  readonly isBullet: boolean;
  /** Whether it is the role of somebody among others. */
  readonly isOfPerson: boolean;
  /** Whether the mail one applies by says it. */
  readonly isSubject: boolean;
  /** Whether it says whom it seeks, and a form below it takes the application. */
  readonly seeksByForm: boolean;
  readonly isPageTitle: boolean;
  /** Whether the way to the front door is called so: the company's name. */
  readonly isSiteName: boolean;
  /** Whether the text of its record says whom it seeks, or names itself a position. */
  readonly speaksOfPosition: boolean;
  /** Whether its record is an advert with its parts. */
  readonly isWholeAdvert: boolean;
  /** Whether it only heads those who are it: "Trainees", then "Anna Berg, apprentice baker". */
  readonly headsPeople: boolean;
}

/**
 * Whether one title by itself is a posting: it names an occupation and more than prose belongs to it, or it stands
 * right below a heading for openings. An occupation among things that are none is one of the page's subjects.
 */
export function isAlone(judged: JudgedSet, record: FreeRecord, around: AroundTitle): boolean {
  const { certainty, features } = judged;
  const { leaf, score } = record;
  const share = sharesOf(features);
  if (around.isSubject && score >= 0) return true;
  if (isOfOthers(record, share, around)) return false;
  if (score <= 0) return certainty >= IS_ALONE && mayHaveAnyName(leaf, share, around);
  if (isBelowHeading(leaf, share) || isSupported(record, share, around)) return true;
  return !around.isAmidOthers && leaf.rank === 1 && !isBareKind(leaf.text);
}

/** "Apprentices", "Azubis" as the whole heading of a page: it may be about those who are there. */
function isBareKind(title: string): boolean {
  return !/\s/.test(title) && readJobType(title) !== undefined;
}

/** Right below a heading for openings, or a whole advert whose title is nothing else that we know. */
function mayHaveAnyName(leaf: Leaf, share: Share, { isWholeAdvert }: AroundTitle): boolean {
  return share('below openings') > 0 || (isWholeAdvert && mayBeCalledAnything(share, [leaf]));
}

/** Whether something says that an occupation is a posting: its title, the page, or what belongs to it. */
function isSupported({ leaf, score }: FreeRecord, share: Share, around: AroundTitle): boolean {
  const isKind = isBareKind(leaf.text);
  if (score === 2 || (around.isPageTitle && !isKind) || around.speaksOfPosition || around.seeksByForm) return true;
  // Where all things of its form lead somewhere, that it does says nothing.
  const support = around.isAmidOthers ? STATED : [...STATED, ...LEADS];
  return support.some((name) => share(name) > 0 && !(isKind && name === 'record kind'));
}

/**
 * The name of a department above its openings; words in the middle of a sentence; one item of a list of requirements.
 */
function isOfOthers({ leaf, score }: FreeRecord, share: Share, around: AroundTitle): boolean {
  if (isCalledElse({ leaf, score }, share, around)) return true;
  if (isOfSentence(leaf, score)) return true;
  return score === 1 && (around.isOfPerson || around.headsPeople || around.isOneOfNumbered || isAskedFor(leaf, around));
}

/** A department's name above its openings; the company's own, of which nothing is stated. */
function isCalledElse({ leaf, score }: Pick<FreeRecord, 'leaf' | 'score'>, share: Share, around: AroundTitle): boolean {
  const headsRoles = score <= 0 || share('record role') > 0;
  if (headsRoles && !around.isPageTitle && isDepartmentName(leaf.text)) return true;
  return around.isSiteName && !STATED.some((name) => share(name) > 0);
}

/** An occupation in the middle of a sentence, or behind a label that says something else: "School: any trade". */
function isOfSentence({ text }: Leaf, score: number): boolean {
  return score > 0 ? /^\p{Ll}/u.test(text) : score < 0 && jobTitleScore(text) > 0;
}

/** One of several items of a list of which most name no occupation. */
function isAskedFor(leaf: Leaf, around: AroundTitle): boolean {
  return around.isAmidOthers && around.isBullet && !isOnlyItem(leaf);
}

/**
 * Right below a heading for openings; or below one for joining in, where the line stands out or leads on, and is no
 * sentence.
 */
function isBelowHeading(leaf: Leaf, share: Share): boolean {
  if (share('below openings') > 0) return true;
  const standsOut = leaf.rank <= BOLD_LINE || share('record link') > 0 || isOnlyItem(leaf);
  return share('below careers') > 0 && standsOut && titleInSentence(leaf.text) === leaf.text;
}

/** Whether the list that a piece is an item of has no other one. */
function isOnlyItem({ element }: Leaf): boolean {
  const item = closest(element, ({ name }) => name === 'li');
  return item !== undefined && parentOf(item)?.children.some((child) => isTag(child) && child !== item) === false;
}

/** Pieces that repeat the form of two others or more, most of which name no occupation. */
export function amidOthers(facts: LeafFacts, sets: readonly RecordSet[]): ReadonlySet<number> {
  const isNamed = (title: number): boolean => facts.has('role', title) || facts.has('sure', title);
  const repeated = sets.filter(({ titles, by }) => titles.length > 2 && by === 'class');
  const mixed = repeated.filter(({ titles }) => titles.filter(isNamed).length * 2 < titles.length);
  return new Set(mixed.flatMap(({ titles }) => titles));
}

/** "2. Millers" between "1. Flour" and "3. Bread": pieces among numbered heads of a text that are no titles. */
export function amongNumbered({ leaves }: PageTree): ReadonlySet<number> {
  const numbered = leaves.flatMap(({ index, rank, text }) => {
    const entry = numberedTitle(text);
    return entry ? [{ index, rank, number: entry.number, isTitle: jobTitleScore(entry.title) > 0 }] : [];
  });
  const keyOf = (rank: number, number: number): string => `${String(rank)} ${String(number)}`;
  const others = new Set(numbered.flatMap(({ rank, number, isTitle }) => (isTitle ? [] : keyOf(rank, number))));
  const isBeside = ({ rank, number }: (typeof numbered)[number]): boolean =>
    others.has(keyOf(rank, number - 1)) || others.has(keyOf(rank, number + 1));
  return new Set(numbered.filter(isBeside).map(({ index }) => index));
}

/** "We are looking for passionate bakers.": beside a list a sentence only speaks of what is in it. */
export function speaksOfSearch({ text }: Leaf): boolean {
  return /[.!。！]$/.test(text) && titleInSentence(text) !== text;
}

/** Where a page speaks of openings right above a list, in the heading of its part, or in a title itself. */
const NAMES_OPENINGS = ['below openings', 'within openings', 'after openings', 'title openings'];

/** Sentences behind a title that are asked whom they seek. */
const MAX_SEEKING = 5;

/** Whether a sentence of its record seeks whom a title names: "We are looking for a baker", below "Master baker". */
function seeksItsTitle({ leaf: { index, text }, range: [, to] }: FreeRecord, { leaves }: PageTree): boolean {
  const title = fold(text);
  return leaves.slice(index + 1, Math.min(to, index + 1 + MAX_SEEKING)).some((said) => {
    const sought = fold(soughtBySentence(said.text) ?? '');
    return sought !== '' && (title.includes(sought) || sought.includes(title));
  });
}

/**
 * On a page that says nothing is open: headings that are not all named after occupations, or one that only may be,
 * below no heading for openings and mostly without anything that is stated of a job, but those that their own text
 * seeks.
 */
export function isUnlikeOpenings(features: Features, free: readonly FreeRecord[], tree: PageTree): boolean {
  const share = sharesOf(features);
  if (share('page says nothing open') < 1 || NAMES_OPENINGS.some((name) => share(name) > 0)) return false;
  const areNamed = free.every(({ score }) => score === 2 || (score > 0 && free.length > 1));
  const areSaid = STATED.some((name) => share(name) > 0.5) || free.every((record) => seeksItsTitle(record, tree));
  return !areNamed && !areSaid;
}
