import { wordPattern } from '../../text/word-pattern.js';

/** Longer masks (bytes) hide no mail address. */
const MAX_MASKED = 300;

/** What Cloudflare's e-mail protection hides and shows to every reader by a script: the first byte masks the others. */
export function unmasked(hex: string): string {
  const [mask = 0, ...bytes] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map((byte) => Number.parseInt(byte, 16));
  return String.fromCharCode(...bytes.slice(0, MAX_MASKED).map((byte) => byte ^ mask));
}

/** "jobs@mill.example" as the address of a link: whoever wrote it means the mailbox, and no page of that name. */
const BARE_MAILBOX = /^[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,4}[a-z]{2,12}$/i;

/**
 * Where a link leads whose mail address is masked: "/cdn-cgi/l/email-protection#1a2b…", or with the mask beside it, or
 * is written without its scheme; any other as it is.
 */
export function unmaskedAddress(href: string, beside: string | undefined): string {
  if (BARE_MAILBOX.test(href.trim())) return `mailto:${href.trim()}`;
  const address = /\/cdn-cgi\/l\/email-protection(?:#([0-9a-f]{1,2000}))?$/i.exec(href);
  const hex = address?.[1] ?? beside ?? '';
  return address === null || hex === '' ? href : `mailto:${unmasked(hex)}`;
}

/** "(at)", "[dot]": what stands for a sign of a mailbox so that programs do not find it. */
const AT = String.raw`\s?(?:[(\[{]\s?(?:at|ät|@)\s?[)\]}])\s?`;
const DOT = String.raw`(?:\.|\s?[(\[{]\s?(?:dot|punkt|punto|point|ponto|punt|kropka|tečka)\s?[)\]}]\s?)`;
const WRITTEN_OUT = wordPattern(
  String.raw`([\w.+-]{1,64})${AT}((?:[\w-]{1,63}${DOT}){1,3}[a-z]{2,12})(?![\w-])`,
  'giu',
);
const HAS_MASK = /[([{]\s?(?:at|ät|@)\s?[)\]}]/iu;

/** A text with the mailboxes that it writes out as "jobs [at] mill [dot] example" as readers understand them. */
export function withWrittenMails(text: string): string {
  if (!HAS_MASK.test(text)) return text;
  return text.replace(
    WRITTEN_OUT,
    (_whole, local: string, domain: string) => `${local}@${domain.replace(/\s?[(\[{][^)\]}]{1,10}[)\]}]\s?/g, '.')}`,
  );
}
