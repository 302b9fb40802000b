import type { JobPosting } from '../../fields.js';
import { isHumanMailbox, recipientIn } from '../../text/mailbox.js';
import { text } from '../../text/words.js';
import { NAMES_OF_MAILBOXES, NAMES_OF_PEOPLE, NAMES_OF_PHONES } from '../../text/words/data-name-words.js';
import type { JsonItem } from './json-items.js';
import { namesFor } from './json-labels.js';
import { CONTACT } from './json-names.js';

type Contact = Pick<JobPosting, 'hiring_manager_name' | 'hiring_manager_email' | 'hiring_manager_phone'>;

/** What an inner object of a person says, in other languages. */
const NAMES = NAMES_OF_PEOPLE.map((name) => `.${name}`);
const MAILBOXES = NAMES_OF_MAILBOXES.map((name) => `.${name}`);
const PHONES = NAMES_OF_PHONES.map((name) => `.${name}`);

/** Who answers questions about a posting, with a name or a mailbox. */
export function readContactOf(item: JsonItem): Contact {
  for (const name of namesFor(item, CONTACT, 'contact')) {
    const contact = contactUnder(item, name);
    if (contact) return contact;
  }
  return {};
}

function contactUnder(item: JsonItem, name: string): Contact | undefined {
  const of = (...parts: string[]): string | undefined =>
    parts.map((part) => text(item.get(`${name}${part}`))).find((value) => value !== undefined);
  const parted = [of('.firstname', '.vorname'), of('.lastname', '.nachname')].filter((part) => part !== undefined);
  const whole = of('.name', '.fullname', 'name', ...NAMES) ?? (parted.length > 0 ? parted.join(' ') : undefined);
  const email = of('.email', '.mail', 'email', 'mail', ...MAILBOXES);
  if (whole === undefined && email === undefined) return undefined;
  const phone = of('.phone', '.telephone', '.phonenumber', '.telefon', '.tel', 'phone', 'telefon', ...PHONES);
  return {
    ...(whole !== undefined && !whole.includes('@') && { hiring_manager_name: whole }),
    ...(email !== undefined && isHumanMailbox(email) && { hiring_manager_email: recipientIn(email) }),
    ...(phone !== undefined && { hiring_manager_phone: phone }),
  };
}
