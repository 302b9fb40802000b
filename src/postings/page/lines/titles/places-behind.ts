import { saysKind } from '../../../text/kinds/job-type.js';
import { readRemoteLabel } from '../../../text/kinds/remote.js';
import { isCodedPlace } from '../../../text/places/coded-place.js';
import { isTownName } from '../../../text/places/place.js';
import { isBesidePlaces } from '../../../text/places/place-parts.js';

const ASIDE = /^(.{3,100}?)\s[–—-]\s?\(([^()]{3,60})\)$/u;
/** Signs that only divide; a dash, a comma or brackets stand within titles, too. */
const DIVIDED = /^(.{3,100}?)(?:\s(?:\/\/|[@·•●∙|])\s?|\|\s?|\s@)([^@·•●∙|/–—]{3,60})$/u;

/** "Miller – (Leeds/York)", "Miller | Leeds", "Miller – (head office)": a title and the places behind it. */
export function withPlacesBehind(line: string): { readonly title: string; readonly places: readonly string[] } {
  const [, title, behind = ''] = ASIDE.exec(line) ?? [];
  const places = behind.split(/\s?[/,]\s?/);
  if (title !== undefined && places.every(isSomewhere)) return { title, places };
  const [, divided, place = ''] = DIVIDED.exec(line) ?? [];
  return divided !== undefined && (isTownName(place) || isCodedPlace(place, []))
    ? { title: divided.trimEnd(), places: [place] }
    : { title: line, places: [] };
}

/** A town or an area, or words that say where without a name; what says how one works stays part of the title. */
function isSomewhere(place: string): boolean {
  return isTownName(place) || (isBesidePlaces(place) && !saysKind(place) && readRemoteLabel(place) === undefined);
}
