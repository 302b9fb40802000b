import { defined } from '../defined.js';
import { CONTACT_CALLS, CONTACT_HINTS, CONTACT_LABELS, type ContactWord } from './words/contact-words.js';
import { GIVEN_NAMES } from './words/given-names.js';
import { NO_NAME_WORDS, READER_IS, THING_ENDINGS, TO_SOMEBODY } from './words/name-words.js';
import { anyOf } from './words/pattern-parts.js';
import { fold, matchesOf, MAX_SEARCHED } from './words.js';
import { wordPattern } from './word-pattern.js';

/** Who to ask about a posting, as its text names them. */
export interface Contact {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly quote: string;
}

const LABEL = patternOf(CONTACT_LABELS);
const HINT = patternOf(CONTACT_HINTS);
const CALL = wordPattern(
  String.raw`(?<!\p{L})(?:${CONTACT_CALLS.map(([pattern]) => pattern).join('|')})(?!\p{L})`,
  'giu',
);
const GIVEN = new Set(GIVEN_NAMES.flatMap(([, names]) => names.split('|').map(fold)));
/** Before a name, and no part of it: how one is called, what one is asked to do. */
const BEFORE_WORD = String.raw`(?:Frau|Fru|Herrn?|Hr|Mr|Mrs|Ms|Mme|Mlle|M|Sra?|Srta|Sig|Dña|D|Dott|Dott\.ssa|Dr|Prof|Ing|Dipl\.-Ing|Mgr|Bc|Mw|Dhr|Pan[ií]?|κα?|\p{Lu}\p{Ll}{2,20}leiter(?:in)?|Bürgermeister(?:in)?|Call|Ring|Contact|Bel|Mail|Appelez)(?!\p{L})\.?[^\S\n]{1,3}`;
/** "Erika", "McDonald", "O’Neill", "Anna-Lena" */
const NAME_WORD = String.raw`(?:\p{L}['’])?(?:Ma?c(?=\p{Lu}))?\p{Lu}(?:[\p{Ll}'’]{0,30}\p{Ll})`;
const NAME_PART = `${NAME_WORD}(?:[-‑]${NAME_WORD})?`;
/** "van der", "de la", "Ó", an initial */
const PARTICLE = String.raw`(?:(?:von|van|vom|zu|der|den|de|del|della|la|le|du|des|da|do|dos|das|di|ter|ten|te|af|bin|el|al|['’]t|Ó|Ní|Mac|\p{Lu}\.)[^\S\n]{1,3})`;
const NAME = wordPattern(
  `(?<!\\p{L})(?:${BEFORE_WORD}){0,3}(?!${BEFORE_WORD})(${NAME_PART}(?:[^\\S\\n]{1,3}${PARTICLE}{0,3}${NAME_PART}){1,3})(?!\\p{L})`,
  'u',
);
/** "Ms A. Berg", "mevr. J. van den Berg": behind how one is called initials stand for given names. */
const NAME_BY_INITIALS = wordPattern(
  `(?<!\\p{L})(?:Frau|Fru|Herrn?|Hr|Mr|Mrs|Ms|Mme|Mlle|Sra?|Srta|Sig|Mw|[Mm]evr(?:ouw)?|[Dd]hr|[Dd]e heer|Pan[ií]?)(?!\\p{L})\\.?[^\\S\\n]{1,3}((?:\\p{Lu}\\.[^\\S\\n]{0,2}){1,3}${PARTICLE}{0,3}${NAME_PART})(?!\\p{L})`,
  'u',
);
/**
 * Names in scripts without capital letters, right where they are expected: "山田太郎", "김민수", "محمد العلي", "คุณสมชาย
 * ใจดี".
 */
