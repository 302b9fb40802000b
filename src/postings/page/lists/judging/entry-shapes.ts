import { isPartOfDepartment } from '../../lines/people/department-names.js';
import { bracketedTitle } from '../../lines/titles/bracketed-title.js';
import { countsPosts } from '../../lines/titles/counted-title.js';
import { callsForPost } from '../../lines/openings/post-calls.js';
import { saysHours } from '../../lines/titles/only-kinds.js';
import { readToldInSentences } from '../../lines/sentences/told-in-sentences.js';
import { saysNothingOpen, topicOf } from '../../lines/headings/topics.js';
import type { PageTree } from '../../tree/page-tree.js';
import type { RecordSet } from '../records/record-sets.js';
import { sharesOf, stateJobs, type Features, type Share } from './set-features.js';

/** Whether any title is the page's own, of something else, said before, or in the footer. */
export function haveOtherTitles(share: Share): boolean {
  return ['title veto', 'title other', 'title repeated', 'in footer'].some((name) => share(name) > 0);
}

/** What an entry that leads to a posting says beside its title. */
const ENTRY_FACTS = ['record date', 'record kind', 'record place', 'record pay'];

const NO_ENTRIES = ['title veto', 'title section', 'title person', 'title openings', 'record person'];

/** What the head of an opening that no list knows is not, either. */
export const NO_HEADS = [
  ...NO_ENTRIES,
  ...['sentence', 'bullet', 'place', 'kind', 'date'].map((fact) => `title ${fact}`),
];

/**
 * Below a heading for openings, each leading to a page of its own and dated, placed or of a kind: postings, whatever
 * they are called.
 */
export function areEntries({ titles }: RecordSet, features: Features): boolean {
  const share = sharesOf(features);
  const isElse = NO_ENTRIES.some((name) => share(name) > 0.1);
  const leadsOn = share('targets differ') >= (titles.length - 1) / titles.length - 0.1;
  const isBelow = share('below openings') > 0.9 && share('page career') >= 0.6;
  return titles.length > 1 && isBelow && leadsOn && !isElse && ENTRY_FACTS.some((name) => share(name) > 0.9);
}

/** What says beside hours that somebody is sought: how one applies, more of it, where it is, what is asked. */
const SAYS_MORE = ['record action', 'record link', 'record place', 'record section'];

/**
 * Two records or more of one form below a heading for openings, each with a name, and more than the hours that may be
 * those of anything.
 */
export function areNamedEntries({ by, titles }: RecordSet, features: Features): boolean {
  const share = sharesOf(features);
  const isBelow = by === 'class' && titles.length > 1 && share('below openings') > 0.99;
  const isElse = haveOtherTitles(share) || NO_ENTRIES.some((name) => share(name) > 0);
  const areNames = share('title name') > 0.99 && share('title kind') === 0;
  return isBelow && !isElse && areNames && SAYS_MORE.some((name) => share(name) > 0.99);
}

/** A longer piece (characters) is no fact of its own. */
const MAX_FACT = 40;

/** Whether each record has its hours or its contract as a fact of its own. */
export function haveHours({ titles, records }: RecordSet, { leaves }: PageTree): boolean {
  return records.every(([from, to], at) =>
    leaves
      .slice(from, to)
      .filter(({ index, text }) => index !== titles[at] && text.length <= MAX_FACT)
      .some(({ text }) => text.split(/\s?[|·•,]\s?/).some(saysHours)),
  );
}

/** "기획 (제분)": what brackets say of a head. */
const IN_BRACKETS = /\s?\([^()]{1,40}\)$/;
/** A title that no list knows has at most so many characters; so many pieces below it are asked what they ask. */
const [MAX_NAME, MAX_ASKING] = [60, 20];

/** What sentences right below a title ask and wish for. */
export function toldBelow({ leaves }: PageTree, title: number, to: number): ReturnType<typeof readToldInSentences> {
  const said = leaves.slice(title + 1, Math.min(to, title + 1 + MAX_ASKING)).map(({ text }) => text);
  return readToldInSentences(said.join('\n'));
}

/**
 * Three short heads or more of one form, half of them called like departments, below a heading or a line for openings,
 * behind each of which sentences ask something of whoever applies: fields of work in which somebody is sought,
 * "Planning", whatever they are called. What is offered, departments and steps ask nothing.
 */
