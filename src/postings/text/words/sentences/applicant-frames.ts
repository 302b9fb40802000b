import type { AskingFrame } from './asking-frames.js';

/** A language, what an advert calls whoever applies, and what they must or should: | divides the words. */
type ApplicantRow = readonly [language: string, who: string, must: string];

/** "The candidate must", "Bewerber sollten"; `applicant-frames.spec.ts` reads each. */
export const APPLICANTS: readonly ApplicantRow[] = [
  [
    'en',
    'candidate|candidates|applicant|applicants',
    'must|should|must have|should have|must be|should be|shall have|needs|need',
  ],
  [
    'de',
    'Bewerber|Bewerberin|Bewerberinnen|Bewerberinnen und Bewerber|Bewerbende|Kandidat|Kandidatin|Kandidaten|Kandidatinnen',
    'muss|müssen|sollte|sollten|soll|sollen|verfügt über|verfügen über',
  ],
  ['fr', 'candidat|candidate|candidats|candidates|candidat(e)|candidat·e', 'doit|doivent|devra|devront|devrait'],
  [
    'es',
    'candidato|candidata|candidatos|candidatas|persona candidata|aspirante|aspirantes',
    'debe|deben|deberá|deberán|debería|ha de|tiene que',
  ],
  ['ca', 'candidat|candidata|candidats|persona candidata|aspirant', 'ha de|han de|haurà de|hauran de'],
  [
    'pt',
    'candidato|candidata|candidatos|candidatas',
    'deve|devem|deverá|deverão|deveria|precisa|precisa de|tem de|precisam',
  ],
  ['it', 'candidato|candidata|candidati|candidate|candidato ideale', 'deve|devono|dovrà|dovranno|dovrebbe'],
  ['nl', 'kandidaat|kandidaten|sollicitant|sollicitanten', 'moet|moeten|dient|dienen'],
  ['sv', 'kandidat|kandidaten|kandidater|sökande|sökanden|den sökande', 'ska|skall|måste|bör'],
  ['da no', 'ansøger|ansøgeren|ansøgere|kandidat|kandidaten|kandidater|søker|søkeren|søkere', 'skal|må|bør'],
  ['fi', 'hakijan|hakijalla|hakijoilla|hakijoiden', 'tulee|pitää|on oltava|täytyy'],
  ['pl', 'kandydat|kandydatka|kandydaci|kandydatki|kandydat/kandydatka', 'powinien|powinna|powinni|musi|muszą'],
  [
    'cs sk',
    'uchazeč|uchazečka|uchazeči|kandidát|kandidátka|uchádzač|uchádzačka|uchádzači',
    'musí|musejí|musia|by měl|by měla|by měli|by mal|by mala|by mali',
  ],
  ['hr sr sl', 'kandidat|kandidatkinja|kandidati|kandidatka', 'mora|moraju|treba|trebaju|morajo'],
  ['ro', 'candidatul|candidata|candidații|candidatul ideal', 'trebuie|va trebui|ar trebui|vor trebui'],
  ['bg', 'кандидатът|кандидатите', 'трябва'],
  ['ru', 'кандидат|кандидаты|соискатель', 'должен|должны|должна'],
  ['uk', 'кандидат|кандидати|кандидатка', 'повинен|повинні|повинна|має|мають'],
  ['el', 'υποψήφιος|υποψήφιοι|υποψήφια', 'πρέπει|θα πρέπει|οφείλει'],
];

/** Each of them with each: in front of what such a one has, and of what such a one is. */
export const APPLICANT_FRAMES: readonly AskingFrame[] = APPLICANTS.flatMap(([language, who, must]) => {
  const words = who.split('|').flatMap((one) => must.split('|').map((verb) => `${one} ${verb}`));
  return (['has', 'is', 'speaks'] as const).map((kind) => [kind, language, words.join('|')] as const);
});
