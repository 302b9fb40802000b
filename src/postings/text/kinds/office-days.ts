import { matchesOf } from '../words.js';
import { alternativesOf, rowsOf } from '../words/pattern-parts.js';
import { HOME_WORDS } from '../words/remote/home-words.js';
import { OFFICE_DAYS } from '../words/remote/office-day-words.js';
import { wordPattern } from '../word-pattern.js';

/** Few words between two things that a sentence says: "you come to us in the office about twice a week". */
const BETWEEN = String.raw`(?:\s[^\s.,;:!?]{1,14}){0,2}\s`;
/** "In the office of our customers" is no office of the company. */
const OF_OTHERS = String.raw`(?!\s(?:\p{L}{1,12}\s){0,2}(?:${alternativesOf(HOME_WORDS, 'others')}))`;
/** Where a line or a clause begins, and where it ends: with its town, too. */
const [BEGINS, ENDS] = [
  String.raw`(?<=(?:^|[.,:;!?\n(•·*–-])\s{0,3})`,
  String.raw`(?=(?:\s\p{L}{1,3}\s\p{L}{2,24})?\s{0,3}(?:[.,;!)\n]|$))`,
];

function officeDaysIn(language: string): string {
  const of = (kind: 'times' | 'office' | 'being' | 'least'): string =>
    String.raw`(?<![\p{L}\d])(?:${alternativesOf(OFFICE_DAYS, kind, language)})(?!\p{L})`;
  const [times, office, being] = [of('times'), `${of('office')}${OF_OTHERS}`, of('being')];
  const orders = [
    [being, times, office],
    [being, office, times],
    [times, being, office],
    [office, being, times],
  ];
  const alone = [`(?:${of('least')}\\s)?${times}\\s${office}`, `${office}\\s(?:${of('least')}\\s)?${times}`];
  return [...orders.map((parts) => parts.join(BETWEEN)), ...alone.map((said) => `${BEGINS}${said}${ENDS}`)].join('|');
}

const PATTERN = wordPattern(
  rowsOf(OFFICE_DAYS, 'times')
    .map(([language]) => officeDaysIn(language))
    .join('|'),
  'giu',
);

/**
 * That one comes to the office on some days of the week: "Zweimal die Woche sind wir im Büro", "2x per week op
 * kantoor". Not what else happens there so often.
 */
export function officeDays(text: string): readonly RegExpExecArray[] {
  return matchesOf(text, PATTERN);
}
