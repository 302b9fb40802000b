import { isFramedPlace, readPlace } from './place.js';

/** A town, and behind it initials or a few letters with a dot. */
const SHORT_BEHIND = /^(\p{Lu}[^,.!?@]{2,40}), ?((?:\p{Lu}\.\s?){1,4}|\p{Lu}\p{L}{1,5}\.)$/u;

/** "Monterrey, N.L.", "Laredo, Tamps.": whether the dot is that of a short name; "Graz, Wien." ends a sentence. */
export function endsInShortDivision(text: string): boolean {
  const [, town, short = ''] = SHORT_BEHIND.exec(text) ?? [];
  return town !== undefined && readPlace(town).city !== undefined && !isFramedPlace(short.slice(0, -1));
}
