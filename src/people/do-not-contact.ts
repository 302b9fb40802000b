import { domainToASCII, domainToUnicode } from 'node:url';
import { sha256 } from '../sha256.js';

/**
 * The form in which an address, a domain or a profile address is compared: lower case, no scheme, no query, no trailing
 * slash, names as people write them and not as computers do.
 */
export function contactForm(subject: string): string {
  const text = folded(subject);
  if (text.includes('@')) return text.replace(/^mailto:/, '').replace(/(?<=@)[^@]+$/, domainAsWritten);
  const [host = '', ...path] = text
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[?#][\s\S]*/, '')
    .replace(/(?<!\/)\/+$/, '')
    .replace(/^[a-z]{1,6}\.(?=linkedin\.com)/, '')
    // A profile has pages of its own, and one for each language.
    .replace(/^(linkedin\.com\/in\/[^/]+)\/[\s\S]*/, '$1')
    .split('/');
  return [domainAsWritten(host), ...path.map(decoded)].join('/');
}

/** Texts under which somebody of this form may be found where it was not folded. */
export function spellingsOf(form: string): string[] {
  const computers = form.includes('@')
    ? form.replace(/(?<=@)[^@]+$/, (domain) => domainToASCII(domain) || domain)
    : encodeURI(form.toWellFormed()).toLowerCase();
  return [...new Set([form, computers])];
}

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** "xn--mnchen-3ya.de" is "münchen.de". */
function domainAsWritten(domain: string): string {
  return (domain.includes('xn--') && domainToUnicode(domain)) || domain;
}

/** "j%c3%bcrgen" is "jürgen". */
function decoded(part: string): string {
  try {
    return part.includes('%') ? folded(decodeURIComponent(part)) : part;
  } catch {
    return part;
  }
}

/** Under these a subject may be on the list: itself, and of an address or a domain the domains above it. */
export function listedUnder(subject: string): string[] {
  const form = contactForm(subject);
  if (form.includes('/')) return [form];
  const labels = (form.split('@').at(-1) ?? '').split('.');
  return [...new Set([form, ...labels.slice(0, -1).map((_label, at) => labels.slice(at).join('.'))])];
}

/** Under this hash somebody is on the do-not-contact list; a hash that was given as 64 hex digits stands for itself. */
export function contactHash(subject: string): Uint8Array<ArrayBuffer> & Buffer {
  return /^[0-9a-f]{64}$/i.test(subject.trim()) ? Buffer.from(subject.trim(), 'hex') : sha256(contactForm(subject));
}
