import { declinesNames, decliningLanguagesOf, townOfForm } from './declined-names.js';
import { isHouseOfOthers } from './house-of-others.js';
import { fameOfTown, isFramedPlace, isTownName, withoutSurroundings } from './place.js';
import { isAbbreviation, isDoubtful, isThing, SHORTENED_AHEAD, WELL_KNOWN } from './place-names.js';
import {
  AROUND_QUARTER,
  isPartOfTown,
  isQuarterOf,
  isSideOfTown,
  OF_TOWN,
  QUARTER_AHEAD,
  QUARTER_ALONE,
  TO_QUARTER,
} from './quarter-of-town.js';
import { withRegion } from './region-behind.js';
import type { SaidPlace } from './said-place.js';
import { placesOfTurkish } from './turkish-place.js';
import { beginningsOf, capitalised, matchesOf } from '../words.js';
import { anyOf, rowsOf, shareLanguage, type LanguageWords } from '../words/pattern-parts.js';
import { JOINERS } from '../words/clause-joiners.js';
import { COMPANY_ENDS } from '../words/people/person-words.js';
import { AT_STREET_WORDS } from '../words/places/at-street-words.js';
import { STREETS_BEHIND } from '../words/places/street-words.js';
import { WHOSE_HOUSE_WORDS } from '../words/places/whose-house-words.js';
import { WORKPLACE_WORDS, type WorkplaceWordKind } from '../words/places/workplace-words.js';
import { wordPattern } from '../word-pattern.js';

const NAME = String.raw`${SHORTENED_AHEAD}\p{Lu}[\p{L}'’]{1,24}(?:[ -](?:nad|pod|pri|na|на|над|am|an der|de|do|da|dos|das|la|del|di|sul|upon|Královou|Labem)(?=[ -]\p{Lu})){0,1}(?:[ -]\p{Lu}[\p{L}'’]{1,24}){0,2}`;
/** "Novem mestu", "Karlovy Vary": behind the first word of a name in small letters. */
const SECOND = String.raw`(?:[ ]\p{Ll}{4,12})?`;

const IN_NAME = wordPattern(
  String.raw`(?<![\p{L}\p{N}])(?<in>${anyOf([...rowsOf(WORKPLACE_WORDS, 'in', 'from'), ...AROUND_QUARTER])})\s{1,3}(?<code>(?:[A-Z]{1,2}-)?\d{4,5}\s)?(?<name>${NAME}${SECOND})`,
  'gu',
);
const IN_QUARTER = wordPattern(
  String.raw`(?<![\p{L}\p{N}])(?:${QUARTER_AHEAD})(?<name>${NAME}${SECOND})(?!,?\s${anyOf(JOINERS)}\s\p{Lu})`,
  'gu',
);
const FROM_WORDS = new Set(rowsOf(WORKPLACE_WORDS, 'from').flatMap(([, words]) => words.split('|')));
/** Languages by the words that they put in front of a town. */
const LANGUAGES_OF = Map.groupBy(
  [...rowsOf(WORKPLACE_WORDS, 'in', 'from'), ...TO_QUARTER].flatMap(([languages, words]) =>
    languages.split(' ').flatMap((language) => words.split('|').map((word) => ({ language, word }))),
  ),
  ({ word }) => word,
);

/**
 * So far (characters) in front of a town its house, or who is sought, is looked for; so far behind "in" the company of
 * a town is said to seek somebody; and a year behind a town ends so far from it.
 */
const [MAX_AHEAD, MAX_BEHIND, MAX_YEAR] = [160, 90, 16];

const BEGINS_WITH_OURS = wordPattern(String.raw`^${anyOf(rowsOf(WHOSE_HOUSE_WORDS, 'ours'))}(?!\p{L})`, 'iu');
/** "In Vienna in 1995": what was there once. */
const IN_A_YEAR = /^,?\s(?:\p{L}{1,6}\s)?(?:19|20)\d\d(?!\d)/u;

