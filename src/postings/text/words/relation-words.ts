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

/** What stands before a `place` where a job is done, and before its `hours`; `relation-words.spec.ts` reads each. */
export const IN_WORDS: readonly RelationWord<'place' | 'hours'>[] = [
  ['place', 'en', 'in|at|near|in the heart of|in the centre of|in the center of|in central|in downtown'],
  ['hours', 'en', 'in'],
  ['place', 'de', 'in|im|am|bei|im herzen von|im zentrum von'],
  ['hours', 'de', 'in|auf|als'],
  ['place', 'fr', 'à|en|au cœur de|au centre de|près de'],
  ['hours', 'fr', 'à|en'],
  ['place', 'es ca', 'en|a|en el centro de|en el corazón de|cerca de'],
  ['hours', 'es ca', 'en|a'],
  ['place', 'pt', 'em|no centro de|no coração de|perto de'],
  ['hours', 'pt', 'em|a'],
  ['place', 'it', 'a|in|nel cuore di|nel centro di|vicino a'],
  ['place', 'nl', 'in|te|nabij|in het hart van|in het centrum van'],
  ['hours', 'nl', 'op'],
  ['place', 'sv da no', 'i|på|i hjärtat av|i hjertet af|i hjertet av|i centrala'],
  ['hours', 'sv da no', 'på|i'],
  ['place', 'pl', 'w|we'],
  ['hours', 'pl cs sk', 'na|w|v'],
  ['place', 'cs sk sl', 'v|ve|vo'],
  ['place', 'ro', 'la|din|în|în centrul orașului'],
  ['hours', 'ro', 'pe'],
  ['place', 'hr sr', 'u'],
  ['place', 'ru uk bg', 'в|у'],
  ['place', 'mk', 'во'],
  ['place', 'sq', 'në'],
  ['hours', 'ru uk bg', 'на'],
  ['place', 'el', 'στην|στο|στη'],
];

/** Between somebody who leads and what is led: "Head of Star Mills"; `labelled-person.spec.ts` reads each. */
export const LED_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'of|of the'],
  ['de', 'der|des'],
  ['fr', 'du|de la'],
  ['es', 'del|de la'],
  ['it', 'del|della'],
  ['pt', 'da|do'],
];
