import { readExperience } from '../../text/years/experience.js';
import { personOfValue } from '../../text/people/labelled-person.js';
import { nameOfPerson } from '../../text/people/named-people.js';
import { readContractType, readJobType, saysKind } from '../../text/kinds/job-type.js';
import { fameOfTown, isFramedPlace, readPlace } from '../../text/places/place.js';
import { readPostalCode } from '../../text/places/postal-code.js';
import { isTerm } from '../../text/kinds/contract-term.js';
import { readRemoteLabel } from '../../text/kinds/remote.js';
import { isRateOfPiece } from '../../text/pay/piece-rate.js';
import { readSalary, type Salary } from '../../text/pay/salary.js';
import { endsInShortDivision } from '../../text/places/short-divisions.js';
import { beginsAsName, fold, hasWord } from '../../text/words.js';
import { APPLICATION_PERIODS } from '../../text/words/labels/application-deadline-labels.js';
import type { LabelledField } from '../../text/words/labels/labels.js';
import type { JobPosting } from '../../fields.js';
import { isTag, lineOf, type Element } from '../tree/html.js';
import { labelOfMarkUp, piecesByMarkUp } from './mark-up-labels.js';
import { dayAskedBy } from './asked-by-day.js';
import { joinedTexts } from './joined-texts.js';
import { remoteByLabel } from './labelled-way.js';
import { isDayOfElse } from './day-of-else.js';
import { onlyDate } from './lone-date.js';
import { factBounds } from './fact-bounds.js';
import { datedLabel, labelOf, MAX_LABEL } from '../lines/headings/field-labels.js';
import { textWithDates } from './text-with-dates.js';
import { withUnit } from './unit-of-label.js';
import { hasDaysAtHomeBelow, withItsLines, type Fact } from './address-lines.js';
import { valueBehind } from './value-behind.js';
import { isTownOfState } from './short-place.js';
import { wholeAddress } from './whole-address.js';
import { topicOf } from '../lines/headings/topics.js';
import { piecesBehindIcons, type IconPiece } from '../tree/icons.js';
import { isAction } from '../lines/seeking/actions.js';
import { type Leaf } from '../tree/page-tree.js';
import { columnHead } from '../tree/table-columns.js';
import {
  BETWEEN_DAYS,
  lastDay,
  readDay,
  readShortContract,
  readShortKind,
  withoutNow,
} from '../lines/headings/short-values.js';
import { foldedWords } from '../../text/words/pattern-parts.js';

/** Longer text (characters) behind a label is prose. */
const MAX_VALUE = 90;
/** What mark-up calls a place may say it with whose it is (characters). */
const MAX_ADDRESS = 120;
/** A place of more words is a sentence; behind a house, its company and its town stands the country. */
const MAX_PLACE_WORDS = 9;
const ENDS_IN_COUNTRY = /,[^,]{2,40}, (\p{Lu}[^,]{2,30})$/u;

/**
 * What labels say of a posting: "Standort: Graz" in one piece, or "Standort" and "Graz" in two that follow each other,
 * as cells, terms or spans. The first value of a field counts.
 */
