import type { LanguageWords } from './pattern-parts.js';

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

/** What joins to an amount behind which it stands something that comes on top of it. */
export const ON_TOP_WORDS: readonly LanguageWords[] = [
  ['en', 'plus|and|with|in addition|incl|including|excl|excluding|excludes|annual|annually'],
  ['de', 'plus|und|zzgl|zuzüglich|inkl|inklusive|exkl|exklusive|sowie'],
  ['fr', 'et|plus|avec|hors'],
  ['es', 'más|mas|y'],
  ['ca', 'més|i'],
  ['pt', 'mais|e'],
  ['it', 'più|piu|e|oltre'],
  ['nl', 'plus|en|exclusief|inclusief'],
  ['sv', 'plus|och|exkl|inkl'],
  ['da no', 'plus|og|ekskl|inkl'],
  ['fi', 'ja|plus'],
  ['pl', 'plus|oraz'],
  ['cs sk', 'plus|a také|a tiež'],
  ['hu', 'plusz|és'],
  ['ro', 'plus|și'],
  ['hr sr', 'plus|i'],
  ['tr', 'artı|ve'],
  ['ru', 'плюс|и'],
  ['uk', 'плюс|та'],
  ['el', 'και|συν'],
];