const UNCASED_NAMES: readonly RegExp[] = [
  /^(\p{Script=Han}{1,3}?[ \u3000]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}?)(?=小姐|先生|女士|様|さん|氏|\s?(?:[^\p{L}\s]|$)|\n)/u,
  /^(\p{Script=Hangul}{2,4})(?=[^\p{L}]|$)/u,
  /^(\p{Script=Arabic}{2,15}(?: \p{Script=Arabic}{2,15}){1,2})(?=[^\p{L}]|$)/u,
  /^(\p{Script=Hebrew}{2,15}(?: \p{Script=Hebrew}{2,15}){1,2})(?=[^\p{L}]|$)/u,
  /^คุณ(\p{Script=Thai}{2,25}(?: \p{Script=Thai}{2,25})?)(?=[^\p{L}\p{M}]|$)/u,
];
/** A department in such a script. */
const UNCASED_DEPARTMENT =
  /[部課係室組処处科]$|人事|採用|招聘|팀$|부$|과$|채용|인사|قسم|إدارة|الموارد|מחלקת|משאבי|צוות|ฝ่าย|แผนก/u;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/;
const EVERY_EMAIL = wordPattern(EMAIL, 'g');
const PHONE = /(?:(?:\+|\b0)[^\S\n]?\d|\(\d{2,4}\)[^\S\n]?\d{2})(?:[^\S\n]?[()/.–-]?[^\S\n]?[()]?\d){5,14}/;
/** Digits in groups or none, as a number at home is written beside a name: "466 12 345", "29123456". */
const GROUPS = /(?<![\d.,/-])(?:\d{2,4}(?: \d{2,4}){2,4}|\d{3,4} \d{4}|\d{8}|1\d{10})(?!\d|[.,]\d)/;
/** Words that end a name where they stand behind it; capital letters tell them from parts of names. */
const NO_NAME = wordPattern(String.raw`(?<!\p{L})(?:${anyOf(NO_NAME_WORDS)})(?!\p{L})`, 'u');
const NAMES_A_THING = wordPattern(String.raw`(?:${anyOf(THING_ENDINGS)})(?!\p{L})`, 'iu');
/** Addresses that no person reads. */
const MACHINE_MAILBOX = /applynow\.io|no-?reply|privacy|datenschutz|dpo@|accommodat|abuse@|example\.|sentry|wixpress/i;

/** "melde dich bei Erika Muster, erika@…": a person named right before a mailbox. */
const NAME_BEFORE_MAILBOX = wordPattern(
  String.raw`(?<!\p{L})(?:${anyOf(TO_SOMEBODY)})\s+((?:Frau |Herrn? |Mr\.? |Ms\.? )?\p{Lu}[^,;:()\n]{3,40}?)\s*[,(:–-]?\s*(?:via |at |unter |per )?[\w.+-]+@[\w-]+(?:\.[\w-]+)+[^\n]{0,60}`,
  'u',
);

/**
 * The contact that a text names under a label, or right before a mailbox; nothing is taken from a page's general
 * footer.
 */
export function readContact(text: string): Contact | undefined {
  const input = text.slice(0, MAX_SEARCHED);
  const named = NAME_BEFORE_MAILBOX.exec(input);
  const beforeMailbox = named && readBlock(named[0].replace(/^\S+\s+/, ''), named[0]);
  return (
    contactBehind(input, LABEL, () => true) ??
    (beforeMailbox?.name === undefined ? undefined : beforeMailbox) ??
    contactBehind(input, HINT, canBeAsked) ??
    contactBehind(input, CALL, isCalled)
  );
}

/** Whether who can be asked has a common given name and is named right behind the words that call somebody. */
function isCalled(contact: Contact): boolean {
  const { name = '', quote } = contact;
  const before = quote.slice(0, Math.max(0, quote.indexOf(name)));
  const isNear = before.length <= MAX_CALL && !/\p{Ll}{4}[.!?;]\s/u.test(before);
  return canBeAsked(contact) && isNear && GIVEN.has(fold(name.split(' ')[0] ?? ''));
}

