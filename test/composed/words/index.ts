import type { CareerWords } from './career-words.ts';
import { CZECH } from './czech.ts';
import { DANISH } from './danish.ts';
import { DUTCH } from './dutch.ts';
import { ENGLISH } from './english.ts';
import { FINNISH } from './finnish.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { HUNGARIAN } from './hungarian.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import { POLISH } from './polish.ts';
import { PORTUGUESE } from './portuguese.ts';
import { RUSSIAN } from './russian.ts';
import { SPANISH } from './spanish.ts';
import { SWEDISH } from './swedish.ts';
import { TURKISH } from './turkish.ts';

/** The languages that pages are composed in. */
export const LANGUAGES: readonly CareerWords[] = [
  ...[ENGLISH, GERMAN, FRENCH, SPANISH, ITALIAN, PORTUGUESE],
  ...[DUTCH, SWEDISH, DANISH, POLISH, CZECH],
  ...[FINNISH, HUNGARIAN, TURKISH, RUSSIAN, JAPANESE],
];
