import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { numberedTitle } from '../../lines/titles/numbered-titles.js';
import { BOLD_LINE, blockAround, type Leaf, type PageTree } from '../../tree/page-tree.js';
import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { topicOf } from '../../lines/headings/topics.js';
import { fold } from '../../../text/words.js';
import { soughtBySentence } from '../../lines/openings/sought-titles.js';
import { areOfOneHead, indexesOf } from './leaf-groups.js';

/** Pieces that may head adverts, by their rank: headings and lines in bold. */
function byRank(titles: readonly Leaf[]): readonly (readonly Leaf[])[] {
  return [
    ...Map.groupBy(
      titles.filter(({ rank }) => rank <= BOLD_LINE),
      ({ rank }) => rank,
    ).values(),
  ];
}

/**
 * Headings or bold lines of one rank that name occupations are a list where all others of it head parts of their
 * adverts.
 */
function namedHeadings(titles: readonly Leaf[]): number[][] {
  return byRank(titles).flatMap((group) => {
    const scores = group.map(({ text }) => jobTitleScore(text));
    const named = group.filter((_, at) => (scores[at] as number) > 0);
    const areParts = group.every(({ text }, at) => scores[at] !== 0 || kindOfHeading(text) !== undefined);
    return named.length > 1 && named.length < group.length && areParts ? [indexesOf(named)] : [];
  });
}

/** Lines of one rank that each stand above the same parts of an advert, whatever they are called. */
function headsOfAdverts(titles: readonly Leaf[]): number[][] {
  return byRank(titles).flatMap((group) => {
    const heads: { title: number; parts: string }[] = [];
    for (const { index, text } of group) {
      const part = kindOfHeading(text);
      const last = heads.at(-1);
      if (part !== undefined && last) last.parts += ` ${part}`;
      else if (part === undefined && !/[:：]/.test(text)) heads.push({ title: index, parts: '' });
    }
    return [...Map.groupBy(heads, ({ parts }) => parts)].flatMap(([parts, alike]) => {
      // What an advert asks, and something else: one of them alone stands on pages about anything.
      const areAdverts = /requirements/.test(parts) && new Set(parts.split(' ')).size > 2;
      if (alike.length < 2 || !areAdverts) return [];
      // Behind the last advert come parts of the page, like its contact.
      const end = alike.at(-1)?.title ?? 0;
      const last = heads.find((head) => head.title > end && head.parts.startsWith(`${parts} `));
      return [[...alike, ...(last ? [last] : [])].map(({ title }) => title)];
    });
  });
}

/**
 * Headings of one rank, one of which names an occupation, that each have headings of what is asked and of something
 * else of an advert below them; others of their rank name none, or introduce one ("Bakers: be part of our mill").
 */
function headsAboveParts(titles: readonly Leaf[], leaves: readonly Leaf[]): number[][] {
  return byRank(titles).flatMap((group) => {
    const { heads = [], others = [] } = Object.groupBy(group, (leaf) =>
      kindOfHeading(leaf.text) === undefined && haveParts(leaf, leaves) ? 'heads' : 'others',
    );
    const introduces = ({ text, index }: Leaf): boolean =>
      heads.some((head) => head.index > index && fold(text).includes(fold(head.text)));
    const isNamed = heads.some(({ text }) => jobTitleScore(text) > 0);
    const areElse = others.every((leaf) => jobTitleScore(leaf.text) <= 0 || introduces(leaf));
    return isNamed && areElse && heads.length > 1 && others.length > 0 ? [indexesOf(heads)] : [];
  });
}

/** Whether an advert's parts stand between a heading and the next one as high. */
function haveParts({ rank, index }: Leaf, leaves: readonly Leaf[]): boolean {
  const kinds = new Set<string>();
  for (let at = index + 1; at < leaves.length && (leaves[at] as Leaf).rank > rank; at++) {
    const { rank: own, text } = leaves[at] as Leaf;
    const kind = own <= BOLD_LINE ? kindOfHeading(text) : undefined;
    if (kind !== undefined) kinds.add(kind);
  }
  return kinds.has('requirements') && kinds.size > 1;
}

/**
 * Headings right below one for openings, some of which name occupations, are a list, without those that head parts of
 * adverts or of the page. `before` has for each rank and place the last heading of that rank or above.
 */
