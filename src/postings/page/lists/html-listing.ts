import { lazily } from '../../lazily.js';
import { applicationMailbox, besideOfAll, withNamedBeside } from '../advert/application-mailbox.js';
import { dateOrderOf, withDatesInOrder } from '../advert/date-order.js';
import { ControlledParts } from './shown-parts/controlled-parts.js';
import { cardOf, withoutColumnHeads } from './records/card-element.js';
import { withoutCompanies } from './postings/company-name.js';
import { closedHeads } from './judging/closed-heads.js';
import { isOfOtherPart } from './judging/closed-part.js';
import { mailboxAmong } from './said-of-all/contact-of-all.js';
import { isCardOver, isStruck } from './postings/over-cards.js';
import { withPageHere } from './postings/page-here.js';
import { isFile } from '../tree/file-links.js';
import { findAll, lineOf, type Document, type Element } from '../tree/html.js';
import { isSaidBySomebody, readCard, withMailbox } from '../advert/html-card.js';
import { isPersonCard } from '../advert/person-card.js';
import { withoutNumbers } from '../lines/titles/numbered-titles.js';
import { onePerSought } from './sentences/named-links.js';
import { namedParts } from './shown-parts/named-parts.js';
import type { PageLists, PostingRecord } from './judging/lists-found.js';
import { readPageLists } from './page-lists.js';
import { headRightAbove, headsGroupOf } from './postings/same-rank-heads.js';
import { withoutSharedForms } from './postings/shared-forms.js';
import { completedByColumns, type CardPosting } from './postings/record-columns.js';
import { CHOSEN_WORDS, IF_WORDS } from '../../text/words/sentences/condition-words.js';
import { SOON_WORDS } from '../../text/words/state/not-open-words.js';
import { anyOfFolded, wholeWords } from '../../text/words/pattern-parts.js';
import { PhraseTable } from '../../text/words/phrase-table.js';
import { BOLD_LINE, closest, LAST_HEADING, readPageTree, type Leaf, type PageTree } from '../tree/page-tree.js';
import { readExperience } from '../../text/years/experience.js';
import { completed, withQuoted, type FoundPosting } from '../../posting.js';
import { noteCut } from '../../reading-limits.js';
import { isTownName } from '../../text/places/place.js';
import { labelOf } from '../lines/headings/field-labels.js';
import { townIn } from '../lines/openings/town-heading.js';
import { fold, isUnspaced } from '../../text/words.js';
import { saysNoneOpen, saysNothingOpen, saysPast, topicOf } from '../lines/headings/topics.js';
import type { PageContext } from './judging/set-features.js';
import { withoutIntroducing } from './sentences/sought-again.js';
import { calledAsSought } from './sentences/sought-openings.js';
import { withOpenedPart } from './shown-parts/card-part.js';
import { teasersOf } from './shown-parts/teasers.js';
import { saidOfAll, type SaidOfAll } from './said-of-all/said-of-all.js';
import { kindOfHeading } from '../lines/headings/section-headings.js';
import { sitePlaces, type SitePlaces } from '../advert/site-places.js';
import { siteTowns } from '../advert/site-towns.js';
import { townsOfParts } from './said-of-all/towns-of-parts.js';
import { inTownOfSite, inTownOfTitle } from '../advert/town-of-site.js';
import { TabLabels } from '../tree/tab-labels.js';
import { wordPattern } from '../../text/word-pattern.js';

/**
 * Why what looks like a posting is none: it leads nowhere and names no occupation, unlike the others of its list; it is
 * somebody's role; its list is one of people, services, benefits or offices; or it leads to an article or a product. Of
 * the page's data: another list of them states it again; or its list might be one of postings, beside one that surely
 * is.
 */
export const WHY_LEFT_OUT = ['stranger', 'person', 'apart', 'content', 'again', 'unsure'] as const;

/** What looks like a posting and is none. */
export interface LeftOut {
  readonly posting: FoundPosting;
  readonly why: (typeof WHY_LEFT_OUT)[number];
}

