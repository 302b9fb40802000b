/** An address of a mailbox. */
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/;
const BEFORE_AT = /[\w.+-]{1,64}$/;
const FROM_AT = /@[\w-]{1,63}(?:\.[\w-]{1,63})+/y;
/** Addresses that no person reads. */
const MACHINE_MAILBOX = /applynow\.io|no-?reply|privacy|datenschutz|dpo@|accommodat|abuse@|example\.|sentry|wixpress/i;

/** A mailbox in a text, and where. */
export interface WrittenMailbox {
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

/** A mailbox that a person reads. */
export function isHumanMailbox(email: string): boolean {
  return EMAIL.test(email) && !MACHINE_MAILBOX.test(email);
}
