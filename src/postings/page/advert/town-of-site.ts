import { withQuoted, type FoundPosting } from '../../posting.js';
import { countryOfCode } from '../../text/places/countries.js';
import { readPlace } from '../../text/places/place.js';
import { readTitlePlace } from '../../text/places/title-place.js';
import { wordPattern } from '../../text/word-pattern.js';
import { placeKey } from '../../text/words.js';
import { anyOfWords } from '../../text/words/pattern-parts.js';
import { TOWN_AHEAD } from '../../text/words/places/town-words.js';
import { townBehindRole } from '../lines/openings/town-behind-role.js';
import type { Home } from './site-home.js';
import { atHomeOfSite } from './site-money.js';
import type { SitePlaces } from './site-places.js';
import { BRITISH_CODE, CODE_AHEAD, nameByItself } from './site-towns.js';

const SAID = TOWN_AHEAD.flatMap(([, words]) => words.split('|'));
/** "06259 Lindhof", "86-299 Lindhof", "4371 GA Lindhof", "г. Попово": what may stand in front of a town. */
const AHEAD = wordPattern(String.raw`^(?:(?:[A-Z]{1,3}-)?${CODE_AHEAD}\s|${anyOfWords(SAID)}\s)`, 'iu');
/** "Lindhof (BG)", "Lindfield BD99 1AA": what may stand behind one. */
const BEHIND = wordPattern(String.raw`\s(?:\([\p{L} ]{2,30}\)|${BRITISH_CODE})$`, 'u');

/**
 * A posting in a village that only the site's own addresses know: its place, or one part of it, is that village ("Haus
 * Lindenhof, Seetal", "Markt 1, 06259 Lindhof"). One that is known already, or with several such parts, stays as it is.
 */
export function inTownOfSite(posting: FoundPosting, { towns, home }: SitePlaces): FoundPosting {
  const { location = '', city } = posting.fields;
  const own = city === undefined ? onlyOwn(location, towns) : undefined;
  if (own === undefined) return posting;
  const known = readPlace(location);
  const country = home && countryOfCode(home.country);
  const isElsewhere = country !== undefined && known.country !== undefined && known.country !== country;
  if (known.city !== undefined || isElsewhere) return posting;
  return inCountry(withQuoted(posting, { city: own }, location), known.country === undefined ? home : undefined);
}

/** A posting whose place only its title says: also a village, in a country that the page is about. */
export function inTownOfTitle(posting: FoundPosting, site: SitePlaces): FoundPosting {
  const { location, city, country, job_title: title = '' } = posting.fields;
  if (location !== undefined || city !== undefined || country !== undefined) return posting;
  const names = site.countries.flatMap((code) => countryOfCode(code) ?? []);
  const said = readTitlePlace(title, names) ?? townBehindRole(title, site.countries);
  const placed = withQuoted(posting, { location: said }, title);
  return atHomeOfSite(inTownOfSite(placed, site), site);
}

function inCountry(posting: FoundPosting, home: Home | undefined): FoundPosting {
  return home === undefined ? posting : withQuoted(posting, { country: countryOfCode(home.country) }, home.quote);
}

/** The one part of a place that is a town of the site's own addresses. */
function onlyOwn(location: string, towns: ReadonlySet<string>): string | undefined {
  const parts = towns.size === 0 ? [] : [location, ...location.split(/,\s/)].map(nameIn);
  const isOwn = (name: string): boolean => towns.has(placeKey(name));
  // "Lindhof am See" is the village of "04600 Seetal, OT Lindhof".
  const named = parts.flatMap((part) => (isOwn(part) ? [part] : nameByItself(part).filter(isOwn)));
  const [own, ...others] = new Set(named);
  return others.length === 0 ? own : undefined;
}

function nameIn(part: string): string {
  return part.trim().replace(AHEAD, '').replace(BEHIND, '');
}
