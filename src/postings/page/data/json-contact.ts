import { defined } from '../../defined.js';
import type { JobPosting } from '../../fields.js';
import { nameIn } from '../../text/people/contact-name.js';
import { isHumanMailbox, recipientIn } from '../../text/people/mailbox.js';
import { list, text } from '../../text/words.js';
import { NAMES_OF_MAILBOXES, NAMES_OF_PEOPLE, NAMES_OF_PHONES } from '../../text/words/sites/data-name-words.js';
import type { JsonItem } from './json-items.js';
import { namesFor } from './json-labels.js';
import { CONTACT } from './json-names.js';
import { unnamedContact } from './json-unnamed.js';

/** What only names somebody is no longer (characters). */
const MAX_WRITTEN = 80;

type Contact = Pick<JobPosting, 'hiring_manager_name' | 'hiring_manager_email' | 'hiring_manager_phone'>;

/** What an inner object of a person says, in other languages. */
const NAMES = NAMES_OF_PEOPLE.map((name) => `.${name}`);
const MAILBOXES = NAMES_OF_MAILBOXES.map((name) => `.${name}`);
const PHONES = NAMES_OF_PHONES.map((name) => `.${name}`);

/** Who answers questions about a posting, with a name or a mailbox. */
export function readContactOf(item: JsonItem): Contact {
  const names = namesFor(item, CONTACT, 'contact');
  const [contact] = names
    .flatMap((name) => contactUnder(item, name) ?? [])
    .sort((one, other) => Number(isOnlyPhone(one)) - Number(isOnlyPhone(other)));
  if (contact?.hiring_manager_name !== undefined) return contact;
  const values = names.flatMap((name) => partsWritten(item.get(name)));
  const written = values.map(nameWritten).find((one) => one !== undefined);
  const mailbox = values.find((value) => !/\s/.test(value) && isHumanMailbox(value));
  return {
    ...(written !== undefined && { hiring_manager_name: written }),
    ...(mailbox !== undefined && { hiring_manager_email: mailbox }),
    ...(contact ?? (written === undefined && mailbox === undefined ? unnamedContact(item) : undefined)),
  };
}

/** `contact: { role: "Head Baker", phone: "020 …" }`: what is told of nobody by name. */
function isOnlyPhone({ hiring_manager_name: name, hiring_manager_email: email }: Contact): boolean {
  return (name ?? email) === undefined;
}

/** `contact: ["Ines Krall", "krall@mill.example"]`: what stands there, by itself or one beside the other. */
function partsWritten(value: unknown): string[] {
  const parts = Array.isArray(value) && value.length <= MAX_PARTS ? list(value) : [value];
  return parts.filter((part) => typeof part === 'string');
}

/** So much is written of one person at most: a name, a mailbox, a number. */
const MAX_PARTS = 4;

/** `contact_person: "Ines Krall, HR"`: a text by itself, of which a department is none. */
function nameWritten(value: string): string | undefined {
  return value === '' || value.length > MAX_WRITTEN ? undefined : nameIn(value);
}

function contactUnder(item: JsonItem, name: string): Contact | undefined {
  const of = (...parts: string[]): string | undefined =>
    parts.map((part) => text(item.get(`${name}${part}`))).find((value) => value !== undefined);
  const parted = [of('.firstname', '.vorname'), of('.lastname', '.nachname')].filter((part) => part !== undefined);
  const whole = of('.name', '.fullname', 'name', ...NAMES) ?? (parted.join(' ') || undefined);
  const email = of('.email', '.mail', 'email', 'mail', ...MAILBOXES);
  const phone = of('.phone', '.telephone', '.phonenumber', '.telefon', '.tel', 'phone', 'telefon', ...PHONES);
  return (whole ?? email ?? phone) === undefined ? undefined : contactOf(whole, email, phone);
}

/** What stands for a name or a mailbox, where it is one. */
function contactOf(name = '', mailbox = '', phone?: string): Contact {
  return defined({
    hiring_manager_name: name === '' || name.includes('@') ? undefined : name,
    hiring_manager_email: isHumanMailbox(mailbox) ? recipientIn(mailbox) : undefined,
    hiring_manager_phone: phone,
  });
}
