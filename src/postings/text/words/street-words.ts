/** Words of one language, folded or not; | divides them. */
type StreetWord = readonly [language: string, words: string];

/**
 * What a street or a square is called in front of its name, and no post (Catalan "plaça") or trade ("BD");
 * `street-words.spec.ts` puts each into an address.
 */
export const STREETS_AHEAD: readonly StreetWord[] = [
  ['fr', 'rue|avenue|av|av.'],
  ['es', 'calle|c/|avenida|avda.|plaza|paseo'],
  ['ca', 'carrer|avinguda'],
  ['pt', 'rua|r.|avenida|travessa'],
  ['it', 'via|viale|piazza'],
  ['pl', 'ul.|ulica|al.|aleja'],
  ['cs sk', 'ulice|náměstí|nám.|námestie'],
  ['ro', 'str.|strada|bulevardul'],
  ['ru bg', 'ул.|улица|проспект'],
  ['uk', 'вул.|вулиця'],
  ['el', 'οδός'],
];

/** What the names of streets and houses end with that are called after people; the spec puts each behind a name. */
export const NAMED_AFTER: readonly StreetWord[] = [
  ['en', 'street|road|avenue|square|centre|center|hospital|school|church|clinic|hotel|house'],
  ['de', 'gasse|straße|platz|allee|klinik|schule|kirche|weg'],
  ['nl', 'straat|plein|laan'],
  ['sv', 'gatan|vägen'],
  ['da no', 'gade|vej|veien'],
  ['fi', 'katu'],
  ['hu', 'utca'],
  ['et', 'tänav'],
  ['tr', 'sokak|caddesi'],
];
