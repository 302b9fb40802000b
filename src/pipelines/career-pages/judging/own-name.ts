import { jobTitleScore } from '../../../postings/page/lines/titles/job-titles.js';
import { UNSPACED_LETTERS, wordsOf } from '../../../postings/text/words.js';
import { longestFirst } from '../../../postings/text/words/pattern-parts.js';
import { WHY_WORDS } from '../../../postings/text/words/headings/why-words.js';
import { wordPattern } from '../../../postings/text/word-pattern.js';

/** What asks for reasons, in folded words; scripts without spaces have none behind it. */
const WHY = wordPattern(
  `^(?:${longestFirst(WHY_WORDS.flatMap(([, words]) => words.split('|').map((word) => wordsOf(word).join(' ')))).join('|')})(?:$| |(?<=[${UNSPACED_LETTERS}]))`,
  'u',
);
/** Words between the question and the name: "Why should you join Lumenfold". */
const MAX_BETWEEN = 3;
/** A company's name may go on with how it is made: "Lumenfold Sp. z o.o." */
const LONGEST_FORM = 4;
/** A shorter name is part of many words. */
const LEAST_NAME = 3;

/**
 * True for a title that is the name of the company or the site itself, or asks why one should come there: the heading
 * of a page, no opening. A name that is an occupation stays one.
 */
export function isOwnName(title: string, names: readonly string[]): boolean {
  const words = wordsOf(title);
  const folded = words.join(' ');
  const why = WHY.exec(folded)?.[0].trim();
  if (why === undefined) return names.some((name) => isCalled(words, wordsOf(name))) && jobTitleScore(title) < 1;
  const rest = wordsOf(folded.slice(why.length));
  return names.some((name) => rest.some((_word, at) => at <= MAX_BETWEEN && isCalled(rest.slice(at), wordsOf(name))));
}

/** Whether words are a name, with or without its end that says how the company is made. */
function isCalled(words: readonly string[], name: readonly string[]): boolean {
  if (words.join('').length < LEAST_NAME) return false;
  if (words.join('') === name.join('')) return true;
  const [longer, shorter] = words.length > name.length ? [words, name] : [name, words];
  return (
    shorter.join('').length >= LEAST_NAME &&
    shorter.every((word, at) => word === longer[at]) &&
    longer.slice(shorter.length).every((word) => word.length <= LONGEST_FORM)
  );
}
