import type { YearWord } from './year-word-kinds.js';

const WORK =
  'worked|working|run|running|managed|managing|led|leading|taught|teaching|cooked|cooking|sold|selling|practised|practiced|practising|practicing|served|serving|built|building|cared|caring|supervised|supervising|coached|coaching|nursed|nursing|employed|developed|developing|designed|designing|operated|operating|baked|baking|installed|installing|repaired|repairing|trained|training';

/** Work that the reader has done for years, and experience in months; a part of `YEAR_WORDS`. */
export const DONE_YEARS: readonly YearWord[] = [
  [
    'hasDone',
    'en',
    String.raw`(?:you(?:['’]ve| have| should have| will have)|having|who(?: has|['’]s| have)|(?:applicants?|candidates?) (?:must |should |will )?(?:has|have))(?: \p{L}{2,15}){0,2}? (?:${WORK})`,
  ],
  ['forAtLeast', 'en', 'for (?:at least|a minimum of|no less than)'],
  [
    'hasDone',
    'de',
    String.raw`(?:du|sie) (?:arbeitest|arbeiten|kochst|kochen|backst|backen|unterrichtest|unterrichten|verkaufst|verkaufen|leitest|leiten)`,
  ],
  ['forAtLeast', 'de', String.raw`seit (?:mindestens|wenigstens|mehr als|mind\.)`],
  ['sinceAtLeast', 'de', String.raw`seit (?:mindestens|wenigstens|mind\.)`],
  ['hasDone', 'nl', String.raw`(?:je|jij|u) (?:werkt|kookt|bakt|verkoopt)`],
  ['forAtLeast', 'nl', '(?:al |reeds )?(?:minstens|minimaal|ten minste|meer dan)'],
  [
    'hasDone',
    'fr',
    String.raw`(?:vous|tu) (?:avez (?:travaillé|exercé|géré|dirigé)|as (?:travaillé|exercé|géré)|travaillez|exercez|travailles|exerces)`,
  ],
  ['forAtLeast', 'fr', '(?:depuis|pendant) (?:au moins|plus de|au minimum)'],
  ['hasDone', 'es', String.raw`(?:has|ha|haber|hayas) (?:trabajado|ejercido|gestionado|dirigido|cocinado)`],
  ['forAtLeast', 'es', '(?:durante )?(?:al menos|como mínimo|más de)'],
  ['monthsOfExperience', 'en', String.raw`months?['’]?\s(?:of\s)?(?:[\p{L}-]{1,20}\s){0,3}?experience(?!\p{L})`],
  ['monthsOfExperience', 'de', String.raw`monaten?\s(?:\p{L}{1,20}\s){0,2}?(?:\p{L}{1,20})?erfahrung`],
  ['monthsOfExperience', 'nl', String.raw`maanden\s(?:\p{L}{1,20}\s){0,2}?(?:werk)?ervaring`],
  ['monthsOfExperience', 'fr', String.raw`mois\sd['’]expérience`],
  ['monthsOfExperience', 'es', String.raw`meses\sde\s(?:\p{L}{1,20}\s)?experiencia`],
  ['monthsOfExperience', 'pt', String.raw`meses\sde\s(?:\p{L}{1,20}\s)?experiência`],
  ['monthsOfExperience', 'it', String.raw`mesi\sdi\s(?:\p{L}{1,20}\s)?esperienza`],
  [
    'yearOfExperience',
    'en',
    String.raw`(?<!half\s)(?:a|1)\s(?:full\s)?year(?:['’]s|\sof)\s(?:[\p{L}-]{1,20}\s){0,2}?experience(?!\p{L})`,
  ],
];
