/**
 * Towns that are as often something else. `thing`: a company, a meal, a school subject, which titles end with behind a
 * comma, too; `line`: what stands in a line of its own on a page, as names of people do. | divides them;
 * `town-words.spec.ts` reads each.
 */
export const TOWNS_OF_OTHER_MEANING = {
  thing: 'Orange|Essen|Reading',
  line: 'Bath|Nice|Tours|Halle|Regen|Buffalo|Florence|Nancy|Charlotte|Victoria|Austin|Madison|Savannah|Adelaide|Regina|Lourdes|Jackson|Julia|Anna|Elena|Marco|Luca|Ben|Leo|Ida|Alice|Laurent|Lucas|Hugo|Victor|Rosa|Linda|Sandy|Carmen|Dolores|Mercedes|Alma|Ada|Vera|Jordan|Troy|Martin',
} as const;

/** Words in front of the name of a town or village that say that it is one; `town-words.spec.ts` reads each. */
export const TOWN_AHEAD: readonly (readonly [language: string, words: string])[] = [
  ['ru', 'г.|гор.|город|пос.|посёлок|поселок|пгт|село|с.|дер.|деревня|станица'],
  ['uk', 'м.|місто|смт|село|с.|селище'],
  ['bg', 'гр.|град|с.|село'],
];

/** What stands in an address in front of the village that is a part of its town; `site-towns.spec.ts` reads each. */
export const VILLAGE_AHEAD: readonly (readonly [language: string, words: string])[] = [
  ['de', 'OT|Ortsteil|Gemeindeteil'],
  ['it', 'fraz.|frazione|loc.|località'],
];

/** What stands in front of a large town for a side of it; `place-cues.spec.ts` reads them. */
export const SIDES_AHEAD: readonly (readonly [language: string, words: string])[] = [
  // The longer ones first.
  ['en', 'inner west|inner north|inner south|inner east|north west|north east|south west|south east'],
  ['en', 'north|south|east|west|northern|southern|eastern|western|inner|outer|central|downtown|greater|metropolitan'],
];

/** What stands behind the name of a town for its middle or its edge, where a language has it there. */
export const TOWN_CENTRES: readonly (readonly [language: string, words: string])[] = [
  ['en', 'city centre|city center|town centre|town center|high street'],
  ['hu', 'belvárosában|belvárosi|központjában|központjától|szívében|szélén|határában|külterületén|külvárosában'],
  ['fi', 'keskustassa|keskustan'],
  ['et', 'kesklinnas|südalinnas|keskuses'],
  ['lv', 'centrā'],
  ['lt', 'centre|senamiestyje'],
  ['tr', "merkezinde|merkez'de|merkezdeki|merkezindeki"],
];

/**
 * Words in front of the name of a municipality that say that a body of it is meant, which is in it;
 * `site-towns.spec.ts` reads each.
 */
export const MUNICIPALITY_AHEAD: readonly (readonly [language: string, words: string])[] = [
  ['en', 'city of|town of|township of|village of|municipality of'],
  ['de', 'gemeinde|marktgemeinde|stadtgemeinde|einwohnergemeinde|stadtverwaltung|gemeindeverwaltung'],
  ['fr', "commune de|commune d'|mairie de|mairie d'|ville de|ville d'"],
  ['es', 'ayuntamiento de|municipio de|municipalidad de'],
  ['ca', "ajuntament de|ajuntament d'"],
  ['pt', 'município de|câmara municipal de|prefeitura de|prefeitura municipal de'],
  ['it', 'comune di'],
  ['nl', 'gemeente'],
  ['pl', 'gmina|miasto'],
  ['cs sk', 'obec|město|mesto|městys'],
  ['ro', 'primăria|comuna|orașul|municipiul'],
  ['hr sr sl', 'općina|opština|občina'],
];