export function readLabelled(leaves: readonly Leaf[]): JobPosting {
  const fields: JobPosting = {};
  const markedUp = leaves
    .filter(({ text }) => text.length <= MAX_ADDRESS)
    .flatMap((leaf) =>
      markedUpIn(leaf)
        .filter(({ field }) => leaf.text.length <= MAX_VALUE || field === 'location')
        .map((piece) => ({ ...piece, label: piece.field === 'salary' ? columnHead(leaf.element) : '' })),
    )
    .map(({ field, text, label }) => ({ field, value: withoutOwnLabel(text, field), label }));
  for (const { field, value, label } of markedUp) addValue(fields, field, value, label);
  const facts = leaves.flatMap(factsOfLine);
  const values = facts
    .flatMap((_fact, at) => valueAt(facts, at) ?? [])
    .map((said) => (said.field === 'location' ? { ...said, value: withItsLines(said.value, facts, said.at) } : said))
    .filter(
      ({ field, value }) => value.length <= MAX_VALUE || (field === 'location' && wholeAddress(value) !== undefined),
    );
  for (const { field, value, label } of values) addValue(fields, field, value.trim(), label);
  const isPartlyAtHome = values.some(({ field, at }) => field === 'location' && hasDaysAtHomeBelow(facts, at));
  addIf(fields, 'remote_policy', isPartlyAtHome ? 'hybrid' : undefined);
  addIf(
    fields,
    'remote_policy',
    leaves.map(remoteByLabel).find((policy) => policy !== undefined),
  );
  addIf(fields, 'application_deadline', dayAskedBy(leaves.map(({ text }) => text)) ?? dayAskedBy(joinedTexts(leaves)));
  addIf(
    fields,
    'location',
    [...values, ...markedUp]
      .filter(({ field }) => field === 'region')
      .map(({ value }) => placeOfSentence(value))
      .find(isKnownPlace),
  );
  const date = onlyDate(facts.slice(0, HEAD).flatMap(({ element, text }) => (isDayOfElse(element) ? [] : text)));
  if (date !== fields.application_deadline) addIf(fields, 'posted_at', date);
  return fields;
}

/** What the mark-up of a line, or each of the icons in it, says that it is. */
function markedUpIn(leaf: Leaf): readonly IconPiece[] {
  const pieces = piecesBehindIcons(leaf.element, leaf.text);
  if (pieces.length > 0) return pieces;
  const field = labelOfMarkUp(leaf);
  if (field === undefined) return piecesByMarkUp(leaf);
  return labelOf(leaf.text) !== undefined ? [] : [{ field, text: textWithDates(leaf) }];
}

interface LabelledValue {
  readonly field: LabelledField;
  readonly label: string;
  readonly value: string;
  /** Which of the facts it is, or begins it. */
  readonly at: number;
}

/** What a label says, with what stands behind it on its line or in the next piece. */
function valueAt(facts: readonly Fact[], at: number): LabelledValue | undefined {
  const { text } = facts[at] as Fact;
  const divided = dividedLabel(text);
  const dated = datedLabel(text);
  const label = divided?.[1] ?? text;
  const field = fieldOf(label, divided?.[2]) ?? dated;
  if (field === undefined) return undefined;
  const value = divided?.[2] ?? (dated === undefined ? valueBehind(facts, at) : text);
  return value === '' ? undefined : { field, label, value, at: at + Number(divided === null) };
}

const PERIODS = new Set(foldedWords(APPLICATION_PERIODS));

/** What a label stands before; "Applications: 1 May to 30 May 2027": of two days the second one ends it. */
function fieldOf(label: string, value = ''): LabelledField | undefined {
  const field = labelOf(label);
  if (field !== undefined) return field;
  return PERIODS.has(fold(label)) && joinsDays(value) && lastDay(value) !== undefined
    ? 'application_deadline'
    : undefined;
}

/** "1 May to 30 May 2027": a word between the end of one day and another with its year. */
function joinsDays(value: string): boolean {
  const parts = value.length > MAX_VALUE ? [] : value.split(BETWEEN_DAYS);
  const isDivided = parts.slice(0, -1).some((part) => /\d.{0,12}$/u.test(part));
  return isDivided && /\d{4}/.test(parts.at(-1) ?? '');
}

/** "Place: Graz", "Place – Graz", "Place → Graz", "Where? Graz": a label and its value. */
function dividedLabel(piece: string): RegExpExecArray | null {
  // "Ansprechpartner:in" is one word; "Pay 3 000 – 4 000 €" is a range, no label before a dash.
  return (
    /^(.{1,40}?)\s*(?:[:：](?!in(?:nen)?(?:[\s:]|$))|(?<![\d€$£])\s[–—·|→-])\s*(\S.*)$/.exec(piece) ??
    /^(.{2,40}?)\s*\?\s*(\S.*)$/.exec(piece)
  );
}

