import { defined } from '../../defined.js';
import { isFormToFillIn } from './beside-advert.js';
import { isPageControl } from '../lines/headings/page-controls.js';
import { readContact } from '../../text/people/contact.js';
import { onlyMailbox, withPerson } from './application-mailbox.js';
import { withoutCount } from '../lines/titles/counted-title.js';
import {
  attribute,
  type AnyNode,
  type Element,
  elementsNamed,
  findFirst,
  isHidden,
  isTag,
  isText,
  lineOf,
  textOf,
  textWithout,
  type Document,
} from '../tree/html.js';
import { isDepartmentName } from '../lines/people/department-names.js';
import { titleInSentence, withoutEnd } from '../lines/titles/job-titles.js';
import { addressOfCard } from './card-address.js';
import { titleSaidAgain, withoutTitleLabel, withoutWhatIsOpen } from './labelled-titles.js';
import { readLabelled } from './label-values.js';
import { numberAskedToCall, numberBeside } from './number-beside.js';
import { factsOf, partsOfLines } from './short-facts.js';
import { hoursInTitle } from './title-kinds.js';
import { areToldOtherwise } from './fact-lines.js';
import { labelOf } from '../lines/headings/field-labels.js';
import { withoutMarkBehind } from '../lines/headings/mark-behind.js';
import { isMark } from '../lines/titles/marks.js';
import { isPayAlone, isSumAlone, namePaidAtRate } from '../lines/titles/pay-behind.js';
import {
  kindsBehind,
  payIn,
  readBehindTitle,
  withoutCountAhead,
  withoutTimesBehind,
} from '../lines/titles/title-line.js';
import { closest, isIn, type Leaf } from '../tree/page-tree.js';
import { saysPrice } from '../../text/pay/pay-apart.js';
import { isTownIn } from '../../text/places/place.js';
import { titleAndPlace } from '../../text/places/title-place.js';
import { namesOfOtherColumns } from '../tree/other-columns.js';
import { readSections } from '../tree/sections.js';
import { atHomeOfSite } from './site-money.js';
import type { SitePlaces } from './site-places.js';
import { blocksOfCard } from '../tree/row-blocks.js';
import { ownTownIn } from './site-towns.js';
import { inTownOfSite } from './town-of-site.js';
import type { JobPosting } from '../../fields.js';
import { foundPosting, type FoundPosting } from '../../posting.js';
import { noteCut } from '../../reading-limits.js';
import { townIn } from '../lines/openings/town-heading.js';
import { fold, placeKey } from '../../text/words.js';
import { jobsJoined } from '../lines/titles/jobs-joined.js';
import { wordPattern } from '../../text/word-pattern.js';

/** A card that holds more than this (characters) holds more than one posting's words. */
const MAX_CARD_TEXT = 20_000;

/** A page's one mailbox for applications is that of each of its postings whose own text names none. */
export function withMailbox(posting: FoundPosting, mailbox: string | undefined): FoundPosting {
  if (mailbox === undefined || posting.fields.hiring_manager_email !== undefined) return posting;
  if (readContact(posting.fields.job_description ?? '')?.email !== undefined) return posting;
  return {
    ...posting,
    fields: { ...posting.fields, hiring_manager_email: mailbox },
    evidence: { ...posting.evidence, hiring_manager_email: { source: 'page', quote: mailbox } },
  };
}

/** Whether an element is part of what a colleague or customer says. */
export function isSaidBySomebody(element: Element): boolean {
  return closest(element, isTestimonial) !== undefined;
}

/** What colleagues or customers say, with the role of whoever says it. */
function isTestimonial(element: Element): boolean {
  if (/^(?:html|body|main)$/.test(element.name)) return false;
  return (
    (element.name === 'blockquote' && !isFrame(element)) ||
    element.name === 'cite' ||
    /testimon|\bquote-?(?:card|item|box)?\b/i.test(attribute(element, 'class'))
  );
}

/** A quotation with a heading and a list in it quotes nobody: it frames an advert. */
function isFrame(quotation: Element): boolean {
  const known = frames.get(quotation);
  if (known !== undefined) return known;
  const isOne = [/^h[1-4]$/, /^[uo]l$/].every((names) => findFirst(quotation, ({ name }) => names.test(name)));
  frames.set(quotation, isOne);
  return isOne;
}

/** Each quotation is looked through once, however many titles stand in it. */
const frames = new WeakMap<Element, boolean>();

/** "Offres d'emploi et de stage": a heading of all that is open says of no posting which kind it is. */
const NAMES_SEVERAL = wordPattern(
  jobsJoined(({ jobs, and }) => `(?<!\\p{L})${jobs}(?:(?!\\p{L}).{0,6}[&/]|[\\s,-]{1,3}${and}(?!\\p{L}))`),
  'u',
);

/** What the headings of a group say of each posting below them: their words, and the town that one names. */
function saidByHeadings(headings: readonly string[]): readonly string[] {
  return headings
    .filter((heading) => !NAMES_SEVERAL.test(fold(heading)))
    .flatMap((heading) => [heading, ...townsOf(heading)]);
}