/** What a page shows as text: the postings it lists, and how that was decided. */
export interface HtmlListing {
  readonly postings: readonly FoundPosting[];
  /** Postings that the page itself calls past: crossed out, or below a heading that says so. */
  readonly past: readonly FoundPosting[];
  readonly leftOut: readonly LeftOut[];
  /** True for a page that is one advert: its one title is what the page is called, or heads most of its text. */
  readonly isAdvert: boolean;
  /** What the page says above its list when nothing in it is open. */
  readonly saysClosed?: string;
  readonly lists: PageLists;
  readonly tree: PageTree;
}

/**
 * Postings of a page that lists them as HTML: cards, rows, accordions, headed sections, with or without links; of a
 * page that is itself one advert that one.
 */
export function readHtmlListing(document: Document, context: PageContext): HtmlListing {
  const tree = readPageTree(document);
  const lists = readPageLists(tree, context);
  const [mailbox, named] = [applicationMailbox(document), lazily(() => namedParts(tree, lists.records))];
  const [tabs, parts] = [new TabLabels(document), new ControlledParts(document)];
  const repeated = repeatedHeadings(tree, lists);
  const headingsOf = (record: PostingRecord): readonly string[] => {
    const tab = tabs.of(record.title.element);
    return tab === undefined ? headingsAbove(tree, record, repeated) : [tab];
  };
  const villages = townsOfParts(lists.records.slice(0, MAX_ENTRIES).flatMap((record) => headingsOf(record)[0] ?? []));
  const ownTowns = siteTowns(document, tree.leaves);
  const site = sitePlaces(context.url, document, tree.leaves, new Set([...ownTowns, ...villages]));
  const [closed, struckLength] = [closedElsewhere(tree, lists.records), struckLengths()];
  const dates = dateOrderOf(document, context.url, tree.leaves);
  const headOf = headRightAbove(tree, lists.records);
  const readRecord = (found: PostingRecord): CardPosting & { readonly isPast: boolean; readonly isPerson: boolean } => {
    const record: PostingRecord = { ...found, range: [withoutColumnHeads(found, tree), parts.endOf(found, tree)] };
    const card = cardOf(tree, record);
    const headings = headingsOf(record);
    const isPerson = isOfPerson(record, card, headOf(record, headings));
    const leaves = withDatesInOrder(tree.leaves.slice(...record.range), dates);
    const shown = calledAsSought(readCard(record.title, { card, leaves, headings, site }, context.url), record.title);
    const posting = withOpenedPart(shown, () => parts.of(card ?? record.title.element) ?? named()(found), context.url);
    const isOver = isPast(record, headings[0], struckLength) || closed(record) || isCardOver(record, card, leaves);
    return { card, heading: headings[0], posting, isPast: isOver, isPerson };
  };
  const teasers = teasersOf(lists.records, tree, parts);
  const records = withoutIntroducing(lists.records, tree).filter((record) => !teasers.has(record));
  const summaries = summariesOf(lists, teasers);
  if (records.length > MAX_ENTRIES) noteCut('entries of its lists', { seen: records.length, kept: MAX_ENTRIES });
  const entries = records.slice(0, MAX_ENTRIES).flatMap((record) => {
    const [entry, summary] = [readRecord(record), summaries.get(fold(record.title.text))];
    const whole = summary ? withSummary(entry.posting, readRecord(summary).posting) : entry.posting;
    return onePerSought(whole, titleLine(record, records, tree), context.url).map((posting) => ({ ...entry, posting }));
  });
  const cards = entries.filter(({ isPerson }) => !isPerson);
  const common = saidOfAll({ ...tree, leaves: withDatesInOrder(tree.leaves, dates) }, records, ownTowns);
  const open = cards.filter(({ isPast }) => !isPast);
  const read = withoutCompanies(readAsOne(withPageHere(open, context.url)), tree, context.url);
  const [hasOwnPage, saysClosed] = [ownPages(read), closedAbove(tree, lists) ?? soonAbove(tree, lists)];
  const [mailboxOf, beside] = [mailboxAmong(mailbox.any, read), besideOfAll(mailbox.beside, read)];
  // What the words around it say of a list's mailbox, an advert's own page says better.
  const withSharedFacts = (posting: FoundPosting): FoundPosting => {
    if (hasOwnPage(posting))
      return common.keep(withMailbox(isDocument(posting) ? common.completeDocument(posting) : posting, mailbox.named));
    return withNamedBeside(withMailbox(withSaidOfAll(posting, common, site), mailboxOf(posting)), beside);
  };
  return {
    postings: read.map(withSharedFacts),
    past: cards.filter((card) => card.isPast).map(({ posting }) => posting),
    leftOut: [
      ...entries.filter(({ isPerson }) => isPerson).map(({ posting }) => ({ posting, why: 'person' as const })),
      ...leftOutOf(lists).map(({ record, why }) => ({ posting: readRecord(record).posting, why })),
    ],
    lists,
    tree,
    isAdvert: isAdvert(tree, records),
    ...(saysClosed !== undefined && { saysClosed }),
  };
}

