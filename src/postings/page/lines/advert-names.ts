import { fold } from '../../text/words.js';
import { wordPattern } from '../../text/word-pattern.js';
import { ADVERT_NAMES } from '../../text/words/advert-names.js';
import { anyOf, foldedWords, longestFirst } from '../../text/words/pattern-parts.js';

/** A colon, or a sign with a space on both sides, divides the name of an advert from its title. */
const NAMED = wordPattern(
  `^${anyOf(ADVERT_NAMES)}(?<colon>\\s?[:：]|\\s[–—|-](?=\\s))\\s{0,9}(?<title>\\p{L}.{2,})$`,
  'isu',
);

/** The title behind the name of an advert; `isCalled` where a colon says that it is what the advert is called. */
function behindName(text: string): { readonly title: string; readonly isCalled: boolean } | undefined {
  const { title, colon = '' } = NAMED.exec(text)?.groups ?? {};
  return title === undefined ? undefined : { title, isCalled: /[:：]/.test(colon) };
}

/** "Vacancy: evening shift", "Vacancy – baker": what an advert is called, or the occupation behind what it is. */
export function withoutAdvertName(line: string, namesRole: (folded: string) => boolean): string {
  const named = behindName(line);
  return named && (named.isCalled || namesRole(fold(named.title))) ? named.title : line;
}

/** "Offre d'emploi : animation et coordination": an advert called in words of its own; a single one may be any. */
export function isCalledAdvert(text: string): boolean {
  const named = behindName(text);
  return named?.isCalled === true && named.title.trim().includes(' ');
}

/** The names as addresses write them: "offre-d-emploi", "offre-demploi". */
const IN_ADDRESSES = foldedWords(ADVERT_NAMES).flatMap((name) => [
  name.replace(/[\s']+/g, '-'),
  name.replaceAll("'", '').replace(/\s+/g, '-'),
]);
const BEGINS_SLUG = wordPattern(`^(?:\\d{1,8}-)?(?:${longestFirst(IN_ADDRESSES).join('|')})-\\p{L}`, 'u');

/** Whether the last part of an address says that it is an advert: "job-posting-baker", "stellenausschreibung-koch". */
export function isSlugOfAdvert(slug: string): boolean {
  return BEGINS_SLUG.test(fold(slug));
}
