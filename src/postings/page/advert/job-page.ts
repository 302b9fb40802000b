import {
  attribute,
  elementsNamed,
  findAll,
  findFirst,
  isHidden,
  lineOf,
  textOf,
  textWithout,
  type Document,
  Element,
} from '../tree/html.js';
import { isBesideAdvert, withoutSharing } from './beside-advert.js';
import { applicationMailbox, withNamedBeside, withPerson } from './application-mailbox.js';
import { dateOrderOf, withDatesInOrder } from './date-order.js';
import { withContactBeside } from './contact-beside.js';
import { isClosedTitle } from '../lines/titles/closed-titles.js';
import { overWordsIn } from './over-words.js';
import { areToldOtherwise } from './fact-lines.js';
import { withoutByline } from './lone-date.js';
import { daysAhead, labelsDay } from './days-ahead.js';
import { termsOfKinds, withMailbox } from './html-card.js';
import { factsAbove } from './marks-above.js';
import { factsOf } from './short-facts.js';
import { hoursInTitle, kindInHeading } from './title-kinds.js';
import { jobTitleScore } from '../lines/titles/job-titles.js';
import { kindOfHeading } from '../lines/headings/section-headings.js';
import { namesDepartment } from '../lines/people/department-names.js';
import { readJsonLd } from '../data/json-ld.js';
import { readMicrodata } from '../data/microdata.js';
import type { JobPosting, PostingField } from '../../fields.js';
import { completed, foundPosting, withQuoted, type FoundPosting } from '../../posting.js';
import { readContact } from '../../text/people/contact.js';
import { readLabelled } from './label-values.js';
import { partsOfOtherOpenings } from './other-openings.js';
import { closest, readPageTree, type Leaf } from '../tree/page-tree.js';
import { readSections } from '../tree/sections.js';
import { atHomeOfSite } from './site-money.js';
import { sitePlaces } from './site-places.js';
import { withoutTeaser } from './stated-teaser.js';
import { ownBodyIn, siteTowns } from './site-towns.js';
import { inTownOfSite, inTownOfTitle } from './town-of-site.js';
import { readTextPlace } from '../../text/places/text-place.js';
import { blocksOf, type TextBlock } from '../tree/text-blocks.js';
import { IS_OVER } from '../../over.js';
import { readDate } from '../../text/days/date.js';
import { fold } from '../../text/words.js';

/** Postings that a page states in a structured form. */
export function readStructuredPostings(document: Document, pageUrl: string): FoundPosting[] {
  const jsonLd = readJsonLd(document, pageUrl);
  return jsonLd.length > 0 ? jsonLd : readMicrodata(document, pageUrl);
}

/** What a page of one posting says of it: structured data where there are any, else its text. */
export function readJobPage(document: Document, pageUrl: string, known: FoundPosting): FoundPosting {
  const own = postingOf(readStructuredPostings(document, pageUrl), known.fields.job_title);
  const text = readJobText(document, pageUrl, known.fields.job_title);
  const mailbox = applicationMailbox(document);
  const named = withNamedBeside(withPerson(withMailbox(text, mailbox.any), mainOf(document)), mailbox.beside);
  const page = withContactBeside(named, document);
  const base = own ? completed(withoutUrl(withoutTeaser(own, page)), withPersonOfText(page, own)) : page;
  const { job_title: pageTitle, ...withoutTitle } = base.fields;
  return completed(withoutShorterText(known, base), {
    ...base,
    fields: known.fields.job_title === undefined && pageTitle !== undefined ? base.fields : withoutTitle,
  });
}

/** Of the structured postings of a page the one that it is about: the only one, else the one of its title. */
function postingOf(structured: readonly FoundPosting[], title = ''): FoundPosting | undefined {
  if (structured.length === 1) return structured[0];
  return structured.find((posting) => fold(posting.fields.job_title ?? '') === fold(title));
}

/** A page with whom its text names, whom data with a text of their own may leave out. */
function withPersonOfText(page: FoundPosting, { fields: stated }: FoundPosting): FoundPosting {
  const contact = readContact(page.fields.job_description ?? '');
  const known = stated.hiring_manager_name ?? page.fields.hiring_manager_name;
  if (!contact || (known !== undefined && known !== contact.name)) return page;
  if (readContact(stated.job_description ?? '') !== undefined) return page;
  const { name, email, phone, quote } = contact;
  const said = { hiring_manager_name: name, hiring_manager_email: email, hiring_manager_phone: phone };
  return completed(page, withQuoted(foundPosting('page', {}), said, quote));
}

function withoutUrl(stated: FoundPosting): FoundPosting {
  const { job_url: _url, ...fields } = stated.fields;
  return { ...stated, fields };
}

/**
 * A card's few words, and the points it lists, give way to the text of the posting's own page and the points there,
 * unless that has fewer words: the shell of an application.
 */