/** The title of a record, and what stands above it where the page lists nothing else. */
function titleLine(
  { title }: PostingRecord,
  records: readonly PostingRecord[],
  { leaves }: PageTree,
): { readonly title: Leaf; readonly above: Leaf | undefined } {
  return { title, above: records.length === 1 ? leaves[title.index - 1] : undefined };
}

/** A posting with what its page says of all, which may be in a village that only the page's own addresses know. */
function withSaidOfAll(posting: FoundPosting, common: SaidOfAll, site: SitePlaces): FoundPosting {
  return inTownOfSite(common.complete(inTownOfTitle(posting, site)), site);
}

/** What sums up an entry elsewhere on its page, by the title of that entry, folded. */
function summariesOf(
  { summaries }: PageLists,
  teasers: ReadonlyMap<PostingRecord, PostingRecord>,
): ReadonlyMap<string, PostingRecord> {
  return new Map([
    ...summaries.map((record) => [fold(record.title.text), record] as const),
    ...[...teasers].map(([teaser, told]) => [fold(told.title.text), teaser] as const),
  ]);
}

/** Cards as the columns of their table, those beside them and their numbers tell. */
function readAsOne(cards: readonly CardPosting[]): readonly FoundPosting[] {
  return withoutSharedForms(withoutNumbers(withoutRepeats(completedByColumns(cards))));
}

/** What the lists of a page left out. */
function leftOutOf({ strangers, content, apart }: PageLists): { record: PostingRecord; why: LeftOut['why'] }[] {
  const because = (why: LeftOut['why']) => (record: PostingRecord) => ({ record, why });
  return [...strangers.map(because('stranger')), ...content.map(because('content')), ...apart.map(because('apart'))];
}

/**
 * Entries of one page that are read: the largest lists that were met have 2,000; 50,000 rows cost a minute and 100 MB.
 */
const MAX_ENTRIES = 5000;

/** An advert with what a list above it says of it in few words. */
function withSummary(posting: FoundPosting, summary: FoundPosting): FoundPosting {
  const { job_description: text = '', ...fields } = summary.fields;
  const isTold = readExperience(posting.fields.job_description ?? '') !== undefined;
  const years = isTold ? undefined : readExperience(text);
  const whole = completed(posting, { ...summary, fields });
  return years === undefined ? whole : withQuoted(whole, { min_years_of_experience: years.years }, years.quote);
}

/**
 * "We are not hiring at the moment", then adverts: those of former years. What speaks of a search says so of its
 * result.
 */
function closedAbove(tree: PageTree, { records }: PageLists): string | undefined {
  const { leaves } = tree;
  const [first] = records;
  // "Working at Mill Expert" as all that a page lists heads it: what it says anywhere is said of all.
  const isPage = records.length === 1 && topicOf(first?.title.text ?? '') === 'careers';
  const above = leaves.slice(0, isPage ? undefined : (first?.range[0] ?? 0));
  const titles = records.map(({ title }) => fold(title.text));
  // What is said of one of them is not said of all.
  const isOfAll = (line: string): boolean =>
    !IS_CONDITIONAL.test(line) && !titles.some((title) => isSaidOf(line, title));
  const at = above.findLastIndex(
    (line, place) =>
      line.region === 'main' &&
      (saysNothingOpen(line.text) || saysNoneOpen(line.text, above[place - 1]?.text ?? '')) &&
      isOfAll(fold(line.text)) &&
      !isOfOtherPart(line, records, tree),
  );
  // "No internships at present", then a heading for what is open: it was said of something else.
  const areBare = records.every(({ range: [from, to] }) => to - from === 1);
  const isElsewhere = above
    .slice(at + 1)
    .some(({ rank, text }) => rank <= LAST_HEADING && headsOpenings(text, areBare));
  return at < 0 || isElsewhere ? undefined : above[at]?.text;
}

