import { readContact, type Contact } from '../../text/people/contact.js';
import { nameIn } from '../../text/people/contact-name.js';
import { givenNameAsked } from '../../text/people/one-name.js';
import { isOtherMatter } from '../../text/people/other-contact.js';
import { isHumanMailbox, mailboxesIn, recipientIn } from '../../text/people/mailbox.js';
import { withQuoted, type FoundPosting } from '../../posting.js';
import { fold, lettersOf } from '../../text/words.js';
import { APPLICATION_WORDS, MAILBOX_WORDS } from '../../text/words/applying/application-words.js';
import { OR_WORDS } from '../../text/words/or-words.js';
import { anyOf, anyOfFolded } from '../../text/words/pattern-parts.js';
import { PhraseTable } from '../../text/words/phrase-table.js';
import {
  attribute,
  findAll,
  isHidden,
  isTag,
  isText,
  lineOf,
  textOf,
  type AnyNode,
  type Element,
  type ParentNode,
  type Text,
} from '../tree/html.js';
import { beginsWithCall } from '../lines/headings/letter-ends.js';
import { standsAround } from '../tree/around-content.js';
import { blockAround, isInline, parentOf } from '../tree/page-tree.js';
import { sentencesOf } from '../../text/evidence/sentences-of.js';
import { wordPattern } from '../../text/word-pattern.js';

/** Local parts of mailboxes that are there for applications. */
const FOR_APPLICATIONS = wordPattern(`^(?:.{0,64}[._-])?${anyOfFolded(MAILBOX_WORDS)}(?:[\\d._-].*)?$`, 'iu');

const OF_APPLICATIONS = new PhraseTable(APPLICATION_WORDS.map(([, words]) => words));

/** Whether a text speaks of what one applies with, or of applying. */
export function saysApplication(text: string): boolean {
  return OF_APPLICATIONS.test(text);
}

/** A longer text (characters) around a mailbox speaks of more than where to write. */
const MAX_LINE = 400;
/** Where a page names its mailbox more often, the first are asked who is named around it. */
const MAX_NAMED = 3;
/** A longer text (characters) is no part that only says whom to ask. */
const MAX_PART = 200;
/** Of a page with more mailboxes the first are asked what stands around them: a list of colleagues. */
const MAX_ASKED = 40;

/** The mailbox of a page that is there for applications, where it has one. */
interface ApplicationMailbox {
  /** Its name says so. */
  readonly named: string | undefined;
  /** Its name says so, else its subject or the words around it. */
  readonly any: string | undefined;
  /** Who is named around one whose name says so, or only the number to call. */
  readonly beside?: Contact;
}

/** A mailbox that a page links to or writes out. */
interface Mail {
  readonly mailbox: string;
  readonly element: Element;
  /** The words that one is written out among: a line of a long paragraph. */
  readonly said?: string;
}

/** The one mailbox of a page that is there for applications; neither where several are. */
export function applicationMailbox(root: ParentNode): ApplicationMailbox {
  const mails = [...mailLinksIn(root), ...writtenMailsIn(root)];
  const named = mailboxOfAll(mails.filter(({ mailbox }) => FOR_APPLICATIONS.test(mailbox.split('@')[0] ?? '')));
  const isAsked = (mail: Mail): boolean => {
    const { element, said = '' } = mail;
    const isAskedFor = asksForApplication(element) || (said.length <= MAX_LINE && saysApplication(said));
    return (isAskedFor || isBehindCall(element) || isAskedAhead(element)) && !isOfRights(mail);
  };
  const any = named ?? mailboxOfAll(mails.slice(0, MAX_ASKED).filter(isAsked));
  const beside = contactAround(mails.filter(({ mailbox }) => mailbox === named).slice(0, MAX_NAMED));
  return { named, any, ...(beside && { beside }) };
}

/** The one contact that the parts around a mailbox name with it. */
function contactAround(mails: readonly Mail[]): Contact | undefined {
  const contacts = mails.flatMap(({ mailbox, element }) => {
    const contact = readContact(textOf(partAround(element)));
    return contact?.email === mailbox ? [contact] : [];
  });
  const [first, ...others] = contacts;
  return others.every(({ name, phone }) => name === first?.name && phone === first?.phone) ? first : undefined;
}

/** The largest element around a mailbox that says little more than whose it is. */
function partAround(element: Element): Element {
  let part = blockAround(element);
  for (let around = parentOf(part); around && lineOf(around).length <= MAX_PART; around = parentOf(around))
    part = around;
  return part;
}

