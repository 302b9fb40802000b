import { defined } from '../../defined.js';
import { nameIn } from './contact-name.js';
import { numbersIn } from './contact-number.js';
import type { Contact } from './contact.js';
import { isHumanMailbox, mailboxesIn } from './mailbox.js';

/** Whom the value of a contact's label names, with the mailbox and the number in it: "Erika Muster (030 123456)". */
export function personOfValue(value: string): Omit<Contact, 'quote'> | undefined {
  const name = nameIn(value);
  if (name === undefined) return undefined;
  const email = mailboxesIn(value).find((mailbox) => isHumanMailbox(mailbox.email))?.email;
  return defined({ name, email, phone: numbersIn(value, true)[0]?.number });
}
