import type { LanguageWords } from '../pattern-parts.js';

/**
 * In front of a role, and of nobody's name; as they are written there. What is a preposition or stands before names in
 * another language is none: "a Anna Rossi", "die Anna Berg". `role-name-words.spec.ts` reads each of these tables.
 */
export const BEFORE_ROLES: readonly LanguageWords[] = [
  [
    'en',
    'the|every|each|any|as an?|is an?|be an?|become an?|for an?|hire an?|hiring an?|seeking an?|need an?|needs an?',
  ],
  ['de', 'eine|einen|einem|einer|jede|jeder|jeden'],
  ['fr', 'une|chaque|notre future?'],
  ['es it', 'una'],
  ['pt', 'uma|um'],
  ['nl', 'een|elke'],
];

/** Right behind a role: what is filled with it. */
export const BEHIND_ROLES: readonly LanguageWords[] = [
  ['en', 'position*|role*|job*|opening*|vacanc*|opportunit*|applicant*|candidate*|shift*|post|posts'],
  ['de', 'stelle*|position*|rolle*'],
  ['nl', 'vacature*|functie*'],
  ['sv da no', 'tjänst*|stilling*'],
];

/** Words with which titles begin, and given names; as they are written in both. */
export const GIVEN_IN_TITLES: readonly LanguageWords[] = [
  [
    'en',
    'Line|Art|Marine|Summer|Spring|Autumn|Winter|April|May|June|August|Christian|Gene|Rose|Bill|Faith|Grant|Dean|Iris|Forest|Page|Chase|Amber|Pearl|Crystal|Ivy|Olive|Glen|Mercedes|Rod|Ray|Rock|Pet|Basil|Ginger|Jet|Star|Sky|Royal|Major|Dawn|Grace|Hope|Trinity|Chip|Lane|Bud|Bay|Camp|Pat|Tab|Van|Wade|Will|Mark|Penny|Victor|Norm|Dale|Heath|Brook|Jay|Robin|Heather|Violet|Lily|Daisy|Jade|Ruby|Coral|Gale|Sandy|Cliff|Miles|Lance|Guy|Joy|Mason|Porter|Carter|Hunter|Fisher|Tyler|Taylor|Cooper|Barber|Parker|Sailor|Deacon|Bishop',
  ],
];

/** Ends of last words of titles that are hardly anybody's surname. */
export const ENDS_OF_TITLES: readonly LanguageWords[] = [
  [
    'en',
    'ologist|apist|ienist|acist|emist|ionist|inist|intern|interns|counselor|counsellor|collector|grower|operator|technician|engineer|manager|assistant|associate|attendant|coordinator|director|officer|supervisor|worker|writer|teacher|instructor|nurse|representative|agent|leader|helper|server|cashier|dishwasher|bartender|chef|trainer|trainee|apprentice|volunteer|clerk|editor|producer|planner|buyer|dispatcher|installer|inspector|mechanic|electrician|welder|custodian|housekeeper|barista|caregiver|tutor|lecturer|professor|researcher|consultant|analyst|developer|designer|tender|handler|picker|packer|processor|cleaner|staff|crew|lead|laborer|labourer|helpers|cooks|bakers|chefs|advisor|adviser',
  ],
];

/** Whole titles whose last word is a surname as often. */
export const TITLES_LIKE_NAMES: readonly LanguageWords[] = [
  ['en', 'Line Cook|Line Baker|Rose Gardener|Bay Porter|Pet Barber|Chase Driver|Van Driver|Line Driver|Line Mason'],
];
