import { isTownName } from '../../text/place.js';

/** "Mill Stage (12 River Street, Leeds)": a name and its address in brackets, whatever else its words are called. */
export function isVenue(value: string): boolean {
  const [, address = ''] = /^[^()]{2,40} \(([^()]{3,80})\)$/u.exec(value) ?? [];
  const parts = address.split(', ');
  return parts.length > 1 && /\d/.test(address) && isTownName(parts.at(-1) ?? '');
}