function withoutShorterText(known: FoundPosting, page: FoundPosting): FoundPosting {
  const text = known.fields.job_description ?? '';
  if (text.length > Math.min(1500, page.fields.job_description?.length ?? 0)) return known;
  const isSaidAnew = (name: string): boolean => name === 'job_description' || (POINTS.has(name) && name in page.fields);
  const kept = <T extends object>(of: T): T =>
    Object.fromEntries(Object.entries(of).filter(([name]) => !isSaidAnew(name))) as T;
  return { ...known, fields: kept(known.fields), evidence: kept(known.evidence) };
}

const POINTS: ReadonlySet<string> = new Set<PostingField>(['requirements', 'nice_to_have', 'benefits']);

function readJobText(document: Document, pageUrl: string, title: string | undefined): FoundPosting {
  const main = mainOf(document);
  const tree = readPageTree(document);
  const others = partsOfOtherOpenings(tree.leaves, title);
  const leaves = tree.leaves.filter(({ element }) => closest(element, (around) => others.has(around)) === undefined);
  const isLeftOut = (element: Element): boolean => others.has(element) || isBesideAdvert(element);
  const text = textWithout(main, isLeftOut);
  const lines = withoutSharing(text.split('\n'));
  const start = whereTitleIs(lines, title);
  const terms = new Set(termsOfKinds(main));
  const around = lines.slice(start, start + 40).filter((line) => line.length < 110 && !terms.has(line));
  const own = lines.slice(start).join('\n');
  const shown = (): string => textWithout(main, (element) => isLeftOut(element) || isHiddenByClass(element));
  const heading = titleOf(document);
  const over = overBy(heading, own, shown);
  const sections = readSections(fromTitle(blocksOf(main, isLeftOut), title), title);
  const head = leavesFrom(leaves, title).filter(({ text: said }) => said !== title);
  const labelled = readLabelled(withDatesInOrder(head, dateOrderOf(document, pageUrl, leaves)));
  const isTold = areToldOtherwise(sections, labelled);
  const towns = siteTowns(document, leaves);
  const body = ownBodyIn(own, towns);
  const site = sitePlaces(pageUrl, document, leaves, towns);
  const fields = {
    job_title: heading,
    ...(body !== undefined && readTextPlace(own) === undefined && { location: body }),
    ...factsAbove(tree.leaves, heading ?? '', site),
    ...factsOf(
      around.filter((line) => (/[:：|·•]|^📍/.test(line) || line.length < 40) && !isTold(line)).slice(0, 14),
      site,
    ),
    ...kindInHeading(heading ?? '', title ?? ''),
    ...hoursInTitle(title ?? ''),
    ...departmentBeside(leaves, title),
    ...labelled,
    ...sections,
    job_description: text.length > 80 ? own : undefined,
  };
  const posting = foundPosting('page', fields, over === undefined ? {} : { extras: { [IS_OVER]: over } });
  return inTownOfTitle(atHomeOfSite(inTownOfSite(posting, site), site), site);
}

/** The words by which a page says that its opening is over: its title, or a sentence that is shown. */
function overBy(title: string | undefined, text: string, shown: () => string): string | undefined {
  if (title !== undefined && isClosedTitle(title)) return title;
  return overWordsIn(text.slice(0, SAID_FIRST)) && overWordsIn(shown());
}

/** So many pieces in front of the title of an advert, and behind it, may be its department. */
const BEFORE_TITLE = 1;
const BEHIND_TITLE = 3;

/** The one department that a piece right beside the title of an advert is: "Bakehouse" in a mark above it. */
function departmentBeside(all: readonly Leaf[], title: string | undefined): JobPosting {
  const leaves = all.filter(({ region }) => region === 'main');
  const at = leaves.findIndex(({ rank, text }) => rank <= LOWEST_TITLE && fold(text) === fold(title ?? ''));
  const behind = leaves.slice(at + 1, at + 1 + BEHIND_TITLE);
  // Below "Your tasks" they are what is done.
  const head = behind.findIndex(({ text }) => kindOfHeading(text) !== undefined || /[:：]$/.test(text));
  const above = leaves.slice(Math.max(0, at - BEFORE_TITLE), at);
  const beside = at < 0 ? [] : [...above, ...behind.slice(0, head < 0 ? undefined : head)];
  const names = beside.map(({ text }) => text).filter((text) => text !== title && namesDepartment(text));
  const [department] = names;
  return department !== undefined && new Set(names.map(fold)).size === 1 ? { department } : {};
}

/** The title of an advert is a heading of the page at least so high. */
const LOWEST_TITLE = 2;

/** Texts that scripts show when they are needed: "This job is no longer available". */
function isHiddenByClass(element: Element): boolean {
  return /(?:^|\s)(?:d-none|hide|hidden|is-hidden|invisible|template)(?:\s|$)/i.test(attribute(element, 'class'));
}

/**
 * Who says that a posting is over says it among the first words (characters); further down it is said of other things.
 */
const SAID_FIRST = 3000;

