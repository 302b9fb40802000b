import type { SectionKind } from './section-kinds.js';

/**
 * Headings that say what stands below them as the whole line, and mean something else beside other words: "Angebot" and
 * "Angebot anfordern". | divides them; `whole-headings.spec.ts` reads each.
 */
export const WHOLE_HEADINGS: readonly (readonly [kind: SectionKind, language: string, lines: string])[] = [
  ['nice_to_have', 'en', 'assets|an asset|considered assets'],
  ['benefits', 'de', 'Angebot|das Angebot|Bonbons|Goodies|Extras'],
  ['benefits', 'en', 'the good stuff'],
  ['requirements', 'en', 'and you'],
  ['requirements', 'de', 'und du|und Sie'],
  ['requirements', 'fr', 'et vous|et toi'],
  ['requirements', 'nl', 'en jij|en jij dan'],
  ['requirements', 'es', 'y tú|imprescindible|indispensable'],
  ['requirements', 'it', 'e tu|indispensabile'],
  ['requirements', 'pl', 'a ty'],
  ['nice_to_have', 'da', 'gerne'],
  ['nice_to_have', 'ro', 'avantaj'],
  ['benefits', 'it', "offerta|l’offerta|l'offerta"],
  ['benefits', 'sv', 'erbjudande|erbjudandet'],
  ['benefits', 'da', 'tilbud|vores tilbud'],
  ['benefits', 'pl', 'oferta'],
  ['benefits', 'cs', 'nabídka|naše nabídka'],
  ['nice_to_have', 'cs', 'ideálně|ideálně také|ideálně i|ideálně navíc'],
  ['nice_to_have', 'sk', 'ideálne|ideálne aj|ideálne navyše'],
  ['benefits', 'sk', 'ponuka|naša ponuka'],
  ['benefits', 'hu', 'ajánlat'],
  ['benefits', 'ro', 'oferta|ofertă'],
  ['benefits', 'hr', 'ponuda'],
];
