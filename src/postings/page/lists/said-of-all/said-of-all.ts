import { defined } from '../../../defined.js';
import type { JobPosting } from '../../../fields.js';
import { besideList, type SaidOfList } from '../../../said-of-list.js';
import { completed, foundPosting, withQuoted, type FoundPosting } from '../../../posting.js';
import type { Contact } from '../../../text/people/contact.js';
import { readJobType } from '../../../text/kinds/job-type.js';
import { wayOfAll, type RemoteStatement } from '../../../text/kinds/job-ways.js';
import { readRemotePlace, readRemoteText } from '../../../text/kinds/remote.js';
import { readSalary, type Salary } from '../../../text/pay/salary.js';
import { fold } from '../../../text/words.js';
import { isBesideAdvert } from '../../advert/beside-advert.js';
import { readLabelled } from '../../advert/label-values.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import type { Element } from '../../tree/html.js';
import { BOLD_LINE, closest, LAST_HEADING, type Leaf, type PageTree } from '../../tree/page-tree.js';
import { elementReaching } from '../../tree/element-reaching.js';
import { readSections } from '../../tree/sections.js';
import { blocksOf, type TextBlock } from '../../tree/text-blocks.js';
import { contactBelow, contactOfAll, withContact } from './contact-of-all.js';
import { lowestHeading } from '../records/nearest-headings.js';
import { askedOfParts } from './asked-of-parts.js';
import { benefitsOfAll } from './benefits-of-all.js';
import { kindsLabelled, withContract } from './contract-of-all.js';
import { hoursOfAll, withHours } from './hours-of-all.js';
import { lastDaysOfAll } from './last-day-of-all.js';
import type { PostingRecord } from '../judging/lists-found.js';
import { postedOfAll } from './posted-of-all.js';
import { placeLabelled, placeOfAll, placeToApply, placeToldAbove, withPlace } from './place-of-all.js';
import { termsOfAll } from './terms-of-all.js';
import { headingAbove, headsOpenings, requirementHeads } from '../records/part-headings.js';
import { isBrief, toldOfNames } from './told-of-names.js';

/**
 * So many pieces above a list, or behind it, may say something of all of it: what stands further away is about
 * something else. A rule, no cut.
 */
const NEAR_LIST = 12;

/** How what a page says once of all its postings is given to one of them. */
export interface SaidOfAll {
  readonly complete: (posting: FoundPosting) => FoundPosting;
  /** One that only a document tells of: when it was published and until when one applies the page says beside it. */
  readonly completeDocument: (posting: FoundPosting) => FoundPosting;
  /** One with a page of its own, which may say nothing of where its work is done, how, and whom to ask. */
  readonly keep: (posting: FoundPosting) => FoundPosting;
}

/**
 * What a page says once of all its postings, given to one that has no page of its own: where they are, until when one
 * applies, whom to ask and, of an only one, what it pays, in the words around the list; what the company offers, in a
 * list below a heading of that; and what it asks of all. `ownTowns`: those of the page's own addresses.
 */
