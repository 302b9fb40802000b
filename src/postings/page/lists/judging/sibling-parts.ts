import { fold, isUnspaced } from '../../../text/words.js';
import { FIELD_HEADINGS } from '../../../text/words/headings/field-headings.js';
import { foldedWords } from '../../../text/words/pattern-parts.js';
import { topicOf } from '../../lines/headings/topics.js';
import type { Leaf } from '../../tree/page-tree.js';
import { headsPart } from './closed-part.js';
import { headsApart } from './heads-of-others.js';
import type { LeafFacts } from '../records/leaf-facts.js';
import type { FreeRecord } from './lone-title.js';
import type { QuotedPieces } from './quoted-pieces.js';
import { sharesOf, type Features } from './set-features.js';

/** What heads the part of a page that a title stands in. */
export type HeadAbove = (title: Leaf) => Leaf | undefined;

/**
 * Whether a list below "Vacancies" has beside it, below a heading of the same rank, what is none of it: "Fields of
 * work", "A trade with a future". A short name ("Kitchen", "Region South"), of which no table has all, may stand above
 * more openings, and so may the heading of a kind of job or of a town.
 */
function isOfSiblingPart(listed: Leaf, other: Leaf, headAbove: HeadAbove): boolean {
  return isBesideOpenings(listed, other, headAbove) && !mayBeName(headAbove(other)?.text ?? '');
}

/**
 * The same, whatever short name the other part has: the list is the one below "Vacancies", and that may be more of it.
 */
export function isBesideOpenings(listed: Leaf, other: Leaf, headAbove: HeadAbove): boolean {
  const [own, beside] = [headAbove(listed), headAbove(other)];
  if (!own || !beside || own === beside || own.rank !== beside.rank) return false;
  return topicOf(own.text) === 'openings' && !isOfOpenings(beside.text);
}

function isOfOpenings(heading: string): boolean {
  const topic = topicOf(heading);
  return topic === 'openings' || topic === 'careers' || headsPart(heading);
}

/** The name of a department or a branch has so many words at most; where nothing divides them, so many signs. */
const [NAME_WORDS, NAME_SIGNS] = [3, 8];

function mayBeName(heading: string): boolean {
  const isOther = topicOf(heading) !== undefined || headsApart(heading) || FIELDS.has(fold(heading).trim());
  return isShortName(heading) && !isOther;
}

const FIELDS = new Set(foldedWords(FIELD_HEADINGS));

function isShortName(heading: string): boolean {
  return isUnspaced(heading) ? heading.length <= NAME_SIGNS : heading.trim().split(/\s+/).length <= NAME_WORDS;
}

/** What openings have beside their titles, and fields of work, stages of a career or courses do not. */
const OF_OPENINGS = ['record kind', 'record pay', 'record place', 'record action'];

/** Whether half of the records of a set or more say something that openings have. */
export function sayMoreOfJobs(features: Features): boolean {
  return OF_OPENINGS.some((fact) => sharesOf(features)(fact) >= 0.5);
}

/** Whether all of a set stand beside a taken title in a part that is of something else, and say nothing of jobs. */
export function areOfSibling(
  taken: Leaf,
  free: readonly FreeRecord[],
  features: Features,
  headAbove: HeadAbove,
): boolean {
  return !sayMoreOfJobs(features) && free.every(({ leaf }) => isOfSiblingPart(taken, leaf, headAbove));
}

/** What is stated of a job only. */
const OF_JOBS = ['kind', 'place', 'pay'] as const;

/**
 * Parts of a list without those that say nothing of a job and lead nowhere, below a heading for anything, or only what
 * people say, beside one that does. Nothing is lost: what is left out here is a stranger of the list, which its page
 * tells (`PageLists.strangers`).
 */
export function withoutSiblings(
  groups: readonly (readonly FreeRecord[])[],
  facts: LeafFacts,
  { headAbove, quoted }: { readonly headAbove: HeadAbove; readonly quoted: QuotedPieces },
): (readonly FreeRecord[])[] {
  const saysJob = ({ range: [from, to] }: FreeRecord): boolean =>
    OF_JOBS.some((fact) => facts.count(fact, from, to) > 0);
  const leads = ({ range: [from, to] }: FreeRecord): boolean => facts.count('link', from, to) > 0;
  const stated = groups.filter((group) => group.every(saysJob)).flatMap(([listed]) => listed ?? []);
  return groups.filter((group) => {
    const [other] = group;
    if (other === undefined || group.some(saysJob) || group.every(leads)) return true;
    const isSaid = quoted.areAllBelowEach(
      group.map(({ leaf }) => leaf),
      group.map(({ range }) => range),
    );
    const isOther = isSaid ? isBesideOpenings : isOfSiblingPart;
    return !stated.some((listed) => isOther(listed.leaf, other.leaf, headAbove));
  });
}
