import { defined } from '../../defined.js';
import { nameIn } from './contact-name.js';
import { numbersIn } from './contact-number.js';
import type { Contact } from './contact.js';
import { anyOf } from '../words/pattern-parts.js';
import { LED_WORDS } from '../words/relation-words.js';
import { wordPattern } from '../word-pattern.js';
import { isHumanMailbox, mailboxesIn } from './mailbox.js';
import { givenNameLabelled } from './one-name.js';

/** "Head of Star Mills": what somebody leads has a name as people have. */
const IS_LED = wordPattern(`\\p{L} ${anyOf(LED_WORDS)} $`, 'iu');

/** Whom the value of a contact's label names, with the mailbox and the number in it: "Erika Muster (030 123456)". */
export function personOfValue(value: string): Omit<Contact, 'quote'> | undefined {
  const name = nameIn(value) ?? givenNameLabelled(value);
  if (name === undefined || IS_LED.test(value.slice(0, value.indexOf(name)))) return undefined;
  const email = mailboxesIn(value).find((mailbox) => isHumanMailbox(mailbox.email))?.email;
  return defined({ name, email, phone: numbersIn(value, true)[0]?.number });
}
