import type { LanguageWords } from '../pattern-parts.js';

/** What the steps of a scale of pay are called, in front of their number; `salary-forms.spec.ts` reads each. */
export const LEVEL_WORDS: readonly LanguageWords[] = [
  ['en', 'Step|step|Level|level|Grade|grade|Band|band|Point|point|Tier|tier'],
  ['de', 'Stufe|Erfahrungsstufe|Entgeltgruppe|Gehaltsstufe|Lohnstufe'],
  ['fr', 'échelon|Échelon|niveau|Niveau'],
  ['es pt', 'nivel|Nivel|nível|Nível|escalón|Escalón'],
  ['it', 'livello|Livello'],
  ['nl', 'schaal|Schaal|trede|Trede'],
  ['sv da no', 'nivå|Nivå|trin|Trin|trinn|lønnstrinn|Lønnstrinn|löntrin|løntrin|Løntrin'],
  ['pl cs sk', 'poziom|Poziom|stupeň|Stupeň'],
];
