import { fold } from '../../../text/words.js';
import { titleInSentence } from '../../lines/titles/job-titles.js';
import type { Element } from '../../tree/html.js';
import { isListItem, type LeafFacts } from '../records/leaf-facts.js';
import { BOLD_LINE, blockAround, closest, type Leaf, type PageTree } from '../../tree/page-tree.js';
import type { RecordSet } from '../records/record-sets.js';
import { isBesideOpenings, sayMoreOfJobs, type HeadAbove } from './sibling-parts.js';
import { sharesOf, type JudgedSet } from './set-features.js';

/** From this certainty on a set is a list. */
export const IS_LIST = 0.5;
/** Lists that are surer than this come before all others, however long those are; measured on dev, 0.6 to 0.8 alike. */
export const IS_SURE = 0.7;
/** More than any list is worth. */
const TIER = 1e6;

/**
 * Puts the judged sets of a page in the order in which they are taken: of two that overlap the first one is the list.
 */
export function putInOrder(
  judged: JudgedSet[],
  facts: LeafFacts,
  { tree: { leaves }, headAbove }: { readonly tree: PageTree; readonly headAbove: HeadAbove },
): void {
  // A title of a sure list, or of one that names an occupation in each entry, is no advert by itself.
  const listed = new Set(judged.filter(isSureList).flatMap(({ set }) => set.titles));
  const isListed = ({ titles }: RecordSet): boolean => titles.length === 1 && listed.has(titles[0] as number);
  const named = new Set(judged.filter(isNamedList).flatMap(({ set }) => set.titles));
  const entries = judged.filter(({ set, features }) => set.by === 'class' && isMostlyNamed(features));
  const mixes = ({ set }: JudgedSet): boolean =>
    set.by === 'column' && (holdsEntries(set, named, leaves) || entries.some((list) => headsEntries(set, list.set)));
  const isOfOthers = besideOpenings(judged, leaves, headAbove);
  const [isTold, isOfSearch] = [sentencesBelow(judged, leaves), sentencesBeside(judged, leaves)];
  const isOfCalled = besideCalled(judged, leaves);
  const speaksAbove = sentencesAboveCalled(judged, leaves);
  const isOfAdvert = itemsOfAdverts(judged, leaves);
  const order = (one: JudgedSet): number =>
    worth(one) -
    (isListed(one.set) || mixes(one) || isTold(one) ? TIER : 0) -
    (isOfOthers(one) || isOfCalled(one) || speaksAbove(one) || isOfAdvert(one) || isOfSearch(one) ? 3 * TIER : 0);
  judged.sort((a, b) => order(b) - order(a));
  preferWider(judged, facts);
  preferFuller(judged, facts);
}

/**
 * Which sets have for titles the sentences below the headings of a sure list that all name occupations: "We look for a
 * baker …" in the card of "Baker".
 */
function sentencesBelow(judged: readonly JudgedSet[], leaves: readonly Leaf[]): (one: JudgedSet) => boolean {
  const isHeading = (title: number): boolean => isHeadingLine(leaves[title]);
  const headed = judged.filter((one) => isNamedList(one) && one.set.titles.every(isHeading));
  return ({ set: { titles, records } }) => {
    const mayTell = titles.length > 1 && !titles.some(isHeading) && titles.some((title) => isSentence(leaves[title]));
    if (!mayTell) return false;
    return headed.some(({ set: list }) => {
      const within = list.titles.map((title) => records.findIndex(([from, to]) => title >= from && title < to));
      return within.length > 1 && within.every((at) => at >= 0) && new Set(within).size === within.length;
    });
  };
}

/**
 * Which lone sentences seek what a heading that surely is a title names: "We look for a baker …" above "Baker (m/f/d)".
 * It is the same occupation where the names begin alike: one of them may be declined.
 */
