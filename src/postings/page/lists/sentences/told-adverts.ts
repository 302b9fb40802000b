import type { FoundPosting } from '../../../posting.js';
import { mailboxesIn, isHumanMailbox } from '../../../text/people/mailbox.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';
import { TASK_HEADINGS } from '../../../text/words/sections/task-headings.js';
import { sentencesOf } from '../../../text/evidence/sentences-of.js';
import { fold } from '../../../text/words.js';
import { saysApplication } from '../../advert/application-mailbox.js';
import { readJobPage } from '../../advert/job-page.js';
import { overWordsIn } from '../../advert/over-words.js';
import { headingOf } from '../../lines/headings/section-headings.js';
import { soughtTrades } from '../../lines/openings/sought-titles.js';
import { callsForTenders } from '../../lines/titles/tenders.js';
import { speaksOfVolunteers } from '../../lines/headings/volunteers-named.js';
import { headsVolunteers, seeksVolunteers } from '../../lines/titles/volunteers.js';
import { Document, lineOf, type Element } from '../../tree/html.js';
import { elementReaching } from '../../tree/element-reaching.js';
import { blockAround, isIn, LAST_HEADING, parentOf, type Leaf, type PageTree } from '../../tree/page-tree.js';
import { asPostings, titlesAt } from './sought-openings.js';

/** So many pieces behind a sentence that seeks somebody stands what is asked, and so many the rest of its advert. */
const [MAX_TO_ASKED, MAX_TO_REST] = [25, 40];
/** A page with more headings of what is asked is about something else: courses, tenders. A rule, no cut. */
const MAX_HEADS = 6;

/** So many pieces behind the last heading of an advert may say that it is over. */
const BEHIND_LAST = 10;

/** A sentence that seeks one, with the last heading of its advert. */
interface Told {
  readonly title: string;
  readonly sentence: Leaf;
  readonly last: Leaf;
}

/**
 * The adverts that a page about something else tells in full: a sentence that seeks one, and behind it a heading of
 * what is asked and another one of what is done or offered; or beside it in a short part where to send one's
 * application. A box on a home page, an entry of a blog.
 */
export function readToldAdverts(tree: PageTree, pageUrl: string): FoundPosting[] {
  const told = toldIn(tree).flatMap(({ title, sentence, last }) => {
    const part = partAround(sentence.element, last, tree);
    return part ? asPostings([[title, sentence.text]], new Document([part]), pageUrl) : [];
  });
  return told.length > 0 ? told : appliedForIn(tree, pageUrl);
}

/**
 * The one opening of a career page that seeks people of a trade in a sentence, however many, and then heads what is
 * done and what is asked: "We are looking for bakers.", "Duties", "What you bring". All of the page is its advert.
 */
export function readAdvertOfTrade(document: Document, tree: PageTree, pageUrl: string): FoundPosting[] {
  const [told, ...others] = toldIn(tree, { seeks: soughtTradesAt, isOfRest: headsTasks });
  return told && others.length === 0 ? asPostings([[told.title, told.sentence.text]], document, pageUrl) : [];
}

/**
 * Several whom one sentence of a page seeks, where its headings then tell once what is done and what is asked: all of
 * the page is the advert of each.
 */
export function asOneAdvert(
  sought: readonly FoundPosting[],
  document: Document,
  { leaves }: PageTree,
  pageUrl: string,
): readonly FoundPosting[] {
  const sentences = new Set(sought.map(({ fields }) => fields.job_description));
  const heads = leaves.filter(({ region, rank }) => region === 'main' && rank <= LAST_HEADING);
  const asked = heads.filter(({ text }) => headingOf(text) === 'requirements');
  const isOne = sought.length > 1 && sentences.size === 1 && asked.length === 1;
  const isAdvert = isOne && heads.some(({ text }) => headsTasks(text));
  return isAdvert ? sought.map((posting) => readJobPage(document, pageUrl, posting)) : sought;
}

/** A longer text (characters) tells more than whom it seeks. */
const MAX_SEEKING = 600;

function soughtTradesAt(leaves: readonly Leaf[], at: number): string[] {
  const { text } = leaves[at] as Leaf;
  return text.length > MAX_SEEKING ? [] : soughtTrades(text);
}

/** A longer part (characters) of a page tells of more than one job; one with more sentences that seek is a list. */
const [MAX_PART, MAX_APPLIED_FOR] = [1000, 5];

/**
 * "We are looking for a baker. Send your resume to jobs@…": paragraphs, or cards of a few, each of which seeks one and
 * says where one applies.
 */
function appliedForIn({ leaves }: PageTree, pageUrl: string): FoundPosting[] {
  const seeking = leaves.flatMap((leaf, at) => {
    const titles = leaf.region === 'main' ? titlesAt(leaves, at) : [];
    return titles.length > 0 ? [{ leaf, titles }] : [];
  });
  if (seeking.length > MAX_APPLIED_FOR) return [];
  return seeking.flatMap(({ leaf, titles: [title = '', ...others] }) => {
    const part = partToApply(leaf.element);
    const isOne = part !== undefined && others.length === 0 && seeking.every((one) => !isWithin(one.leaf, leaf, part));
    const isPaid = !seeksVolunteers(title) && !sentencesOf(leaf.text).some((said) => isForVolunteers(said, title));
    const isOpen = isOne && isPaid && isJob({ title, sentence: leaf }, leaves) && !overWordsIn(lineOf(part));
    return isOpen ? asPostings([[title, leaf.text]], new Document([part]), pageUrl) : [];
  });
}

