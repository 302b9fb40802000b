import { defined } from '../../defined.js';
import { nameIn } from './contact-name.js';
import { numbersIn } from './contact-number.js';
import { askedMailbox } from './asked-mailbox.js';
import { askedNumber } from './asked-number.js';
import { askedPerson } from './asked-person.js';
import { isHumanMailbox, mailboxesIn } from './mailbox.js';
import { givenNameAsked, givenNameLabelled } from './one-name.js';
import { CONTACT_HINTS, CONTACT_LABELS, type ContactWord } from '../words/people/contact-words.js';
import { READER_IS, TO_SOMEBODY } from '../words/people/name-words.js';
import { anyOf } from '../words/pattern-parts.js';
import { matchesOf, MAX_SEARCHED } from '../words.js';
import { mailboxOwner, mayBeOfPerson } from './mailbox-owner.js';
import { isOtherMatter, isSomebodyElse } from './other-contact.js';
import { wordPattern } from '../word-pattern.js';

/** Who to ask about a posting, as its text names them. */
export interface Contact {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly quote: string;
}

const LABEL = patternOf(CONTACT_LABELS);
const HINT = patternOf(CONTACT_HINTS);

/** A longer quote (characters) is cut. */
const MAX_QUOTE = 200;

function quoted(said: string): string {
  return said.replace(/\s+/g, ' ').trim().slice(0, MAX_QUOTE);
}

/** "melde dich bei Erika Muster, erika@…": a person named right before a mailbox. */
const NAME_BEFORE_MAILBOX = wordPattern(
  String.raw`(?<!\p{L})(?:${anyOf(TO_SOMEBODY)})\s+((?:Frau |Herrn? |Mr\.? |Ms\.? )?\p{Lu}[^,;:()\n]{3,40}?)\s*[,(:–-]?\s*(?:(?:via|at|unter|per|op|par|por|på) )?(?:(?:het |ons |our |the |the email |l[’'])?(?:e-?mail(?:-?adress?e?| address)?|mailadress?e?|adresse (?:e-?)?mail|adresse|address|adres|correo(?: electrónico)?)[ :]{1,3})?[\w.+-]+@[\w-]+(?:\.[\w-]+)+[^\n]{0,60}`,
  'u',
);

/**
 * The contact that a text names under a label, right before a mailbox, or beside words that ask readers to write or to
 * call; nothing is taken from a page's general footer.
 */
export function readContact(text: string): Contact | undefined {
  const input = text.slice(0, MAX_SEARCHED);
  const contact = contactByName(input);
  return contact?.name === undefined ? (askedByGivenName(input, contact) ?? ownedBy(input, contact)) : contact;
}

/** Whose mailbox a text gives, where what is known is of nobody's name and no other mailbox. */
function ownedBy(input: string, known: Contact | undefined): Contact | undefined {
  const owner = known?.email === undefined || mayBeOfPerson(known.email) ? mailboxOwner(input) : undefined;
  if (!owner || (known?.email ?? owner.email) !== owner.email) return known;
  return { ...known, ...owner };
}

/** Whom the only line that asks for a given name asks for, with what is known of nobody's name. */
function askedByGivenName(input: string, known: Contact | undefined): Contact | undefined {
  const asking = input.split('\n').flatMap((line, at, lines) => {
    const name = givenNameAsked(line.replace(/^• /, ''));
    if (name === undefined || isOtherMatter(lines[at - 1] ?? '', line)) return [];
    return contactOf({ name, block: line, quote: line, isPerson: true }) ?? [];
  });
  const [first, ...others] = asking;
  return first && others.every(({ name }) => name === first.name) ? { ...known, ...first } : undefined;
}

function contactByName(input: string): Contact | undefined {
  const labelled = contactBehind(input, LABEL, () => true);
  if (labelled?.name !== undefined) return labelled;
  const asked = contactAsked(input);
  if (labelled) return isNameOf(asked, labelled) ? asked : labelled;
  const named = input.includes('@') ? beforeMailbox(input) : undefined;
  return named ?? (asked?.name === undefined ? hintedOr(input, asked) : asked);
}

/** Whom a hint names, else a mailbox or a number of nobody by name. */
function hintedOr(input: string, asked: Contact | undefined): Contact | undefined {
  return hinted(input) ?? asked ?? askedOfNobody(input);
}

/** The mailbox and the number that a text gives for questions, with nobody's name. */
function askedOfNobody(input: string): Contact | undefined {
  const [mail, call] = [askedMailbox(input), askedNumber(input)];
  if (!mail) return call;
  return { ...call, email: mail.email, quote: quoted(mail.quote) };
}

function hinted(input: string): Contact | undefined {
  return contactBehind(input, HINT, ({ name, email, phone }) => name !== undefined && (email ?? phone) !== undefined);
}