function sentencesBeside(judged: readonly JudgedSet[], leaves: readonly Leaf[]): (one: JudgedSet) => boolean {
  const isHeading = (title: number): boolean => isHeadingLine(leaves[title]);
  const stemOf = (title: number): string => fold(titleInSentence(leaves[title]?.text ?? '')).slice(0, SAME_STEM);
  const headed = new Set(
    judged
      .filter(({ features, certainty }) => certainty >= IS_SURE && sharesOf(features)('title sure') === 1)
      .flatMap(({ set: { titles } }) => titles.filter(isHeading).map(stemOf)),
  );
  const isNamed = (title: number): boolean =>
    titleWords(leaves[title]?.text ?? '').some((word) => headed.has(word.slice(0, SAME_STEM)));
  return ({ set: { by, titles } }) =>
    by === 'single' && titles.every((title) => !isHeading(title) && isSentence(leaves[title]) && isNamed(title));
}

/** Names that begin with so many letters alike are one. */
const SAME_STEM = 5;

function titleWords(sentence: string): readonly string[] {
  return fold(titleInSentence(sentence)).split(/[^\p{L}\p{M}]+/u);
}

/**
 * Which sets are bare items of lists within some of the adverts of a sure list that are divided into their parts:
 * degrees, levels of a post, former posts of whom one seeks. Where each advert has such a list, they may be openings
 * below the names of their trades.
 */
function itemsOfAdverts(judged: readonly JudgedSet[], leaves: readonly Leaf[]): (one: JudgedSet) => boolean {
  const isHeading = (title: number): boolean => (leaves[title]?.rank ?? Infinity) <= BOLD_LINE;
  const isDivided = (one: JudgedSet): boolean => sharesOf(one.features)('record sections') >= 0.8;
  const adverts = judged.filter((one) => isNamedList(one) && isDivided(one) && one.set.titles.every(isHeading));
  return ({ set: { titles }, features }) => {
    const share = sharesOf(features);
    const areBare = share('record only title') > 0.9 && share('title link') === 0 && share('title sure') < 0.5;
    if (!areBare || !titles.every((title) => isListItem(leaves[title] as Leaf)) || titles.some(isHeading)) return false;
    return adverts.some(({ set: { records } }) => {
      const within = titles.map((title) => records.findIndex(([from, to]) => title > from && title < to));
      return within.every((at) => at >= 0) && new Set(within).size < records.length;
    });
  };
}

/**
 * Which lone lines stand in a table, list of terms or paragraph that itself calls another line the title: "Work:
 * milling", and below it "Duties: help the miller".
 */
function besideCalled(judged: readonly JudgedSet[], leaves: readonly Leaf[]): (one: JudgedSet) => boolean {
  const called = judged.filter(({ set: { by } }) => by === 'label').flatMap(({ set }) => set.titles);
  const tables = new Set(called.flatMap((title) => termsAround(leaves[title]) ?? []));
  return ({ set: { by, titles } }) => {
    const table = by === 'single' ? termsAround(leaves[titles[0] as number]) : undefined;
    return table !== undefined && tables.has(table) && !called.includes(titles[0] as number);
  };
}

/**
 * Which lone sentences seek somebody, "staff who work with us", above a line that a surely labelled table, list of
 * terms or paragraph calls the title: "Position", "Hall staff".
 */
function sentencesAboveCalled(judged: readonly JudgedSet[], leaves: readonly Leaf[]): (one: JudgedSet) => boolean {
  const called = judged.flatMap(({ set: { by, titles }, certainty }) =>
    by === 'label' && certainty >= IS_LIST ? titles : [],
  );
  return ({ set: { by, titles, records } }) => {
    const [title = -1] = titles;
    const [, end = 0] = records[0] ?? [];
    if (by !== 'single' || isHeadingLine(leaves[title]) || !isSentence(leaves[title])) return false;
    return called.some((at) => at > title && at < end);
  };
}

function termsAround(leaf: Leaf | undefined): Element | undefined {
  const terms = leaf && closest(leaf.element, ({ name }) => name === 'table' || name === 'dl');
  return terms ?? (leaf && blockAround(leaf.element));
}

