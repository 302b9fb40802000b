import { withQuoted, type FoundPosting } from '../../../posting.js';
import { readContact, type Contact } from '../../../text/people/contact.js';
import { askedNumber } from '../../../text/people/asked-number.js';
import { digitsOf, numbersIn, type WrittenNumber } from '../../../text/people/contact-number.js';
import { isOtherMatter } from '../../../text/people/other-contact.js';
import { namesIn } from '../../../text/people/contact-name.js';
import { nameMatches } from '../../../text/people/mailbox-name.js';
import { mailboxesIn } from '../../../text/people/mailbox.js';
import { isAddressOfOthers } from '../../../text/places/house-of-others.js';
import { fold } from '../../../text/words.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { OR_WORDS } from '../../../text/words/or-words.js';
import { anyOf } from '../../../text/words/pattern-parts.js';
import { CONTACT_LABELS } from '../../../text/words/people/contact-words.js';
import { saysApplication } from '../../advert/application-mailbox.js';
import { isAction } from '../../lines/seeking/actions.js';
import { asksReader } from '../../lines/headings/letter-ends.js';
import { LAST_HEADING, type Leaf, type PageTree } from '../../tree/page-tree.js';

/**
 * Whom the words around a list name as the one to turn to, of all that it lists; undefined where they name one of the
 * openings, several people or several mailboxes: each may be for one of them.
 */
export function contactOfAll(around: readonly Leaf[], titles: readonly string[]): Contact | undefined {
  const lines = around.map((leaf) => leaf.text);
  const text = lines.join('\n').replace(GOES_ON, ' ');
  const contact = readContact(text);
  if (contact?.name === undefined) return numberOfAll(around, titles);
  if (!(isHeaded(lines) || isForApplications(contact.name, lines))) return undefined;
  const people = new Set([contact.name, ...namesIn(text).flatMap(({ name, isSure }) => (isSure ? [name] : []))]);
  const mailboxes = new Set(mailboxesIn(text).map(({ email }) => email.toLowerCase()));
  return namesOne(text, titles) || people.size > 1 || mailboxes.size > 1 ? undefined : contact;
}

function namesOne(text: string, titles: readonly string[]): boolean {
  const said = fold(text);
  return titles.some((title) => said.includes(fold(title)));
}

/** The one number that lines give to those who apply, where they name nobody; below a heading, up to the next one. */
function numberOfAll(around: readonly Leaf[], titles: readonly string[]): Contact | undefined {
  const isBelow = isHeaded(around.map(({ text }) => text));
  const lines = (isBelow ? firstPart(around) : around).map(({ text }) => text);
  const [first, ...others] = lines.flatMap((line) =>
    withoutAlternatives(numbersIn(line, LABELLED.test(line)), line).map(({ number }) => ({
      phone: number,
      quote: line,
    })),
  );
  if (!first || others.some(({ phone }) => digitsOf(phone) !== digitsOf(first.phone))) return undefined;
  const isAsked = isBelow || LABELLED.test(first.quote) || isNumberAsked(first, lines);
  const at = lines.indexOf(first.quote);
  const near = (isBelow ? lines : lines.slice(Math.max(0, at - MAX_NEAR), at + MAX_NEAR)).join('\n');
  return isAsked && !isOfOthers(first.quote) && !namesOne(near, titles) ? first : undefined;
}

/** "Call 020 … or 030 …": the first of numbers of which one is as good as the next. */
function withoutAlternatives(numbers: readonly WrittenNumber[], line: string): readonly WrittenNumber[] {
  return numbers.filter(({ start }, at) => {
    const before = numbers[at - 1];
    return before === undefined || !OR.test(line.slice(before.end, start));
  });
}

const OR = wordPattern(String.raw`^[\s,;(]{0,3}${anyOf(OR_WORDS)}\s[^.!?:;]{0,40}$`, 'iu');

function isNumberAsked(
  { phone, quote }: { readonly phone: string; readonly quote: string },
  lines: readonly string[],
): boolean {
  const isSaid = isForApplications(phone, lines) && readContact(quote) !== undefined;
  return isSaid || askedNumber(lines.join('\n'))?.phone === phone;
}

/** So many lines from a number an opening is named that it may be for; a colleague's role stands further away. */
const MAX_NEAR = 5;