function beforeMailbox(input: string): Contact | undefined {
  const named = NAME_BEFORE_MAILBOX.exec(input);
  if (!named || /[a-z]{3}[.!?]\s/.test(named[1] ?? '')) return undefined;
  const before = input.slice(Math.max(0, named.index - 80), named.index);
  if (isOtherMatter(before, named[0]) || isSomebodyElse(`${before}${/^\S+ /.exec(named[0])?.[0] ?? ''}`))
    return undefined;
  const contact = readBlock(named[0].replace(/^\S+\s+/, ''), named[0]);
  return contact?.name === undefined ? undefined : contact;
}

/** A contact without a label, by its name and the words around it. */
function contactAsked(input: string): Contact | undefined {
  const asked = askedPerson(input);
  if (!asked) return undefined;
  const block = blockOf(input, asked.start, asked.end);
  return contactOf({ name: asked.name, block, quote: input.slice(asked.start, asked.end + 60), isPerson: true });
}

/** Whether one contact gives the name of another. */
function isNameOf(asked: Contact | undefined, { email, phone }: Contact): boolean {
  if (asked?.name === undefined) return false;
  return email === undefined ? phone === asked.phone : email === asked.email;
}

function patternOf(words: readonly ContactWord[]): RegExp {
  return wordPattern(`(?:${words.map(([pattern]) => pattern).join('|')})`, 'giu');
}

/** "You are the contact person for our customers": what the job is, nobody to ask. */
const IS_THE_READER = wordPattern(String.raw`(?<!\p{L})(?:${anyOf(READER_IS)})\s(?:\p{L}{1,12}\s){0,2}$`, 'iu');

function contactBehind(text: string, label: RegExp, isEnough: (contact: Contact) => boolean): Contact | undefined {
  for (const match of matchesOf(text, label)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    if (IS_THE_READER.test(before) || isOtherMatter(before, text.slice(match.index, end + 60))) continue;
    const after = blockOf(text, end, end + MAX_BLOCK);
    const contact = readBlock(after, `${match[0]}${after}`);
    if (contact && isEnough(contact)) return withNumberAhead(contact, before);
  }
  return undefined;
}

/** So far (characters) what stands behind a label belongs to it. */
const MAX_BLOCK = 260;
const REST_OF_WORD = /^\S{0,60}(?:(?<=\d) [\d()/-]{1,8}){0,6}/;

/** A part of a text, to the end of the mailbox or number that it ends in. */
function blockOf(text: string, start: number, end: number): string {
  const rest = REST_OF_WORD.exec(text.slice(end, end + 120))?.[0] ?? '';
  return text.slice(start, end) + rest;
}

/** What stands between a label and a number that belongs to it: nothing, a bracket; words of the line above. */
const [IN_FRONT, ABOVE] = [/^[^\S\n]?[,（(]?[^\S\n]?$/u, /^(?=.{0,8}\p{L})[^\n\d]{3,24}\n[^\S\n]*$/u];

/**
 * "（03-1234-5678 担当：佐藤）", "01632 960 123 (contact person: Jane Miller)": the number right in front of a label; and
 * that of the line above where it asks behind it to call, "03-1234-5678までお問い合わせください。".
 */
function withNumberAhead(contact: Contact, before: string): Contact {
  if (contact.name === undefined || (contact.email ?? contact.phone) !== undefined) return contact;
  const lastOf = (isBare: boolean, between: RegExp): string | undefined => {
    const last = numbersIn(before, isBare).at(-1);
    return last && between.test(before.slice(last.end)) ? last.number : undefined;
  };
  const phone = lastOf(true, IN_FRONT) ?? lastOf(false, ABOVE);
  return phone === undefined ? contact : { ...contact, phone };
}

function readBlock(block: string, quote: string): Contact | undefined {
  const start = block.slice(0, 90);
  return contactOf({ name: nameIn(start) ?? givenNameLabelled(start), block, quote, isPerson: false });
}

/** What a block of text says of somebody. */
interface Said {
  readonly name: string | undefined;
  readonly block: string;
  readonly quote: string;
  /** Somebody is named, if only by a surname. */
  readonly isPerson: boolean;
}

function contactOf({ name, block, quote, isPerson }: Said): Contact | undefined {
  const email = mailboxIn(block);
  const phone = numbersIn(block, isPerson || name !== undefined)[0]?.number;
  if (name === undefined && email === undefined && phone === undefined) return undefined;
  return defined<Contact>({ name, email, phone, quote: quoted(quote) });
}

/** The first address of a text, where a person reads it. */
function mailboxIn(text: string): string | undefined {
  const email = mailboxesIn(text)[0]?.email;
  return email === undefined || !isHumanMailbox(email) ? undefined : email;
}
