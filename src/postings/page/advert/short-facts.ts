import { namesAges, readExperience } from '../../text/years/experience.js';
import { isToLearn, readContractType, readJobType } from '../../text/kinds/job-type.js';
import { fameOfTown, isTownIn, isTownName, readPlace, withoutSurroundings } from '../../text/places/place.js';
import { hasPostalCode } from '../../text/places/place-postal-codes.js';
import { isDoubtful, isThing, WELL_KNOWN } from '../../text/places/place-names.js';
import { aheadOfSite, readRemoteLabel } from '../../text/kinds/remote.js';
import { readWorkload } from '../../text/kinds/workload.js';
import { placeKey } from '../../text/words.js';
import { alternativesOf } from '../../text/words/pattern-parts.js';
import { YEAR_WORDS } from '../../text/words/years/year-words.js';
import { isCounter } from '../lines/headings/counters.js';
import { labelOf } from '../lines/headings/field-labels.js';
import { jobTitleScore } from '../lines/titles/job-titles.js';
import { isHours } from '../lines/titles/title-line.js';
import { beginsWithStreet, isStreet } from '../lines/titles/streets.js';
import { readShare } from '../lines/headings/short-values.js';
import { topicOf } from '../lines/headings/topics.js';
import { isRemotePlace, withoutLabel } from './label-values.js';
import { isPayAlone, isSumAlone } from '../lines/titles/pay-behind.js';
import { isKind, isRemote, isSeason, isShortFact } from './short-kinds.js';
import {
  areTowns,
  BEHIND_COMMA,
  isPartOfTown,
  isShortPlace,
  isTownOfState,
  LARGER,
  placeBehindKind,
  saysOther,
} from './short-place.js';
import { NOWHERE, type SitePlaces } from './site-places.js';
import { wordPattern } from '../../text/word-pattern.js';

/** Place and kind of a posting from the short lines around its title. */
export function factsOf(lines: readonly string[], site: SitePlaces = NOWHERE): ShortFacts {
  const parts = partsOfLines(lines);
  const facts = placedFactsOf(parts, site);
  const address = facts.location === undefined ? lines.map(addressIn).find((line) => line !== undefined) : undefined;
  if (address !== undefined) facts.location = address;
  const years = lines.some(namesAges) ? undefined : yearsAmong(parts);
  return withoutYearsOfTraining(years === undefined ? facts : { ...facts, min_years_of_experience: years });
}

/** Ten digits or more, or such as a country or an area begins: postal codes have fewer. */
const PHONE_BEHIND = /(?<![\s,;|])[\s,;|]{1,4}(?:[+(]\d[\d ()./-]{6,24}\d|(?:\d[ ./-]{0,2}){9,15}\d)$/u;

/** The address that a line is, without the company before its bar, the number to call behind it, or a dash ahead. */
function addressIn(line: string): string | undefined {
  if (line.length > MAX_LINE_WITH_ADDRESS || !/\d/.test(line)) return undefined;
  const plain = line.split(/\s[|•·]\s/).map((part) => part.replace(PHONE_BEHIND, '').replace(/^[-–—•]\s+/, ''));
  return plain.find(isAddress) ?? (isAddress(line) ? line : undefined);
}

/** No address is longer (characters), nor a line that has a company and a number to call beside it. */
const [MAX_ADDRESS, MAX_LINE_WITH_ADDRESS] = [90, 160];

/** "Rua do Moinho, 12 – Centro, Porto", "Mühlgasse 3, 04107 Leipzig": a house's number and the town, and no hours. */
function isAddress(line: string): boolean {
  if (
    line.length > MAX_ADDRESS ||
    !line.includes(',') ||
    !/\d/.test(line) ||
    /[:@?!•]|\d\s?h(?!\p{L})|\d\s?[–-]\s?\d{1,2}$/u.test(line)
  )
    return false;
  if (IS_AMERICAN.test(line)) return readPlace(line).country !== undefined;
  const isOne = beginsWithStreet(line) || hasPostalCode(line) || namesStreet(line) || IS_BRITISH.test(line);
  return isOne && readPlace(line).city !== undefined;
}

/** "12 Mill Lane, Otley LS21 1AA": the same with a British code. */
const IS_BRITISH = /^\d{1,4}\p{Lu}?\s\p{Lu}.{3,70}\s\p{Lu}{1,2}\d[\p{Lu}\d]?\s\d\p{Lu}{2}$/u;

/** "44 County Road DB, Mosinee, WI 54455": a house's number first, a state and its code last. */
const IS_AMERICAN = /^\d{1,5}\s\S.{3,60},\s?\p{Lu}{2}\s\d{5}(?:-\d{4})?$/u;

/** "Leeds, Mill Street, 8": a street behind its town, and no title among them. */
function namesStreet(line: string): boolean {
  const parts = line.split(/,\s/);
  return parts.some(isStreet) && parts.every((part) => isStreet(part) || jobTitleScore(part) < 1);
}

/** The lines and their parts that may be facts; a sentence is none. */
export function partsOfLines(lines: readonly string[]): string[] {
  return lines
    .filter((line) => !SENTENCE.test(line) && !(line.startsWith('•') && isOfElse(line.slice(1).trim())))
    .flatMap((line) =>
      withoutGenders(line.replace(/^[•–—-]\s*/, '')).split(
        /\s*(?:[|•]|(?<![lL])·|·(?![lL])|(?<=\s)・(?=\s))\s*|\s{2,}|\s(?=\p{Extended_Pictographic})|(?<=\p{Ll}{3}|\)|\dk)(?<!,\s\p{Ll}{2,4})\.(?:\s+(?=[\p{Lu}€$£])|$)/u,
      ),
    )
    .flatMap(divided)
    .filter((part) => part.length < 46);
}