function wordsFor(kind: WorkplaceWordKind, language: string): string {
  return anyOrNone(rowsOf(WORKPLACE_WORDS, kind).filter(([of]) => of === language));
}

function whoseFor(kind: 'any' | 'being', language: string): string {
  return anyOrNone(rowsOf(WHOSE_HOUSE_WORDS, kind).filter(([of]) => shareLanguage(of, language)));
}

/** "Market Street", "Aare 5": a name of a few words, with the number of a house. */
const STREET = String.raw`(?:\d{1,4}\s)?\p{L}[\p{L}'’.-]{2,24}(?:\s\p{L}[\p{L}'’.-]{0,24}){0,2}(?:\s\d{1,4}\p{L}?)?`;

function streetFor(language: string): string {
  return anyOrNone(AT_STREET_WORDS.filter(([of]) => of === language));
}

/** "Market Square" in "our office in Market Square, at 7 Mill Road in Leeds": called a street by its last word. */
function namedStreetFor(language: string): string {
  const streets = anyOrNone(STREETS_BEHIND.filter(([of]) => shareLanguage(of, language)));
  return String.raw`(?:\p{L}[\p{L}'’.-]{0,24}\s){0,3}\p{L}{0,20}${streets}(?!\p{L})`;
}

function anyOrNone(rows: readonly LanguageWords[]): string {
  return rows.length === 0 ? '(?!)' : anyOf(rows);
}

/** What stands in front of the town: a house, or whom the company seeks. */
interface Frame {
  readonly house: RegExp;
  /** A house, and further ahead that it stands somewhere: "The bakery is housed in an old mill by the weir". */
  readonly stands: RegExp;
  /** "In einem Restaurant", "a hotel": any; "we are a bakery" is the company. */
  readonly any: RegExp;
  readonly seek: RegExp;
  /** The same anywhere ahead in the sentence, in front of a town with its surroundings. */
  readonly seekAround: RegExp;
  /** A town and what goes on behind it where its company begins the sentence: "Leeds is currently looking for". */
  readonly seeks: RegExp;
  /** Words that join two things. */
  readonly and: RegExp;
  /** The same where that is said to be something: "Leeds is a family firm". */
  readonly is: RegExp;
}

const frames = new Map<string, Frame>();

function frameOf(language: string): Frame {
  const known = frames.get(language);
  if (known) return known;
  const houses = String.raw`(?<!\p{L})(?:${wordsFor('house', language)}|\p{L}{2,20}${wordsFor('ends', language)})`;
  const frame = {
    house: wordPattern(
      String.raw`${houses}(?:\s${wordsFor('our', language)}){0,2}(?:,?\s${wordsFor('lies', language)})?(?:,?\s${wordsFor('in', language)}\s${namedStreetFor(language)})?(?:,?\s${streetFor(language)}\s${STREET})?$`,
      'iu',
    ),
    stands: wordPattern(
      String.raw`(?:${houses}(?:\s[^\s.!?:;]{1,24}){0,3}\s${wordsFor('stands', language)}|(?<!\p{L})${wordsFor('sits', language)})(?!\p{L})(?<between>[^.!?:;\n]{0,90})$`,
      'iu',
    ),
    any: wordPattern(
      String.raw`(?<!${whoseFor('being', language)}\s)(?<!\p{L})${whoseFor('any', language)}\s(?:\p{L}{2,20}\s)?$`,
      'iu',
    ),
    seek: wordPattern(
      String.raw`(?<!\p{L})${wordsFor('seek', language)}(?:\s(?:\d{1,2}\.|[^\s.!?:;,]{1,30}(?::\p{Ll}{1,5})?)){0,9}$`,
      'iu',
    ),
    seekAround: wordPattern(String.raw`(?<!\p{L})${wordsFor('seek', language)}\s[^.!?:;\n]{1,140}$`, 'iu'),
    seeks: wordPattern(String.raw`^${NAME}\s(?:\p{Ll}{1,9}\s){0,2}?${wordsFor('seek', language)}\s\p{L}`, 'u'),
    and: wordPattern(String.raw`\s${anyOrNone(JOINERS.filter(([of]) => shareLanguage(of, language)))}\s`, 'iu'),
    is: wordPattern(String.raw`^${NAME},?\s${whoseFor('being', language)}\s${whoseFor('any', language)}\s`, 'u'),
  };
  frames.set(language, frame);
  return frame;
}

