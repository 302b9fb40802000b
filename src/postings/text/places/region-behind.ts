import { areTownsOfOneCountry, isFramedPlace } from './place.js';
import type { SaidPlace } from './said-place.js';

/** ", CA", ", West Yorkshire": behind a town the region or country it is in. */
const REGION = /^,[ ](\p{Lu}[\p{L}'’-]{1,24}(?:[ ]\p{Lu}[\p{L}'’-]{1,24})?)(?![\p{L}\p{N}])/u;
/** No region with its comma is longer (characters). */
const MAX_REGION = 60;

/** A town that a text names with the region behind it, where it is in that. */
export function withRegion({ location, quote }: SaidPlace, behind: string): SaidPlace {
  const [, region = ''] = quote.endsWith(location) ? (REGION.exec(behind.slice(0, MAX_REGION)) ?? []) : [];
  const whole = `${location}, ${region}`;
  const isRegion = region !== '' && isFramedPlace(whole) && !areTownsOfOneCountry(location, region);
  return isRegion ? { location: whole, quote: `${quote}, ${region}` } : { location, quote };
}