/** A point of a list that names a thing, or tells of learners: "Instructing apprentices", but "Paid internship". */
function isOfElse(point: string): boolean {
  return isDoubtful(point) || (/\s\S+\s/.test(point) && isToLearn(readJobType(point)));
}

/** "No remote work.", "You lead a team of trainees.": a stop behind three words or more. */
const SENTENCE = /^(?!📍|📌)(?:[^\s.]+\s+){2,40}[^\s.]*\p{Ll}[.!?]$/u;

function placedFactsOf(parts: readonly string[], { countries, spoken, towns }: SitePlaces): ShortFacts {
  const facts: ShortFacts = {};
  for (const part of parts) addFact(facts, part);
  addFirst(facts, 'job_type', shareAmong(parts));
  // Below a title, or on a site of its country; a meal and a company are called so everywhere.
  const isMeant = (part: string, at: number): boolean =>
    isDoubtful(part) && (at < BESIDE_TITLE || (!isThing(part) && isTownIn(part, countries)));
  const doubtful = facts.location === undefined ? parts.find(isMeant) : undefined;
  if (doubtful !== undefined) return { ...facts, location: doubtful };
  if (facts.location !== undefined) return facts;
  const isOwn = (part: string): boolean =>
    [part, withoutSurroundings(part), townBeforePart(part), behindWhere(part)].some((name) =>
      towns.has(placeKey(name)),
    );
  // A village of the company's own address; that the company is there says nothing of a posting that names no place.
  const own = towns.size === 0 ? undefined : parts.find(isOwn);
  // "Full-time", "Kleinzell": beside the kind of a job a name is a place, however few people live there.
  const besideKind = (part: string, at: number): boolean =>
    [at - 1, at + 1].some((next) => isKind(parts[next])) &&
    (isTownIn(withoutSurroundings(part), spoken) ||
      isKnownArea(part) ||
      isTownOfState(part) ||
      isSiteInTown(part) ||
      isPartOfTown(part, [BEHIND_COMMA]));
  // "The Court, Kleinzell": a house of the company in a town of its country, right below a title.
  const belowTitle = (part: string, at: number): boolean =>
    at < BESIDE_TITLE &&
    (isHouseInTown(part, countries) || isQuarterIn(townBeforePart(part), spoken) || isTownAndMore(part, spoken));
  const town = own ?? parts.find(besideKind) ?? parts.find(belowTitle) ?? parts.map(townOfSite).find(Boolean);
  return town === undefined ? facts : { ...facts, location: behindWhere(town) };
}

/** "Standort Kleinzell" as the name; "Team Kleinzell" says nothing of where it is. */
function behindWhere(part: string): string {
  const bare = withoutLabel(part);
  return labelOf(part.slice(0, part.length - bare.length)) === 'location' ? bare : part;
}

/** "Bizpark B2-B4, Leeds", "Head office, Pune": a name of two words or more, or with a number, before a known town. */
function isSiteInTown(part: string): boolean {
  const { name = '', town = '' } = HOUSE_IN_TOWN.exec(part)?.groups ?? {};
  return /[ \d]/.test(name) && isTownName(town) && jobTitleScore(name) === 0 && !isKind(name);
}

