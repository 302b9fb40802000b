import type { LanguageWords } from '../pattern-parts.js';

/**
 * Parts of patterns: one is asked to be at the company, every day or without an exception. Where it is denied the words
 * do not fit ("does not require"). `remote-forms.spec.ts` reads all of these.
 */
export const ATTENDANCE: readonly LanguageWords[] = [
  [
    'en',
    '(?:requires|requiring|needs) (?:your )?(?:daily |full-time )?(?:attendance|presence) (?:at|in) (?:our|the) (?:corporate |main |head |local )?(?:office|headquarters?|hq|site|premises|workshop|studio)',
  ],
  ['en', '(?:with|is) daily attendance (?:at|in) (?:our|the)'],
  ['de', '(?:erfordert|verlangt) (?:Ihre |deine |eine )?tägliche (?:Anwesenheit|Präsenz) (?:in|im|am|vor|bei)'],
  ['fr', '(?:exige|requiert|demande|nécessite) une présence (?:quotidienne|journalière) (?:au|à|dans|sur|en)'],
  ['es', '(?<!no )(?:requiere|exige) (?:la )?(?:asistencia|presencia) diaria (?:en|a)'],
  ['pt', '(?<!não )(?:requer|exige) (?:a )?presença diária (?:em|no|na|nas|nos)'],
  ['it', '(?<!non )(?:richiede|prevede) (?:la )?presenza (?:quotidiana|giornaliera) (?:in|presso)'],
  ['nl', '(?:vereist|vraagt) dagelijkse aanwezigheid (?:op|in|bij)'],
  ['sv', 'kräver daglig närvaro (?:på|i|vid)'],
  ['da no', 'kræver dagligt fremmøde (?:på|i|hos)|krever daglig oppmøte (?:på|i|hos)'],
  ['pl', '(?<!nie )wymaga codziennej obecności (?:w|na)'],
];