/** Whom a page names beside its mailbox, unless one of its adverts does; what the last one says may be of all. */
export function besideOfAll(contact: Contact | undefined, postings: readonly FoundPosting[]): Contact | undefined {
  const said = contact?.name ?? contact?.phone;
  const isOfOne = postings.slice(0, -1).some(({ fields }) => fields.job_description?.includes(said ?? '') === true);
  return isOfOne ? undefined : contact;
}

/** A posting with whom the page names beside its mailbox, where it has that and names nobody itself. */
export function withNamedBeside(posting: FoundPosting, contact: Contact | undefined): FoundPosting {
  const { hiring_manager_email, hiring_manager_name, hiring_manager_phone } = posting.fields;
  const isNamed = hiring_manager_name !== undefined || hiring_manager_phone !== undefined;
  if (!contact || isNamed || hiring_manager_email !== contact.email) return posting;
  const { name, phone, quote } = contact;
  return withQuoted(posting, { hiring_manager_name: name, hiring_manager_phone: phone }, quote);
}

/** The one mailbox that links below a node write to, but no other matter; undefined where there are several. */
export function onlyMailbox(root: ParentNode): string | undefined {
  return mailboxOfAll(mailLinksIn(root).filter((mail) => !isOfRights(mail)));
}

/**
 * A posting with the person whose name the links to its mailbox are, and who has it by the surname, "Ms A. Berg" for
 * a.berg@, or by all of the given name: "Anna Berg" for anna@.
 */
export function withPerson(posting: FoundPosting, root: ParentNode | undefined): FoundPosting {
  const { hiring_manager_email: mailbox, hiring_manager_name: known } = posting.fields;
  if (!root || mailbox === undefined || known !== undefined) return posting;
  const local = fold(mailbox.split('@')[0] ?? '');
  const letters = FOR_APPLICATIONS.test(local) ? '' : lettersOf(local);
  const texts = mailLinksIn(root).flatMap((mail) => (mail.mailbox === mailbox ? lineOf(mail.element) : []));
  const [name, ...others] = new Set(texts.flatMap((text) => nameOfOwner(text, letters) ?? []));
  return name === undefined || others.length > 0 ? posting : withQuoted(posting, { hiring_manager_name: name }, name);
}

/**
 * The name that a text is, but for how one is called, of who has a mailbox of these letters; or the given name that it
 * asks for.
 */
function nameOfOwner(text: string, letters: string): string | undefined {
  const asked = givenNameAsked(text);
  if (asked !== undefined) return asked;
  const name = text.length > MAX_NAME ? undefined : nameIn(text);
  return name !== undefined && text.endsWith(name) && ownsMailbox(name, letters) ? name : undefined;
}

/** Whether the letters of a mailbox end in a surname, or are all of a given name. */
function ownsMailbox(name: string, letters: string): boolean {
  const [given = '', ...others] = name.split(/[ .]+/).map((part) => lettersOf(fold(part)));
  const surname = others.at(-1) ?? given;
  return (surname.length > 2 && letters.endsWith(surname)) || (given.length > 2 && letters === given);
}

/** A longer text (characters) of a link is no name. */
const MAX_NAME = 50;

function mailLinksIn(root: ParentNode): Mail[] {
  return findAll(root, isMailLink).map((element) => ({ mailbox: mailboxOf(element), element }));
}

/** Mailboxes that stand in the text, linked nowhere. */
function writtenMailsIn(root: ParentNode): Mail[] {
  const isWriting = (element: Element): boolean =>
    !isHidden(element) && !isMailLink(element) && element.children.some(isMailText);
  return findAll(root, isWriting).flatMap((element) =>
    element.children
      .filter(isMailText)
      .flatMap(({ data }) => firstOfEach(data).map((mailbox) => ({ mailbox, element, said: data.trim() }))),
  );
}

/** The mailboxes of a text; of "a@mill.example or b@mill.example" the first. */
function firstOfEach(text: string): string[] {
  const mailboxes = mailboxesIn(text);
  return mailboxes
    .filter(({ start }, at) => !IS_OR.test(text.slice(mailboxes[at - 1]?.end ?? start, start)))
    .map(({ email }) => email);
}

/** Between two mailboxes: whichever one likes. */
const IS_OR = wordPattern(`^\\s(?:${anyOf(OR_WORDS)})\\s$`, 'iu');

const isMailText = (node: AnyNode): node is Text => isText(node) && node.data.includes('@');

const isMailLink = (element: Element): boolean => element.name === 'a' && mailboxOf(element) !== '';

function mailboxOf(link: Element): string {
  const [, recipients = ''] = /^\s*mailto:([^?]*)/i.exec(attribute(link, 'href')) ?? [];
  return recipientIn(recipients);
}