export function saidOfAll(tree: PageTree, records: readonly PostingRecord[], ownTowns: ReadonlySet<string>): SaidOfAll {
  const [first] = records;
  if (first === undefined) return NOTHING_SAID;
  const to = records.reduce((end, { range }) => Math.max(end, range[1]), 0);
  const above = introduction(tree, startOfList(tree, records));
  const behind = mainOf(tree.leaves.slice(to, endOfPart(tree, endOfTerms(tree, first, to))));
  const { location, ...terms } = termsOfAll(tree, records);
  const ofTerms = location === undefined ? undefined : { location, quote: location };
  const around = [...above, ...behind];
  const place =
    placeOfAll(tree, above, ownTowns) ??
    ofTerms ??
    placeLabelled(besideLabels(around, records, tree)) ??
    placeToldAbove(tree, first) ??
    placeToApply(tree, records, to);
  // Beside several openings it may be that of one: "Our apprentices earn …".
  const pay = records.length > 1 ? undefined : readSalary(above.map(({ text }) => text).join('\n'));
  const deadlineOf = deadlinesOf([...around, ...lastDaysOfAll(tree, to)], records);
  const contact = contactFor(around, records, { tree, to });
  const hours = hoursOfAll(above, behind);
  // "Remote jobs" as a link leads to them.
  const way = wayOfAll(
    around
      .filter(({ link }) => link === undefined)
      .map(({ text }) => text)
      .join('\n'),
  );
  const posted = postedOfAll(tree, records);
  const withDays = (posting: FoundPosting): FoundPosting =>
    completed(posting, foundPosting('page', { ...deadlineOf(posting.fields.job_title), posted_at: posted }));
  const benefits = benefitsOfAll(tree, records);
  const heads = records.length > 1 ? requirementHeads(tree.leaves) : [];
  const asked = records.length > 1 ? toldOfNames(tree, records, heads) : toldOfOnly(tree, first);
  const fields: JobPosting = { ...terms, ...asked, ...benefits };
  const kinds = kindsLabelled(above);
  const askedInPart = askedInParts(records, askedOfParts(tree, records, heads));
  return {
    complete: (posting) => {
      const ofAll = { ...fields, ...askedInPart(posting) };
      const told = withDays(completed(posting, foundPosting('page', withoutOtherPay(posting, ofAll))));
      const kept = withContract(withPay(withWay(withPlace(told, place), way), pay), ofAll.benefits, kinds);
      return withContact(withHours(kept, hours), contact);
    },
    completeDocument: withDays,
    keep: (posting) => besideList(posting, defined<SaidOfList>({ place, way, contact })),
  };
}

/** The pieces in which a label may say where all openings are: around them, and of an only one anywhere above it. */
function besideLabels(
  around: readonly Leaf[],
  { length }: readonly PostingRecord[],
  { leaves }: PageTree,
): readonly Leaf[] {
  return length > 1 ? around : [...mainOf(leaves.slice(0, around[0]?.index ?? 0)), ...around];
}

/** What the page itself says: the choices of its forms and its buttons state nothing. */
function mainOf(leaves: readonly Leaf[]): readonly Leaf[] {
  return leaves.filter(({ region, element }) => region === 'main' && closest(element, isControl) === undefined);
}

const isControl = ({ name }: Element): boolean => /^(?:label|legend|option|button)$/.test(name);

const asItIs = (posting: FoundPosting): FoundPosting => posting;
const NOTHING_SAID: SaidOfAll = { complete: asItIs, completeDocument: asItIs, keep: asItIs };

/** What the part of the page that names a posting asks for; nothing where it is named twice. */
function askedInParts(
  records: readonly PostingRecord[],
  askedOf: ReadonlyMap<number, readonly string[]>,
): (posting: FoundPosting) => JobPosting {
  if (askedOf.size === 0) return () => ({});
  const named = Map.groupBy(records, ({ title }) => phraseOf(title.text));
  return ({ fields }) => {
    const [own, ...others] = (fields.job_title !== undefined && named.get(phraseOf(fields.job_title))) || [];
    const requirements = own && others.length === 0 ? askedOf.get(own.title.index) : undefined;
    return requirements === undefined ? {} : { requirements: [...requirements] };
  };
}

/** One that says itself what it pays, or a part of it, and one for fewer hours or to learn, takes no pay of all. */
function withoutOtherPay({ fields }: FoundPosting, ofAll: JobPosting): JobPosting {
  const kind = fields.job_type ?? readJobType(fields.job_title ?? '');
  const isOwn = fields.salary_min !== undefined || fields.salary_max !== undefined;
  if (!isOwn && (kind === undefined || kind === 'full-time')) return ofAll;
  const { salary_min: _min, salary_max: _max, salary_currency: _currency, salary_period: _period, ...others } = ofAll;
  return others;
}