/** What is shorter (characters) and ends in a stop is an abbreviation. */
const MIN_SENTENCE = 12;

/** Above the rank of a line in bold. */
function isHeadingLine(leaf: Leaf | undefined): boolean {
  return leaf !== undefined && leaf.rank < BOLD_LINE;
}

function isSentence(leaf: Leaf | undefined): boolean {
  return leaf !== undefined && leaf.text.length > MIN_SENTENCE && /[.!?…。！？]$/u.test(leaf.text);
}

/** Which sets stand beside one below a heading for openings, in a part that is of something else. */
function besideOpenings(
  judged: readonly JudgedSet[],
  leaves: readonly Leaf[],
  headAbove: HeadAbove,
): (one: JudgedSet) => boolean {
  const first = ({ set: { titles } }: JudgedSet): Leaf => leaves[titles[0] as number] as Leaf;
  const heads = new Map<Leaf | undefined, Leaf>();
  for (const one of judged)
    if (one.certainty >= IS_SURE && isNamedThroughout(one.features) && sharesOf(one.features)('below openings') > 0)
      heads.set(headAbove(first(one)), first(one));
  const [listed, ...others] = heads.values();
  if (listed === undefined || others.length > 0) return () => false;
  return (one) => !sayMoreOfJobs(one.features) && isBesideOpenings(listed, first(one), headAbove);
}

/**
 * A list of one form that stands in a column or at one place with a few entries of other forms is a part of that list,
 * where those name occupations or can be no titles: an entry that is marked has one class more.
 */
function preferWider(judged: JudgedSet[], facts: LeafFacts): void {
  const isNamed = (title: number): boolean => facts.has('role', title) || facts.has('sure', title);
  const byTitle = new Map<number, JudgedSet[]>();
  for (const list of judged.filter(({ set }) => set.by === 'class' && set.titles.length > 1))
    for (const title of list.set.titles) byTitle.set(title, [...(byTitle.get(title) ?? []), list]);
  const isPartOf = ({ set: part }: JudgedSet, { set: whole }: JudgedSet): boolean => {
    const [own, all] = [new Set(part.titles), new Set(whole.titles)];
    const others = whole.titles.filter((title) => !own.has(title));
    const isWhole = part.titles.every((title) => all.has(title)) && others.length * 2 <= part.titles.length;
    return isWhole && others.some(isNamed) && others.every((title) => isNamed(title) || facts.has('veto', title));
  };
  for (const wide of judged.filter(({ set, certainty }) => /column|path/.test(set.by) && certainty >= IS_LIST)) {
    const parts = new Set(wide.set.titles.flatMap((title) => byTitle.get(title) ?? []));
    const [at, ...firsts] = [wide, ...[...parts].filter((part) => isPartOf(part, wide))].map((one) =>
      judged.indexOf(one),
    );
    const first = Math.min(...firsts);
    if (at !== undefined && first < at) judged.splice(first, 0, ...judged.splice(at, 1));
  }
}

function isSureList({ set, features, certainty }: JudgedSet): boolean {
  const areNamed = certainty >= IS_LIST && isNamedThroughout(features);
  // Lines at the same place of two blocks, half of which can be no titles, are never taken as a list.
  if (set.by === 'column' && sharesOf(features)('title veto') >= 0.5) return false;
  return set.titles.length > 1 && (certainty >= IS_SURE || areNamed);
}

function isNamedList({ set, features, certainty }: JudgedSet): boolean {
  const share = sharesOf(features);
  return set.titles.length > 1 && certainty >= IS_SURE && share('title role') + share('title sure') >= 0.8;
}