function mailboxOfAll(mails: readonly Mail[]): string | undefined {
  const [mailbox, ...others] = new Set(mails.map((mail) => mail.mailbox).filter(isHumanMailbox));
  return others.length === 0 ? mailbox : undefined;
}

/** Whether a link to a mailbox, or the line that it or a mailbox written out stands in, asks for applications. */
export function asksForApplication(element: Element): boolean {
  const query = new URLSearchParams(attribute(element, 'href').split('?')[1] ?? '');
  return saysApplication([...query.values()].join(' ')) || saysApplication(saidAround(element));
}

/** The line that a mailbox stands in; of a long paragraph the sentence that has it, and no other mailbox. */
function saidAround(element: Element): string {
  const line = lineOf(blockAround(element));
  if (line.length <= MAX_LINE) return line;
  const mailbox = lineOf(element);
  const [said = '', other] = sentencesOf(line).filter((sentence) => sentence.includes(mailbox));
  return isMailLink(element) && other === undefined && mailboxesIn(said).length === 1 ? said : '';
}

/**
 * "In your CV … you may have your data deleted, write to": its sentence says what else the mailbox is for, or the line
 * above that leads to it, "On your data you may write to us:".
 */
function isOfRights({ mailbox, element }: Mail): boolean {
  const block = blockAround(element);
  const line = lineOf(block);
  const at = line.indexOf(mailbox);
  const ahead = at < 0 ? undefined : blockAhead(block);
  const above = ahead ? lineOf(ahead) : '';
  return at >= 0 && isOtherMatter(`${/[:：]$/u.test(above) ? above : ''} ${line.slice(0, at)}`, mailbox);
}

/** Whether the line that a mailbox stands in, in the content of its page, begins by calling to apply. */
function isBehindCall(element: Element): boolean {
  const line = lineOf(standsApart(element) ? element : blockAround(element));
  return line.length <= MAX_LINE && beginsWithCall(line) && !standsAround(element);
}

/** Whether a link stands between blocks in no block of its own, without words beside it: it is a line by itself. */
function standsApart({ prev, next, parent }: Element): boolean {
  const [before, behind] = [besideOf(prev, 'prev'), besideOf(next, 'next')];
  const isLine = [before, behind].every((node) => node === null || (isTag(node) && !isInline(node)));
  return isLine && (before !== null || behind !== null) && parent !== null;
}

/** The next node on a side that is more than white space. */
function besideOf(node: AnyNode | null, side: 'prev' | 'next'): AnyNode | null {
  let beside = node;
  while (beside && !isTag(beside) && !(isText(beside) && beside.data.trim() !== '')) beside = beside[side];
  return beside;
}

/** A line of no more characters says no more than the mailbox, its label and a number. */
const MAX_ALONE = 90;
/** So many blocks ahead, and so many characters of them, are asked: an address may stand between. */
const [MAX_BLOCKS, MAX_AHEAD] = [4, 500];

/**
 * Whether a mailbox stands by itself and what stands right ahead of it, up to the heading of its part, asks for
 * applications: "Send your CV to:", an address, "or by mail:", the mailbox.
 */
function isAskedAhead(element: Element): boolean {
  const block = blockAround(element);
  if (lineOf(block).length > MAX_ALONE) return false;
  // The foot of a page has the mailbox of the house below whatever it says, but for what ends right before it.
  if (standsAround(element)) return isLedTo(blockAhead(block));
  let said = 0;
  let ahead = blockAhead(block);
  for (let count = 0; ahead && count < MAX_BLOCKS && said <= MAX_AHEAD; count++) {
    const line = lineOf(ahead);
    said += line.length;
    if (mailboxesIn(line).length > 0 || line.length > MAX_LINE) return false;
    if (saysApplication(line)) return true;
    if (IS_HEADING.test(ahead.name)) return false;
    ahead = blockAhead(ahead);
  }
  return false;
}

/** "Send your documents to the following address:" and nothing between that and the mailbox. */
function isLedTo(ahead: Element | undefined): boolean {
  const line = ahead && !IS_HEADING.test(ahead.name) ? lineOf(ahead) : '';
  return /[:：]$/u.test(line) && line.length <= MAX_LINE && beginsWithCall(line) && saysApplication(line);
}

const IS_HEADING = /^h[1-6]$/;
/** A mailbox stands in no more elements of its own: an item of a list, a column. */
const MAX_AROUND = 2;

/** The element with words in front of another one, or of what that begins. */
function blockAhead(block: Element): Element | undefined {
  let around: Element | undefined = block;
  for (let depth = 0; around && depth < MAX_AROUND; depth++) {
    for (let node = around.prev; node; node = node.prev) if (isTag(node) && lineOf(node) !== '') return node;
    around = parentOf(around);
  }
  return undefined;
}
