import { fold, lettersOf } from '../../../text/words.js';
import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { headsTasks } from '../../lines/headings/task-headings.js';
import { hasGivenName } from '../../lines/people/person-name.js';
import { isSoughtByName } from '../../lines/openings/sought-titles.js';
import { BOLD_LINE, type Leaf, type PageTree } from '../../tree/page-tree.js';
import { haveOtherTitles, NO_HEADS, toldBelow } from './entry-shapes.js';
import { areFoldedEntries } from './folded-entries.js';
import { areMarkedAsJobs } from './marked-as-jobs.js';
import { haveOwnButtons } from './own-buttons.js';
import { arePaidNames } from './paid-names.js';
import type { RecordSet } from '../records/record-sets.js';
import { areTagsAbove } from './tags-above.js';
import { sharesOf, type Features, type Share } from './set-features.js';

/** No heading of a part of an advert is longer (characters). */
const MAX_HEAD = 60;
/** One advert has so many of them at most: "The role", "Responsibilities", "Skills", "Experience". */
const MAX_HEADS = 6;
/** "What we ask: you rise early" */
const HEAD_AHEAD = /^([^:：]{3,40})[:：](?:\s|$)/u;

/** Where headings of what is done, and of what is asked, stand on a page, and what they say. */
type Heads = readonly { readonly at: number; readonly isOfTasks: boolean; readonly letters: string }[];

/** Found once a page: the records of its single titles reach over each other. */
const found = new WeakMap<PageTree, Heads>();

function headsOf(tree: PageTree): Heads {
  const known = found.get(tree);
  if (known) return known;
  const heads = tree.leaves.flatMap((leaf, at) => {
    const head = headIn(leaf);
    const isOfTasks = headsTasks(head);
    const letters = lettersOf(fold(head));
    return isOfTasks || kindOfHeading(head) === 'requirements' ? [{ at, isOfTasks, letters }] : [];
  });
  found.set(tree, heads);
  return heads;
}

/** The heading that a piece is, or begins with; empty where it is none. */
function headIn({ rank, text }: Leaf): string {
  const [, label] = HEAD_AHEAD.exec(text) ?? [];
  return label ?? (rank <= BOLD_LINE && text.length <= MAX_HEAD ? text : '');
}

/** The headings among some pieces, and no more of them than one advert has and one. */
function headsIn(tree: PageTree, from: number, to: number): Heads {
  const heads = headsOf(tree);
  let [first, end] = [0, heads.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((heads[middle]?.at ?? 0) < from) first = middle + 1;
    else end = middle;
  }
  return heads.slice(first, first + MAX_HEADS + 1).filter(({ at }) => at < to);
}

/** Whether some pieces are one whole advert: what is done and what is asked have headings, and none says it again. */
export function areOneAdvert(tree: PageTree, from: number, to: number): boolean {
  const heads = headsIn(tree, from, to);
  const isOnce = new Set(heads.map(({ letters }) => letters)).size === heads.length && heads.length <= MAX_HEADS;
  return isOnce && heads.some(({ isOfTasks }) => isOfTasks) && heads.some(({ isOfTasks }) => !isOfTasks);
}

/** Two words that begin with capital letters are a person's name, or a title that nobody knows. */
const MAY_BE_TITLES = ['title person', 'record person'];
/** One of ten or more may be long, or say its kind: "Full or part time wobbler, second and third shift". */
const FEW = 0.1;

/** A few words each on a page of openings, which are nothing else that we know and no name with a given name. */
export function mayBeCalledAnything(share: Share, titles: readonly Leaf[]): boolean {
  const isElse = haveOtherTitles(share) || NO_HEADS.some((name) => share(name) > FEW && !MAY_BE_TITLES.includes(name));
  if (isElse || titles.some(({ text }) => hasGivenName(text))) return false;
  return share('title name') >= 1 - FEW && share('page career') >= 0.6;
}

/**
 * Three cards or more of one form, each a name with its hours or contract and a button to apply by, one of which names
 * an occupation: the others are openings as well, whatever they are called ("Entretien du terrain").
 */
function areCardsToApplyBy({ by, titles }: Pick<RecordSet, 'by' | 'titles'>, features: Features): boolean {
  const share = sharesOf(features);
  const areStated = ['title name', 'record kind', 'record action'].every((name) => share(name) === 1);
  const isElse = haveOtherTitles(share) || NO_HEADS.some((name) => share(name) > 0);
  const isNamed = share('title role') + share('title sure') >= 0.3;
  return by === 'class' && titles.length > 2 && areStated && isNamed && !isElse && share('page career') >= 0.6;
}

/** What is said of an opening beside its name: of which kind it is or where, and how one applies. */
const STATED = ['record kind', 'record place', 'record pay'];
const APPLIED_BY = ['record mail', 'record action'];
const SAID = [...STATED, 'record action'];
/** Most entries of a list say both; who is seen at work in a place has no hours. */
const AT_WORK = ['record kind', 'record place'];
const MOST = 0.6;