/** Towns that sentences of many languages say the work, or the house in which it is done, is in. */
export function placesInSentences(text: string): SaidPlace[] {
  return [...placesBehindIn(text), ...placesBesideHouses(text), ...placesOfTurkish(text)];
}

function placesBehindIn(text: string): SaidPlace[] {
  const placed = (match: RegExpExecArray): PlaceAt[] => placeOfMatch(match, text);
  const inQuarters = [...matchesOf(text, IN_QUARTER).filter(isInQuarter), ...matchesOf(text, OF_TOWN)].flatMap(placed);
  const quarters = [...inQuarters.map(([match]) => match), ...matchesOf(text, QUARTER_ALONE)];
  const isOfQuarter = ({ index }: RegExpExecArray): boolean =>
    quarters.some((quarter) => index >= quarter.index && index < quarter.index + quarter[0].length);
  const others = matchesOf(text, IN_NAME).filter((match) => !isOfQuarter(match));
  const found = [...inQuarters, ...others.flatMap(placed)].sort(([one], [other]) => one.index - other.index);
  return found.map(([, place]) => place);
}

/** A place, behind the words that name it. */
type PlaceAt = readonly [match: RegExpExecArray, place: SaidPlace];

function placeOfMatch(match: RegExpExecArray, text: string): PlaceAt[] {
  const end = match.index + match[0].length;
  if (IN_A_YEAR.test(text.slice(end, end + MAX_YEAR))) return [];
  const ahead = text.slice(Math.max(0, match.index - MAX_AHEAD), match.index).trimEnd();
  const behind = text.slice(end - (match.groups?.['name'] ?? '').length).slice(0, MAX_BEHIND);
  const [place] = languagesOf(match).flatMap((language) => placeIn(language, { ahead, behind }, match));
  return place === undefined ? [] : [[match, withRegion(place, text.slice(end))]];
}

function languagesOf({ groups }: RegExpExecArray): readonly string[] {
  return (LANGUAGES_OF.get(groups?.['in'] ?? '') ?? []).map(({ language }) => language);
}

function isInQuarter(match: RegExpExecArray): boolean {
  const towns = languagesOf(match).flatMap((language) => townIn(match.groups?.['name'] ?? '', language) ?? []);
  return towns.some((town) => isQuarterOf(town, match.groups ?? {}));
}

/** What stands before the words for "in", and behind them. */
interface Around {
  readonly ahead: string;
  readonly behind: string;
}

/** The place that a name behind "in" is in the words of one language. */
function placeIn(language: string, around: Around, { 0: behind, groups = {} }: RegExpExecArray): SaidPlace[] {
  const { in: word = '', code = '', name = '' } = groups;
  const said = FROM_WORDS.has(word)
    ? asSeeker(around, companyFrom(around, language))
    : inAhead(around, { word, language });
  if (said === undefined) return [];
  const town = townIn(name, language);
  if (town === undefined || isElse(town, word, said.isHouse)) return [];
  return [{ location: `${code}${town}`, quote: `${said.words} ${behind}`.replace(/\s+/g, ' ') }];
}

/** A word for "in", and a language that has it. */
interface InWord {
  readonly word: string;
  readonly language: string;
}

/** The words in front of "in" that say that what comes is where one works. */
interface SaidAhead {
  readonly words: string;
  readonly isHouse: boolean;
}

function inAhead(around: Around, { word, language }: InWord): SaidAhead | undefined {
  const ofWork = saidAhead(around, { word, language }) ?? soughtAround(around, language);
  if (OF_WORDS.has(word)) return ofWork;
  return ofWork ?? standsAhead(around.ahead, language) ?? asSeeker(around, companySeeking(around, language));
}

