/**
 * What headings of benefits say to who may come to work there, and to nobody who buys something: also above the
 * openings of a page. By language, | divides the words; `benefits-of-all.spec.ts` reads one of each.
 */
export const WHY_WORK_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'why work|why join|perks|employee benefits|staff benefits|benefits of working'],
  ['de', 'warum zu uns|warum bei uns|Mitarbeitervorteile|Mitarbeiterbenefits'],
  ['fr', 'pourquoi nous rejoindre|pourquoi rejoindre'],
  ['es', 'por qué unirte'],
  ['pl', 'dlaczego warto u nas pracować'],
  ['cs', 'proč pracovat u nás'],
  ['hu', 'miért dolgozz nálunk'],
  ['hr', 'zašto raditi kod nas'],
  ['ru', 'почему стоит работать'],
  ['nl', 'waarom bij ons|waarom werken bij'],
  ['it', 'perché lavorare'],
  ['pt', 'porquê trabalhar|por que trabalhar'],
  ['ko', '복리후생'],
  ['ja', '福利厚生'],
  ['zh', '员工福利|員工福利|福利待遇'],
];