/** Whether a record of a set holds entries of a list, each with a link of its own: it stands for the list, no entry. */
function holdsEntries({ records }: RecordSet, titles: ReadonlySet<number>, leaves: readonly Leaf[]): boolean {
  return records.some(([from, to]) => {
    const links = new Set<Element | undefined>();
    for (let at = from; at < to; at++) if (titles.has(at)) links.add(leaves[at]?.link);
    links.delete(undefined);
    return links.size > 1;
  });
}

function isNamedThroughout(features: JudgedSet['features']): boolean {
  const share = sharesOf(features);
  return share('title role') + share('title sure') > 0.99;
}

/** Whether nearly all lines name occupations, and none of them can be no title. */
function isMostlyNamed(features: JudgedSet['features']): boolean {
  const share = sharesOf(features);
  return share('title role') + share('title sure') >= 0.75 && share('title veto') === 0;
}

/** Whether a set has for titles the first entries of the parts of a list, and the others of each for its text. */
function headsEntries({ titles, records }: RecordSet, list: RecordSet): boolean {
  const entries = new Set(list.titles);
  return (
    titles.length < list.titles.length &&
    titles.every((title) => entries.has(title)) &&
    records.some(([from, to], at) => list.titles.some((entry) => entry !== titles[at] && entry >= from && entry < to))
  );
}

/** Of two sets with the same titles that lead nowhere, the one with more text is the list and the other its summary. */
function preferFuller(judged: JudgedSet[], facts: LeafFacts): void {
  const first = new Map<string, number>();
  const size = (set: RecordSet): number => set.records.reduce((sum, [from, to]) => sum + facts.textLength(from, to), 0);
  for (const [at, candidate] of judged.entries()) {
    const { set, certainty } = candidate;
    if (certainty < IS_LIST || set.titles.length < 2) continue;
    const key = facts.textsOf(set.titles).join('\n');
    const before = first.get(key);
    if (before === undefined) first.set(key, at);
    else {
      const shorter = judged[before] as JudgedSet;
      const leads = shorter.set.records.some(([from, to]) => facts.count('link', from, to) > 0);
      if (leads || size(set) <= size(shorter.set)) continue;
      judged[before] = candidate;
      judged[at] = shorter;
    }
  }
}

/**
 * Sets of a tier come before all of the next; of two alike a long one is worth more than a part of it that is surer.
 */
function worth(judged: JudgedSet): number {
  const { set, certainty } = judged;
  // What only stands at the same place of two blocks is a weaker set than what is made alike.
  const weight = set.by === 'column' ? 0.5 : 1;
  return tierOf(judged) + weight * set.titles.length * (certainty - (certainty >= IS_SURE ? IS_SURE : IS_LIST));
}

/** Sure lists first, then lists and adverts, then a line alone. */
function tierOf({ set: { titles }, features, certainty }: JudgedSet): number {
  const share = sharesOf(features);
  // Two titles that only postings have make a list sure, however the others read.
  const sureTitles = share('title sure') * titles.length;
  const isSure = certainty >= IS_SURE || (certainty >= IS_LIST && sureTitles > 1.5);
  if (titles.length === 1) return tierOfOne(share, isSure);
  if (isSure) return TIER;
  // A weak set that mostly names no occupation and holds a sure title is that title and what stands beside it.
  const isMixed = sureTitles > 0 && share('title sure') + share('title role') <= 0.5;
  return isMixed && !areCards(share, titles.length) ? -2 * TIER : 0;
}

/** Entries that each lead to a page of their own among those of jobs, and each state a kind of job. */
function areCards(share: (name: string) => number, size: number): boolean {
  const leadOn = share('target career') > 0.9 && share('targets differ') > (size - 1) / size - 0.1;
  return leadOn && share('record kind') > 0.9;
}

function tierOfOne(share: (name: string) => number, isSure: boolean): number {
  // A title that only postings have, below a heading for openings, is no line among others.
  if (share('title sure') * share('below openings') > 0) return TIER;
  const isAdvert = share('title main heading') + share('record sections') > 0;
  return isAdvert ? (isSure ? TIER : 0) : -TIER;
}
