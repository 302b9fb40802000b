/**
 * Parts of addresses that no person reads, as patterns: senders without a reader, mailboxes for personal data, abuse
 * and help with access, examples, and those that builders of sites and their reports of errors write into pages.
 * `application-mailbox.spec.ts` reads some.
 */
export const MACHINE_MAILBOXES: readonly string[] = [
  'no-?reply',
  'privacy',
  'datenschutz',
  'dpo@',
  'accommodat',
  'abuse@',
  String.raw`example\.`,
  'sentry',
  'wixpress',
  String.raw`applynow\.io`,
];
