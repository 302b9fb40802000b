import { getDomainWithoutSuffix } from 'tldts';
import { writtenOut } from '../../../postings/text/people/mailbox-name.js';
import { fold } from '../../../postings/text/words.js';
import { anyOf } from '../../../postings/text/words/pattern-parts.js';
import { HOME_PAGE_WORDS } from '../../../postings/text/words/sites/site-words.js';
import { wordPattern } from '../../../postings/text/word-pattern.js';

/** What a title calls a home page, which is nobody's name. */
const HOME_PAGE = wordPattern(`^(?:${anyOf(HOME_PAGE_WORDS)})$`, 'iu');

/** How a company is made, which its host mostly leaves out. */
const LEGAL_FORM = /(?<!\p{L})(?:gmbh|ag|inc|ltd|llc|co|kg|e\.?k)(?!\p{L})/giu;
/** So many letters of a host are a name, wherever a title says them. */
const LEAST_NAME = 5;
const MAX_NAME = 60;

/**
 * What the site calls itself: the longest part of its home page's title that occurs in its host, else the one that
 * says the name of its domain, else the first.
 */
export function companyName(title: string | undefined, home: string): string | undefined {
  const parts = (title ?? '')
    .split(/\s{1,9}[|–—·•:-]\s{1,9}|\s{0,9}\|\s{0,9}/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length < MAX_NAME && !HOME_PAGE.test(part));
  const host = asInHost(new URL(home).hostname);
  const domain = asInHost(getDomainWithoutSuffix(home) ?? '');
  const isInHost = (written: string): boolean => /[a-z]{3}/.test(written) && host.includes(written);
  const inHost = parts.filter((part) => waysToWrite(part.replace(LEGAL_FORM, '')).some(isInHost));
  const saysDomain = (written: string): boolean => domain.length >= LEAST_NAME && written.includes(domain);
  return (
    inHost.toSorted((a, b) => b.length - a.length)[0] ??
    parts.find((part) => waysToWrite(part).some(saysDomain)) ??
    parts[0]
  );
}

/** A name as a host may write it: "Möller" is "moller" or "moeller". */
function waysToWrite(name: string): string[] {
  return [asInHost(fold(name)), asInHost(fold(writtenOut(name)))];
}

/** The letters and digits that a host may have of a text. */
function asInHost(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