/** "Standort: Berlin | Start: sofort", "Exp: 2 years Location: Pune": the facts of one line, each from its label on. */
function factsOfLine(leaf: Leaf): Fact[] {
  const text = withLabelDivided(leaf.element, textWithDates(leaf));
  const bounds = factBounds(text, MAX_VALUE);
  return bounds.slice(1).map((end, at) => ({
    text: text.slice(bounds[at], end).replace(/(?<![\s|·•,;。；，])[\s|·•,;。；，]+$/, ''),
    element: leaf.element,
  }));
}

/** "<b>Department</b> Sales": the bold label at the beginning of a line, divided from its value as others are. */
function withLabelDivided({ children }: Element, text: string): string {
  const first = children.find((child) => isTag(child) || lineOf(child) !== '');
  if (!first || !isTag(first) || !/^(?:b|strong)$/.test(first.name)) return text;
  const label = lineOf(first);
  const isDivided = label.length > MAX_LABEL || /[:：?]$/.test(label) || !text.startsWith(`${label} `);
  if (isDivided || labelOf(label) === undefined) return text;
  const value = text.slice(label.length + 1);
  // "<b>Position</b> open:" goes on with the same words.
  return /^[\p{Lu}\p{Lo}\p{Script=Georgian}\d€$£(+]/u.test(value) ? `${label}: ${value}` : text;
}

/** "Standort: Graz" and "Standort Graz" as the value; "Kota Bharu" and "Tim Berg" are all of a name. */
export function withoutLabel(text: string): string {
  const isName = IS_AREA.test(text) || nameOfPerson(text) !== undefined;
  const value = behindLabel(WITH_COLON, text) ?? (isName ? text : behindLabel(BEFORE_CAPITAL, text)) ?? text;
  return fameOfTown(text) > fameOfTown(value) ? text : value;
}

/** The same of what mark-up names: "Data Science" in a column of departments has no label of days in front. */
function withoutOwnLabel(text: string, field: LabelledField): string {
  const value = withoutLabel(text);
  const label = text.slice(0, text.length - value.length);
  return DIVIDES.test(label) || labelOf(label) === field ? value : text;
}

const DIVIDES = /[:：]\s*$/;

/** "Regio Rotterdam", "Région Lyon": around a town, and not in it. */
const IS_AREA = /^(?:regio|region|région|región|regione|região|regiune|regionen)\s+\p{Lu}/iu;

/** "Job Location: Graz" as a whole, before "Job" is taken for a label in front of "Location: Graz". */
const WITH_COLON = /^(.{2,40}?)\s*[:：]\s*(\S.*)$/u;
const BEFORE_CAPITAL = /^(.{2,40}?)\s{1,3}(?=\p{Lu})(\S.*)$/u;

function behindLabel(division: RegExp, text: string): string | undefined {
  const [, label = '', value] = division.exec(text) ?? [];
  const field = labelOf(label);
  return field !== undefined && field !== 'region' ? value : undefined;
}

/** So many pieces from the title on are the head of a posting: what stands there without a label is about it. */
const HEAD = 12;

function addValue(fields: JobPosting, field: LabelledField, value: string, label = ''): void {
  ADDS[field]?.(fields, value, label);
}

/** What the value behind a label of each field says of a posting. */
const ADDS: {
  readonly [Field in LabelledField]?: (fields: JobPosting, value: string, label: string) => void;
} = {
  location: (fields, value) => {
    const place = withoutNow(wholeAddress(value) ?? placeOfSentence(value));
    addPlace(fields, place);
    // Of an address that is too long for a place, too.
    if (fields.location === undefined || fields.location === place)
      addIf(fields, 'postal_code', readPostalCode(place, readPlace(place).city));
  },
  department: (fields, value) => {
    const name = value.replace(END_OF_NAME, '');
    if (isDepartmentLike(name)) fields.department ??= name;
  },
  kind: addKind,
  posted_at: (fields, value) => {
    addIf(fields, 'posted_at', readDay(value));
  },
  application_deadline: (fields, value) => {
    addIf(fields, 'application_deadline', lastDay(value));
  },
  experience: (fields, value) => {
    const said = `${value.replace(/(?<=\+|^\d{1,2})\.?$/, ' years')} of experience`;
    addIf(fields, 'min_years_of_experience', readExperience(said)?.years);
  },
  salary: addSalary,
  contact: (fields, value) => {
    const person = fields.hiring_manager_name === undefined ? personOfValue(value) : undefined;
    addIf(fields, 'hiring_manager_name', person?.name);
    addIf(fields, 'hiring_manager_email', person?.email);
    addIf(fields, 'hiring_manager_phone', person?.phone);
  },
};

/** "Graz or Linz, depending on who you are": behind a place a clause that says how it is chosen. */
const WITH_CLAUSE = /^([^,.!?]{2,60}), (?=\p{Ll}{2,}\s)[^!?]{5,}[.]?$/u;

/** "Place: Graz." ends a sentence, and "Umeå. Part-time 75 %" goes on with another. */
function placeOfSentence(value: string): string {
  const before = WITH_CLAUSE.exec(value)?.[1];
  if (before !== undefined && isKnownPlace(before)) return before;
  const [, place, next] =
    /^([^.!?]{2,60})\.(?:$|\s+(\p{Lu}(?:\p{Ll}+|(?=\s\p{Ll}))|[\p{Lo}\p{Script=Georgian}]{2,})[\s.])/u.exec(value) ??
    [];
  if (place === undefined || endsInShortDivision(value)) return value;
  const isWhole = next === undefined || ENDS_SENTENCE.test(place) || readPlace(place).city !== undefined;
  return isWhole ? place : value;
}

/** In front of a dot a longer word, or a bracket, ends a sentence; "St", "Bad Homburg v" are shortened. */
const ENDS_SENTENCE = /\p{L}{5}$|\)$/u;

