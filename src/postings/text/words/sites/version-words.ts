/** Words of one language, | divides them. */
type VersionRow = readonly [language: string, words: string];

/** What a link to the same text in another language calls that; `language-links.spec.ts` reads each. */
export const VERSION_WORDS: readonly VersionRow[] = [
  ['en sv da no', 'version|versionen'],
  ['de', 'fassung'],
  ['fr', 'version'],
  ['es', 'versión'],
  ['pt', 'versão'],
  ['it', 'versione'],
  ['nl', 'versie'],
  ['fi', 'versio'],
  ['pl', 'wersja|wersji|wersję'],
  ['cs sk', 'verze|verzi|verzia|verziu'],
  ['hu', 'verzió|változat'],
  ['ro', 'versiune|versiunea'],
  ['hr sl sr', 'verzija|verziju|različica'],
  ['ru bg uk', 'версия|версию|версия на|версія|версію'],
  ['el', 'έκδοση'],
  ['tr', 'sürüm|sürümü|versiyon'],
];

/** What stands between those and the name of a language: "versión en inglés", "auf Deutsch", "po polsku". */
export const IN_LANGUAGE: readonly VersionRow[] = [
  ['en', 'in'],
  ['de', 'auf|in'],
  ['fr es pt it', 'en|em|in'],
  ['nl', 'in het'],
  ['sv da no', 'på'],
  ['pl cs sk', 'po|w języku|v|ve'],
  ['ro hr sl', 'în|în limba|na|v'],
  ['ru bg uk', 'на'],
  ['el', 'στα'],
];
