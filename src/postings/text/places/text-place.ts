import { isHouseOfOthers } from './house-of-others.js';
import {
  areTownsOfOneCountry,
  fameOfTown,
  isFramedPlace,
  isPlaceName,
  isSameTown,
  isTownName,
  readPlace,
  type Place,
} from './place.js';
import { SHORTENED_AHEAD, WELL_KNOWN } from './place-names.js';
import { hasPostalCode } from './place-postal-codes.js';
import { readPostalCode } from './postal-code.js';
import type { SaidPlace } from './said-place.js';
import { isSideOfTown } from './quarter-of-town.js';
import { placesInSentences, townBehindIn } from './sentence-place.js';
import { townOfNamedHouse } from './house-of-town.js';
import { readStreet } from './street.js';
import { fold, matchesOf } from '../words.js';
import { LOCATION_LABELS } from '../words/labels/location-labels.js';
import { anyOf, escaped, rowsOf, wholeWords } from '../words/pattern-parts.js';
import { PLACE_CUES } from '../words/places/place-cues.js';
import { PLACE_JOINERS } from '../words/places/place-joiners.js';
import { REACH_WORDS } from '../words/places/reach-words.js';
import { STREETS_AHEAD } from '../words/places/street-words.js';
import { WORKPLACE_WORDS } from '../words/places/workplace-words.js';
import { wordPattern } from '../word-pattern.js';

/** A name as texts write places: "Overland Park, Kansas", "Sankt Pölten", "Frankfurt am Main". */
const NAME = String.raw`${SHORTENED_AHEAD}\p{Lu}[\p{L}'’-]+(?:(?:[ ](?:am|an der|de|do|da|dos|das|la|le|les|upon|ob der|bei|im|in der|del|di|sul|sur|en))?[ ]\p{Lu}[\p{L}'’-]+){0,3}(?:,[ ]\p{Lu}[\p{L}'’-]+(?:[ ]\p{Lu}[\p{L}'’-]+)?){0,2}`;
const NAME_HERE = wordPattern(NAME, 'uy');
const CUE = wordPattern(`(?:${PLACE_CUES.map(([pattern]) => pattern).join('|')})(?:[ ]|(?<=['’]))`, 'giu');
/** "our Carmichael office": as English names a place; "the Clifton area of Bristol" is in Bristol. */
const BEFORE_OFFICE = wordPattern(
  `\\b(?:our|the)[ ](?<place>${NAME})(?:-based)?[ ](?:office|branch|location|site|plant|warehouse|facility|studio|team|headquarters|store|area|campus|clinic|hospital|factory|shop|showroom|depot|yard|hub|centre|center|practice|surgery|farm|school|nursery|hotel|restaurant|café|workshop|salon|bakery|brewery|laboratory|lab)\\b(?![ ]of[ ]\\p{Lu})`,
  'gu',
);
/** A company's people are called after it: "the Pinnacle team" is in no village of that name. */
const OF_TEAM = /\steam$/;

function placesBeforeOffice(text: string): SaidPlace[] {
  return matchesOf(text, BEFORE_OFFICE).flatMap(({ 0: quote, groups }) => {
    const { place = '' } = groups ?? {};
    const places = placeOf(place, quote);
    return OF_TEAM.test(quote) ? places.filter(({ location }) => isTownOfTeam(location, place)) : places;
  });
}

/** "our London Sales team"; "our Human Resources team" is called after what it does, in no town that few know. */
function isTownOfTeam(town: string, name: string): boolean {
  return isTownName(town) && (town === name || fameOfTown(town) >= WELL_KNOWN);
}

/** Looked at from the beginning (characters): what comes later is about the company. A rule, no cut. */
const MAX_TEXT = 20_000;

/** The one place that a text names as that of the work; undefined where it names none or several. */
export function readTextPlace(text: string): SaidPlace | undefined {
  const input = text.slice(0, MAX_TEXT);
  const labelled = [...placesBehindLabels(input), ...placesOfLabels(input), ...placesToReach(input)];
  const found =
    labelled.length > 0
      ? labelled
      : [...placesBehindCues(input), ...placesBeforeOffice(input), ...placesInSentences(input)];
  const [first, ...others] = withoutCountriesOfTowns(found);
  if (!first || !others.every(({ location }) => agree(location, first.location))) return undefined;
  // "In Leeds, West Yorkshire" says more than "our Leeds bakery" does.
  return others.find(({ location }) => location.startsWith(`${first.location}, `)) ?? first;
}