/** "View job" may be read as a person's name: entries that say what jobs are like and how one applies are no people. */
function areAppliedFor(share: Share): boolean {
  return [...AT_WORK, 'record action'].every((name) => share(name) === 1);
}

/** Cards to apply by, with a control of their own that applies or unfolds, or called jobs by their mark-up. */
function areCards(set: RecordSet, features: Features, tree: PageTree): boolean {
  const areApplied = areCardsToApplyBy(set, features) || haveOwnButtons(set, features, tree);
  return areApplied || areFoldedEntries(set, features, tree) || areMarkedAsJobs(set, features, tree);
}

/**
 * Openings whose names no list knows: cards to apply by; entries to unfold; what the mark-up calls jobs; names beside
 * their rate of pay; several of one form below a heading for openings, each with its kind, with a mailbox and a button,
 * with a part of its own on what is asked or done, sought by its name, or a link to a career page of its own; links
 * below a line that seeks; one that is a whole advert; or one below such a heading that is sought by its name or of
 * which two of those are said.
 */
export function areOpeningsOfAnyName(set: RecordSet, features: Features, tree: PageTree): boolean {
  const share = sharesOf(features);
  if (areCards(set, features, tree) || arePaidNames(set, features, tree)) return true;
  const titles = set.titles.map((title) => tree.leaves[title] as Leaf);
  if (!mayBeCalledAnything(share, titles)) return false;
  if (set.by === 'class' && set.titles.length > 1) {
    // Where more of them name occupations, other shapes tell, of all of them and not of those that are written alike.
    const areUnknown = share('title role') + share('title sure') < 0.3 && !areTagsAbove(set, tree);
    return areUnknown && (share('below openings') > 0.99 ? sayMore(set, share, tree) : areIntroduced(set, share));
  }
  return set.by === 'single' && isOpeningOfAnyName(set, share, tree);
}

/** Whether each record has a part of its own, or a sentence, on what is asked or done. */
function haveParts({ titles, records }: RecordSet, tree: PageTree): boolean {
  return records.every(([from, to], at) => {
    if (headsIn(tree, from, to).length > 0) return true;
    return toldBelow(tree, titles[at] ?? from, to).requirements !== undefined;
  });
}

/** Fewer links are no list by themselves. */
const MIN_LINKS = 3;

/**
 * Bare links right below a heading for openings, each to a career page of its own. Among the parts of a career site
 * ("Benefits", "Culture") one is always called as such parts are.
 */
function leadToAdverts(set: RecordSet, share: Share): boolean {
  const areBare = share('record only title') >= 1 - FEW && share('target career') >= 1 - FEW;
  return set.titles.length >= MIN_LINKS && areBare && leadOn(set, share);
}

/** "Right now we are looking for:", and below it links to pages of their own. */
function areIntroduced(set: RecordSet, share: Share): boolean {
  return share('after openings') === 1 && share('after colon') === 1 && leadOn(set, share);
}

function leadOn({ titles }: RecordSet, share: Share): boolean {
  return share('title link') === 1 && share('targets differ') * titles.length > titles.length - 1.5;
}

/** So many pieces below a title say whom one seeks. */
const MAX_SOUGHT = 4;

/** Whether what stands right below each title seeks somebody by that name. */
function areSought({ titles, records }: RecordSet, { leaves }: PageTree): boolean {
  return records.every(([, to], at) => {
    const title = titles[at] ?? 0;
    const below = leaves.slice(title + 1, Math.min(to, title + 1 + MAX_SOUGHT));
    return below.some(({ text }) => isSoughtByName(text, leaves[title]?.text ?? ''));
  });
}

function sayMore(set: RecordSet, share: Share, tree: PageTree): boolean {
  if (haveParts(set, tree) || areSought(set, tree) || leadToAdverts(set, share)) return true;
  const areStated = STATED.some((name) => share(name) === 1) || AT_WORK.every((name) => share(name) >= MOST);
  if (share('record person') > 0 && !areAppliedFor(share)) return false;
  return areStated || APPLIED_BY.every((name) => share(name) === 1);
}

function isOpeningOfAnyName(set: RecordSet, share: Share, tree: PageTree): boolean {
  const [[from, to] = [0, 0]] = set.records;
  const isHeading = share('title heading') + share('title main heading') === 1;
  if (!isHeading && share('title bold') < 1) return false;
  if (isHeading && areOneAdvert(tree, from, to)) return true;
  const said = SAID.filter((name) => share(name) === 1).length;
  if (share('below openings') <= 0.99) return false;
  return areSought(set, tree) || Number(haveParts(set, tree)) + said > 1;
}
