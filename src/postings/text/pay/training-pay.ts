import { patternsOf } from '../words/pattern-parts.js';
import { patternOf } from '../words/pay/pay-words.js';
import { AFTER_YEAR, NUMBERED_YEARS, ORDINALS, PLAIN_YEARS, TRAINING_YEARS } from '../words/pay/training-year-words.js';
import { wordPattern } from '../word-pattern.js';
import { withoutLimit } from './salary-limits.js';

const BEGINS = String.raw`(?<![\p{L}\d])(?<!(?<!\p{L})(?:${patternOf(AFTER_YEAR).source})\s)`;
const ORDINAL = String.raw`${BEGINS}(?:${patternsOf(ORDINALS)})`;
const TRAINING_YEAR = String.raw`${ORDINAL}\s?(?:${patternOf(TRAINING_YEARS).source})(?!\p{L})`;
const PLAIN_YEAR = String.raw`${ORDINAL}\s?(?:${patternOf(PLAIN_YEARS).source})(?!\p{L})`;
const NUMBERED_YEAR = String.raw`${BEGINS}(?:${patternOf(NUMBERED_YEARS).source})(?![\p{L}\d])`;
const YEAR = `(?:${TRAINING_YEAR}|${PLAIN_YEAR}|${NUMBERED_YEAR})`;

/** So far in front of an amount its year stands: "1. Lehrjahr erhältst du ", or alone in the line above. */
const UP_TO_AMOUNT = String.raw`[^\d.;,\n]{0,24}\n?[^\p{L}\d\n]{0,4}$`;
/** "1.340 € (1. Ausbildungsjahr)", "£9,400 in the first year" */
const BEHIND_AMOUNT = String.raw`^[\s(]{1,3}(?:\p{L}{1,4}\s){0,2}`;
const TRAINING_YEAR_NEAR = near(TRAINING_YEAR);
const YEAR_NEAR = near(YEAR);
const ENDS_IN_ORDINAL = wordPattern(String.raw`${ORDINAL}\s{0,2}$`, 'iu');

/** Where an amount may have its year: in front of it, or behind it, or in front by its ordinal alone. */
function near(year: string): Readonly<Record<'ahead' | 'behind' | 'anywhere', RegExp>> {
  return {
    ahead: wordPattern(year + UP_TO_AMOUNT, 'iu'),
    behind: wordPattern(BEHIND_AMOUNT + year, 'iu'),
    anywhere: wordPattern(year, 'iu'),
  };
}

function hasYear({ ahead, behind, anywhere }: ReturnType<typeof near>, before: string, after: string): boolean {
  const lead = withoutLimit(before);
  return ahead.test(lead) || behind.test(after) || (ENDS_IN_ORDINAL.test(lead) && anywhere.test(lead));
}

/** "1. Ausbildungsjahr: ": whether the year of a training that an amount is paid in stands beside it, by that name. */
export function isOfTrainingYear(before: string, after: string): boolean {
  return hasYear(TRAINING_YEAR_NEAR, before, after);
}

/** "2. Jahr ", "im zweiten " behind a year that was named: whether an amount is one of several, year by year. */
export function isOneOfYears(before: string, after: string): boolean {
  return hasYear(YEAR_NEAR, before, after);
}
