import type { LanguageWords } from '../pattern-parts.js';

/**
 * What a job in the holidays is called: "Summer job, shop" is a title, the words alone head what is told of such jobs
 * as often. `job-titles.spec.ts` reads each.
 */
export const SUMMER_JOB_WORDS: readonly LanguageWords[] = [
  ['en', 'summer job'],
  ['de', 'ferienjob|ferialjob|sommerjob'],
  ['fr', "job d'été|emploi d'été"],
  ['sv', 'sommarjobb'],
  ['da', 'sommerjob'],
  ['no', 'sommerjobb'],
];
