import { isFramedPlace, readPlace } from '../../text/places/place.js';
import { hasPostalCode } from '../../text/places/place-postal-codes.js';

/** A longer text (characters) behind a label is prose. */
const MAX_ADDRESS = 120;

/** A dot behind a word, a number or a bracket, not behind a few letters that are short for a word. */
const END_OF_SENTENCE = /(?<=\p{L}{4}|\d|\))\.$/u;

/** "Leeds, LS1 4AP": what divides a town from the postal code at the end. */
const BEFORE_CODE = /,\s?(?=[A-Z\d]{2,5}\s?[A-Z\d]{3,4}$)/;

/** "Paterna (Valencia)": what a town lies in. */
const AREA = /\s\([^()]{2,30}\)$/;

/**
 * "Miller Ltd, Unit 5, 12 Mill Road, 26122 Oldenburg.": whose house, a street and a town, without the dot of the
 * sentence; undefined for what has no number, and no town that stands behind the last comma or has its postal code.
 */
export function wholeAddress(value: string): string | undefined {
  const plain = value.replace(END_OF_SENTENCE, '');
  if (plain.length > MAX_ADDRESS || !/\d/.test(plain) || /[:：;@?!]/.test(plain)) return undefined;
  const [, ...parts] = ` ,${plain.replace(BEFORE_CODE, ' ')}`.split(/,\s?/);
  const isTown = (part: string, at: number): boolean => {
    const town = part.replace(AREA, '');
    const isLast = at > 0 && at === parts.length - 1;
    return (isLast || hasPostalCode(town)) && isFramedPlace(town) && readPlace(town).city !== undefined;
  };
  return parts.length > 1 && parts.some(isTown) ? plain : undefined;
}