/** "Frente de Loja" is the counter of a shop, whatever town is called so. */
function townsOf(heading: string): readonly string[] {
  const town = isDepartmentName(heading) ? undefined : townIn(heading);
  return town === undefined ? [] : [town];
}

/** The town that headings name by themselves: "Green Street, Bath" is read as one, whatever stands between. */
function placeAbove(said: readonly string[], site: SitePlaces): { location?: string } {
  const { location } = factsOf(said, site);
  return location === undefined ? {} : { location };
}

/** What belongs to a record's title: its element, its pieces of text, and the headings above it. */
interface CardAround {
  readonly card: Element | undefined;
  readonly leaves: readonly Leaf[];
  readonly headings: readonly string[];
  readonly site: SitePlaces;
}

/** The posting a record is about: its title, its address and what its few words say. */
export function readCard(
  { element, text: line }: Leaf,
  { card, leaves, headings, site }: CardAround,
  pageUrl: string,
): FoundPosting {
  const title = cleanTitle(line);
  const { name, place } = titleAndPlace(title);
  const text = cardText(card, element);
  const ownLines = text.split('\n').filter((other) => withoutBullet(other) !== line && !isPageControl(other));
  const body = ownLines.join('\n');
  const sections = card ? readSections(blocksOfCard(card), line) : {};
  // "Office & People Coordinator" begins with a label.
  const labelled = readLabelled(leaves.filter(({ text: said }) => said !== line));
  const isTold = areToldOtherwise(sections, labelled);
  const others = new Set([...namesOfOtherColumns(card), ...termsOfKinds(card)]);
  const isElse = (part: string): boolean => part === line || part === title || others.has(part);
  const short = card ? shortParts(card, (part) => isElse(part) || isTold(part)) : [];
  const behind = readBehindTitle(line);
  const above = saidByHeadings(headings);
  const town = townBehind(title, site) ?? ownTownIn(body, site.towns);
  const posting = foundPosting('page', {
    ...(town !== undefined && { location: town }),
    job_title: withGender(element, titleSaidAgain(name, leaves)),
    job_url: addressOfCard(element, { card, length: text.length }, pageUrl),
    ...placeAbove(above, site),
    ...defined({ location: behind.place }),
    ...factsOf([...behind.facts, ...short, ...above], site),
    ...hoursInTitle(title),
    application_deadline: behind.deadline,
    posted_at: behind.posted,
    ...labelled,
    ...(!statesPay(labelled) && (statesPay(behind.pay) ? behind.pay : payAmong(partsOfLines(short)))),
    ...(place !== undefined && { location: place }),
    ...sections,
    job_description: body.length > 20 ? body : undefined,
    ...(card && contactIn(card, text)),
  });
  return atHomeOfSite(inTownOfSite(withPerson(posting, card), site), site);
}

/** The one mailbox of a card, and the number to call beside it; or the number that its words ask to call. */
function contactIn(card: Element, text: string): JobPosting {
  const mailbox = onlyMailbox(card);
  const phone = mailbox === undefined ? numberAskedToCall(card) : numberBeside(card, text, mailbox);
  return defined({ hiring_manager_email: mailbox, hiring_manager_phone: phone });
}

/** What a card says without a form to apply by; of an entry that is a form itself only what it asks is left out. */
function cardText(card: Element | undefined, title: Element): string {
  const own = card && ownFormOf(card, title);
  const asks = (part: Element): boolean =>
    part !== card && part !== own && (isFormToFillIn(part) || (own !== undefined && isAskedFor(part, title)));
  const text = card ? textWithout(card, (part) => isHidden(part) || asks(part)) : '';
  if (text.length > MAX_CARD_TEXT) noteCut('characters of a card', { seen: text.length, kept: MAX_CARD_TEXT });
  return text.slice(0, MAX_CARD_TEXT);
}

/** The form to fill in that a card's title stands in: one within the card, the card itself, or one around it alone. */
function ownFormOf(card: Element, title: Element): Element | undefined {
  const { parent } = card;
  const isAlone = parent !== null && isTag(parent) && parent.children.filter(isTag).length === 1;
  const inside = closest(title, (element) => element.name === 'form' || element === card);
  const isInside = inside?.name === 'form' && isIn(inside, card);
  const form = isInside ? inside : isAlone ? parent : card;
  return isFormToFillIn(form) ? form : undefined;
}

/** "Your e-mail" beside its field, "Apply". */
function isAskedFor(part: Element, title: Element): boolean {
  return /^(?:label|button)$/.test(part.name) && !isIn(title, part);
}

/** "Contract" as a term of a list or the head of a row: it says of what the next line is told, and no kind of job. */
export function termsOfKinds(card: Element | Document | undefined): string[] {
  const terms = card ? ['dt', 'th'].flatMap((name) => elementsNamed(card, name).map((term) => lineOf(term))) : [];
  return terms.filter((term) => labelOf(term) === 'kind');
}

/** The first pieces of a card that are short enough for facts. */
function shortParts(card: Element, isLeftOut: (part: string) => boolean): string[] {
  return partsOf(card)
    .filter((part) => part.length < 90 && !isLeftOut(part))
    .slice(0, 14);
}

