import { CONTACT_HINTS, CONTACT_LABELS, type ContactWord } from './words/contact-words.js';
import { MAX_SEARCHED } from './words.js';

/** Who to ask about a posting, as its text names them. */
export interface Contact {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly quote: string;
}

const LABEL = patternOf(CONTACT_LABELS);
const HINT = patternOf(CONTACT_HINTS);
const NAME =
  /(?:(?:Frau|Herr|Herrn|Mr\.?|Mrs\.?|Ms\.?|Dr\.?|Prof\.?)\s+)*((?:\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?)(?:[^\S\n]+(?:(?:von|van|de)(?:[^\S\n]+(?:der|den|la))?|da|di))?(?:[^\S\n]+\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?){1,2})/u;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/;
const PHONE = /(?:\+|\b0)[^\S\n]?\d(?:[^\S\n]?[()/.–-]?[^\S\n]?[()]?\d){5,14}/;
/** Digits in groups, as a number at home is written beside a name: "466 12 345". */
const GROUPS = /(?<![\d.,/-])\d{2,4}(?:[ ]\d{2,4}){2,4}(?![\d.,])/;
const NO_NAME =
  /\b(?:Team|Human|Resources|Personal|Abteilung|Department|GmbH|Telefon|Email|Mail|Bewerbung|Karriere|Career|Recruiting|Talent|Für|Fragen|Rückfragen|Unser|Our|The|Manager|Sie|Bitte|Please|Tel|Mobil|Standort|Jobs?)\b/;
/** Ends of words for things and activities, which no person is called by. */
const NAMES_A_THING =
  /(?:ung|ungen|heit|keit|schaft|tion|ción|ciones|ität|mittel|ment|ingenieur|leitung|option|systeme?|business|empresas|services?|sales|marketing|office)(?!\p{L})/iu;
/** Addresses that no person reads. */
const MACHINE_MAILBOX = /applynow\.io|no-?reply|privacy|datenschutz|dpo@|accommodat|abuse@|example\.|sentry|wixpress/i;

/** "melde dich bei Erika Muster, erika@…": a person named right before a mailbox. */
const NAME_BEFORE_MAILBOX =
  /(?<!\p{L})(?:bei|an|to|with|contact|met|bij|à|auprès de|con|a|med|til|do)\s+((?:Frau |Herrn? |Mr\.? |Ms\.? )?\p{Lu}[^,;:()\n]{3,40}?)\s*[,(:–-]?\s*(?:via |at |unter |per )?[\w.+-]+@[\w-]+(?:\.[\w-]+)+[^\n]{0,60}/u;

/** The contact that a text names under a label, or right before a mailbox; nothing is taken from a page's general footer. */
export function readContact(text: string): Contact | undefined {
  const input = text.slice(0, MAX_SEARCHED);
  const named = NAME_BEFORE_MAILBOX.exec(input);
  const beforeMailbox = named && readBlock(named[0].replace(/^\S+\s+/, ''), named[0]);
  return (
    contactBehind(input, LABEL, () => true) ??
    (beforeMailbox?.name === undefined ? undefined : beforeMailbox) ??
    contactBehind(input, HINT, ({ name, email, phone }) => name !== undefined && (email ?? phone) !== undefined)
  );
}

function patternOf(words: readonly ContactWord[]): RegExp {
  return new RegExp(`(?:${words.map(([pattern]) => pattern).join('|')})`, 'giu');
}

function contactBehind(text: string, label: RegExp, isEnough: (contact: Contact) => boolean): Contact | undefined {
  for (const match of text.matchAll(label)) {
    const end = match.index + match[0].length;
    const after = text.slice(end, end + 260);
    const contact = readBlock(after, `${match[0]}${after}`);
    if (contact && isEnough(contact)) return contact;
  }
  return undefined;
}

function readBlock(block: string, quote: string): Contact | undefined {
  const name = nameIn(block.slice(0, 90));
  const email = EMAIL.exec(block)?.[0].replace(/\.$/, '');
  const phone = (PHONE.exec(block) ?? (name === undefined ? null : GROUPS.exec(block)))?.[0].trim();
  const usableEmail = email !== undefined && !MACHINE_MAILBOX.test(email) ? email : undefined;
  if (name === undefined && usableEmail === undefined && phone === undefined) return undefined;
  return {
    ...(name === undefined ? {} : { name }),
    ...(usableEmail === undefined ? {} : { email: usableEmail }),
    ...(phone === undefined ? {} : { phone }),
    quote: quote.replace(/\s+/g, ' ').trim().slice(0, 200),
  };
}

/** A company with its legal form, before the person who answers for it. */
const COMPANY =
  /^\p{Lu}[^\n,]{1,60}?\s(?:GmbH|AG|SE|KG|mbH|Ltd\.?|Inc\.?|LLC|SA|S\.A\.|BV|B\.V\.|AB|A\/S|Oy|Srl|S\.r\.l\.|e\. ?V\.)(?=[\s,]|$)[\s,]*/u;

/** "steht Ihnen Herr Muster zur Verfügung": who reads the advert is no part of the name. */
const TO_THE_READER = /(?<!\p{L})(?:Ihnen|Dir|Euch|Ihre?|Deine?)(?!\p{L})/gu;

/** The name a text begins with; undefined for what is no name of a person. */
export function nameIn(text: string): string | undefined {
  const said = text
    .replace(/^[\s:•-]+(?:ist|is|für[^:]{0,40}:)?\s*/, '')
    .replace(COMPANY, '')
    .replace(TO_THE_READER, '');
  const name = NAME.exec(said)?.[1];
  return name === undefined || NO_NAME.test(name) || NAMES_A_THING.test(name) ? undefined : name;
}

/** A mailbox that a person reads. */
export function isHumanMailbox(email: string): boolean {
  return EMAIL.test(email) && !MACHINE_MAILBOX.test(email);
}