/**
 * Pieces of a page that may be facts of its posting, from its title on: what stands further below is said of other
 * postings. A rule, no cut.
 */
const MAX_PIECES = 400;

function leavesFrom(all: readonly Leaf[], title: string | undefined): readonly Leaf[] {
  const leaves = all.filter(({ region }) => region === 'main' || region === 'aside');
  const texts = leaves.map(({ text, element }) => (element.name === 'li' ? BULLET + text : text));
  const start = whereTitleIs(texts, title);
  // A date right above the title is that of the advert.
  const [label = '', day = ''] = [leaves[start - 2]?.text, leaves[start - 1]?.text];
  const from = isDate(day) && !labelsDay(label) ? start - 1 : start;
  return [...leaves.slice(from, from + MAX_PIECES), ...daysAhead(leaves.slice(0, from))];
}

const BULLET = '• ';
/** An entry of a list that is written with a sign of its own: "– Trained as a baker". */
const POINT = /^[-–—*·✓✔▪►] ?(?=\p{L})/u;
/** "2. You help our miller" mentions a title that "2. Miller, full-time" begins with. */
const NUMBERED = /^\d{1,2}\s?[.)、．）]\s{0,3}(?=\p{L})/u;
/** "Send your CV to jobs@mill.example, with “Miller” in the subject line" ends an advert, whatever it names. */
const TELLS_HOW_TO_WRITE = /[\p{L}\d]@[\p{L}\d]/u;
/** More characters than these beside a title say more than it. */
const BESIDE_TITLE = 40;

/**
 * Where the advert begins: the line of its title, else the first one that names it; an entry of a list only mentions
 * it.
 */
function whereTitleIs(lines: readonly string[], title: string | undefined): number {
  const wanted = withoutGaps(title ?? '').slice(0, 40);
  if (wanted === '') return 0;
  const isMention = (line: string): boolean =>
    line.startsWith(BULLET) ||
    (POINT.test(line) && withoutGaps(line.replace(POINT, '')) !== wanted) ||
    (NUMBERED.test(line) && !withoutGaps(line.replace(NUMBERED, '')).startsWith(wanted)) ||
    (line.length > wanted.length + BESIDE_TITLE && TELLS_HOW_TO_WRITE.test(line));
  const isNamedIn = (line: string): boolean => withoutGaps(line).includes(wanted) && !isMention(line);
  const naming = lines.flatMap((line, at) => (isNamedIn(line) ? [at] : []));
  const isTitle = (at: number): boolean => (lines[at] as string).length <= wanted.length + BESIDE_TITLE;
  return naming.find(isTitle) ?? fromParagraph(lines, naming[0] ?? 0);
}

/** Where the paragraphs begin that lead to one: "The mill is in Leeds.", and then "We look for a baker." */
function fromParagraph(lines: readonly string[], at: number): number {
  let first = at;
  while (IS_PARAGRAPH.test(lines[first - 1] ?? '')) first--;
  return first;
}

const IS_PARAGRAPH = /^\p{Lu}.{80,}[.!?]$/u;

/** "Miller / Baker" and "Miller/Baker" are one title. */
function withoutGaps(line: string): string {
  return fold(line).replace(/ ?([/–—-]) ?/g, '$1');
}

/** Blocks of a page from the heading on that is the title of its advert: notices above it are about something else. */
function fromTitle(blocks: readonly TextBlock[], title: string | undefined): readonly TextBlock[] {
  const wanted = withoutGaps(title ?? '');
  const at = blocks.findIndex(({ kind, text }) => kind === 'heading' && withoutGaps(text) === wanted);
  return at < 0 ? blocks : blocks.slice(at);
}

/** A line of more characters says more than a date. */
const MAX_DATE_LINE = 24;

function isDate(text: string): boolean {
  const line = withoutByline(text);
  return line.length <= MAX_DATE_LINE && readDate(line) !== undefined;
}

/** The part of the page that is its content. */
function mainOf(document: Document): Element | Document {
  const main =
    findFirst(document, (element) => element.name === 'main' || attribute(element, 'role') === 'main') ??
    onlyArticle(document);
  if (main && textOf(main).length > 200) return main;
  const body = findFirst(document, (element) => element.name === 'body');
  if (!body) return document;
  const content = body.children.filter(
    (child) => !('name' in child) || !/^(?:nav|header|footer|aside)$/.test(child.name),
  );
  return new Element('div', {}, content);
}

function onlyArticle(document: Document): Element | undefined {
  const articles = elementsNamed(document, 'article');
  return articles.length === 1 ? articles[0] : undefined;
}

/** The heading of the page that is most surely the title of a job; else the first. */
export function titleOf(document: Document): string | undefined {
  const headings = findAll(document, (element) => /^h[1-3]$/.test(element.name) && !isHidden(element))
    .map(lineOf)
    .filter((line) => line !== '');
  return headings.find((line) => jobTitleScore(line) === 2) ?? headings.find((line) => jobTitleScore(line) === 1);
}
