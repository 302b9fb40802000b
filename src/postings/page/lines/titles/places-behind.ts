import { isTownName } from '../../../text/places/place.js';

const ASIDE = /^(.{3,100}?)\s[–—-]\s?\(([^()]{3,60})\)$/u;

/** "Miller – (Leeds/York)": a title and the places in brackets behind its dash. */
export function withPlacesBehind(line: string): { readonly title: string; readonly places: readonly string[] } {
  const [, title, behind = ''] = ASIDE.exec(line) ?? [];
  const places = title === undefined ? [] : behind.split(/\s?[/,]\s?/);
  return title !== undefined && places.every((place) => isTownName(place))
    ? { title, places }
    : { title: line, places: [] };
}
