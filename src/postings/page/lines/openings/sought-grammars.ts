import { wordPattern } from '../../../text/word-pattern.js';
import type { SoughtWords } from '../../../text/words/seeking/sought-grammar.js';
import { SOUGHT_WORDS } from '../../../text/words/seeking/sought-words.js';
import { GENDER } from '../titles/job-titles.js';

/** What stands right below words that seek is named there: how many are sought need not be said. */
export const ANY_NUMBER = /^/;

/** How the sentences of a language seek somebody, as patterns. */
export interface Grammar {
  readonly seek: RegExp;
  /** A line that ends in it, or breaks off behind "a": whom it seeks the next one says. */
  readonly leadsOn: RegExp;
  /** Up to three words before how many are sought: "right now a baker". */
  readonly ahead: RegExp;
  readonly before: RegExp;
  readonly counts: RegExp;
  readonly divides: RegExp;
  /** What a part begins with that says more of the job or of whom it is for. */
  readonly isMore: RegExp;
  /** Words by which it seeks at present, however many. */
  readonly now: RegExp;
  /** What seeks, where it says that posts are open, or applications taken. */
  readonly vacant: RegExp;
  /** That it is the company itself which does. */
  readonly we: RegExp;
  readonly isGerman: boolean;
  /** German adjectives that are hoped of everybody, and no part of an occupation. */
  readonly hoped: RegExp;
  /** Of a language in which what seeks may stand behind whom: it, and the words that the occupation begins behind. */
  readonly behind?: { readonly seek: RegExp; readonly begins: RegExp };
}

/** Where a word begins. */
export const START = String.raw`(?<![\p{L}’'-])`;
/** Where one ends. */
export const END = String.raw`(?![\p{L}’'-])`;

/** "We are looking, from 1 May on, for a": when and where, up to what the next line goes on from. */
const UP_TO_COUNT = String.raw`(?:\s\d{1,2}\.|\s[^\s.;:!?]{1,20}){0,6}?\s`;

/** A pattern of nothing. */
const NONE = '(?!)';

/** How the sentences of each language seek somebody. */
export const GRAMMARS: readonly Grammar[] = SOUGHT_WORDS.map(grammarOf);
/** The same, however many are sought. */
export const GRAMMARS_OF_HEADINGS = GRAMMARS.map((grammar) => ({ ...grammar, counts: ANY_NUMBER }));
function grammarOf(words: SoughtWords): Grammar {
  const { language, counts, isWithoutArticles, ends, and, begins } = words;
  const { now = NONE, kept = NONE, we = NONE, vacant = NONE } = words;
  const seek = `${vacant}|${words.seek}`;
  const somebody = words.somebody === undefined ? '' : `(?:\\s(?:${words.somebody}))?`;
  const isGerman = language === 'de';
  const before = `${words.before}|${now}`;
  // "To our team" is no end of anything where the occupation stands behind it, nor is "at the moment".
  const notEnds = `(?!(?:${isWithoutArticles === true ? before : now})${END})`;
  return {
    seek: wordPattern(`${START}(?:${seek})${somebody}(?=\\s|:|(?<=[’'])\\p{L})`, 'iu'),
    leadsOn: wordPattern(`${START}(?:${seek})(?:${UP_TO_COUNT}(?:${counts}))?\\s?[:：…]?\\.{0,3}$`, 'iu'),
    ahead: wordPattern(`^(?:\\p{L}+\\s+){1,3}?(?:\\d{1,2}|${counts})\\s+(?=\\p{L})`, 'iu'),
    before: wordPattern(`^(?:(?:\\d{1,2}|(?:${counts}|${before})(?![\\p{L}’'-]))\\s*)+`, 'iu'),
    counts: isWithoutArticles === true ? ANY_NUMBER : wordPattern(`(?<!\\p{L})(?:\\d{1,2}|${counts})(?!\\p{L})`, 'iu'),
    // "(m/w/d)" belongs to the title before it, "(e)" to its word; "indoor-, and outdoor gardener" is one.
    divides: wordPattern(
      String.raw`(?<!-),|[;:–—!?]|(?<!\p{L})(?!${GENDER.source})\([^()]*\)?|\.$|(?<!-) (?=${START}(?:${ends})${END}(?! \p{Lu}\p{Ll}+ ?\())|(?<!-,?) (?:${and}) `,
      'iu',
    ),
    // A German sentence says when and where before it says whom.
    isMore: isGerman ? /^(?:d(?:er|ie|as)|welche[rs]?) \p{Ll}/u : wordPattern(`^${notEnds}(?:${ends})${END}`, 'iu'),
    now: wordPattern(`${START}(?:${now})${END}`, 'iu'),
    vacant: wordPattern(`^(?:${vacant})`, 'iu'),
    we: wordPattern(`${START}(?:${we})${END}`, 'iu'),
    isGerman,
    hoped: wordPattern(`^(?:(?!(?:${kept}) )\\p{Ll}[\\p{L}-]*\\s+)+`, 'u'),
    ...(begins !== undefined && {
      behind: {
        seek: wordPattern(`${START}(?:${seek})${END}`, 'iu'),
        begins: wordPattern(`^(?:${begins})$`, 'iu'),
      },
    }),
  };
}
