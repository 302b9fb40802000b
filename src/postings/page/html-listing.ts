import { applicationMailbox } from '../text/contact.js';
import { attribute, isHidden, isTag, lineOf, textOf, type Document, type Element, type ParentNode } from './html.js';
import {
  cardOf,
  factsOf,
  isInsideAny,
  isPersonCard,
  Members,
  mailboxesIn,
  partsOf,
  readCard,
  withMailbox,
} from './html-card.js';
import { jobTitleScore } from './job-titles.js';
import { readJobType } from '../text/job-type.js';
import type { FoundPosting } from '../posting.js';
import { fold } from '../text/words.js';

/** An element that may hold a posting's title. */
interface Candidate {
  readonly element: Element;
  readonly title: string;
  readonly score: -1 | 0 | 1 | 2;
}

const TITLE_TAGS = new Set([
  'a',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'summary',
  'button',
  'dt',
  'strong',
  'b',
  'td',
  'th',
  'li',
  'p',
  'span',
  'div',
  'label',
]);
/** More short texts than this on one page make no list that people read. */
const MAX_CANDIDATES = 10_000;

const OUTSIDE = new Set(['nav', 'footer', 'form', 'select', 'aside']);

/**
 * Postings of a page that lists them as HTML: cards, rows, accordions, headed sections, with or without links. What
 * repeats in the same structure belongs together; a structure is a list when most of its titles are titles of jobs.
 */
export function readHtmlListing(document: Document, pageUrl: string): FoundPosting[] {
  const candidates = findCandidates(document);
  const [first, ...others] = groupByStructure(candidates)
    .filter(isList)
    .sort((a, b) => rank(b) - rank(a));
  if (!first) return [];
  const lists = [withKin(first, candidates), ...others.filter((group) => isSecondList(group, first))];
  const taken: { card: Element | undefined; posting: FoundPosting }[] = [];
  const cards = new Set<Element>();
  const titles = new Set<string>();
  for (const list of lists) {
    const members = new Members(list.map(({ element }) => element));
    const onlyTitles = list.filter(({ score }) => score > 0).length < list.filter(({ score }) => score === 0).length;
    const ofThisList = list.flatMap((candidate) => {
      const card = cardOf(candidate.element, members);
      // What another list has, by its title or as a part of a card, is the same posting again.
      const isKnown = titles.has(fold(candidate.title)) || isInsideAny(candidate.element, cards);
      if (isKnown || candidate.score < (onlyTitles ? 1 : 0) || isPersonCard(card ?? candidate.element)) return [];
      return [{ title: candidate.title, card, posting: readCard(candidate, { card, members }, pageUrl) }];
    });
    for (const { title, card } of ofThisList) {
      titles.add(fold(title));
      if (card) cards.add(card);
    }
    taken.push(...ofThisList);
  }
  const mailbox = applicationMailbox(mailboxesIn(document));
  return placesByColumn(taken).map((posting) => withMailbox(posting, mailbox));
}

/** Cards of one make say the same things in the same order: where one card has a place we know, the others have theirs. */
function placesByColumn(taken: readonly { card: Element | undefined; posting: FoundPosting }[]): FoundPosting[] {
  const columns = taken.map(({ card }) => (card ? partsOf(card).slice(0, 10) : []));
  const column = columns.flatMap((parts, index) => {
    const { location } = taken[index]?.posting.fields ?? {};
    const at = location === undefined ? -1 : parts.indexOf(location);
    return at < 0 ? [] : [at];
  })[0];
  return taken.map(({ posting }, index) => {
    const part = column === undefined ? undefined : columns[index]?.[column];
    const isPlace =
      part !== undefined &&
      posting.fields.location === undefined &&
      /^\p{Lu}[\p{L} .()/-]{2,38}$/u.test(part) &&
      readJobType(part) === undefined &&
      jobTitleScore(part) === 0;
    return isPlace
      ? {
          ...posting,
          fields: { ...posting.fields, location: part },
          evidence: { ...posting.evidence, location: { source: 'page' as const } },
        }
      : posting;
  });
}

/** A list with its like: elements of the same make elsewhere on the page whose cards state what the list's cards state. */
function withKin(list: readonly Candidate[], candidates: readonly Candidate[]): Candidate[] {
  const make = ownSignature((list[0] as Candidate).element);
  const own = new Set(list);
  const kin = candidates.filter(
    (candidate) => !own.has(candidate) && candidate.score >= 0 && ownSignature(candidate.element) === make,
  );
  const all = new Members([...list, ...kin].map(({ element }) => element));
  const states = ({ element }: Candidate): boolean => {
    const card = cardOf(element, all);
    const facts = card ? factsOf(partsOf(card)) : {};
    return facts.job_type !== undefined && facts.location !== undefined && textOf(card as Element).length < 3000;
  };
  const isStated = list.some(states);
  const added = kin
    .filter((candidate) => candidate.score > 1 || (isStated && states(candidate)))
    .map((candidate) => ({ ...candidate, score: 2 as const }));
  const order = new Map(candidates.map(({ element }, index) => [element, index] as const));
  return [...list, ...added].sort((a, b) => (order.get(a.element) ?? 0) - (order.get(b.element) ?? 0));
}

