import { MAX_SEARCHED } from './words.js';

/** Who to ask about a posting, as its text names them. */
export interface Contact {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly quote: string;
}

const LABEL =
  /(?:(?:ansprechpartner(?:in)?(?:\/-?in)?|ansprechperson|kontaktperson)|contact person|hiring manager|kontaktperson|contactpersoon|recruiter|personne à contacter|persona de contacto|(?<!\p{L})referente(?!\p{L})|kontakt(?= ?:)|osoba kontaktowa|yhteyshenkilö|(?:rückfragen|fragen)[^.\n]{0,60}(?:gerne?|dir|ihnen|an|steht|wenden)[^.\n]{0,30})/giu;
const NAME =
  /(?:(?:Frau|Herr|Herrn|Mr\.?|Mrs\.?|Ms\.?|Dr\.?|Prof\.?)\s+)*((?:\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?)(?:[^\S\n]+(?:(?:von|van|de)(?:[^\S\n]+(?:der|den|la))?|da|di))?(?:[^\S\n]+\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?){1,2})/u;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/;
const PHONE = /(?:\+|\b0)[^\S\n]?\d(?:[^\S\n]?[()/.–-]?[^\S\n]?[()]?\d){5,14}/;
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
  for (const label of input.matchAll(LABEL)) {
    const after = input.slice(label.index + label[0].length, label.index + label[0].length + 260);
    const contact = readBlock(after, `${label[0]}${after}`);
    if (contact) return contact;
  }
  const named = NAME_BEFORE_MAILBOX.exec(input);
  const contact = named && readBlock(named[0].replace(/^\S+\s+/, ''), named[0]);
  return contact?.name === undefined ? undefined : contact;
}

function readBlock(block: string, quote: string): Contact | undefined {
  const name = nameIn(block.slice(0, 90));
  const email = EMAIL.exec(block)?.[0].replace(/\.$/, '');
  const phone = PHONE.exec(block)?.[0].trim();
  const usableEmail = email !== undefined && !MACHINE_MAILBOX.test(email) ? email : undefined;
  if (name === undefined && usableEmail === undefined && phone === undefined) return undefined;
  return {
    ...(name === undefined ? {} : { name }),
    ...(usableEmail === undefined ? {} : { email: usableEmail }),
    ...(phone === undefined ? {} : { phone }),
    quote: quote.replace(/\s+/g, ' ').trim().slice(0, 200),
  };
}

/** The name a text begins with; undefined for what is no name of a person. */
export function nameIn(text: string): string | undefined {
  const name = NAME.exec(text.replace(/^[\s:•-]+(?:ist|is|für[^:]{0,40}:)?\s*/, ''))?.[1];
  return name === undefined || NO_NAME.test(name) || NAMES_A_THING.test(name) ? undefined : name;
}

/** A mailbox that a person reads. */
export function isHumanMailbox(email: string): boolean {
  return EMAIL.test(email) && !MACHINE_MAILBOX.test(email);
}

/** Local parts of mailboxes that are there for applications. */
const FOR_APPLICATIONS =
  /^(?:.{0,64}[._-])?(?:jobs?|careers?|karriere|bewerb\w*|praca|kariera|hr|recruit\w*|recrut\w*|personal\w*|talent|empleos?|trabajo|rrhh|vacatures?|jobb|rekry|cv|people|hiring|stellen|ausbildung|lavora\w*|emploi)(?:[._-].*)?$/i;

/** The one mailbox among those of a page that is there for applications. */
export function applicationMailbox(mailboxes: readonly string[]): string | undefined {
  const found = [...new Set(mailboxes)].filter(
    (mailbox) => isHumanMailbox(mailbox) && FOR_APPLICATIONS.test(mailbox.split('@')[0] ?? ''),
  );
  return found.length === 1 ? found[0] : undefined;
}
