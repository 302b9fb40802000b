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
  ['ru bg', 'ул.|улица|проспект|пр-т|просп.|переулок|пер.|бульвар|бул.|шоссе|набережная|наб.|площадь|пл.'],
  ['uk', 'вул.|вулиця|провулок|пров.|площа'],
  ['el', 'οδός'],
];

/** What a street or a square is called behind its name; the spec puts each behind one, in an address. */
export const STREETS_BEHIND: readonly StreetWord[] = [
  ['en', 'street|road|avenue|square'],
  ['de', 'gasse|straße|platz|allee|weg'],
  ['nl', 'straat|plein|laan'],
  ['sv', 'gatan|vägen'],
  ['da no', 'gade|vej|veien'],
  ['fi', 'katu'],
  ['hu', 'utca'],
  ['et', 'tänav'],
  ['lv', 'iela'],
  ['lt', 'gatvė'],
  ['tr', 'sokak|sokağı|caddesi|bulvarı'],
  ['hr sr bs sl', 'ulica|улица'],
  ['ru', 'улица|проспект|переулок|бульвар|шоссе|набережная|площадь'],
  ['uk', 'вулиця|провулок'],
];

/** What a street is called behind its name where its number stands in front of it: "9 Albion Row". */
export const STREETS_OF_NUMBERS: readonly StreetWord[] = [
  ['en', 'st|rd|ave|lane|ln|drive|dr|blvd|boulevard|way|row|court|ct|close|crescent|terrace|parade|quay|place|parkway'],
];

/** Behind such a name: the side of the town that its part lies on. `street.spec.ts` reads each. */
export const STREET_SIDES: readonly StreetWord[] = [['en', 'n|s|e|w|ne|nw|se|sw|n.|s.|e.|w.|north|south|east|west']];

/** What the names of streets and houses end with that are called after people; the spec puts each behind a name. */
export const NAMED_AFTER: readonly StreetWord[] = [
  ...STREETS_BEHIND,
  ['en', 'centre|center|hospital|school|church|clinic|hotel|house'],
  ['de', 'klinik|schule|kirche'],
];