/** Another list of postings on the same page: of the same make, or surely titles of jobs. */
function isSecondList(group: readonly Candidate[], first: readonly Candidate[]): boolean {
  const sure = group.filter(({ score }) => score === 2).length;
  const isSameMake = ownSignature((group[0] as Candidate).element) === ownSignature((first[0] as Candidate).element);
  return sure * 2 >= group.length || isSameMake;
}

function findCandidates(document: Document): Candidate[] {
  const found: Candidate[] = [];
  const visit = (node: ParentNode): void => {
    for (const child of node.children) {
      if (!isTag(child) || isHidden(child) || OUTSIDE.has(child.name) || isClosedDialog(child)) continue;
      const title = TITLE_TAGS.has(child.name) ? titleIn(child) : undefined;
      if (title !== undefined) {
        const score = jobTitleScore(title);
        found.push({ element: child, title, score });
      }
      visit(child);
    }
  };
  visit(document);
  return withoutWrappers(found.slice(0, MAX_CANDIDATES));
}

/** A heading inside a link, a link inside a heading: the inner one stands for both. */
function withoutWrappers(candidates: readonly Candidate[]): Candidate[] {
  const titles = new Map(candidates.map(({ element, title }) => [element, title] as const));
  const wrappers = new Set<Element>();
  for (const { element, title } of candidates) {
    for (let node = element.parent; node && isTag(node); node = node.parent)
      if (titles.get(node) === title) wrappers.add(node);
  }
  return candidates.filter(({ element }) => !wrappers.has(element));
}

/** Dialogs keep the texts of adverts that are long closed. */
function isClosedDialog(element: Element): boolean {
  return (
    (element.name === 'dialog' && !('open' in element.attribs)) ||
    (attribute(element, 'role') === 'dialog' && attribute(element, 'aria-hidden') === 'true') ||
    (/\bmodal\b/.test(attribute(element, 'class')) && /\bfade\b|\bhide\b/.test(attribute(element, 'class')))
  );
}

/** The title an element holds by itself: short, and not the text of larger blocks. */
function titleIn(element: Element): string | undefined {
  const holdsBlocks = element.children.some(
    (child) => isTag(child) && /^(?:ul|ol|table|section|article|h[1-6]|p|div|form)$/.test(child.name),
  );
  if (holdsBlocks && element.name !== 'a') return undefined;
  if (holdsBlocks) return undefined;
  const line = lineOf(element)
    .replace(/\s*[→»›>]+\s*$|^[-•→»›]\s*/g, '')
    .replace(/^(?:job title|position|stelle|role|poste|puesto|vacante)\s*:\s*/i, '')
    .trim();
  return line === '' || line.length > 140 ? undefined : line;
}

/** Elements at the same place of the page's structure: tags and classes of four levels. */
function groupByStructure(candidates: readonly Candidate[]): Candidate[][] {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const key = signature(candidate.element);
    groups.set(key, [...(groups.get(key) ?? []), candidate]);
  }
  return [...groups.values()];
}

function signature(element: Element): string {
  const levels: string[] = [];
  for (
    let node: Element | null = element;
    node !== null && levels.length < 5;
    node = node.parent && isTag(node.parent) ? node.parent : null
  )
    levels.push(ownSignature(node));
  return levels.join('<');
}

/** Tag, classes and, for cells, the column. */
function ownSignature(element: Element): string {
  const classes = attribute(element, 'class')
    .split(/\s+/)
    .filter((name) => name !== '' && !/\d|active|open|show|first|last|odd|even|current|collapsed/.test(name))
    .slice(0, 3)
    .sort();
  const column =
    element.name === 'td' ? [`#${String(element.parent?.children.filter(isTag).indexOf(element) ?? 0)}`] : [];
  return [element.name, ...classes, ...column].join('.');
}

/** Most of the group must be titles of jobs; a single one must surely be one, or be a heading or link. */
function isList(group: readonly Candidate[]): boolean {
  const titles = group.filter(({ score }) => score > 0).length;
  const weak = group.filter(({ score }) => score === 0).length;
  const sure = group.filter(({ score }) => score === 2).length;
  if (titles === 0) return false;
  const [first] = group;
  const isProminent = first !== undefined && /^(?:a|h[1-6]|summary|button|dt)$/.test(first.element.name);
  if (!isProminent && sure === 0 && titles < 2) return false;
  return titles >= weak || sure >= 2 || (titles >= 3 && titles * 3 >= weak);
}

function rank(group: readonly Candidate[]): number {
  const prominence = /^h[1-6]$/.test(group[0]?.element.name ?? '')
    ? 0.6
    : /^(?:a|summary)$/.test(group[0]?.element.name ?? '')
      ? 0.5
      : 0;
  return group.filter(({ score }) => score > 0).length + group.filter(({ score }) => score === 2).length + prominence;
}