/** What a heading heads, up to the next one. */
function firstPart(leaves: readonly Leaf[]): readonly Leaf[] {
  const next = leaves.findIndex(({ rank }, at) => at > 0 && rank <= LAST_HEADING);
  return next < 0 ? leaves : leaves.slice(0, next);
}

function isOfOthers(line: string): boolean {
  return isOtherMatter('', line) || isAddressOfOthers(line);
}

/** A name in bold and what a dash behind it says of whose it is, "– your contact", are one line. */
const GOES_ON = /\n(?=[-–—] \p{L})/gu;

/** Where such a part stands. */
const OF_PAGE: ReadonlySet<string> = new Set(['main', 'aside']);

/** A longer line (characters) heads nothing. */
const MAX_HEADING = 100;

/** "Apply now", "Your contact person" above all of it: whoever is named below is there for that. */
function isHeaded([heading = '']: readonly string[]): boolean {
  return heading.length <= MAX_HEADING && (isAction(heading) || saysApplication(heading) || LABELS.test(heading));
}

/** "Your contact person:", with "Kontakt:" in it as well, which may head the company's own address. */
const LABEL = `^(?:\\p{L}{2,8} ){0,2}(?:${CONTACT_LABELS.map(([pattern]) => pattern).join('|')})\\s?`;
const LABELS = wordPattern(`${LABEL}[:：]?$`, 'iu');
/** "Contact: Mr Dvořák, 777 555 010" */
const LABELLED = wordPattern(`${LABEL}[:：]\\s`, 'iu');

/**
 * Whom the parts of a page below its list name that a heading says are how one applies: "Jetzt bewerben" and whom to
 * write to, also where benefits and steps stand between. Nobody where they name several.
 */
export function contactBelow(
  { leaves }: PageTree,
  { to, highest }: { readonly to: number; readonly highest: number },
  titles: readonly string[],
): Contact | undefined {
  const isHead = ({ region, rank, index, text }: Leaf): boolean =>
    OF_PAGE.has(region) && index >= to && rank <= highest && isHeaded([text]);
  const heads = leaves.filter(isHead);
  const contacts = heads.map((head) => {
    let end = head.index + 1;
    while (end < leaves.length && (leaves[end] as Leaf).rank > head.rank) end++;
    const part = leaves.slice(head.index, end);
    return contactOfAll(
      part.filter(({ region }) => region === head.region),
      titles,
    );
  });
  const [contact, ...others] = contacts.filter((one) => one !== undefined);
  return others.every(({ name, phone }) => name === contact?.name && phone === contact?.phone) ? contact : undefined;
}

/** Beside its list a page may say as well whom to ask about what it sells. */
function isForApplications(name: string, lines: readonly string[]): boolean {
  const at = lines.findIndex((line) => line.includes(name));
  const near = lines.slice(Math.max(0, at - 1), at + 1);
  return saysApplication(near.join('\n')) || near.some(asksReader);
}

/**
 * Whose the one mailbox of a page is, of the openings that it lists: of all, but for those whose text names somebody
 * where another's says that the mailbox is a person's of other name.
 */
export function mailboxAmong(
  mailbox: string | undefined,
  postings: readonly FoundPosting[],
): (posting: FoundPosting) => string | undefined {
  if (mailbox === undefined || postings.length < 2) return () => mailbox;
  const names = new Map(postings.map((posting) => [posting, readContact(posting.fields.job_description ?? '')?.name]));
  const isOf = (name: string | undefined): boolean => name !== undefined && nameMatches(name, mailbox) !== undefined;
  const isPersons = [...names.values()].some(isOf);
  return (posting) => {
    const name = names.get(posting);
    return isPersons && name !== undefined && !isOf(name) ? undefined : mailbox;
  };
}

/** A posting that names nobody itself has the contact of its list. */
export function withContact(posting: FoundPosting, contact: Contact | undefined): FoundPosting {
  const { hiring_manager_name, hiring_manager_email, hiring_manager_phone, job_description } = posting.fields;
  const isNamed = [hiring_manager_name, hiring_manager_email, hiring_manager_phone].some((said) => said !== undefined);
  if (!contact || isNamed || readContact(job_description ?? '') !== undefined) return posting;
  const { name, email, phone, quote } = contact;
  return withQuoted(
    posting,
    { hiring_manager_name: name, hiring_manager_email: email, hiring_manager_phone: phone },
    quote,
  );
}
