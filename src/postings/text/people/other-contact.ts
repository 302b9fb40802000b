import { OTHER_MATTERS, SOMEBODY_ELSE } from '../words/people/asking-words.js';
import { CONSENT_WORDS } from '../words/people/consent-words.js';
import { anyOf, anyOfDivided } from '../words/pattern-parts.js';
import { PhraseTable } from '../words/phrase-table.js';
import { wordPattern } from '../word-pattern.js';

const MATTERS = new PhraseTable(OTHER_MATTERS.map(([, words]) => words));
/** "CV with your consent to the processing of personal data to: …": the data that a consent sent with it is about. */
const DATA_OF_CONSENT = wordPattern(
  CONSENT_WORDS.map(([, consent, data]) => {
    const [agrees, what] = [anyOfDivided(consent), anyOfDivided(data)];
    return String.raw`(?<!\p{L})${what}(?!\p{L})(?<=(?<!\p{L})${agrees}(?:\s[\p{L}’'.]{1,15}){0,5}\s${what})`;
  }).join('|'),
  'giu',
);
const BESIDE_SOMEBODY_ELSE = wordPattern(
  `(?<!\\p{L})(?:${anyOf(SOMEBODY_ELSE)})(?!\\p{L})(?:\\s[\\p{L}-]{1,25}){0,5}[:,]?\\s{0,3}$`,
  'iu',
);

/** "“We grow,” says Jane Miller", and 'Jane Miller, baker: “We grow.”' */
const QUOTED = wordPattern('[”“»"],?\\s(?:\\p{Ll}{1,10}\\s)?$', 'u');
const SPEAKS = /^[^\n:.]{0,40}:\s?[«„“"]/;

/** A line above a name that heads it is no longer (characters). */
const MAX_HEADING = 40;

/** Whether words around a contact say that it is one for the press, for personal data, for orders. */
export function isOtherMatter(before: string, text: string): boolean {
  const [line = '', heading = ''] = before.split('\n').reverse();
  const ahead = line.split(/[.!]\s/).at(-1) ?? '';
  const own = text.split(/[.!]\s|\n/)[0] ?? '';
  return (
    MATTERS.test(`${ahead}${own}`.replace(DATA_OF_CONSENT, ' ')) ||
    (heading.length <= MAX_HEADING && MATTERS.test(heading))
  );
}

/** Whether what stands around a name says that this is whom one works for, a founder, or somebody quoted. */
export function isSomebodyElse(before: string, behind = ''): boolean {
  return BESIDE_SOMEBODY_ELSE.test(before) || QUOTED.test(before) || SPEAKS.test(behind);
}
