/**
 * Words that begin a heading and say what its part of the page is about, by language, and the articles and possessives
 * that may follow, as parts of a pattern; English ones are known elsewhere, and `about-something.spec.ts` puts each
 * before a name that ends in an occupation.
 */
export const ABOUT_WORDS: readonly (readonly [language: string, about: string, articles: string])[] = [
  ['de', 'über', 'die|den|das|unser\\p{L}*'],
  ['nl', 'over', 'de|het|ons|onze'],
  ['fr', 'à propos de|au sujet de', 'la|le|les|notre|nos'],
  ['es', 'sobre|acerca de', 'el|la|los|las|nuestro|nuestra'],
  ['ca', 'sobre', 'el|la|els|les'],
  ['pt', 'sobre', 'o|a|os|as|nosso|nossa'],
  ['it', 'informazioni su', 'il|la|lo'],
  ['sv', 'om', 'vår|vårt|våra'],
  ['da no', 'om', 'vores|vår|vårt'],
  ['ro', 'despre', 'noi'],
  ['ru', 'о|об|про', 'нашем|нашей|наших'],
  ['uk', 'про', 'нашу|наш|наше'],
];