const HOUSE_IN_TOWN = /^(?<name>\p{Lu}[^,;:]{2,30}), (?<town>\p{Lu}[^,;:()]{2,30}?)(?: \([^()]{2,20}\))?$/u;

/** "North Campus – Reno, NV": the town with what it lies in, behind the name of a house of the company. */
function townOfSite(part: string): string | undefined {
  const [, name = '', town = ''] = /^(\p{Lu}[^–—]{2,40}) [–—-] (\p{Lu}[^–—,]{2,30}, [^–—,]{2,20})$/u.exec(part) ?? [];
  return isTownName(town) && jobTitleScore(name) === 0 ? town : undefined;
}

/** The same with a town of the site's country, however few people live there, and in capitals as names are. */
function isHouseInTown(part: string, countries: readonly string[]): boolean {
  const { name = '', town = '' } = HOUSE_IN_TOWN.exec(part)?.groups ?? {};
  // Titles and departments of several words are written so, too.
  const isName = /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(name) && !saysOther(name);
  const isTown = isTownIn(town, countries) && !isDoubtful(town) && !isThing(town);
  return isName && isTown && [name, town].every((words) => jobTitleScore(words) === 0);
}

/** Countries that write the quarter of a town behind it with a hyphen. */
const WITH_QUARTERS = ['DE', 'AT', 'CH'];

/** "Albstadt-Ebingen": a quarter that no list knows, behind a town of the site's country. */
function isQuarterIn(name: string, countries: readonly string[]): boolean {
  const [, town = '', quarter = ''] = /^(\p{Lu}[\p{L} .]{2,30})-(\p{Lu}\p{Ll}{2,20})$/u.exec(name) ?? [];
  const near = countries.filter((country) => WITH_QUARTERS.includes(country));
  const isTown = fameOfTown(town) >= LARGER && isTownIn(town, near);
  return isTown && !saysOther(quarter) && jobTitleScore(name) === 0 && jobTitleScore(quarter) === 0;
}

/** "Leeds, Kleinzell, Oberdorf": three names or more, the first that of a large town of the site's country. */
function isTownAndMore(part: string, countries: readonly string[]): boolean {
  const [town = '', ...others] = part.split(/,\s|\s\/\s/);
  const isLarge = fameOfTown(town) >= WELL_KNOWN && isTownIn(town, countries);
  const mayBeTown = (name: string): boolean =>
    /^\p{Lu}[\p{L}’'-]{2,20}(?: \p{Lu}[\p{L}’'-]{2,20})?$/u.test(name) && !saysOther(name) && jobTitleScore(name) === 0;
  return isLarge && others.length > 1 && others.every((name) => mayBeTown(name) && !isDoubtful(name));
}

