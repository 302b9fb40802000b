import { escaped, longestFirst } from '../../../text/words/pattern-parts.js';
import { SEEN_WORDS } from '../../../text/words/sites/seen-words.js';
import { wordPattern } from '../../../text/word-pattern.js';

const WORDS = longestFirst(SEEN_WORDS.flatMap(([, words]) => words.split('|'))).map((word) =>
  escaped(word).replace(/\\\*$/, '\\p{L}*'),
);
/** Short words for thousands and more behind a number. */
const SCALE = String.raw`(?:k|m|mio|mil|mln|tsd|tis|rb|jt|tn|тыс|тис|млн|万|萬|만|천)\.?`;
const COUNT = wordPattern(String.raw`^\d[\d.,\s]{0,9}(?:${SCALE})?\s?(?:${WORDS.join('|')})$`, 'iu');

/** "36.2K views": whether a line counts how often something was seen. */
export function countsViews(line: string): boolean {
  return COUNT.test(line.trim());
}
