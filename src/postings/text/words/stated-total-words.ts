import type { LanguageWords } from './pattern-parts.js';

/**
 * How a list says which part of it a page shows: what stands between the first and the last number, and before that of
 * all, "1 to 10 of 57"; `stated-total.spec.ts` reads each.
 */
export const PART_OF_LIST_WORDS: readonly (readonly [language: string, to: string, of: string])[] = [
  ['en', 'to|through', 'of|out of|from'],
  ['de', 'bis', 'von|aus'],
  ['fr', 'à|au', 'sur|de'],
  ['es', 'a|al|hasta', 'de|sobre'],
  ['ca', 'a|al|fins a', 'de'],
  ['pt', 'a|até', 'de|em'],
  ['it', 'a|al|-', 'di|su'],
  ['nl', 'tot|t/m|tot en met', 'van|van de'],
  ['sv', 'till|till och med', 'av'],
  ['da no', 'til', 'af|av|ud af|ut av'],
  ['is', 'til', 'af'],
  ['fi', '-', '/'],
  ['et', 'kuni', '/'],
  ['lv', 'līdz', 'no'],
  ['lt', 'iki', 'iš'],
  ['pl', 'do', 'z|ze'],
  ['cs', 'až|do', 'z|ze|celkem'],
  ['sk', 'až|do', 'z|zo|celkom'],
  ['hu', '-', '/|összesen'],
  ['ro', 'până la|la', 'din'],
  ['hr sr sl', 'do', 'od'],
  ['bg', 'до', 'от'],
  ['sr', 'до', 'од'],
  ['ru', 'до|по', 'из'],
  ['uk', 'до|по', 'з|із'],
  ['el', 'έως|ως|μέχρι', 'από'],
  ['tr', 'ile', '/'],
  ['he', 'עד', 'מתוך'],
  ['ar', 'إلى', 'من'],
  ['vi', 'đến', 'trên|trong|của'],
  ['id ms', 'sampai|hingga', 'dari|daripada'],
  ['th', 'ถึง', 'จาก'],
  ['ja', '〜', '/'],
  ['zh', '至|到', '共|/'],
  ['ko', '~', '/'],
];

/** Languages that say how many there are in front: "57 found, of them 1 - 10"; the counted word stands between. */
export const TOTAL_AHEAD_WORDS: readonly LanguageWords[] = [
  ['ja', '件中'],
  ['zh', '条中|个中|條中'],
  ['ko', '건 중|개 중'],
  ['tr', 'sonuçtan|kayıttan|ilandan'],
];
