import { alternativesOf } from '../words/pattern-parts.js';
import { PhraseTable, type Span } from '../words/phrase-table.js';
import { MANNER_AT_END, WISH_HEADS, WISH_STEMS, WISHED_AT_END, WISHED_AT_FRONT } from '../words/sections/wish-words.js';
import { YEAR_WORDS } from '../words/years/year-words.js';
import { wordPattern } from '../word-pattern.js';

const wordsOf = (...tables: (typeof WISH_STEMS)[]): string[] => tables.flat().map(([, words]) => words);
const anywhere = new PhraseTable(wordsOf(WISHED_AT_FRONT, WISH_STEMS));
const atEnd = new PhraseTable(wordsOf(WISHED_AT_END));
const ofManner = new PhraseTable(wordsOf(MANNER_AT_END));
const heads = new PhraseTable(wordsOf(WISHED_AT_FRONT, WISH_STEMS, WISH_HEADS));

/** "Ideal candidate: 5 years" heads no list of wishes; "with ideally 5 years" asks for none. */
const IDEAL = /(?<!\p{L})ideal|advantage/iu;

/** "… of experience is welcome", where "helping customers feel welcome" is what somebody does. */
const ENDS_WITH_EXPERIENCE = wordPattern(
  String.raw`(?:${alternativesOf(YEAR_WORDS, 'experience')})\p{L}{0,8}\s{1,2}(?:(?:is|are|ist|est|es|é|è|je)\s{1,2})?$`,
  'iu',
);

/** Whether a clause says of the years that stand between two parts of it that they are no condition. */
export function isWishClause(before: string, after: string): boolean {
  if ([before, after].some((part) => anywhere.test(part) || IDEAL.test(part))) return true;
  return atEnd.spansIn(after).some((span) => isLast(after, span) && !saysElse(after, span));
}

function isLast(clause: string, { end }: Span): boolean {
  return /^\s*(?:$|[^\p{L}\p{N}\s])/u.test(clause.slice(end));
}

/** "Experience required degree not required", "feel welcome": said of something else than the years. */
function saysElse(clause: string, { start, end }: Span): boolean {
  const [wish, ahead] = [clause.slice(start, end), clause.slice(0, start)];
  const word = wish.split(' ').at(-1) ?? '';
  if (wish !== word && ahead.toLowerCase().split(/\s+/).includes(word.toLowerCase())) return true;
  return ofManner.test(wish) && !ENDS_WITH_EXPERIENCE.test(ahead);
}

/** "Nice to have: 3 years of …": whether what stands in front of years heads a list of wishes. */
export function headsWishes(before: string): boolean {
  const [head, ...rest] = before.split(':');
  return rest.length > 0 && heads.test(head ?? '');
}