/** That something stands somewhere, and no other town between that and "in": "housed in an old mill by the weir". */
function standsAhead(ahead: string, language: string): SaidAhead | undefined {
  const { 0: words, groups } = frameOf(language).stands.exec(ahead) ?? {};
  const between = groups?.['between'] ?? '';
  if (words === undefined || frameOf(language).and.test(between) || isHouseOfOthers(ahead)) return undefined;
  const names = matchesOf(between, IN_NAME).map((match) => match.groups?.['name'] ?? '');
  return names.some((name) => townIn(name, language) !== undefined) ? undefined : { words, isHouse: true };
}

/** "El equipo de Carmen", "wir suchen Menschen in Essen": what is called as a town is. */
function isElse(name: string, word: string, isHouse: boolean): boolean {
  return OF_WORDS.has(word) ? isDoubtful(name) : !isHouse && isThing(name);
}

/** Words that stand in front of a town and of whose a thing is. */
const OF_WORDS = new Set(['de', 'di', 'na', 'no']);

/** "A lovely office in the centre of Leeds.": the line says nothing else. */
const BEGINS_LINE = /(?:^|\n)\s{0,3}(?:[•*–—-]\s{0,3})?\p{L}{1,5}\s(?:\p{L}{2,20}\s)?$/u;
const ENDS_LINE = wordPattern(String.raw`^${NAME}[ ]?(?:[.!]?[ ]?(?:\n|$))`, 'u');

function saidAhead({ ahead, behind }: Around, { word, language }: InWord): SaidAhead | undefined {
  const { house, any, seek } = frameOf(language);
  const said = house.exec(ahead);
  const before = ahead.slice(0, said?.index);
  // A house in the centre of its town is praised: it is the company's own.
  const isPraised = word.includes(' ') && BEGINS_LINE.test(before) && ENDS_LINE.test(behind);
  const isAny = any.test(before) && !isPraised;
  if (said) return isHouseOfOthers(ahead) || isAny ? undefined : { words: said[0], isHouse: true };
  const words = seek.exec(ahead)?.[0];
  return words === undefined ? undefined : { words, isHouse: false };
}

/** "Leeds and surroundings": a town with two or three words behind it, the first of them in small letters. */
const WITH_WORDS = wordPattern(String.raw`^${NAME}\s\p{Ll}{1,5}\.?(?:\s\p{L}{3,12}){0,2}`, 'u');

/** Whether a name is said together with what is around it, as the field of those who work outdoors is. */
function hasSurroundings(behind: string): boolean {
  const words = WITH_WORDS.exec(behind)?.[0].split(' ') ?? [];
  return [words, words.slice(0, -1)].some(
    (some) =>
      some.length > 2 && isFramedPlace(some.join(' ')) && withoutSurroundings(some.join(' ')) !== some.join(' '),
  );
}

/** That somebody is sought, further ahead: "We seek a gardener who looks after parks in Leeds and surroundings". */
function soughtAround({ ahead, behind }: Around, language: string): SaidAhead | undefined {
  if (!hasSurroundings(behind)) return undefined;
  const words = frameOf(language).seekAround.exec(ahead)?.[0];
  return words === undefined ? undefined : { words, isHouse: false };
}

/** "Mill & Sons", "Die Bäckerei Berg": a name of a few words that begins its sentence. */
const BEGINS_SENTENCE =
  /(?:^|[.!?]\s{1,3}|\n\s{0,9})((?:\p{L}{1,4} (?:\p{Ll}{3,20} )?)?\p{Lu}[\p{L}\d’'.-]{1,24}(?: (?:(?:[&+]|\p{Ll}{1,3}) )?\p{Lu}[\p{L}\d’'.-]{0,24}){0,4})$/u;

