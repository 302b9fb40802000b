import { APPLICATIONS_CLOSED, CLOSED_LATER, SORRY } from '../../text/words/days/applications-closed-words.js';
import { OVER_WORDS, NOT_SOUGHT, NOT_SOUGHT_END } from '../../text/words/state/over-words.js';
import { TAKEN_WORDS } from '../../text/words/state/taken-words.js';
import { htmlToText } from '../tree/html.js';
import { wordPattern } from '../../text/word-pattern.js';
import { patternsOf } from '../../text/words/pattern-parts.js';

/** Characters of a page that are looked through: such pages are short, and say it at once. */
const LOOKED_THROUGH = 200_000;

const OVER = OVER_WORDS.map(([, pattern]) => wordPattern(pattern, 'iu'));
/** Where a sentence begins: "once", "paper" or "other" in front say that it speaks of something else. */
const BEGINS = wordPattern(
  String.raw`(?:^|[\n.!?:;。！？：]|(?<!\p{L})(?:${SORRY})[,:]?)\s{0,9}(?:(?:the|all) )?$`,
  'iu',
);
/** So far (characters) in front of a sentence it is looked where it begins. */
const MAX_BEFORE = 40;
const CLOSED = APPLICATIONS_CLOSED.map(([, pattern]) =>
  wordPattern(`(?:${pattern})(?!,?\\s(?:${CLOSED_LATER})(?!\\p{L}))`, 'giu'),
);

const NOT_SOUGHT_ENDS = String.raw`(?=\s{0,3}(?:$|[\n.,;:!?()…–—|]|(?:${patternsOf(NOT_SOUGHT_END)})(?!\p{L})))`;
const SOUGHT_BY_NOBODY = NOT_SOUGHT.map(([, pattern]) => wordPattern(`(?:${pattern})${NOT_SOUGHT_ENDS}`, 'iu'));

/** "All places are taken.": the sentence ends, and none for another year follows. */
const TAKEN = TAKEN_WORDS.map(([, pattern]) =>
  wordPattern(String.raw`(?:${pattern})(?=\s{0,3}(?:$|[\n.,;!()…–—|]))(?![^\n]{0,80}20\d\d)`, 'iu'),
);

/**
 * All of them in one, for lines that say nothing of the kind: one of up to 120 characters takes 10 µs so, and 160 where
 * each is tried. The text of a whole page takes 2.7 ms instead of 1: each by itself skips what it cannot begin with.
 */
const ANY = wordPattern(
  [...OVER_WORDS, ...NOT_SOUGHT, ...TAKEN_WORDS, ...APPLICATIONS_CLOSED].map(([, pattern]) => pattern).join('|'),
  'iu',
);
/** A longer text (characters) is looked through with each of them. */
const MAX_LINE = 300;

/** The words with which a posting's own page says that the posting is over; undefined where it does not. */
export function overWords(html: string): string | undefined {
  return overWordsIn(htmlToText(html.slice(0, LOOKED_THROUGH)));
}

/** The same of the page's text. */
export function overWordsIn(written: string): string | undefined {
  const looked = written.slice(0, LOOKED_THROUGH);
  const text = looked.replace(/\s+/g, ' ');
  const isLine = looked.length <= MAX_LINE && !looked.includes('\n');
  if (isLine && !ANY.test(text)) return undefined;
  const over = firstSaid(OVER, text);
  if (over !== undefined) return over;
  const lines = looked.replace(/[^\S\n]+/g, ' ');
  return firstSaid([...SOUGHT_BY_NOBODY, ...TAKEN], lines) ?? closedWordsIn(lines);
}

function firstSaid(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const [words] = pattern.exec(text) ?? [];
    if (words !== undefined) return words.slice(0, 200);
  }
  return undefined;
}

/** Whole sentences only: a line ends one, too. */
function closedWordsIn(lines: string): string | undefined {
  for (const pattern of CLOSED)
    for (const { 0: words, index } of lines.matchAll(pattern))
      if (BEGINS.test(lines.slice(Math.max(0, index - MAX_BEFORE), index))) return words.slice(0, 200);
  return undefined;
}