/** "Open positions"; `areBare` names below "Whom we look for" are those whom a company would take at any time. */
function headsOpenings(heading: string, areBare: boolean): boolean {
  return topicOf(heading) === 'openings' && !(areBare && kindOfHeading(heading) === 'requirements');
}

/** "We will be recruiting soon for", then roles: none of them is open yet. */
function soonAbove({ leaves }: PageTree, { records }: PageLists): string | undefined {
  const first = records[0]?.range[0] ?? 0;
  return leaves.slice(Math.max(0, first - 2), first).find(({ text }) => text.length < 200 && SAYS_SOON.test(text))
    ?.text;
}

const SAYS_SOON = new PhraseTable(SOON_WORDS.map(([, words]) => words));

/** A question, a condition, or the answer to a search: nothing that is said of all; "se" is Italian for "if". */
const IS_CONDITIONAL = wordPattern(`\\?|^(?:se|${anyOfFolded(IF_WORDS)})(?!\\p{L})|${wholeWords(CHOSEN_WORDS)}`, 'u');

/** How many characters of an element are crossed out, counted once for all titles that stand in it. */
function struckLengths(): (element: Element) => number {
  const known = new Map<Element, number>();
  return (element) => {
    const length =
      known.get(element) ?? findAll(element, isStruck).reduce((sum, struck) => sum + lineOf(struck).length, 0);
    known.set(element, length);
    return length;
  };
}

function isPast(
  { title }: PostingRecord,
  heading: string | undefined,
  struckLength: (element: Element) => number,
): boolean {
  const isCrossedOut =
    closest(title.element, isStruck) !== undefined || struckLength(title.element) * 2 > title.text.length;
  return isCrossedOut || (heading !== undefined && heading.split(' ').length < 5 && saysPast(heading));
}

/** Whether the page says of a posting in a line elsewhere that nothing is open: "Miller: no openings at present". */
function closedElsewhere(tree: PageTree, records: readonly PostingRecord[]): (record: PostingRecord) => boolean {
  const { leaves } = tree;
  const heads = new Set(closedHeads(records, tree).map((head) => head.title));
  const lines = leaves
    .filter(({ text }) => text.length < MAX_CLOSED && saysNothingOpen(text))
    .map(({ text }) => fold(text))
    .filter((line) => !IS_CONDITIONAL.test(line));
  return ({ title: leaf }) => {
    const { text } = leaf;
    const title = fold(text);
    return heads.has(leaf) || saysNothingOpen(text) || lines.some((line) => isSaidOf(line, title));
  };
}

/**
 * "Miller: …", "営業職 …", "現在、営業職の募集は…": whether a line speaks of one title, both folded; "Miller's mate: …" is
 * another one.
 */
