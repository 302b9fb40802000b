import { completed, foundPosting, type FoundPosting } from '../../../posting.js';
import { isTownName } from '../../../text/places/place.js';
import { capitalised, fold } from '../../../text/words.js';
import { findAll, lineOf, type Document, type Element } from '../../tree/html.js';
import { addressOfCard } from '../../advert/card-address.js';
import { rolesBesideSought } from './form-roles.js';
import { readJobPage } from '../../advert/job-page.js';
import { addressedRole } from './addressed-role.js';
import { titleScore } from '../../lines/openings/entry-title.js';
import { jobTitleScore, titleInSentence } from '../../lines/titles/job-titles.js';
import { namedInLine } from './named-in-line.js';
import { withNamedLinks } from './named-links.js';
import { titlesOfSubjects } from '../judging/mail-subjects.js';
import {
  introducedTitles,
  isStanding,
  MAX_TITLE,
  MAX_TITLES,
  soughtByHeading,
  soughtBySentence,
  soughtTitles,
} from '../../lines/openings/sought-titles.js';
import { headsVolunteers } from '../../lines/titles/volunteers.js';
import { aheadOfAmong } from '../../lines/openings/named-among.js';
import { tradesToApplyFor } from './trades-sought.js';
import { studentsSought } from '../../lines/openings/students-sought.js';
import { closest, LAST_HEADING, parentOf, type Leaf, type PageTree } from '../../tree/page-tree.js';

/** A longer text (characters) is read elsewhere; so much of it is quoted; a longer line calls nobody. */
const [MAX_TEXT, MAX_QUOTE, MAX_CALL] = [1000, 200, 60];

/**
 * The postings of a page without a list: the openings that lines of it name, the occupations that its sentences seek,
 * or the roles that its form offers beside them.
 */
export function readSought(document: Document, { leaves }: PageTree, pageUrl: string): FoundPosting[] {
  const named = namedInLine(leaves);
  if (named.length > 0) return asPostings(named, document, pageUrl);
  const seeking = soughtAmong(leaves);
  const sought = new Map([...seeking].map(([title, { text }]) => [title, text] as const));
  if (sought.size > MAX_TITLES) return [];
  const addressed = sought.size === 0 ? addressedRole(leaves) : undefined;
  if (addressed) return asPostings([addressed], document, pageUrl);
  if (sought.size === 0) return asPostings(titlesApart(leaves), document, pageUrl);
  const roles = rolesBesideSought(document, [...sought.keys()]);
  const [words = ''] = sought.values();
  if (roles.length > 0)
    return asPostings(
      roles.map((role) => [role, words] as const),
      document,
      pageUrl,
    );
  return withOwnLinks(asPostings([...sought], document, pageUrl), [...seeking.values()], pageUrl);
}

/** Whom the subjects of a page's mails name, or those of a trade whom it seeks and says where they apply. */
function titlesApart(leaves: readonly Leaf[]): readonly (readonly [title: string, words: string])[] {
  const named = titlesOfSubjects(leaves);
  if (named.length > 0) return named;
  const trades = tradesToApplyFor(leaves).map(([title, { text }]) => [title, text] as const);
  return trades.length > MAX_TITLES ? [] : [...new Map(trades)];
}

/**
 * Postings with the addresses that the links named after them lead to, else with those that the cards of their
 * sentences lead to, where each leads to another one: then they are those of the openings. A menu or a film that one of
 * them leads to says nothing.
 */
function withOwnLinks(postings: readonly FoundPosting[], seeking: readonly Leaf[], pageUrl: string): FoundPosting[] {
  const sentences = seeking.map(({ element }) => element);
  const named = withNamedLinks(postings, sentences, pageUrl);
  if (named) return named;
  const addresses = seeking.flatMap(({ element }) => {
    const card = cardAround(element, seeking);
    return addressOfCard(element, { card, length: lineOf(card).length }, pageUrl) ?? [];
  });
  const areOwn = postings.length > 1 && new Set(addresses).size === postings.length;
  return postings.map((posting, at) =>
    areOwn ? completed(posting, foundPosting('page', { job_url: addresses[at] })) : posting,
  );
}

/** The largest element around a sentence that seeks and around no other one. */
function cardAround(element: Element, seeking: readonly Leaf[]): Element {
  const around = new Set<Element>();
  for (const other of seeking)
    if (other.element !== element)
      for (let node: Element | undefined = other.element; node; node = parentOf(node)) around.add(node);
  let card = element;
  for (let node: Element | undefined = element; node && !around.has(node); node = parentOf(node)) card = node;
  return card;
}

/** Titles with the words that seek them, as postings; of one the whole page speaks. */
export function asPostings(
  sought: readonly (readonly [title: string, words: string])[],
  document: Document,
  pageUrl: string,
): FoundPosting[] {
  const postings = sought.map(([title, text]): FoundPosting => {
    const { fields, evidence } = foundPosting('page', { job_title: title, job_description: text });
    return { fields, evidence: { ...evidence, job_title: { source: 'page', quote: text.slice(0, MAX_QUOTE) } } };
  });
  const [only] = postings;
  return only && postings.length === 1 ? [readJobPage(document, pageUrl, only)] : postings;
}

