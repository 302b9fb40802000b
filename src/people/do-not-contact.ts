import { createHash } from 'node:crypto';

export function sha256(text: string): Uint8Array<ArrayBuffer> & Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * The form in which an address, a domain or a profile address is compared: lower case, no scheme, no query, no trailing
 * slash.
 */
export function contactForm(subject: string): string {
  const text = subject.normalize('NFKC').trim().toLowerCase();
  if (text.includes('@')) return text.replace(/^mailto:/, '');
  return text
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[?#][\s\S]*/, '')
    .replace(/(?<!\/)\/+$/, '')
    .replace(/^[a-z]{2,3}\.(?=linkedin\.com)/, '');
}

/** Under this hash somebody is on the do-not-contact list; a hash that was given as 64 hex digits stands for itself. */
export function contactHash(subject: string): Uint8Array<ArrayBuffer> & Buffer {
  return /^[0-9a-f]{64}$/i.test(subject.trim()) ? Buffer.from(subject.trim(), 'hex') : sha256(contactForm(subject));
}
