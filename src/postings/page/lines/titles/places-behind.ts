import { saysKind } from '../../../text/kinds/job-type.js';
import { readRemoteLabel } from '../../../text/kinds/remote.js';
import { isTownName } from '../../../text/places/place.js';
import { isBesidePlaces } from '../../../text/places/place-parts.js';

const ASIDE = /^(.{3,100}?)\s[–—-]\s?\(([^()]{3,60})\)$/u;

/** "Miller – (Leeds/York)", "Miller – (head office)": a title and the places in brackets behind its dash. */
export function withPlacesBehind(line: string): { readonly title: string; readonly places: readonly string[] } {
  const [, title, behind = ''] = ASIDE.exec(line) ?? [];
  const places = title === undefined ? [] : behind.split(/\s?[/,]\s?/);
  return title !== undefined && places.every(isSomewhere) ? { title, places } : { title: line, places: [] };
}

/** A town or an area, or words that say where without a name; what says how one works stays part of the title. */
function isSomewhere(place: string): boolean {
  return isTownName(place) || (isBesidePlaces(place) && !saysKind(place) && readRemoteLabel(place) === undefined);
}