/** "You live in the Netherlands and work at our office in Utrecht": a country says nothing against a town in it. */
function withoutCountriesOfTowns(found: readonly SaidPlace[]): readonly SaidPlace[] {
  if (found.length < 2) return found;
  const places = found.map(({ location }) => readPlace(location));
  const withTowns = new Set(places.flatMap(({ city, country }) => (city === undefined ? [] : [country])));
  const isAround = ({ city, country }: Place): boolean =>
    city === undefined && country !== undefined && withTowns.has(country);
  return found.filter((_, at) => !isAround(places[at] as Place));
}

const LABELS = new Set(Object.values(LOCATION_LABELS).flatMap((words) => words.split('|').map(fold)));
/** "Miejsce pracy: Łódź", a line of its own. */
const LABELLED_LINE = wordPattern(
  String.raw`^[\s•*·–-]{0,6}(?<label>\p{L}[^:：\n]{0,38}?)\s?[:：]\s?(?<place>[^\n:：]{2,80}?)[\s.]*$`,
  'gmu',
);

/** What stands behind a label of the place: what else a text names is about the company. */
function placesBehindLabels(text: string): SaidPlace[] {
  return matchesOf(text, LABELLED_LINE).flatMap(({ 0: quote, groups }) => {
    const { label = '', place = '' } = groups ?? {};
    const location = isFramedPlace(place) ? place : (townBehindIn(` ${place}`) ?? addressIn(place));
    return LABELS.has(fold(label)) && location !== undefined ? [{ location, quote: quote.trim() }] : [];
  });
}

/** "Dienstort ist das Rathaus, Markt 1, 04107 Leipzig.": a label begins a sentence with a whole address. */
const LABEL_IS = wordPattern(
  String.raw`(?:^|[.!?][ ])(?<label>\p{Lu}[^:：\n.,!?]{2,38}?)[ ]${anyOf(rowsOf(WORKPLACE_WORDS, 'lies'))}[ ](?<place>[^\n:：]{8,140})`,
  'gmu',
);
const ENDS_ADDRESS = /(?<=\p{L}{4}|\d|\))[.;](?:\s|$)/u;
/** "Das", "in der": in front of a name; "via", "rue" are parts of it. */
const ARTICLES = wordPattern(String.raw`^(?!${anyOf(STREETS_AHEAD)}[ ])(?:\p{Ll}{1,5}[ ]){1,2}(?=\p{Lu})`, 'u');

function placesOfLabels(text: string): SaidPlace[] {
  return matchesOf(text, LABEL_IS).flatMap(({ 0: whole, groups }) => {
    const { label = '', place = '' } = groups ?? {};
    const [said = ''] = place.split(ENDS_ADDRESS);
    const location = LABELS.has(fold(label)) ? addressIn(said) : undefined;
    return location === undefined || !isCoded(location)
      ? []
      : [{ location, quote: whole.slice(0, whole.length - place.length + said.length).replace(/^[.!?] /, '') }];
  });
}

/** "Leeds, LS1 1AA: commute reliably or plan to move (required)": a line of a place and how one is to get there. */
const REACHED_LINE = wordPattern(
  String.raw`^[\s•*·–-]{0,6}(?<place>[\p{Lu}\d][^:：\n]{1,60}?)\s?[:：]\s?(?<said>[^\n:：]{4,160})$`,
  'gmu',
);
const REACHES = wordPattern(wholeWords(REACH_WORDS), 'u');

function placesToReach(text: string): SaidPlace[] {
  return matchesOf(text, REACHED_LINE).flatMap(({ 0: quote, groups }) => {
    const { place = '', said = '' } = groups ?? {};
    if (!REACHES.test(fold(said))) return [];
    const location = isFramedPlace(place) ? place : addressIn(place);
    return location === undefined ? [] : [{ location, quote: quote.trim() }];
  });
}