/** The occupations that the texts of a page seek somebody for, in either case, each with the last piece that does. */
function soughtAmong(leaves: readonly Leaf[]): ReadonlyMap<string, Leaf> {
  const sought = new Map<string, readonly [title: string, leaf: Leaf]>();
  for (const [at, leaf] of leaves.entries()) {
    const { text, region } = leaf;
    const isBeside = region === 'footer' || region === 'aside';
    const own = region === 'main' ? titlesAt(leaves, at) : [];
    const titles = own.length === 0 && (isBeside || region === 'main') ? calledTitle(text) : own;
    for (const title of titles) sought.set(fold(title), [title, leaf]);
  }
  return new Map(sought.values());
}

/** Whom a piece of the page's own text seeks, by the words right before it or by its own. */
export function titlesAt(leaves: readonly Leaf[], at: number): string[] {
  const { text, rank, element } = leaves[at] as Leaf;
  const first = firstOfList(leaves, at);
  const before = leaves[first - 1];
  const named = before?.region === 'main' ? introducedTitles(before.text, text) : [];
  // "We're hiring", then "The mill is hiring a baker": the sentence says it once more.
  const introduced = named.some((title) => soughtTitles(title).length > 0) ? [] : named;
  // "A family doctor, or one in training": an item of several is one opening.
  const titles = first < at || isBesideItem(leaves, at) ? introduced.slice(0, 1) : introduced;
  if (titles.length === 0 && rank <= LAST_HEADING) titles.push(...soughtByHeading(text));
  if (titles.length === 0 && text.length <= MAX_TEXT) titles.push(...soughtInText(text));
  return titles.map((title) => asInBold(title, element));
}

function soughtInText(text: string): string[] {
  const sought = soughtTitles(text);
  return sought.length > 0 ? sought : studentsSought(text);
}

/** Where the list begins that a piece is an item of, as far as it names openings; the piece itself elsewhere. */
function firstOfList(leaves: readonly Leaf[], at: number): number {
  const list = listOf(leaves[at]);
  let first = at;
  while (list && at - first < MAX_TITLES && listOf(leaves[first - 1]) === list) first--;
  return first;
}

function isBesideItem(leaves: readonly Leaf[], at: number): boolean {
  const list = listOf(leaves[at]);
  return list !== undefined && listOf(leaves[at + 1]) === list;
}

function listOf(leaf: Leaf | undefined): Element | undefined {
  return leaf && closest(leaf.element, ({ name }) => name === 'ul' || name === 'ol');
}

/** "Now hiring: Baker", "Baker wanted!": a short line that is a title behind words that seek, or before them. */
function calledTitle(line: string): string[] {
  const said = line.length > MAX_CALL || isStanding(line) ? line : titleInSentence(line);
  const [first = ''] = said.split(/[:,]/, 1);
  const isOthers = headsVolunteers(first) || jobTitleScore(aheadOfAmong(said) ?? said) < 1;
  return said !== line && !isOthers && jobTitleScore(said) > 0 ? [capitalised(said)] : [];
}

/** "We look for an <b>engineer in biology</b>": a title goes on to the end of the words in bold that it stands in. */
function asInBold(title: string, element: Element): string {
  const bold = findAll(element, ({ name }) => name === 'b' || name === 'strong').map((part) => lineOf(part));
  const tails = bold.flatMap((text) => {
    const at = text.toLocaleLowerCase().indexOf(title.toLocaleLowerCase());
    return at < 0 ? [] : [titleInSentence(`Wanted: ${text.slice(at)}`)];
  });
  const whole = tails.find((tail) => tail.length > title.length && isWholeTitle(tail, title));
  return whole === undefined ? title : capitalised(whole);
}

/** Whether the words behind a title are more of it: no place, no other sentence. */
function isWholeTitle(tail: string, title: string): boolean {
  const [, behind = ''] = /^\s(?:\p{L}{1,4}\s)?(\p{L}[^.,;:!?–—]+)$/u.exec(tail.slice(title.length)) ?? [];
  return behind !== '' && tail.length <= MAX_TITLE && !isTownName(behind) && jobTitleScore(tail) > 0;
}

/** "The mill is looking for a baker in Leeds" as the title of an entry: the posting is for a baker, and says so. */
export function calledAsSought(posting: FoundPosting, { text }: Leaf): FoundPosting {
  const isSentence = titleScore(text) < 0 || titleInSentence(text) !== text;
  const sought = isSentence ? soughtBySentence(text) : undefined;
  if (sought === undefined) return posting;
  const { job_title: read = '', job_description: described = '' } = posting.fields;
  // "Péket keresünk": the shorter of the two is the name, without its case.
  const isName = titleScore(read) > 0 && read.length < sought.length;
  const told = described.includes(text) ? described : `${text}\n${described}`.trim();
  return {
    ...posting,
    fields: { ...posting.fields, job_title: isName ? capitalised(read) : sought, job_description: told },
  };
}
