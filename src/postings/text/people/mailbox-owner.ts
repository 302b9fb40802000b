import { isOtherMatter, isSomebodyElse } from './other-contact.js';
import { ownsWholly } from './mailbox-name.js';
import { isHumanMailbox, mailboxesIn } from './mailbox.js';
import { APPLICATION_WORDS } from '../words/applying/application-words.js';
import { anyOf } from '../words/pattern-parts.js';
import { ASKING_WORDS, WRITING_TO } from '../words/people/asking-words.js';
import { BENT_HONORIFICS } from '../words/people/person-words.js';
import { PhraseTable } from '../words/phrase-table.js';
import { matchesOf } from '../words.js';
import { wordPattern } from '../word-pattern.js';

/** Whose mailbox a text gives, and the words around the name. */
interface MailboxOwner {
  readonly name: string;
  readonly email: string;
  readonly quote: string;
}

/** A text with more of them is a directory. */
const MAX_MAILBOXES = 20;
/** So much (characters) around a name says who that is. */
const MAX_ABOUT = 80;
/** A given name and a surname, wherever the words around them are written with capital letters, too. */
const NAMES = wordPattern(
  String.raw`(?<!\p{L}|\p{L}[-'’])(?=(\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}\.)?(?: (?:von|van|de|der|da|di|del))? \p{Lu}[\p{L}'’-]+))`,
  'gu',
);

/** In front of a mailbox, in its line: one is asked to write to it. */
const ASKS = new PhraseTable([...ASKING_WORDS, ...APPLICATION_WORDS, ...WRITING_TO].map(([, words]) => words));
/** "Panią" in front of a name that is told in another form. */
const IS_BENT = wordPattern(`(?<!\\p{L})(?:${anyOf(BENT_HONORIFICS)})\\s$`, 'u');

/**
 * "Marek Dolan" below a title and "write to marek.dolan@mill.example" at the end of its text: whose given name and
 * surname a mailbox is, is who reads it. Undefined where it is nobody's, or the text has those of several.
 */
export function mailboxOwner(text: string): MailboxOwner | undefined {
  const mailboxes = mailboxesIn(text).filter(({ email }) => isHumanMailbox(email));
  if (mailboxes.length === 0 || mailboxes.length > MAX_MAILBOXES) return undefined;
  const asked = mailboxes.filter(({ start }) => isAskedFor(text.slice(0, start).split('\n').at(-1) ?? ''));
  const emails = [...new Set(asked.map(({ email }) => email))].filter(mayBeOfPerson);
  const [owner, ...others] = emails.length === 0 ? [] : ownersIn(text, emails);
  return owner && others.every(({ name }) => name === owner.name) ? owner : undefined;
}

/** Whether a mailbox may be called after a given name and a surname: "marek.dolan@". */
export function mayBeOfPerson(email: string): boolean {
  return /\p{L}[._-]\p{L}/u.test(email.split('@')[0] ?? '');
}

function isAskedFor(ahead: string): boolean {
  return ASKS.test(ahead) && !isOtherMatter(ahead, '');
}

function ownersIn(text: string, emails: readonly string[]): MailboxOwner[] {
  return matchesOf(text, NAMES).flatMap(({ 1: name = '', index }) => {
    const email = emails.find((mailbox) => ownsWholly(name, mailbox));
    const [ahead, behind] = [text.slice(Math.max(0, index - MAX_ABOUT), index), text.slice(index + name.length)];
    if (email === undefined || IS_BENT.test(ahead) || isSomebodyElse(ahead, behind.slice(0, MAX_ABOUT))) return [];
    return { name, email, quote: `${ahead.split('\n').at(-1) ?? ''}${name}` };
  });
}