function isCoded(address: string): boolean {
  return hasPostalCode(address) || readPostalCode(address, undefined) !== undefined;
}

/** "das Rathaus, Markt 1, Leipzig," as an address, where it names a street with its number. */
function addressIn(place: string): string | undefined {
  const address = place.replace(ARTICLES, '').replace(/[.,;]$/, '');
  return readStreet(address) === undefined ? undefined : address;
}

/** "Palermo, Buenos Aires" and "Buenos Aires, Argentina" name one place, each in its way. */
function agree(one: string, other: string): boolean {
  const parts = one.split(', ');
  return other
    .split(', ')
    .some((part) =>
      parts.some((named) => isSameTown(named, part) || isHyphenedWith(named, part) || isHyphenedWith(part, named)),
    );
}

/** "Berlin-Mitte" is in Berlin; "Baden-Baden" is in no Baden. */
function isHyphenedWith(quarter: string, town: string): boolean {
  const [, head, tail] = /^([^-]{3,40})-(\p{Lu}[^-]{2,40})$/u.exec(quarter) ?? [];
  return head === town && tail !== head && fameOfTown(town) >= WELL_KNOWN;
}

function placesBehindCues(text: string): SaidPlace[] {
  const found: SaidPlace[] = [];
  CUE.lastIndex = 0;
  for (let cue = CUE.exec(text); cue; cue = CUE.exec(text)) {
    NAME_HERE.lastIndex = CUE.lastIndex;
    const name = NAME_HERE.exec(text)?.[0];
    const isOfOthers = name !== undefined && isHouseOfOthers(text.slice(Math.max(0, cue.index - MAX_AHEAD), cue.index));
    if (name !== undefined && !isOfOthers) found.push(...placesIn(name, cue[0], text.slice(NAME_HERE.lastIndex)));
    // "Uppdraget är på plats i": a cue may begin inside another that leads nowhere.
    else if (name === undefined) CUE.lastIndex = cue.index + 1;
  }
  return found;
}

/** So far (characters) in front of a cue it may be said whose the house is. */
const MAX_AHEAD = 80;

const JOINERS = PLACE_JOINERS.map(([word]) => escaped(word)).join('|');
/** "London and in Porto": what a joiner adds to a place is another one, which stands behind no cue of its own. */
const JOINED = wordPattern(String.raw`^,?[ ](?:${JOINERS})[ ](?:(?:in|en|à|a|em|i|w|v|u)[ ])?(?<place>${NAME})`, 'u');

function placesIn(name: string, cue: string, behind: string): SaidPlace[] {
  const places = placeOf(name, `${cue}${name}`);
  const other = places.length === 0 ? undefined : JOINED.exec(behind.slice(0, MAX_JOINED))?.groups?.['place'];
  return other === undefined ? places : [...places, ...placeOf(other, `${cue}${name}`)];
}

/** No joiner with a name behind it is longer (characters). */
const MAX_JOINED = 80;

/** The longest beginning of the name that is a place we know. */
function placeOf(written: string, quote: string): SaidPlace[] {
  const [said = '', ...around] = written.split(', ');
  const town = townOfNamedHouse(said) ?? said;
  const words = town.split(' ');
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length).join(' ');
    const behind = length === words.length ? around : [];
    if (isSideOfTown(name)) return [{ location: name, quote: quote.replace(/\s+/g, ' ') }];
    if (areTownsOfOneCountry(name, behind.join(', '))) return [{ location: name, quote: quote.replace(/\s+/g, ' ') }];
    if (isQuarter(name, behind)) return [{ location: written, quote: quote.replace(/\s+/g, ' ') }];
    for (let kept = behind.length; kept >= 0; kept--) {
      const location = [name, ...behind.slice(0, kept)].join(', ');
      if (isFramedPlace(location)) return [{ location, quote: quote.replace(/\s+/g, ' ') }];
    }
  }
  return [];
}

/** "Argüelles, Madrid": a name that is a town elsewhere, in front of a town that has none of that name. */
function isQuarter(name: string, around: readonly string[]): boolean {
  const place = around.join(', ');
  return around.length > 0 && isFramedPlace(name) && !isFramedPlace(`${name}, ${place}`) && isPlaceName(place);
}
