/** Where the words that tell of a part of a town stand. */
type QuarterWordKind =
  /** In front of its name, with the word for "in": its town may follow. */
  | 'ahead'
  /** The same of words that may stand in front of a town itself. */
  | 'around'
  /** In front of its name, where a language has another word for it than for "in a town". */
  | 'beside'
  /** Between its name and its town. */
  | 'behind'
  /** Behind the town that the quarter is called by: "im Hamburger Stadtteil". */
  | 'of'
  /** In front of that town. */
  | 'of-in';

/** Words for parts of towns; languages that share words are divided by spaces; `quarter-of-town.spec.ts` reads each. */
export const QUARTER_WORDS: readonly (readonly [kind: QuarterWordKind, languages: string, words: string])[] = [
  ['ahead', 'pt', 'no bairro|no bairro de|no bairro do|no bairro da|do bairro de|do bairro do|do bairro da'],
  ['ahead', 'pt', 'na freguesia de|na freguesia do|na freguesia da'],
  ['around', 'pt', 'na zona de|na zona do|na zona da'],
  ['ahead', 'es', 'en el barrio de|en el barrio del|en el barrio|del barrio de|en el distrito de'],
  ['around', 'es', 'en la zona de|en la zona del'],
  ['ahead', 'ca', 'al barri de|al barri del|al districte de'],
  ['ahead', 'fr', 'dans le quartier de|dans le quartier du|dans le quartier des|dans le quartier'],
  ['ahead', 'fr', "dans le quartier d'|du quartier de|du quartier du|du quartier|au quartier"],
  ['ahead', 'it', 'nel quartiere di|nel quartiere|nel rione di|nel rione'],
  ['around', 'it', 'in zona|nella zona di'],
  ['ahead', 'ro', 'în cartierul|din cartierul'],
  ['around', 'ro', 'în zona|din zona'],
  ['ahead', 'de', 'im Stadtteil|im Stadtbezirk|im Viertel|im Stadtviertel|im Quartier'],
  ['ahead', 'nl', 'in de wijk|in stadsdeel|in het stadsdeel'],
  ['ahead', 'sv', 'i stadsdelen|i kvarteret'],
  ['around', 'sv', 'i området'],
  ['ahead', 'da no', 'i bydelen|i kvarteret'],
  ['ahead', 'pl', 'w dzielnicy|na osiedlu'],
  ['ahead', 'cs', 've čtvrti|v městské části|v městské čtvrti|na sídlišti'],
  ['ahead', 'sk', 'v štvrti|v mestskej časti|na sídlisku'],
  ['ahead', 'hr', 'u četvrti|u gradskoj četvrti|u kvartu'],
  ['ahead', 'sr', 'у насељу'],
  ['ahead', 'sl', 'v četrti|v četrtni skupnosti'],
  ['ahead', 'bg', 'в квартал|в кв.|в ж.к.'],
  ['around', 'bg', 'в район'],
  ['ahead', 'ru', 'в микрорайоне'],
  ['around', 'ru', 'в районе'],
  ['ahead', 'uk', 'у мікрорайоні|в мікрорайоні'],
  ['around', 'uk', 'у районі|в районі'],
  ['ahead', 'el', 'στη συνοικία'],
  ['around', 'el', 'στην περιοχή'],
  ['beside', 'pl cs sk hr sr sl', 'na'],
  ['beside', 'sr ru bg uk', 'на'],
  ['beside', 'fr', 'dans le|dans la'],
  ['beside', 'es', 'en el|en la'],
  ['beside', 'it', 'nel|nella'],
  ['beside', 'en', 'in the|on the|at'],
  ['behind', 'en', 'area of|district of|quarter of|neighbourhood of|neighborhood of|part of|suburb of|borough of'],
  ['behind', 'fr', 'arrondissement de'],
  ['behind', 'ru', 'районе'],
  ['behind', 'uk', 'районі'],
  ['of-in', 'de', 'im|in der|am'],
  [
    'of',
    'de',
    'Innenstadt|Altstadt|Neustadt|Stadtrand|Stadtteil|Stadtbezirk|Bezirk|Stadtviertel|Viertel|Kiez|Westen|Osten|Norden|Süden',
  ],
];