export function askInSentences({ by, titles, records }: RecordSet, features: Features, tree: PageTree): boolean {
  const { leaves } = tree;
  const share = sharesOf(features);
  const isBelow = share('below openings') + share('after openings') > 0.99 && share('page career') >= 0.6;
  if (by !== 'class' || titles.length < 3 || !isBelow) return false;
  const departments = titles.filter((title) =>
    isPartOfDepartment((leaves[title]?.text ?? '').replace(IN_BRACKETS, '')),
  );
  if (departments.length * 2 < titles.length) return false;
  if (haveOtherTitles(share) || NO_HEADS.some((name) => share(name) > 0)) return false;
  return records.every(([from, to], at) => {
    const title = titles[at] ?? from;
    const { requirements, nice_to_have: wishes } = toldBelow(tree, title, to);
    return (leaves[title]?.text.length ?? 0) <= MAX_NAME && (requirements ?? wishes) !== undefined;
  });
}

/**
 * Two lines or more of one form, half of them named after occupations, each with its title in brackets and behind it
 * whether that is open.
 */
function sayWhetherOpen({ by, titles }: RecordSet, features: Features, { leaves }: PageTree): boolean {
  const share = sharesOf(features);
  if (by !== 'class' || titles.length < 2 || share('title role') < 0.5) return false;
  return titles.every((title) => {
    const line = leaves[title]?.text ?? '';
    return bracketedTitle(line) !== undefined && (saysNothingOpen(line) || topicOf(line) === 'openings');
  });
}

/** Links that each call for one post, "Конкурс за длъжността „Секретар“", on a page of notices of any kind. */
function callForPosts({ titles }: RecordSet, { leaves }: PageTree): boolean {
  return titles.every((title) => leaves[title]?.link !== undefined && callsForPost(leaves[title].text));
}

/** Occupations two of which or more say how many posts there are, "Two (2) positions of baker". */
function countTheirPosts({ by, titles }: RecordSet, features: Features, { leaves }: PageTree): boolean {
  const share = sharesOf(features);
  const areRoles = share('title role') + share('title sure') === 1 && !haveOtherTitles(share);
  const areMany = by === 'class' && titles.length > 1;
  return areMany && areRoles && titles.every((title) => countsPosts(leaves[title]?.text ?? ''));
}

/** Entries that say by themselves that they are openings, on a page about anything. */
export function sayThatTheyAreOpen(set: RecordSet, features: Features, tree: PageTree): boolean {
  return sayWhetherOpen(set, features, tree) || callForPosts(set, tree) || countTheirPosts(set, features, tree);
}

/** Two lines or more of one form that are all titles as only postings have, wherever they stand. */
export function areSureTitles({ by, titles }: RecordSet, features: Features): boolean {
  const share = sharesOf(features);
  return by === 'class' && titles.length > 1 && share('title sure') > 0.99 && share('title repeated') === 0;
}

/**
 * Three entries or more of one form, nearly all named after occupations, that say of which kind they are, many where,
 * and offer to apply: a list of openings on a page about anything.
 */
export function areCardsOfJobs({ by, titles }: RecordSet, features: Features): boolean {
  const share = sharesOf(features);
  const areNamed = by === 'class' && titles.length > 2 && share('title role') + share('title sure') >= 0.8;
  const areStated = share('record kind') >= 0.7 && share('record place') >= 0.4 && share('record action') >= 0.7;
  return areNamed && areStated && share('title veto') === 0 && share('record person') === 0;
}

/** Two records or more of one form below a heading for joining in, each of which states what only jobs have. */
export function areStatedJobs({ by, titles }: RecordSet, features: Features): boolean {
  const share = sharesOf(features);
  const isBelow = by === 'class' && titles.length > 1 && share('below careers') > 0.99;
  return isBelow && !haveOtherTitles(share) && share('title section') === 0 && stateJobs(features);
}

/** What names begin that head parts of a page: no items of a list, no parts of one advert, no people. */
const NO_HEADS_OF_PARTS = ['bullet', 'section', 'person', 'place', 'kind', 'prose'].map((fact) => `title ${fact}`);

/** "<td><em>Welder:</em><p>Requirements: …": each a name of a few words that its part begins with. */
function areNamesAhead(share: Share): boolean {
  const areNames = share('title name') === 1 && share('title first') === 1 && share('record role') === 0;
  return areNames && !NO_HEADS_OF_PARTS.some((name) => share(name) > 0);
}

/** Whether titles are headings, or begin their parts as names do, and each part says below what is asked or offered. */
export function headPartsThatAsk(share: Share): boolean {
  return share('record section') === 1 && (share('title heading') === 1 || areNamesAhead(share));
}
