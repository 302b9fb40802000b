import type { LanguageWords } from '../pattern-parts.js';

/** Ends of words in brackets by which a title praises its job, though they name what is asked or given. */
export const PRAISING_ENDS: readonly LanguageWords[] = [
  ['ja', '歓迎|優遇|充実|完備|不問|OK|可|あり|有|多数|支給|好待遇|経験者|未経験|活躍中'],
  ['ko', '우대|환영|가능|무관|제공|지원|경력|신입'],
  ['zh', '优先|優先|不限|包吃住|双休|雙休|五险一金|高薪|可|佳'],
];