/** The value of "Country: Austria" or "Office: Graz", not of "Office: Mon to Fri". */
function isKnownPlace(value: string): boolean {
  const { city, country } = readPlace(value);
  return isPlaceLike(value) && (city ?? country) !== undefined;
}

/** "Department: Sales." is a name; of more words with a dot one may be a verb. */
const END_OF_NAME = /(?<=^\S+(?: \S+)?\p{L})\.$/u;

function isDepartmentLike(value: string): boolean {
  const isName = beginsAsName(value) && value.split(' ').length <= 6 && !/[.!?…]$/.test(value);
  return isName && !isTopic(value) && !saysKind(value) && !isTownOfState(value);
}

/** "Open positions": what the page is about. */
function isTopic(value: string): boolean {
  const topic = topicOf(value);
  return topic === 'openings' || topic === 'careers';
}

function addIf<F extends keyof JobPosting>(fields: JobPosting, field: F, value: JobPosting[F] | undefined): void {
  if (value !== undefined && fields[field] === undefined) fields[field] = value;
}

/** A place, a way of working, or both: "Graz", "Remote", "Hybrid (Vienna)". */
function addPlace(fields: JobPosting, value: string): void {
  const parts = value.split(/\s[•|·]\s/);
  const isPlace = (part: string, at: number): boolean =>
    isPlaceLike(part) && !isAction(part) && !(at > 0 && (saysTerms(part) || isNumbered(part)));
  const named = parts.filter((part, at) => isPlace(part, at) || isRemotePlace(part));
  const others = parts.filter((part) => !named.includes(part));
  // "Leeds | Full-time | Night shifts": behind the kind of a job only what is known is another place.
  const kindAt = parts.findIndex((part) => others.includes(part));
  const places = named.filter((part) => kindAt <= 0 || parts.indexOf(part) < kindAt || isKnownPlace(part));
  if (places.length > 0) fields.location ??= others.length === 0 ? value : places.join(', ');
  // "Paris • CDI" in one element.
  for (const part of others) addKind(fields, part);
  addIf(fields, 'remote_policy', readRemoteLabel(value));
}