/**
 * The pay of the one piece of a card that is nothing else, with its span or without, where no bonus or parking stands
 * right above it.
 */
function payAmong(parts: readonly string[]): Partial<JobPosting> {
  const spanned = parts.filter(isPayAlone);
  const [only, ...others] = spanned.length > 0 ? spanned : parts.filter(isSumAlone);
  if (only === undefined || others.length > 0) return {};
  const above = parts[parts.indexOf(only) - 1] ?? '';
  if (spanned.length === 0 && saysPrice(above)) return {};
  return statesPay(payIn(`${above}: ${only}`)) ? payIn(only) : {};
}

function statesPay({ salary_min, salary_max }: JobPosting): boolean {
  return salary_min !== undefined || salary_max !== undefined;
}

/**
 * "Nurse – Tenbury Wells": the name behind the dash of a title, where it is a town of the company or of its country.
 */
function townBehind(title: string, { countries, towns }: SitePlaces): string | undefined {
  const [, name = ''] = /\s[–—-]\s(\p{Lu}[^–—()|]{2,40})$/u.exec(title) ?? [];
  return towns.has(placeKey(name)) || isTownIn(name, countries) ? name : undefined;
}

/** "Eine/n Zeichner/in", "einen Müller (m/w/d)": whom a sentence seeks. */
const ARTICLE = /^[Ee]ine?(?:[nr]|\/-?[nr]|\([nr]\)|:[nr])?\s(?=[\p{Lu}(])/u;

/** "Baker #", "Miller ¶": by what a heading is linked to; "C #" is a language. */
const LINK_TO_ITSELF = /(?<!\b[CFJ])\s[#¶§🔗]$/u;

/** "看護師 ※日勤のみ": what Japanese titles note behind that sign. */
const NOTE = /(?<=[\p{L}）)])\s{0,3}※[^※]*$/u;

/** A title without arrows, bullets and the label in front of it. */
export function cleanTitle(line: string): string {
  const named = withoutEnd(withoutWhatIsOpen(withoutTitleLabel(kindsBehind(withoutMarkBehind(line)).title)));
  const bare = (namePaidAtRate(named)?.title ?? named)
    .replace(ARTICLE, '')
    .replace(/\s{0,9}[→»›>]{1,9}\s{0,9}$/, '')
    .replace(LINK_TO_ITSELF, '')
    .replace(NOTE, '')
    .replace(/^[^\p{L}\p{N}"'«„“”‘¿¡(#.@[［【「『〔（]+/u, '')
    .replace(/(?<=\p{L}{4})\.$/u, '')
    .trim();
  return withoutCount(withoutCountAhead(titleInSentence(withoutTimesBehind(bare))));
}

function withoutBullet(line: string): string {
  return line.replace(/^• /, '');
}

/** The texts of a card piece by piece: "Nürnberg" and "Vollzeit" are often two spans on one line. */
export function partsOf(card: Element): string[] {
  const parts: string[] = [];
  const visit = (element: Element): void => {
    if (isField(element)) return;
    const inner = element.children.filter(isTag).filter((child) => child.name !== 'br' && !isHidden(child));
    const line = lineOf(element);
    if (line === '') return;
    if (inner.length === 0 || (line.length < 90 && /:\s/.test(line) && !inner.some(isLabelled)))
      parts.push(...textOf(element).split('\n').map(withoutBullet));
    else {
      const own = element.children
        .map((child) => (isText(child) ? child.data : isBreak(child) ? LINE_END : ' '))
        .join(' ');
      for (const part of own.split(LINE_END)) if (part.trim() !== '') parts.push(part.replace(/\s+/g, ' ').trim());
      inner.forEach(visit);
    }
  };
  visit(card);
  return parts.filter((part) => !isMark(part));
}

/** Whether a piece is a label with its value: what stands beside it is something else. */
function isLabelled(piece: Element): boolean {
  return (piece.next !== null || piece.prev !== null) && /\p{L}:\s+\S/u.test(lineOf(piece));
}

/** A field of a form with its label: what is asked of the visitor. */
function isField({ name, children }: Element): boolean {
  return (
    name === 'option' ||
    (name === 'label' && children.some((child) => isTag(child) && /^(?:input|select|textarea)$/.test(child.name)))
  );
}

const LINE_END = '\u2028';

function isBreak(node: AnyNode): boolean {
  return isTag(node) && node.name === 'br';
}

/** The "(m/w/d)" that stands in an element of its own behind the title. */
function withGender(element: Element, title: string): string {
  let next = element.next;
  while (next && !isTag(next)) next = next.next;
  const line = next && isOfFewNodes(next) ? lineOf(next) : '';
  return /^\([mwfdxhi]\s?[/|]\s?[mwfdxhi](?:\s?[/|]\s?[mwfdxhi])?\)$/i.test(line) && !/\(\w\/\w/.test(title)
    ? `${title} ${line}`
    : title;
}

/** Whether an element holds a word or two: what many titles stand before is not read for each of them. */
function isOfFewNodes({ children }: Element): boolean {
  return children.length < 4 && children.every((child) => !isTag(child) || child.children.every(isText));
}