/** So far (characters) behind the beginning of such words their name begins: "contact our head of bread, Anna Berg". */
const MAX_CALL = 60;

function canBeAsked({ name, email, phone }: Contact): boolean {
  return name !== undefined && (email ?? phone) !== undefined;
}

function patternOf(words: readonly ContactWord[]): RegExp {
  return wordPattern(`(?:${words.map(([pattern]) => pattern).join('|')})`, 'giu');
}

/** "You are the contact person for our customers": what the job is, nobody to ask. */
const IS_THE_READER = wordPattern(String.raw`(?<!\p{L})(?:${anyOf(READER_IS)})\s(?:\p{L}{1,12}\s){0,2}$`, 'iu');

function contactBehind(text: string, label: RegExp, isEnough: (contact: Contact) => boolean): Contact | undefined {
  for (const match of matchesOf(text, label)) {
    const end = match.index + match[0].length;
    if (IS_THE_READER.test(text.slice(Math.max(0, match.index - 40), match.index))) continue;
    const after = text.slice(end, end + 260);
    const contact = readBlock(after, `${match[0]}${after}`);
    if (contact && isEnough(contact)) return contact;
  }
  return undefined;
}

function readBlock(block: string, quote: string): Contact | undefined {
  const name = nameIn(block.slice(0, 90));
  const email = mailboxIn(block);
  // Beside a name any groups of digits are a number.
  const number = PHONE.exec(block) ?? (name === undefined ? null : GROUPS.exec(block));
  const phone = number?.[0].trim();
  if (name === undefined && email === undefined && phone === undefined) return undefined;
  return defined<Contact>({ name, email, phone, quote: quote.replace(/\s+/g, ' ').trim().slice(0, 200) });
}

/** The first address of a text, where a person reads it. */
function mailboxIn(text: string): string | undefined {
  const email = EMAIL.exec(text)?.[0].replace(/\.$/, '');
  return email === undefined || MACHINE_MAILBOX.test(email) ? undefined : email;
}

/** A company with its legal form, before the person who answers for it. */
const COMPANY =
  /^\p{Lu}[^\n,]{1,60}?\s(?:GmbH|AG|SE|KG|mbH|Ltd\.?|Inc\.?|LLC|SA|S\.A\.|BV|B\.V\.|AB|A\/S|Oy|Srl|S\.r\.l\.|e\. ?V\.)(?=[\s,]|$)[\s,]*/u;

/** "steht Ihnen Herr Muster zur Verfügung": who reads the advert is no part of the name. */
const TO_THE_READER = /(?<!\p{L})(?:Ihnen|Dir|Euch|Ihre?|Deine?)(?!\p{L})/gu;

/** The name a text begins with; undefined for what is no name of a person. */
export function nameIn(text: string): string | undefined {
  const said = text
    .replace(/^[\s:：•\u200e\u200f-]+(?:ist|is|für[^:]{0,40}:)?\s*/, '')
    .replace(COMPANY, '')
    .replace(TO_THE_READER, '');
  const uncased = UNCASED_NAMES.flatMap((pattern) => pattern.exec(said)?.[1] ?? [])[0];
  if (uncased !== undefined) return UNCASED_DEPARTMENT.test(uncased) ? undefined : uncased;
  const written = (NAME.exec(said) ?? NAME_BY_INITIALS.exec(said))?.[1] ?? '';
  const name = written.slice(0, NO_NAME.exec(written)?.index).trim();
  return !name.includes(' ') || NAMES_A_THING.test(name) ? undefined : name;
}

/** The mailboxes that a text writes out. */
export function mailboxesIn(text: string): string[] {
  return matchesOf(text, EVERY_EMAIL).map(([mailbox]) => mailbox);
}

/** A mailbox that a person reads. */
export function isHumanMailbox(email: string): boolean {
  return EMAIL.test(email) && !MACHINE_MAILBOX.test(email);
}
