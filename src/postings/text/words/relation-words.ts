/** How something is to somebody, in one language; | divides the words. */
type RelationWord<Kind> = readonly [kind: Kind, language: string, words: string];

/**
 * Between an offer or an event and people: that it is `for` them, `with` or `about` them (or from or by them). What is
 * `for behind` means that only between two words: "Pro Baker", "Til Manager" name no one for whom it is.
 * `relation-words.spec.ts` puts each there.
 */
export const RELATION_WORDS: readonly RelationWord<'for' | 'for behind' | 'with' | 'about'>[] = [
  ['for', 'en', 'for'],
  ['with', 'en', 'with'],
  ['about', 'en', 'from|by|about'],
  ['for', 'de', 'für'],
  ['for behind', 'de', 'zu|zum|zur'],
  ['with', 'de', 'mit'],
  ['about', 'de', 'von|über'],
  ['for', 'fr', 'pour'],
  ['with', 'fr', 'avec'],
  ['about', 'fr', 'de|sur|par'],
  ['for', 'es pt', 'para'],
  ['with', 'es it pt', 'con|com'],
  ['about', 'es pt', 'de|sobre'],
  ['for', 'it', 'per'],
  ['about', 'it', 'di|su'],
  ['for', 'nl', 'voor'],
  ['with', 'nl', 'met'],
  ['about', 'nl', 'van|over'],
  ['for', 'sv da no', 'för|for'],
  ['for behind', 'sv da no', 'till|til'],
  ['with', 'sv da no', 'med'],
  ['about', 'sv da no', 'om|av|af'],
  ['for', 'pl', 'dla'],
  ['with', 'pl', 'z'],
  ['about', 'pl cs sk', 'o'],
  ['for behind', 'cs sk', 'pro|pre'],
  ['with', 'cs sk', 's'],
  ['for', 'hr sr sl bg', 'za|за'],
  ['with', 'hr sr sl', 'sa'],
  ['for', 'ro', 'pentru'],
  ['with', 'ro', 'cu'],
  ['about', 'ro', 'despre'],
  ['for', 'ru uk', 'для'],
  ['with', 'ru uk', 'с|з'],
  ['about', 'ru uk', 'о|об|про'],
  ['for', 'el', 'για'],
  ['with', 'el', 'με'],
];
