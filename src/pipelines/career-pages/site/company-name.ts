import { anyOf } from '../../../postings/text/words/pattern-parts.js';
import { HOME_PAGE_WORDS } from '../../../postings/text/words/site-words.js';
import { wordPattern } from '../../../postings/text/word-pattern.js';

/** What a title calls a home page, which is nobody's name. */
const HOME_PAGE = wordPattern(`^(?:${anyOf(HOME_PAGE_WORDS)})$`, 'iu');

/** What the site calls itself: the part of its home page's title that occurs in its host, else the first. */
export function companyName(title: string | undefined, home: string): string | undefined {
  const parts = (title ?? '')
    .split(/\s{1,9}[|–—·•:-]\s{1,9}|\s{0,9}\|\s{0,9}/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !HOME_PAGE.test(part));
  const host = new URL(home).hostname.replace(/[^a-z0-9]/g, '');
  const inHost = parts.find(
    (part) =>
      part.length < 60 &&
      host.includes(part.toLowerCase().replace(/\b(?:gmbh|ag|inc|ltd|llc|co|kg|e\.?k)\b|[^a-z0-9]/g, '')) &&
      /[a-z]{3}/i.test(part),
  );
  return inHost ?? parts.find((part) => part.length < 60);
}
