/** "Performing Arts", "Faculty of Arts": no physician, as "Arts" is in Dutch. */
const ENGLISH_ARTS =
  /\b(?:performing|fine|liberal|visual|martial|culinary|applied|graphic|creative|language|dramatic|theat(?:re|er)|decorative|media|digital|industrial|of|the|and|&) arts\b|\barts (?:and|&)(?= )/g;

/** A folded text without what it says of arts in English. */
export function withoutArts(folded: string): string {
  return folded.includes('arts') ? folded.replace(ENGLISH_ARTS, '') : folded;
}

/** Without its marks Hungarian "sofőrt", a driver, is written as German "at once" is. */
const AT_ONCE = /(?<!\p{L})sofort(?!\p{L})/giu;

/** A text without German "at once". */
export function withoutAtOnce(text: string): string {
  return text.replace(AT_ONCE, ' ');
}
