import { isFramedPlace, readPlace } from './place.js';

/** A town, and behind it initials or a few letters with a dot. */
const SHORT_BEHIND = /^(\p{Lu}[^,.!?@]{2,40}), ?((?:\p{Lu}\.\s?){1,4}|\p{Lu}\p{L}{1,5}\.)$/u;

/** The same without a comma: "Bogotá D.C." */
const INITIALS_BEHIND = /^(\p{Lu}[^,.!?@]{2,40}) (?:\p{Lu}\.){2,4}$/u;

/** "Monterrey, N.L.", "Laredo, Tamps.": whether the dot is that of a short name; "Graz, Wien." ends a sentence. */
export function endsInShortDivision(text: string): boolean {
  const [, town, short = ''] = SHORT_BEHIND.exec(text) ?? [];
  const known = INITIALS_BEHIND.exec(text)?.[1] ?? town ?? '';
  return readPlace(known).city !== undefined && !isFramedPlace(short.slice(0, -1));
}