/** "We, Mill & Sons", "Die Mühle Berg GmbH": begins its sentence and is called a company by its last word. */
const COMPANY = wordPattern(
  String.raw`(?:^|[.!?]\s{1,3}|\n\s{0,9})(?:\p{L}{1,4}, )?(?:\p{L}{1,4} )?\p{Lu}[\p{L}’'.-]{1,24}(?: (?:[&+]|\p{Lu}[\p{L}’'.-]{0,24})){0,4} ${anyOf(COMPANY_ENDS)}\.?$`,
  'u',
);

/** The company that in this town seeks somebody: "Mill & Sons in Leeds is looking for a baker". */
function companySeeking({ ahead, behind }: Around, language: string): string | undefined {
  return frameOf(language).seeks.test(behind) ? nameAhead(ahead) : undefined;
}

/** The company that is from this town: "Berg Mills Ltd from Leeds", "Mill & Sons from Leeds is a family firm". */
function companyFrom(around: Around, language: string): string | undefined {
  const { ahead, behind } = around;
  const isOne = frameOf(language).is.test(behind) ? nameAhead(ahead) : undefined;
  return COMPANY.exec(ahead)?.[0] ?? isOne ?? companySeeking(around, language);
}

function asSeeker({ ahead }: Around, words: string | undefined): SaidAhead | undefined {
  return words === undefined || isHouseOfOthers(ahead) ? undefined : { words, isHouse: false };
}

function nameAhead(ahead: string): string | undefined {
  const name = BEGINS_SENTENCE.exec(ahead)?.[1];
  // "Everyone", "Monteur": a word by itself may be anybody; "our partner Berg" is somebody else.
  return name?.includes(' ') !== true || BEGINS_WITH_OURS.test(name) ? undefined : name;
}

/** Behind a name that a town has, too: "Copley" of "in Copley Square". */
const IS_AFTER_TOWN = wordPattern(String.raw`^[ -](?:${anyOf(STREETS_BEHIND)})(?!\p{L})`, 'iu');

/** The longest beginning of the name that is a town, and not what a street is called after. */
function townIn(name: string, language: string): string | undefined {
  for (const written of beginningsOf(name)) {
    if (IS_AFTER_TOWN.test(name.slice(written.length))) return undefined;
    if (isSideOfTown(written)) return written;
    const town = townOfForm(written, language) ?? (isPartOfTown(written) ? written : undefined);
    // As it stands a name may be a month as well: "in March".
    if (town !== undefined && (town !== written || isFramedPlace(town))) return town;
  }
  return undefined;
}

/** Languages that put no word in front of a town; its ending says it. */
const WITHOUT_IN = ['lt', 'lv', 'et', 'fi', 'hu'] as const;
const HOUSES = WITHOUT_IN.map((language) => ({
  language,
  pattern: wordPattern(String.raw`(?<!\p{L})${wordsFor('house', language)}(?!\p{L})`, 'giu'),
}));
const NAME_AHEAD = wordPattern(String.raw`(${NAME})(?:\s\p{Ll}{2,20}){0,2}\s$`, 'u');
const NAME_BEHIND = wordPattern(String.raw`^(?:,?\s\p{Ll}{2,20}){0,3}\s(${NAME})`, 'u');
const ADJECTIVE_AHEAD = wordPattern(String.raw`(?<!\p{L})(\p{L}{3,20}i)\s$`, 'u');
/** So far (characters) from a house its town stands. */
const MAX_BESIDE = 60;

function placesBesideHouses(text: string): SaidPlace[] {
  return HOUSES.flatMap(({ language, pattern }) =>
    matchesOf(text, pattern).flatMap(({ 0: house, index }) => {
      const end = index + house.length;
      const ahead = text.slice(Math.max(0, index - MAX_BESIDE), index);
      const behind = text.slice(end, end + MAX_BESIDE);
      const location = isHouseOfOthers(ahead) ? undefined : townBeside(ahead, behind, language);
      const quote = `${ahead}${house}${behind}`.replace(/\s+/g, ' ').trim();
      return location === undefined ? [] : [{ location, quote }];
    }),
  );
}