/** "32 – 40 uur" behind a place; "4051 Basel" is another one. */
function isNumbered(part: string): boolean {
  return /\d/.test(part) && !isKnownPlace(part);
}

/** "Permanent", "At once" beside a place: the contract and the beginning of a job. */
function saysTerms(part: string): boolean {
  return (withoutNow(`, ${part}`) === '' || readContractType(part) !== undefined) && !isKnownPlace(part);
}

/** A label for the kind of a job stands before its hours, its contract or where it is done. */
function addKind(fields: JobPosting, value: string): void {
  addIf(fields, 'job_type', readJobType(value) ?? readShortKind(value));
  const lasting = isTerm(value) ? 'fixed-term' : undefined;
  addIf(fields, 'contract_type', readContractType(value) ?? readShortContract(value) ?? lasting);
  addIf(fields, 'remote_policy', readRemoteLabel(value));
}

function addSalary(fields: JobPosting, value: string, label: string): void {
  if (fields.salary_min !== undefined || fields.salary_max !== undefined) return;
  const salary = labelledSalary(withUnit(value, label), label);
  if (!salary) return;
  addIf(fields, 'salary_min', salary.min);
  addIf(fields, 'salary_max', salary.max);
  addIf(fields, 'salary_currency', salary.currency);
  addIf(fields, 'salary_period', salary.period);
}

/**
 * The pay; that of apprentices is left to who knows whether the opening is for one. Its period may stand in the
 * label: "Monatsgehalt: 3.200 €".
 */
function labelledSalary(value: string, label: string): Salary | undefined {
  const plain = readSalary(`Salary: ${value}`, { isTraining: false });
  if (plain?.period !== undefined && plain.currency !== undefined) return plain;
  const named = isRateOfPiece(label) ? label : `Salary ${label}`;
  const labelled = readSalary(`${named}: ${value}`, { isTraining: false });
  if (!labelled) return plain;
  const saysMore = plain === undefined || (labelled.min === plain.min && labelled.period !== undefined);
  const salary = saysMore ? labelled : plain;
  // "Løn" says of which country the krone is.
  return { ...salary, currency: salary.currency ?? labelled.currency };
}

/** Parts of the world that a remote job may be done from. */
const REGIONS =
  /\b(?:EU|EMEA|EEA|Europe|Europa|LATAM|APAC|MENA|Latin America|North America|Africa|Asia|worldwide|anywhere)\b/i;

/** "Hybrid (Vienna)", "Remote, EU": the way of working, and where. */
export function isRemotePlace(value: string): boolean {
  const { city, country } = readPlace(value);
  return readRemoteLabel(value) !== undefined && ((city ?? country) !== undefined || REGIONS.test(value));
}

/** "Graz", "г. Казань": a name, or a short word for a town before one. */
const NAMES_PLACE = /^(?:\p{Ll}{1,4}\.\s?)?[\p{Lu}\p{Lo}\p{Script=Georgian}]|^\d/u;

function isPlaceLike(value: string): boolean {
  return (
    (NAMES_PLACE.test(value) || isFramedPlace(value)) &&
    hasWord(value) &&
    isAsLongAsPlaces(value) &&
    (!/[.!?]$|@/.test(value) || endsInShortDivision(value)) &&
    labelOf(value) === undefined &&
    readRemoteLabel(value) === undefined &&
    readJobType(value) === undefined
  );
}

function isAsLongAsPlaces(value: string): boolean {
  return value.split(/\s+/).length <= MAX_PLACE_WORDS || endsInCountry(value) || wholeAddress(value) === value;
}

/** "Department of Bread, Mill University, Leeds, United Kingdom" */
function endsInCountry(value: string): boolean {
  const [, last = ''] = ENDS_IN_COUNTRY.exec(value) ?? [];
  const { city, country } = readPlace(last);
  return city === undefined && country !== undefined;
}