/** Whether another piece that seeks stands in a part as well. */
function isWithin(other: Leaf, own: Leaf, part: Element): boolean {
  return other !== own && isIn(other.element, part);
}

function isForVolunteers(sentence: string, title: string): boolean {
  return speaksOfVolunteers(sentence) && sentence.toLocaleLowerCase().includes(title.toLocaleLowerCase());
}

/** The paragraph around a sentence, or the card around that, where it says to which mailbox one applies. */
function partToApply(element: Element): Element | undefined {
  const block = blockAround(element);
  return [block, parentOf(block)].find((part) => {
    const text = part === undefined ? '' : lineOf(part);
    return (
      text.length <= MAX_PART && saysApplication(text) && mailboxesIn(text).some(({ email }) => isHumanMailbox(email))
    );
  });
}

/** Whom a piece seeks, and what a heading of the advert beside that of what is asked must head. */
interface Telling {
  readonly seeks: (leaves: readonly Leaf[], at: number) => string[];
  readonly isOfRest: (heading: string) => boolean;
}

function toldIn({ leaves }: PageTree, { seeks, isOfRest }: Telling = { seeks: titlesAt, isOfRest: headsRest }): Told[] {
  const heads = leaves.filter(({ region, text }) => region === 'main' && headingOf(text) !== undefined);
  const asked = heads.filter(({ text }) => headingOf(text) === 'requirements');
  if (asked.length > MAX_HEADS) return [];
  const told = new Map<Leaf, Told>();
  for (const { index, rank } of asked) {
    const one = soughtBefore(leaves, index, seeks);
    if (one === undefined || told.has(one.sentence)) continue;
    const { index: from } = one.sentence;
    // The heads of one advert are made alike, and a heading of the page ends it.
    const after = leaves.slice(index + 1, from + MAX_TO_REST);
    const end = after.find((leaf) => leaf.rank <= LAST_HEADING && leaf.rank < rank)?.index ?? from + MAX_TO_REST;
    const own = heads.filter((head) => head.rank === rank && head.index > from && head.index < end);
    const last = own.at(-1);
    if (last && own.some(({ text }) => isOfRest(text))) told.set(one.sentence, { ...one, last });
  }
  const all = [...told.values()];
  return all.filter((one, at) => isJob(one, leaves) && !isOver(one, leaves, all[at + 1]?.sentence.index));
}

/** What is done for nothing, or bought by a tender, is told so in the title or in a heading above it. */
function isJob({ title, sentence }: Pick<Told, 'title' | 'sentence'>, leaves: readonly Leaf[]): boolean {
  const above = leaves.slice(0, sentence.index).filter(({ rank }) => rank <= LAST_HEADING);
  const lines = [title, ...[above[0], above.at(-1)].flatMap((leaf) => leaf?.text ?? [])];
  return lines.every((line) => !headsVolunteers(line) && !callsForTenders(fold(line)));
}

/** "The position has been filled.": a line of the advert, or right behind it and before the next one. */
function isOver({ sentence, last }: Told, leaves: readonly Leaf[], next = leaves.length): boolean {
  const own = leaves.slice(sentence.index, Math.min(next, last.index + BEHIND_LAST));
  return own.some(({ text }) => overWordsIn(text) !== undefined);
}

function headsRest(heading: string): boolean {
  const kind = headingOf(heading);
  return kind === 'benefits' || kind === 'other';
}

const TASKS = new PhraseTable(TASK_HEADINGS.map(([, words]) => words));

/** What is done: what a page asks and gives in general is told of no opening. */
function headsTasks(heading: string): boolean {
  return headingOf(heading) === 'other' && TASKS.test(heading);
}

/** The nearest sentence in front of what is asked that seeks one; none where it seeks several. */
function soughtBefore(
  leaves: readonly Leaf[],
  index: number,
  seeks: Telling['seeks'],
): Pick<Told, 'title' | 'sentence'> | undefined {
  for (let at = index - 1; at >= Math.max(0, index - MAX_TO_ASKED); at--) {
    const sentence = leaves[at] as Leaf;
    if (sentence.region !== 'main') return undefined;
    const [title, ...others] = seeks(leaves, at);
    if (title !== undefined) return others.length === 0 ? { title, sentence } : undefined;
  }
  return undefined;
}

/** The smallest element around a sentence and what stands below the last heading of its advert. */
function partAround(element: Element, { index, text }: Leaf, tree: PageTree): Element | undefined {
  const end = Math.min(tree.leaves.length, text.length > MAX_HEAD ? index + 1 : index + 2);
  return elementReaching(end, element, tree);
}

/** A longer line (characters) that begins with a heading has its text behind it. */
const MAX_HEAD = 60;
