import { isCodedPlace } from '../../../text/places/coded-place.js';
import { isTownName } from '../../../text/places/place.js';

const ASIDE = /^(.{3,100}?)\s[–—-]\s?\(([^()]{3,60})\)$/u;
/** Signs that only divide; a dash, a comma or brackets stand within titles, too. */
const DIVIDED = /^(.{3,100}?)(?:\s(?:\/\/|[@·•●∙|])\s?|\|\s?|\s@)([^@·•●∙|/–—]{3,60})$/u;

/** "Miller – (Leeds/York)", "Miller | Leeds": a title and the places behind what divides them from it. */
export function withPlacesBehind(line: string): { readonly title: string; readonly places: readonly string[] } {
  const [, title, behind = ''] = ASIDE.exec(line) ?? [];
  const places = behind.split(/\s?[/,]\s?/);
  if (title !== undefined && places.every((place) => isTownName(place))) return { title, places };
  const [, divided, place = ''] = DIVIDED.exec(line) ?? [];
  return divided !== undefined && (isTownName(place) || isCodedPlace(place, []))
    ? { title: divided.trimEnd(), places: [place] }
    : { title: line, places: [] };
}
