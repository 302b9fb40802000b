import { isCodedPlace } from './coded-place.js';
import { codeOfName } from './countries.js';
import { HOUSES, withoutHouse } from './house-of-town.js';
import { saysKind } from '../kinds/job-type.js';
import {
  fameOfTown,
  isFramedPlace,
  isPlaceName,
  isTownIn,
  isTownName,
  readPlace,
  readPlaces,
  saidTown,
} from './place.js';
import { isAbbreviation, isDoubtful, isThing, isTownAtHome, WELL_KNOWN } from './place-names.js';
import { isBesidePlaces, JOINER } from './place-parts.js';
import { isPartOfTown } from './quarter-of-town.js';
import { townBehindIn, townByEnding, townOfHouse } from './sentence-place.js';
import { readRemoteLabel } from '../kinds/remote.js';
import { capitalised } from '../words.js';
import { anyOf, rowsOf } from '../words/pattern-parts.js';
import { PLACE_CUES } from '../words/places/place-cues.js';
import { WHOSE_WORDS } from '../words/whose-words.js';
import { wordPattern } from '../word-pattern.js';

/** What leads to a place in languages whose names of towns stay as they are. */
const BEHIND_IN =
  /\s(?:in|à|a|en|em|i|till|til|te|în|στην|στη|στο|στον|á|í|في|(?:für |am |im )?(?:Groß)?[Rr]aum|[Rr]egio[n]?|near|@)\s+([\p{Lu}\p{Script=Arabic}][^()]{2,59})$/u;

/** A comma frames no place as a dash, a bar or brackets do. */
const BEHIND_COMMA = /,\s+([^,()]{3,60}(?: \(\p{Lu}\p{Ll}{2,19}\))?)$/u;

/**
 * Where a title ends with its place: in brackets, behind a dash, a comma, a bar or "in"; and how well known a town must
 * be to be meant there (52 are some 10,000 people, 62 a hundred thousand).
 */
const PLACE_ENDS: readonly (readonly [end: RegExp, fame: number])[] = [
  [/\(([^()]{2,60})\)$/u, 60],
  [/\|\s*([^–—|()]{3,60})$/u, 52],
  [/\s[–—_-]\s+([^–—|()]{2,60}(?: \([^()]{2,20}\))?)$/u, 60],
  [/\s(\p{Lu}{1,2}-\d{4,5} \p{Lu}[^–—|(),\d]{2,40})$/u, 60],
  [/\s\/\s+([^–—|/()]{3,40})$/u, 62],
  [/\p{Lo}\s?[-–／/]\s?(\p{Lo}{2,8})$/u, 60],
  [/,\s+(\p{Lu}[^,()]{2,40}, \p{Lu}[^,()]{1,30})$/u, 62],
  [BEHIND_COMMA, 62],
  [BEHIND_IN, 56],
];
/** "Hulp gezocht in eindhoven": behind words that seek a well-known town is one in small letters, too. */
const SOUGHT_IN =
  /\s(?:gezocht|gesucht|wanted|needed|hiring|recherchée?s?|cercasi|buscad[oa]s?|procura-se|söks|sökes|søges|søkes|haetaan|poszukiwan[iaey]|hledáme)\s(?:in|à|a|en|em|i|te|v|w)\s(\p{Ll}[\p{L}-]{3,30})$/iu;
const ABOUT_PLACES =
  /^(?:métropoles? d[eu]s? |(?:groß)?raum |region |greater |standorte?:? |location:? |office |in |à )+|(?: und umgebung| area| office| region)$/giu;
