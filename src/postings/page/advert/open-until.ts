import { readDate } from '../../text/days/date.js';
import { CuedPattern } from '../../text/cued-pattern.js';
import { NO_CALLS, OPEN_UNTIL_WORDS, type OpenUntilWords } from '../../text/words/days/open-until-words.js';
import { anyOf, anyOfDivided } from '../../text/words/pattern-parts.js';
import { DAY, END, WEEKDAY } from './applied-until.js';

/** Up to five words between what is open and that it is: "El termini per a presentar instàncies romandrà obert". */
const FEW = String.raw`(?: (?!(?:${anyOf(NO_CALLS)}))[\p{L}’'·-]{1,20}){0,5}?`;
/** The first day of a period may leave its month and its year to the last one. */
const FIRST_DAY = String.raw`\d{1,2}(?:er|º|\.)?(?:[^;:()]{1,26}?)?`;

const PATTERNS = OPEN_UNTIL_WORDS.map(patternOf);

function patternOf([, what, isOpen, until, from, to]: OpenUntilWords): CuedPattern {
  const starts = `(?<!\\p{L})${anyOfDivided(what)}`;
  const ends = `(?:${anyOfDivided(until)}|${anyOfDivided(from)} ${FIRST_DAY} ${anyOfDivided(to)})`;
  return new CuedPattern(
    starts,
    () => `${starts}${FEW} ${anyOfDivided(isOpen)} ${ends} ${WEEKDAY}(?<day>${DAY})${END}`,
  );
}

/** The last day of what a sentence says is open for applications: "Esta vaga estará aberta até 22 de maio de 2027". */
export function dayOpenUntil(sentence: string): string | undefined {
  for (const pattern of PATTERNS) {
    const day = readDate(pattern.exec(sentence)?.groups?.['day']);
    if (day !== undefined) return day;
  }
  return undefined;
}