export function headingsOfOpenings(
  titles: readonly Leaf[],
  leaves: readonly Leaf[],
  before: readonly Int32Array[],
): number[][] {
  const headAbove = ({ rank, index }: Leaf): number => before[Math.min(rank, BOLD_LINE) - 1]?.[index] ?? -1;
  return byRank(titles).flatMap((group) =>
    [...Map.groupBy(group, headAbove)].flatMap(([head, part]) => {
      if (topicOf(leaves[head]?.text ?? '') !== 'openings') return [];
      const own = part.filter((leaf, at) => isOwn(leaf) && !tellsOfTitle(leaf, part[at - 1]));
      const isNamed = own.some(({ text, element }) => jobTitleScore(text) > 0 && element.name !== 'th');
      return isNamed && own.length > 1 && own.length < part.length ? [indexesOf(own)] : [];
    }),
  );
}

function isOwn({ text }: Leaf): boolean {
  return kindOfHeading(text) === undefined && jobTitleScore(text) >= 0;
}

/** "Baker" and "The mill seeks a baker", two lines of one heading: the second one tells of the first. */
function tellsOfTitle(leaf: Leaf, before: Leaf | undefined): boolean {
  if (before?.index !== leaf.index - 1 || !areOfOneHead(before, leaf) || !isOwn(before)) return false;
  if (jobTitleScore(leaf.text) < 1) return true;
  return jobTitleScore(before.text) > 0 && soughtBySentence(leaf.text) !== undefined;
}

/** What the parts of one block begin with that empty lines divide: "Baker", two lines of text, and "Miller". */
function headsOfParts(titles: readonly Leaf[], tree: PageTree): number[][] {
  const blocks = Map.groupBy(titles, ({ element }) => blockAround(element));
  return [...blocks].flatMap(([block, lines]) => {
    if (!lines.some(({ isBehindEmpty }) => isBehindEmpty)) return [];
    const [first] = tree.rangeOf(block);
    const heads = lines.filter(({ index, isBehindEmpty }) => isBehindEmpty === true || index === first);
    return heads.length > 1 ? [indexesOf(heads)] : [];
  });
}

/**
 * Lines of one block that each stand alone between empty ones and are named after occupations: heads of adverts in a
 * text without mark-up. A list that names them, too, may run into the first one.
 */
function namedBetweenEmpty(titles: readonly Leaf[], tree: PageTree): number[][] {
  const { leaves } = tree;
  const named = titles.filter(({ text }) => jobTitleScore(text) > 0 && !/[.!?:…]$/u.test(text));
  const blocks = Map.groupBy(named, ({ element }) => blockAround(element));
  return [...blocks].flatMap(([block, lines]) => {
    const [first] = tree.rangeOf(block);
    const firstOf = new Map(lines.toReversed().map(({ text, index }) => [wordsOnly(text), index] as const));
    const own = new Set(indexesOf(lines));
    const isListed = ({ text, index }: Leaf): boolean =>
      (firstOf.get(wordsOnly(text)) ?? index) < index && own.has(index - 1);
    const begins = (leaf: Leaf): boolean => leaf.isBehindEmpty === true || leaf.index === first || isListed(leaf);
    const heads = lines.filter((leaf) => leaves[leaf.index + 1]?.isBehindEmpty === true && begins(leaf));
    return heads.length > 1 ? [indexesOf(heads)] : [];
  });
}

/** "Baker – nights" as "baker nights". */
function wordsOnly(text: string): string {
  return fold(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
}

/** "#1: Baker", "#2: Miller": lines of one rank numbered from one on, two in three of them named after occupations. */
function numberedHeads(titles: readonly Leaf[]): number[][] {
  return byRank(titles).flatMap((group) => {
    const runs: Leaf[][] = [];
    for (const leaf of group) {
      const number = numberedTitle(leaf.text)?.number;
      if (number === 1) runs.push([leaf]);
      else if (number !== undefined && number === (runs.at(-1)?.length ?? 0) + 1) runs.at(-1)?.push(leaf);
    }
    return runs.filter(areNamed).map(indexesOf);
  });
}

function areNamed(run: readonly Leaf[]): boolean {
  const titles = run.map(({ text }) => numberedTitle(text)?.title ?? '');
  const named = titles.filter((title) => jobTitleScore(title) > 0);
  const isElse = titles.some((title) => kindOfHeading(title) !== undefined);
  return run.length > 1 && !isElse && named.length * 3 >= run.length * 2;
}

/** All groups of lines that may be a list because of what they head. */
export function headGroups(titles: readonly Leaf[], tree: PageTree): number[][] {
  const ofAdverts = [...headsOfAdverts(titles), ...headsAboveParts(titles, tree.leaves)];
  const heads = [...namedHeadings(titles), ...numberedHeads(titles), ...ofAdverts];
  return [...heads, ...headsOfParts(titles, tree), ...namedBetweenEmpty(titles, tree)];
}