/** "Durango, CO", "Itajaí/SC": the code of a state says which town is meant, however small it is. */
const WITH_STATE = /^\p{Lu}[\p{L}'’. -]{1,40}(?:, |\s?\/\s?)\p{Lu}{2}$/u;
const GENDERS = /\s{0,9}\((?:[a-z*]\s?[/|]\s?){1,9}[a-z*]{1,9}\)/gi;

/**
 * The towns that the end of a title names, as it writes them; undefined unless all it names there are well-known towns.
 * Behind "in" a town of any size will do in the countries (English names) that the site is about.
 */
export function readTitlePlace(title: string, countries: readonly string[] = []): string | undefined {
  const codes = countries.map(codeOfName).filter((code) => code !== undefined);
  const whole = inPlainBrackets(title).replace(GENDERS, '').trim();
  const plain = withoutKind(whole).replace(PROVINCE, '');
  return (
    townInArea(plain) ??
    placeAtEnd(plain, codes) ??
    // "Baker (Leeds / remote)" was taken for the kind alone.
    placeAtEnd(whole, codes) ??
    townInTitle(plain, codes) ??
    townBehindGenders(title, codes) ??
    declinedTown(plain, codes) ??
    townAhead(plain)
  );
}

/** "Baker – Móstoles (Madrid)": a town with what it lies in. */
const WITH_AREA = /(?:\s[–—|-]|,|\s(?:in|en|em|a|à|i))\s(\p{Lu}[^–—|(),]{1,40} \(\p{Lu}[\p{L} ]{2,30}\))$/u;

function townInArea(title: string): string | undefined {
  const named = WITH_AREA.exec(title)?.[1] ?? '';
  return isTownName(named) && readPlace(named).city !== undefined ? named : undefined;
}

function placeAtEnd(plain: string, codes: readonly string[]): string | undefined {
  for (const [end, fame] of PLACE_ENDS) {
    const named = withoutTownWord(withoutHouse(withoutCue(end.exec(plain)?.[1] ?? '').replace(ABOUT_PLACES, '')));
    if (isWholePlace(named, codes)) return named;
    const parts = named.split(BETWEEN_TOWNS);
    const towns = parts.filter((part) => !saysHow(part));
    const isOne = (town: string): boolean =>
      IS_NAME.test(town) && !isAbbreviation(town) && isMeant(town, { end, fame, codes, isAlone: parts.length === 1 });
    if (towns.length > 0 && towns.every(isOne)) return asWritten(named, { parts, towns });
  }
  return undefined;
}

/** "based at Leeds" as the town; "Team Orange" begins as names do. */
function withoutCue(named: string): string {
  return /^\p{Ll}/u.test(named) ? named.replace(LEADS_TO_PLACE, '') : named;
}

/**
 * "Baker in Bavaria", "Baker (Kent County, Delaware)": the country that a title ends with, or what lies in one. It may
 * be whose customers one serves: what names a town says more.
 */
export function readTitleArea(title: string): string | undefined {
  const plain = withoutKind(inPlainBrackets(title).replace(GENDERS, '').trim());
  const ends = PLACE_ENDS.flatMap(([end]) => end.exec(plain)?.[1]?.replace(ABOUT_PLACES, '') ?? []);
  return ends.sort((one, other) => other.length - one.length).find(isArea);
}

function isArea(named: string): boolean {
  const places = readPlaces(named);
  const isOne = places.length === 1 && places[0]?.city === undefined && places[0]?.country !== undefined;
  return isOne && !isAbbreviation(named) && isPlaceName(named);
}

/** Whether some words are a place as they stand, however small its town is. */
function isWholePlace(named: string, codes: readonly string[]): boolean {
  if (saidTown(named) !== undefined || (WITH_STATE.test(named) && isTownName(named))) return true;
  return isTownWithin(named) || isCodedPlace(named, codes) || isRemoteWithin(named);
}

/** "(Remote, US)", "Homeoffice / Deutschland": from anywhere in a country. */
function isRemoteWithin(named: string): boolean {
  const [within, other] = named.split(BETWEEN_TOWNS).sort((one) => (readRemoteLabel(one) === undefined ? -1 : 1));
  if (within === undefined || other === undefined || readRemoteLabel(other) === undefined) return false;
  return within === 'US' || codeOfName(within) !== undefined;
}

/** "(Leeds / remote)", "(Leeds - field-based)": how one works stands beside where. */
function saysHow(part: string): boolean {
  return readRemoteLabel(part) !== undefined || saysKind(part) || isBesidePlaces(part);
}

/** Towns as the title divides them, where it names nothing else beside them. */
function asWritten(named: string, { parts, towns }: Record<'parts' | 'towns', readonly string[]>): string {
  return towns.length === parts.length && /[/&+]/.test(named) ? named : towns.join(', ');
}

const BETWEEN_TOWNS = wordPattern(String.raw`\s{0,9}[,&+/]\s{0,9}|\s[–—-]\s|${JOINER.source}`, 'iu');

/** A name, and no code. */
const IS_NAME = /^(?!\p{Lu}{2,4}$)[\p{Lu}\p{Lo}\p{Script=Georgian}]/u;

/** How a title ends with a name that may be its town. */
interface TitleEnd {
  readonly end: RegExp;
  readonly fame: number;
  readonly codes: readonly string[];
  readonly isAlone: boolean;
}

/** Whether a name at the end of a title is the town of the work: a smaller one in a country that the site is about. */
function isMeant(town: string, { end, fame, codes, isAlone }: TitleEnd): boolean {
  const isHere = isTownIn(town, codes);
  // "Engineer, Orange" names a company, unless the site is about a country that has the town.
  if (end === BEHIND_COMMA && isAlone && isThing(town)) return isHere;
  if (isKnownTo(town, fame) || isTownAtHome(town, codes)) return true;
  if (end === BEHIND_IN) return isHere;
  return isHere && !isDoubtful(town) && fameOfTown(town) >= (end === BEHIND_COMMA ? LARGER : LEAST_KNOWN);
}

/** Whether a town is so well known, or a name that of the part of one: "Hamburg-Altona". */
function isKnownTo(town: string, fame: number): boolean {
  return fameOfTown(town) >= fame || isPartOfTown(town);
}

/** "Baker (m/f/d) Leeds": what is left behind the genders, where it is a town of a country that the site is about. */
function townBehindGenders(title: string, codes: readonly string[]): string | undefined {
  const town = /\((?:[a-z*]\s?[/|]\s?){1,4}[a-z*]\)\s(\p{Lu}[\p{L} .()/-]{2,40})$/u.exec(title)?.[1];
  if (town === undefined || isThing(town) || isAbbreviation(town)) return undefined;
  return fameOfTown(town) >= WELL_KNOWN || (fameOfTown(town) >= LEAST_KNOWN && isTownIn(town, codes))
    ? town
    : undefined;
}

/** Towns of some 4,000 and 10,000 people. */
const [LEAST_KNOWN, LARGER] = [46, 52];

/** "Leeds – Baker", "[Leeds] Baker": a large town in front of what is sought. */
const AHEAD =
  /^(?:\[([^[\]]{2,30})\]|\(([^()]{2,30})\)|([\p{Lu}\p{Lo}\p{Script=Georgian}][^–—|:()]{2,30}?)(?:\s[–—-]|\s?[|:]))\s?[\p{Lu}\p{Lo}\p{Script=Georgian}]/u;

function townAhead(title: string): string | undefined {
  const [, inSquare, inRound, before] = AHEAD.exec(title) ?? [];
  const town = inSquare ?? inRound ?? before ?? '';
  // "ROMA – CUOCO" is written in capitals as a whole.
  if (isAbbreviation(town) && /\p{Ll}/u.test(title)) return undefined;
  return fameOfTown(town) >= WELL_KNOWN && !isDoubtful(town) ? town : undefined;
}

/** "Pekař v Brně", "Пекарь в Казани", and "Pék Szegeden" on a Hungarian site: towns in other forms than their names. */
function declinedTown(title: string, codes: readonly string[]): string | undefined {
  const town = townBehindIn(title) ?? townByEnding(title, codes) ?? townOfHouse(title, codes);
  // "Baker in Kent County": the name of an area is no town's.
  return town !== undefined && readTitleArea(title)?.startsWith(`${town} `) === true ? undefined : town;
}

/** "Quimper (29)", "Parma (PR)": the number or the code of what a town lies in. */
const PROVINCE = /(?<=\s\p{Lu}[\p{L}'’-]{2,30})\s\((?:\d{2}|[A-Z]{2})\)$/u;

function inPlainBrackets(title: string): string {
  return title
    .replace(/[（【［]/g, ' (')
    .replace(/[）】］]/g, ') ')
    .replace(/\s{2,9}/g, ' ');
}

/** "г. Москва", "город Москва": a word that says that a town follows, however it is shortened. */
function withoutTownWord(named: string): string {
  if (!/^\p{Ll}{1,8}\.?\s?\p{Lu}/u.test(named) || !isFramedPlace(named)) return named;
  const { city = '' } = readPlace(named);
  return city !== '' && named.endsWith(city) ? city : named;
}

function townInTitle(title: string, codes: readonly string[]): string | undefined {
  return townBehindHouse(title, codes) ?? townBehindSeeking(title);
}

/** "Nurse, RFSM Bulle – Unit B": behind a comma the short name of a house and its town; more may follow a dash. */
const BEHIND_HOUSE = /,\s+\p{Lu}{3,6}\s+(\p{Lu}[\p{L}'’-]+(?:[ -]\p{L}[\p{L}'’-]*){0,3}?)(?:\s[–—-]\s[^,]{2,40})?$/u;

/** A well-known town behind the short name of a house, or one of any size in a country that the site is about. */
function townBehindHouse(title: string, codes: readonly string[]): string | undefined {
  const town = BEHIND_HOUSE.exec(title)?.[1];
  if (town === undefined || isThing(town)) return undefined;
  return fameOfTown(town) >= WELL_KNOWN || isTownIn(town, codes) ? town : undefined;
}

function townBehindSeeking(title: string): string | undefined {
  const town = SOUGHT_IN.exec(title)?.[1] ?? '';
  return fameOfTown(town) >= WELL_KNOWN ? capitalised(town) : undefined;
}

/** "Baker – Leeds (full-time)": the kind of the job behind its place. */
const IN_BRACKETS = /\s?[([]([^()[\]]{3,30})[)\]]$/u;

function withoutKind(title: string): string {
  const said = IN_BRACKETS.exec(title)?.[1];
  return said !== undefined && saysHow(said) ? title.replace(IN_BRACKETS, '') : title;
}

/** "Porto, Portugal", "Reno, Nevada": of two names that stand for each other a small town is meant, too. */
function isTownWithin(named: string): boolean {
  const [, town = '', area = ''] = /^(\p{Lu}[^,]{1,40}), (\p{Lu}[^,]{1,40})$/u.exec(named) ?? [];
  const { city, country } = readPlace(area);
  const code = city === undefined ? codeOfName(country ?? '') : undefined;
  return code !== undefined && isTownIn(town, [code]) && readPlace(named).city === town;
}

/** "Baker Standort Ulm" */
const BEHIND_LABEL = /\s{1,9}(?:am )?(?:Standort|Location|Einsatzort)\s{0,9}:?\s{1,9}(\p{Lu}[\p{L} /-]{2,40})$/u;
const OUR = anyOf(rowsOf(WHOSE_WORDS, 'ours'));
/** "Koch für unseren Standort Ulm", "Cook in our kitchen in Leeds", "Nurse for our Leeds branch" */
const BEHIND_OUR_HOUSE = wordPattern(
  String.raw`\s\p{Ll}{1,5} (?:${OUR}) (?:(?:${HOUSES}) (?:\p{Ll}{1,3} )?(?<town>\p{Lu}[\p{L} '’/-]{2,40})|(?<ahead>\p{Lu}[\p{L} '’-]{2,40}) (?:${HOUSES}))$`,
  'u',
);
const LAST_BRACKETS = /\s\(([^()]{5,60})\)$/u;
const LEADS_TO_PLACE = wordPattern(`^(?:${PLACE_CUES.map(([pattern]) => pattern).join('|')})\\s{1,3}`, 'iu');

/** A title without the place that words at its end lead to, "Baker (based in Leeds)", and that place. */
export function titleAndPlace(title: string): { readonly name: string; readonly place: string | undefined } {
  const said = LAST_BRACKETS.exec(title)?.[1] ?? '';
  const inBrackets = said.replace(LEADS_TO_PLACE, '');
  if (inBrackets !== said && isFramedPlace(inBrackets))
    return { name: title.replace(LAST_BRACKETS, ''), place: inBrackets };
  const ofHouse = townOfOurHouse(title);
  if (ofHouse !== undefined) return { name: title.replace(BEHIND_OUR_HOUSE, ''), place: ofHouse };
  return { name: title.replace(BEHIND_LABEL, ''), place: BEHIND_LABEL.exec(title)?.[1] };
}

function townOfOurHouse(title: string): string | undefined {
  const { town, ahead } = BEHIND_OUR_HOUSE.exec(title)?.groups ?? {};
  return [town, ahead].find((name) => name !== undefined && isTownName(name));
}