/**
 * Behind openings that say much of themselves the contact may be that of the last one, but for one outside of the part
 * that holds all of them, below a heading of the rank that their titles have, or of a higher one.
 */
function contactFor(
  around: readonly Leaf[],
  records: readonly PostingRecord[],
  { tree, to }: { readonly tree: PageTree; readonly to: number },
): Contact | undefined {
  const areBrief = records.length === 1 || records.every((record) => isBrief(record, tree.leaves));
  const titles = records.length === 1 ? [] : records.map(({ title }) => title.text);
  const rank = Math.min(...records.map((record) => record.title.rank));
  // Beside names without mark-up lines in bold head parts.
  const highest = areBrief
    ? Math.max(lowestHeading(tree.leaves), Math.min(rank - 1, BOLD_LINE))
    : Math.min(rank, BOLD_LINE - 1);
  const end = areBrief ? 0 : endOfAll(records, { tree, to });
  const near = contactOfAll(
    around.filter(({ index }) => index >= end),
    titles,
  );
  return near ?? contactBelow(tree, { to, highest }, titles);
}

/** Where the smallest element ends that holds all openings. */
function endOfAll(
  records: readonly PostingRecord[],
  { tree, to }: { readonly tree: PageTree; readonly to: number },
): number {
  const from = Math.min(...records.map(({ range }) => range[0]));
  const around = elementReaching(to, (tree.leaves[from] as Leaf).element, tree);
  return around ? tree.rangeOf(around)[1] : tree.leaves.length;
}

/** Where a list begins: a heading of one rank right above each of its openings, as of a department, is part of it. */
function startOfList({ leaves }: PageTree, records: readonly PostingRecord[]): number {
  const [first = 0, ...others] = records.map(({ range }) => range[0]);
  const rank = leaves[first - 1]?.rank ?? BOLD_LINE;
  const areHeaded = others.length > 0 && others.every((from) => leaves[from - 1]?.rank === rank);
  return areHeaded && rank <= LAST_HEADING ? first - 1 : first;
}

/** The words above a list that are about it: what stands below other headings is about news, customers, offices. */
function introduction({ leaves }: PageTree, first: number): readonly Leaf[] {
  const lowest = lowestHeading(leaves);
  const own = leaves.findLastIndex(({ index, rank }) => index < first && rank <= lowest);
  const heads = leaves.slice(0, Math.max(0, own)).filter(({ rank }) => rank > 1 && rank <= lowest);
  const other = heads[0]?.index ?? own;
  return mainOf(leaves.slice(Math.max(0, first - NEAR_LIST), first)).filter(
    ({ index }) => index >= own || index < other,
  );
}

/** Where the terms end that go on behind a list which is the value of one: "Positions", then "Place", "Benefits". */
function endOfTerms({ leaves }: PageTree, { title }: PostingRecord, to: number): number {
  const isValue = ({ element }: Leaf): boolean => closest(element, ({ name }) => /^d[dt]$/.test(name)) !== undefined;
  const end = isValue(title) ? leaves.findIndex((leaf) => leaf.index >= to && !isValue(leaf)) : to;
  return end < 0 ? leaves.length : end;
}

/** Where the words behind a list end: the next heading is about something else. */
function endOfPart({ leaves }: PageTree, to: number): number {
  const lowest = lowestHeading(leaves);
  const next = leaves.slice(to, to + NEAR_LIST).findIndex(({ rank }) => rank <= lowest);
  return to + (next < 0 ? NEAR_LIST : next);
}

/** A posting without a word of how its work is done has that of its list. */
function withWay(posting: FoundPosting, way: RemoteStatement | undefined): FoundPosting {
  if (!way) return posting;
  const { remote_policy, job_title = '', location = '', job_description = '' } = posting.fields;
  const saysItself = remote_policy ?? readRemotePlace(job_title, location) ?? readRemoteText(job_description);
  return saysItself === undefined ? withQuoted(posting, { remote_policy: way.policy }, way.quote) : posting;
}

