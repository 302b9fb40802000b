import { topicOf } from '../lines/topics.js';
import type { Leaf } from '../tree/page-tree.js';
import { headsPart } from './closed-part.js';
import type { LeafFacts } from './leaf-facts.js';
import type { FreeRecord } from './lone-title.js';
import { sharesOf, type Features } from './set-features.js';

/** What heads the part of a page that a title stands in. */
export type HeadAbove = (title: Leaf) => Leaf | undefined;

/**
 * Whether a list below "Vacancies" has beside it, below a heading of the same rank, what is none of it: "Fields of
 * work", "Life at the mill". The heading of a kind of job, a department, a town or those a part is for may stand above
 * more openings.
 */
export function isOfSiblingPart(listed: Leaf, other: Leaf, headAbove: HeadAbove): boolean {
  const [own, beside] = [headAbove(listed), headAbove(other)];
  if (!own || !beside || own === beside || own.rank !== beside.rank) return false;
  return topicOf(own.text) === 'openings' && !mayHeadOpenings(beside.text);
}

function mayHeadOpenings(heading: string): boolean {
  const topic = topicOf(heading);
  return topic === 'openings' || topic === 'careers' || headsPart(heading);
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

/** Parts of a list without those that say nothing of a job, below a heading for anything, beside one that does. */
export function withoutSiblings(
  groups: readonly (readonly FreeRecord[])[],
  facts: LeafFacts,
  headAbove: HeadAbove,
): (readonly FreeRecord[])[] {
  const isOther = ([listed]: readonly FreeRecord[], [other]: readonly FreeRecord[]): boolean =>
    listed !== undefined && other !== undefined && isOfSiblingPart(listed.leaf, other.leaf, headAbove);
  const saysJob = ({ range: [from, to] }: FreeRecord): boolean =>
    OF_JOBS.some((fact) => facts.count(fact, from, to) > 0);
  const stated = groups.filter((group) => group.every(saysJob));
  return groups.filter((group) => group.some(saysJob) || !stated.some((listed) => isOther(listed, group)));
}