function isSaidOf(line: string, title: string): boolean {
  if (!line.startsWith(title)) return isUnspaced(title) && isSoughtIn(line, title);
  const behind = line.slice(title.length);
  return /^\s*[:：–—(-]/.test(behind) || (isUnspaced(title) && /^[\s、は]/.test(behind));
}

/** Behind a comma, a sign or a word for the present a title and what is told of its search; "主任営業職" is another. */
function isSoughtIn(line: string, title: string): boolean {
  const at = line.indexOf(title);
  const [before, behind] = [line.slice(0, Math.max(0, at)), line.slice(at + title.length)];
  return (
    at > 0 &&
    !/[\p{L}ー](?<!現在|現時点で|目前|当前)$/u.test(before) &&
    /^の?(?:募集|採用|求人|は|职位|岗位|職缺)/u.test(behind)
  );
}

/** No such line is longer (characters). */
const MAX_CLOSED = 120;

/** Which postings lead to an address of their own; one that several lead to is where people apply. */
function ownPages(postings: readonly FoundPosting[]): (posting: FoundPosting) => boolean {
  const byAddress = Map.groupBy(postings, ({ fields }) => fields.job_url);
  return ({ fields: { job_url: address } }) => address !== undefined && byAddress.get(address)?.length === 1;
}

/** Whether a posting leads to a file, which is no page of the site. */
function isDocument({ fields: { job_url: address = '' } }: FoundPosting): boolean {
  return isFile(address);
}

/** A toggle and the heading it opens say one title twice, directly after each other: one posting. */
function withoutRepeats(postings: readonly FoundPosting[]): FoundPosting[] {
  const kept: FoundPosting[] = [];
  for (const posting of postings) {
    const before = kept.at(-1);
    const isRepeat =
      before !== undefined &&
      fold(before.fields.job_title ?? '') === fold(posting.fields.job_title ?? '') &&
      Object.keys(before.fields).length === 1;
    if (isRepeat) kept.pop();
    kept.push(posting);
  }
  return kept;
}

/** Of an advert's own page the record holds at least so much of the text. */
const ADVERT_SHARE = 0.5;

function isAdvert(tree: PageTree, records: readonly PostingRecord[]): boolean {
  const [only] = records;
  if (!only || records.length > 1) return false;
  const lengthOf = (from: number, to: number): number =>
    tree.leaves.slice(from, to).reduce((sum, { region, text }) => sum + (region === 'main' ? text.length : 0), 0);
  const [from, to] = only.range;
  return only.title.rank === 1 || lengthOf(from, to) >= ADVERT_SHARE * lengthOf(0, tree.leaves.length);
}

function isOfPerson({ title }: PostingRecord, card: Element | undefined, heading: string | undefined): boolean {
  return isSaidBySomebody(title.element) || isPersonCard(card ?? title.element, heading);
}

/**
 * What the nearest heading above a record says of all below it: "Skilled workers (full time)"; or a line in bold that
 * is a town. "Open positions", said in each of several parts, says nothing of them: the heading of the part does. Nor
 * does the title of another posting.
 * Behind one that names a town comes the one above it: "Apprenticeships"; behind another one that which names a town.
 */
function headingsAbove(
  { leaves }: PageTree,
  { title }: PostingRecord,
  repeated: ReadonlySet<string>,
): readonly string[] {
  const headings: string[] = [];
  let rank = title.rank;
  const isAbove = (leaf: Leaf): boolean => leaf.rank < rank || (rank === title.rank && headsGroupOf(title, leaf));
  for (let at = title.index - 1; at >= 0 && at > title.index - 400; at--) {
    const leaf = leaves[at] as Leaf;
    if (!isAbove(leaf) || !isHeadingOrTown(leaf)) continue;
    rank = leaf.rank;
    if (repeated.has(leaf.text)) continue;
    if (!saysMoreThan(headings[0], leaf.text)) break;
    if (leaf.text.length < 60) headings.push(leaf.text);
    if (headings.length !== 1) break;
  }
  return headings;
}

/** Whether a heading says more of what stands below it than the nearest one: one of them names a town. */
function saysMoreThan(nearest: string | undefined, heading: string): boolean {
  return nearest === undefined || [nearest, heading].some((said) => townIn(said) !== undefined);
}

/** A heading, or a line in bold that is a town: "Post" heads the Romanian column of titles. */
function isHeadingOrTown({ rank, text }: Leaf): boolean {
  return rank <= LAST_HEADING || (rank === BOLD_LINE && isTownName(text) && labelOf(text) === undefined);
}

/** Headings for openings that several parts of a page have in the same words, and the titles of its postings. */
function repeatedHeadings({ leaves }: PageTree, { records }: PageLists): ReadonlySet<string> {
  const heads = leaves.filter(({ rank, text }) => rank > 1 && rank <= LAST_HEADING && topicOf(text) === 'openings');
  const byText = Map.groupBy(heads, ({ text }) => text);
  const repeated = [...byText].filter(([, alike]) => alike.length > 1).map(([text]) => text);
  return new Set([...repeated, ...records.map(({ title }) => title.text)]);
}