function townBeside(ahead: string, behind: string, language: string): string | undefined {
  const adjective = language === 'hu' ? ADJECTIVE_AHEAD.exec(ahead)?.[1] : undefined;
  const names = [NAME_AHEAD.exec(ahead)?.[1], adjective && capitalised(adjective), NAME_BEHIND.exec(behind)?.[1]];
  return names
    .filter((name) => name !== undefined)
    .map((name) => declinedIn(name, language))
    .find((town) => town !== undefined);
}

/** The longest beginning of a name that is a declined town; as it stands by itself it may be anything. */
function declinedIn(name: string, language: string): string | undefined {
  for (const written of beginningsOf(name)) {
    const town = townOfForm(written, language);
    if (town !== undefined) return town === written && language !== 'et' ? undefined : town;
  }
  return undefined;
}

/** "Pekař do Brna" */
const [TO_WORDS, TO_LANGUAGES] = [new Set(['do', 'z']), ['cs', 'sk', 'pl']];
const AT_END = wordPattern(
  String.raw`\s(?<in>${anyOf(rowsOf(WORKPLACE_WORDS, 'in'))}|do|z)\s(?<name>${NAME}${SECOND})(?:$|\s?[–—(|,])`,
  'u',
);

/** What a line says up to the end of a match, without the sign that divides it from what follows. */
function upToEnd(line: string, { 0: found, index }: RegExpExecArray): string {
  return line
    .slice(0, index + found.length)
    .replace(/\s?[–—(|,]$/u, '')
    .trim();
}

/**
 * The declined town that a line ends with behind a word for "in": "Pekař v Brně", "Пекарь в Казани". "Ciudad de México"
 * is one name.
 */
export function townBehindIn(line: string): string | undefined {
  const match = AT_END.exec(line);
  if (!match || isTownName(upToEnd(line, match))) return undefined;
  const { in: word = '', name = '' } = match.groups ?? {};
  const languages = TO_WORDS.has(word) ? TO_LANGUAGES : (LANGUAGES_OF.get(word) ?? []).map(({ language }) => language);
  const towns = languages.flatMap((language) =>
    name === '' || isAbbreviation(name) ? [] : (townIn(name, language) ?? []),
  );
  // In other languages a name stays as it is: a small town may be anything there.
  return towns.find((town) => languages.every(declinesNames) || fameOfTown(town) >= WELL_KNOWN);
}

const LAST_NAME = wordPattern(String.raw`\s(${NAME})$`, 'u');

/** The town that a line ends with in a form that says "in" itself, on a site of its country: "Pék Szegeden". */
export function townByEnding(line: string, countries: readonly string[]): string | undefined {
  const languages = decliningLanguagesOf(countries).filter((language) =>
    WITHOUT_IN.some((other) => other === language),
  );
  const name = languages.length === 0 ? undefined : LAST_NAME.exec(line)?.[1];
  const last = name?.split(' ').at(-1);
  return languages.flatMap((language) => (last === undefined ? [] : (declinedIn(last, language) ?? [])))[0];
}

const HOUSE_AT_END = wordPattern(String.raw`\s[–—-]\s(?<house>\p{L}[\p{L} ]{2,30})\s(?<name>${NAME})$`, 'u');

/**
 * The town whose house a line ends with behind a dash, on a site of its country: "Μηχανικός – Σταθμός Ρόδου". Greek
 * letters are of one language, whatever is known of the site.
 */
export function townOfHouse(line: string, countries: readonly string[]): string | undefined {
  const { house = '', name = '' } = HOUSE_AT_END.exec(line)?.groups ?? {};
  if (name === '') return undefined;
  const spoken = /\p{Script=Greek}/u.test(house) ? ['el'] : decliningLanguagesOf(countries);
  const languages = spoken.filter((language) => frameOf(language).house.test(house));
  return languages.flatMap((language) => townIn(name, language) ?? [])[0];
}