/** "Kleinzell/Oberdorf": the name in front of that of a part of it; any other text as it is. */
function townBeforePart(place: string): string {
  const [, town = place, within = ''] = /^(\p{Lu}[^/,;:]{2,30}?) ?\/ ?(\p{Lu}[\p{L}’'. -]{2,30})$/u.exec(place) ?? [];
  return saysHow(within) || jobTitleScore(within) !== 0 ? place : town;
}

const CALLED_AREA =
  /(?<!\p{L})(?:region|area|raum|großraum|grossraum|région|regione|región|região|regio|okolice|okolí|(?:tablelands|highlands|ranges|valley|peninsula|coast)(?=$|,))(?!\p{L})/iu;

/** "Rhein-Main Region", "Granite Ranges, NSW": what is called so and lies in a country that we know. */
function isKnownArea(part: string): boolean {
  const { city, country } = readPlace(part);
  return CALLED_AREA.test(part) && (city ?? country) !== undefined;
}

const GENDERS = String.raw`[mwfdxhvk](?:\s?[/|]\s?[mwfdxhvk]){1,2}`;
const GENDERS_AHEAD = wordPattern(String.raw`^(\(?)\s?${GENDERS}\s?\)?\s{0,3}[-–—|,:]\s{0,3}(.{2,60})$`, 'iu');
const GENDERS_BEHIND = wordPattern(String.raw`\s{0,3}\(${GENDERS}\)$`, 'iu');

/** "(m/w/d) – Köln", "Köln (m/w/d)": who may apply, beside where. */
function withoutGenders(line: string): string {
  const [, bracket, place] = GENDERS_AHEAD.exec(line) ?? [];
  const rest = place ?? line.replace(GENDERS_BEHIND, '');
  return bracket === '(' ? rest.replace(/\)$/, '') : rest;
}

/**
 * "Leeds — hybrid working": what a dash divides where one side says how one works; "Frankfurt – Höchst" is one place.
 */
function divided(part: string): string[] {
  // "Porto, Portugal (full-time)", "Permanent (funded until 2030)": how one works is no part of what stands beside it.
  const [, where = '', how = ''] = /^(.{3,80}) \(([^()]{3,60})\)$/.exec(part) ?? [];
  if (isKind(how) || isBarePay(how) || isBareKind(where)) return [...divided(where), how];
  const sides = placeAndRemote(part);
  if (sides !== undefined && sides.some(saysHow)) return sides;
  const apart = part.split(/\s[–—-]\s/);
  return areFacts(apart) ? apart.flatMap(dividedAtCommas) : dividedAtCommas(part);
}

/** "CDI – temps plein – Lyon": several stand apart where each is a fact in few words. */
function areFacts(apart: readonly string[]): boolean {
  return apart.some(saysHow) && (apart.length === 2 || apart.every(isShortFact));
}

function dividedAtCommas(part: string): string[] {
  const listed = part.split(/,\s/);
  return areKindsAndMore(listed) ? listed : [part];
}

/** "Leeds / remote": where by one side, and how one works by the whole; of several towns by what names none. */
function placeAndRemote(part: string): string[] | undefined {
  const sides = part.split(/\s?\/\s/);
  const places = sides.filter((side) => !isRemote(side));
  const [way] = sides.filter(isRemote);
  if (sides.length === 2) return places.length === 1 ? [...places, part] : undefined;
  return way !== undefined && areTowns(places) ? [places.join(' / '), way] : undefined;
}

/** "CDI, temps plein, Angers", "£38k, Leeds": beside kinds of the job, its time or its pay each part is a fact. */
function areKindsAndMore(parts: readonly string[]): boolean {
  const kinds = parts.filter((part) => isKind(part) || isSeason(part) || isBarePay(part)).length;
  return kinds > 0 && parts.length > kinds && parts.every(isShortFact);
}

function saysHow(side: string): boolean {
  return isKind(side) || isRemote(side) || isHours(side);
}

/** "£38k", "£14 an hour": an amount and nothing else. */
function isBarePay(part: string): boolean {
  return isSumAlone(part) || isPayAlone(part);
}

/** "Permanent": nothing else; "Full-time cook" is a title. */
function isBareKind(part: string): boolean {
  return isKind(part) && part.split(' ').length < MAX_CONTRACT_WORDS && jobTitleScore(part) < 1;
}

/** What short lines may say of a posting. */
interface ShortFacts {
  location?: string;
  job_type?: string;
  contract_type?: string;
  remote_policy?: string;
  min_years_of_experience?: number;
}

/** "2-5 Yıl", "3+ years": among the facts of a job, and nothing else, years are those of experience. */
const BARE_YEARS = /^\d{1,2}\s?(?:\+|[-–—~～]\s?\d{1,2}\+?)\s?\p{L}[\p{L}\p{M}.]*$/u;

const LEAST = `(?:${alternativesOf(YEAR_WORDS, 'atLeast')})`;
const A_NUMBER = String.raw`\d{1,2}\s?\p{L}[\p{L}\p{M}.]*`;
/** "5 years minimum", "mind. 3 Jahre": a demand. */
const LEAST_YEARS = wordPattern(String.raw`^(?:${LEAST}\s?${A_NUMBER}|${A_NUMBER},?\s${LEAST})$`, 'iu');
/** More years are the age of who applies: "16 years minimum". */
const MOST_AT_LEAST = 12;

/** The years of the one line that is nothing else: two such lines are ages of children. */
function yearsAmong(parts: readonly string[]): number | undefined {
  const [said, other] = parts.filter((part) => BARE_YEARS.test(part) || LEAST_YEARS.test(part));
  const years = said === undefined || other !== undefined ? undefined : readExperience(`${said} of experience`)?.years;
  return BARE_YEARS.test(said ?? '') || (years ?? 0) <= MOST_AT_LEAST ? years : undefined;
}

/** A training of two or three years asks for none. */
function withoutYearsOfTraining({ min_years_of_experience: years, ...facts }: ShortFacts): ShortFacts {
  const isTraining = facts.job_type !== undefined && /apprentice|intern|trainee/.test(facts.job_type);
  return years === undefined || isTraining ? facts : { ...facts, min_years_of_experience: years };
}

function addFact(facts: ShortFacts, part: string): void {
  const pinned = /^(?:📍|📌|🗺️?)\s*([\p{Lu}\p{Lo}\p{Script=Georgian}].{1,40})$/u.exec(part)?.[1];
  const said = pinned ?? part;
  if (isShortFact(said)) addKindOf(facts, said);
  if (isDoubtful(part)) return;
  const plain = withoutBrackets(said.replace(/^in\s+/i, ''));
  // "Kota Kinabalu" begins with a label and is a name.
  const bare = fameOfTown(plain) > 0 ? plain : behindPlaceLabel(plain);
  if (pinned !== undefined || (isShortPlace(bare) && !isOccupation(bare))) facts.location ??= placeBehindKind(bare);
}

/** "Brewer" is a small town, too; "Chandler" is a large one. */
function isOccupation(name: string): boolean {
  return !name.includes(',') && fameOfTown(name) < WELL_KNOWN && jobTitleScore(name) > 0;
}

/** "(Leeds)" */
function withoutBrackets(part: string): string {
  return /^\(([^()]+)\)$/.exec(part)?.[1] ?? part;
}

/** What a line says of the place: "Contact: Florence" and "Job Opportunity" name none. */
function behindPlaceLabel(line: string): string {
  if (topicOf(line) !== undefined) return line;
  const field = labelOf(/^([^:：]{2,40})[:：]/u.exec(line)?.[1] ?? '');
  return field === undefined || field === 'location' || field === 'title' ? withoutLabel(line) : line;
}

/** So many lines from the title on a town that is as often something else is one: "Essen". */
const BESIDE_TITLE = 3;

/** The share of a week that one of the lines is, where no line below it says of what it is one, and no other counts. */
function shareAmong(parts: readonly string[]): ShortFacts['job_type'] {
  const at = parts.findIndex((part) => IS_WORKLOAD.test(part) && readShare(part) !== undefined);
  const isCounted = /^\p{Ll}/u.test(parts[at + 1] ?? '') || parts.filter(isCounter).length > 1;
  return at < 0 || isCounted ? shareOfWeekAmong(parts) : readShare(parts[at] as string);
}

/** "100% Pensum", "80 % jornada": a share that says itself of what it is one; undefined where two say it otherwise. */
function shareOfWeekAmong(parts: readonly string[]): ShortFacts['job_type'] {
  return readWorkload(parts.filter((part) => /^\d/.test(part) && isShortFact(part)).join('\n'))?.type;
}

/** "100 %", "60–80 %": less than 40 % without a label is a discount, or how much one travels. */
const IS_WORKLOAD = /^(?:[4-9]\d|100)\s?[%–-]/;

/** A contract in so many words is told of something else. */
const MAX_CONTRACT_WORDS = 4;

function addKindOf(facts: ShortFacts, part: string): void {
  const remote = isSiteOfElse(part) ? undefined : readRemoteLabel(part);
  addFirst(facts, 'job_type', readJobType(part.includes(':') ? withoutLabel(part) : part));
  // "Poste permanent, temps partiel": of several kinds each is a fact of few words.
  for (const fact of part.split(/,\s/).filter((one) => one.split(' ').length < MAX_CONTRACT_WORDS))
    addFirst(facts, 'contract_type', readContractType(fact));
  // "Leeds / Remote", "Hybrid": what says both ways says more than what says one of them.
  if (remote === 'hybrid') facts.remote_policy = remote;
  addFirst(facts, 'remote_policy', remote);
  const place = withoutLabel(part.replace(/^in\s+/i, ''));
  if (remote !== undefined && isRemotePlace(place)) facts.location ??= place;
}

/** "Customer care on-site": what is done there, and no town or mark ahead of it, "Leeds, on-site", "100 % on-site". */
function isSiteOfElse(part: string): boolean {
  const ahead = aheadOfSite(part)?.trim() ?? '';
  return /[\p{L})]$/u.test(ahead) && !isTownName(ahead) && !isTownName(ahead.replace(/\s\p{Ll}+$/u, ''));
}

/** Of what several lines say of one thing the first counts. */
function addFirst(
  facts: ShortFacts,
  field: 'job_type' | 'contract_type' | 'remote_policy',
  value: string | undefined,
): void {
  if (value !== undefined) facts[field] ??= value;
}
