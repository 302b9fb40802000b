import type { LanguageWords } from '../pattern-parts.js';

/** Gross, behind an amount: it is pay, and what follows comes on top. `on-top-words.spec.ts` reads each. */
export const GROSS_WORDS: readonly LanguageWords[] = [
  ['en', 'gross'],
  ['de da no', 'brutto'],
  ['sv fi', 'brutto|bruttopalkka'],
  ['fr', 'brut|bruts|brute'],
  ['es', 'bruto|brutos|bruta'],
  ['pt', 'bruto|brutos'],
  ['it', 'lordo|lorda|lordi|brutto'],
  ['nl', 'bruto'],
  ['pl', 'brutto'],
  ['cs', 'hrubá|hrubé|hrubého|hrubý'],
  ['sk', 'hrubá|hrubé|brutto'],
  ['hu', 'bruttó'],
  ['ro', 'brut'],
  ['hr sr', 'bruto|бруто'],
  ['tr', 'brüt'],
  ['ru uk', 'брутто'],
];

/**
 * What joins to an amount behind which it stands something that comes on top of it; * is any ending. No words that mean
 * "in" elsewhere: "30 000 € en primes", "30 000 kr i bonus" are bonuses.
 */
export const ON_TOP_WORDS: readonly LanguageWords[] = [
  ['en', 'plus|and|with|in addition|incl*|excl*|annual*|gross*'],
  ['de', 'plus|und|zzgl*|zuzüglich*|inkl*|exkl*|sowie|brutto*'],
  ['fr', 'et|plus|avec|hors'],
  ['es', 'más|mas|y'],
  ['ca', 'més'],
  ['pt', 'mais|e'],
  ['it', 'più|piu|e|oltre'],
  ['nl', 'plus'],
  ['sv', 'plus|och'],
  ['da no', 'plus|og|ekskl*'],
  ['fi', 'ja|plus'],
  ['pl', 'plus|oraz'],
  ['cs sk', 'plus|a také|a tiež'],
  ['hu', 'plusz|és'],
  ['ro', 'plus|și'],
  ['hr sr', 'plus'],
  ['tr', 'artı'],
  ['ru', 'плюс|и'],
  ['uk', 'плюс|та'],
  ['el', 'και|συν'],
];
