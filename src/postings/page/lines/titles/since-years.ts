import { SINCE_WORDS, type SinceWord } from '../../../text/words/years/since-words.js';
import { anyOfFolded, rowsOf } from '../../../text/words/pattern-parts.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { fold } from '../../../text/words.js';

const wordsAt = (place: SinceWord[0]): string => anyOfFolded(rowsOf(SINCE_WORDS, place));

/**
 * Many of the words say of a day to come that a job begins with it: no advert stands for so many years. They say of
 * pay, too, from how much on: "Driver, from 2000".
 */
const PAST_YEAR = String.raw`(?:1[89](?!00)\d\d|20(?:0[1-9]|1\d))`;
/** What a line begins with that has no parts: behind a dash the name of a company stands. */
const WHOLE = String.raw`^[^–—|()\d]{2,60}?[\s,.、]\s?`;
const SINCE = wordPattern(
  String.raw`${WHOLE}(?:${wordsAt('ahead')}\.?\s?${PAST_YEAR}(?:\.?\s?${wordsAt('year')})?|${PAST_YEAR}\.?[\s-]?${wordsAt('behind')})[.!]?$`,
  'u',
);

/** "Leeds, since 1998", "Baker since 2012": since when a company or somebody has been there, no opening. */
export function isSince(line: string): boolean {
  return /\d{4}/.test(line) && SINCE.test(fold(line));
}
