import type { LanguageWords } from '../pattern-parts.js';

/**
 * How somebody is called before one name that is all of it, as it is written there; `one-name.spec.ts` reads each.
 */
export const CALLED_BY_ONE_NAME: readonly LanguageWords[] = [
  ['id ms', 'Bapak|Ibu|Pak|Bpk|Encik|Puan|Cik'],
  ['vi', 'Chị|chị|Anh|anh|Cô|cô|Ông|ông|Bà|bà'],
];

/** The same that other languages have, too, before a surname: only a name in Vietnamese letters is all of it. */
export const CALLED_BY_ONE_NAME_IN_VIETNAMESE: readonly LanguageWords[] = [['en', 'Ms|Mr|Mrs|Miss']];
