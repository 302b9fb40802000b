import { wordPattern } from '../word-pattern.js';
import { MACHINE_MAILBOXES } from '../words/people/machine-mailboxes.js';

/** An address of a mailbox. */
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/;
const BEFORE_AT = /[\w.+-]{1,64}$/;
const FROM_AT = /@[\w-]{1,63}(?:\.[\w-]{1,63})+/y;
const MACHINE_MAILBOX = wordPattern(MACHINE_MAILBOXES.join('|'), 'i');

/** A mailbox in a text, and where. */
interface WrittenMailbox {
  readonly email: string;
  readonly start: number;
  readonly end: number;
}

/** The mailboxes that a text writes out, by their signs: most texts have none, and a pattern would try each word. */
export function mailboxesIn(text: string): WrittenMailbox[] {
  const found: WrittenMailbox[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    FROM_AT.lastIndex = at;
    const [local] = BEFORE_AT.exec(text.slice(Math.max(from, at - 64), at)) ?? [];
    const [domain] = (local !== undefined && FROM_AT.exec(text)) || [];
    from = at + 1;
    if (local === undefined || domain === undefined) continue;
    from = at + domain.length;
    found.push({ email: local + domain, start: at - local.length, end: from });
  }
  return found;
}

/**
 * The mailbox that the recipients of a mail name first, as a link or data write them: `"The Mill" <jobs@mill.example>`,
 * "jobs%40mill.example", two divided by a comma; what has none as it is.
 */
export function recipientIn(recipients: string): string {
  const written = recipients.replace(/^\s*mailto:/i, '').replace(ESCAPED, (sign) => decodedSign(sign));
  const [first] = mailboxesIn(written).filter(({ email }) => isHumanMailbox(email));
  return first?.email ?? written.trim();
}

/** A sign below 128 as addresses write it: no other is a part of a mailbox. */
const ESCAPED = /%[2-7][0-9a-f]/gi;

function decodedSign(sign: string): string {
  return String.fromCharCode(Number.parseInt(sign.slice(1), 16));
}

/** A mailbox that a person reads. */
export function isHumanMailbox(email: string): boolean {
  return EMAIL.test(email) && !MACHINE_MAILBOX.test(email);
}