/** A posting without a word of its pay has that of its list. */
function withPay(posting: FoundPosting, pay: Salary | undefined): FoundPosting {
  const { fields } = posting;
  const isStated = fields.salary_min !== undefined || fields.salary_max !== undefined;
  if (!pay || isStated || readSalary(fields.job_description ?? '') !== undefined) return posting;
  const { min, max, currency, period, quote } = pay;
  return withQuoted(
    posting,
    { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period },
    quote,
  );
}

/**
 * The day until which one applies, behind its label in the words around a list: that of the line that names an opening,
 * else of those that name none of several, or most of them.
 */
function deadlinesOf(
  around: readonly Leaf[],
  records: readonly PostingRecord[],
): (title: string | undefined) => JobPosting {
  const phrases = records.length > 1 ? new Set(records.map(({ title }) => phraseOf(title.text))) : [];
  // "Head miller" before "miller".
  const titles = [...phrases].sort((one, other) => other.length - one.length);
  const byTitle = Map.groupBy(around, ({ text }) => {
    const named = namedIn(phraseOf(text), titles);
    return named.length * 2 > titles.length && named.length > 1 ? undefined : named[0];
  });
  const days = new Map([...byTitle].map(([title, lines]) => [title, deadlineIn(lines)]));
  return (title) => days.get(title === undefined ? undefined : phraseOf(title)) ?? days.get(undefined) ?? {};
}

/** Titles that a line names, the longest first, each by itself: "head miller" names no miller. */
function namedIn(line: string, titles: readonly string[]): string[] {
  let rest = line;
  return titles.filter((title) => {
    const isNamed = rest.includes(title);
    if (isNamed) rest = rest.replaceAll(title, ' ');
    return isNamed;
  });
}

/** The words of a text between spaces: "Miller" is no part of "Miller-Smith", nor of "millers". */
function phraseOf(text: string): string {
  return ` ${fold(text)
    .replace(/[,.;:()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `;
}

function deadlineIn(lines: readonly Leaf[]): JobPosting | undefined {
  const { application_deadline: deadline } = readLabelled(lines);
  return deadline === undefined ? undefined : { application_deadline: deadline };
}

/**
 * What stands behind the part of a page's only opening, below headings of the same rank: what is asked for and offered,
 * and what a label says that it pays; where another occupation heads a part, it may be said of that. A title without
 * mark-up has to stand below a heading of openings.
 */
function toldOfOnly({ document, leaves }: PageTree, { title, range: [, to] }: PostingRecord): JobPosting {
  const isOther = ({ index, rank, text }: Leaf): boolean =>
    rank <= LAST_HEADING && index !== title.index && fold(text) !== fold(title.text) && jobTitleScore(text) > 0;
  const behind = leaves.slice(to).filter(({ region }) => region === 'main');
  const isHead = title.rank <= LAST_HEADING;
  if (!(isHead || isBelowOpenings(title, leaves)) || behind.length === 0 || behind.some(isOther)) return {};
  const blocks = blocksOf(document, (element) => element.name === 'footer' || isBesideAdvert(element));
  const at = blocks.findIndex(
    (block, place) => (block.kind === 'heading' || !isHead) && isNamedBy(block, blocks[place + 1], title.text),
  );
  const { salary_min, salary_max, salary_currency, salary_period } = readLabelled(behind);
  const pay = defined({ salary_min, salary_max, salary_currency, salary_period });
  return { ...(at < 0 ? {} : readSections(blocks.slice(at + 1), title.text)), ...pay };
}

/** Whether a line, or it and the next one where a break divides them, says a title. */
function isNamedBy(block: TextBlock, next: TextBlock | undefined, title: string): boolean {
  return [block.text, `${block.text} ${next?.text ?? ''}`].some((said) => fold(said) === fold(title));
}

function isBelowOpenings(leaf: Leaf, leaves: readonly Leaf[]): boolean {
  const above = headingAbove(leaf, leaves);
  return above !== undefined && headsOpenings(above);
}
