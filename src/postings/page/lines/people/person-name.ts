import { readJobType } from '../../../text/kinds/job-type.js';
import { isFramedPlace, isPlaceName } from '../../../text/places/place.js';
import { fold, isUnspaced } from '../../../text/words.js';
import { NAME_LABELS } from '../../../text/words/people/biography-words.js';
import { anyOfFolded, foldedWords } from '../../../text/words/pattern-parts.js';
import { NAMED_AFTER } from '../../../text/words/places/street-words.js';
import { isDepartmentName } from './department-names.js';
import { jobTitleScore } from '../titles/job-titles.js';
import { mayBeGivenName } from '../../../text/people/contact-name.js';
import { isGivenName, NAME_WORDS, nameOfPerson } from '../../../text/people/named-people.js';
import { kindOfHeading } from '../headings/section-headings.js';
import { topicOf } from '../headings/topics.js';
import { wordPattern } from '../../../text/word-pattern.js';

const MAY_BE_NAME = wordPattern(String.raw`^(?:(?:Dr|Prof|Mag|Ing)\.? )*${NAME_WORDS}$`, 'u');

/** Two or three capitalised words: a given name first, or such that are neither a place nor words of a page of jobs. */
export function isPersonName(line: string): boolean {
  if (nameOfPerson(line)) return true;
  return MAY_BE_NAME.test(line) && jobTitleScore(line) === 0 && !isPlaceName(line) && !saysSomething(line);
}

/** "Job Description", "Open Positions", "Full Time": what stands on pages of jobs in two capitalised words. */
function saysSomething(line: string): boolean {
  return readJobType(line) !== undefined || kindOfHeading(line) !== undefined || topicOf(line) !== undefined;
}

const NAMES = new Set(foldedWords(NAME_LABELS));

/** "Name: Anna Berg" as the name; undefined where no such label, or no name behind it. */
export function behindNameLabel(line: string): string | undefined {
  return nameBehind(line, '', isNameLabel);
}

/** The name of a person behind a label, in the same line or in the next one. */
export function nameBehind(line: string, next: string, isLabel: (text: string) => boolean): string | undefined {
  const [, label = line, value = next] = /^([^:：]{2,30})[:：]\s*(\S.*)?$/su.exec(line) ?? [];
  return isLabel(label) && isPersonName(value) ? value : undefined;
}

/** "Name", "Imię i nazwisko" */
export function isNameLabel(text: string): boolean {
  return NAMES.has(fold(text).trim());
}

/** Whether a line is a person's name, with its label or without. */
export function namesPerson(line: string): boolean {
  return isPersonName(line) || behindNameLabel(line) !== undefined;
}

const ROLE_OF = /^(\p{Lu}\p{Ll}+(?:[- ]\p{Lu}[\p{Ll}.]*){1,2})\s?(?:,|\s[–—|-])\s(.+)$/u;

/** "Anna Berg, Site Engineer": no place and no occupation before the comma, an occupation behind it. */
export function isPersonWithRole(text: string): boolean {
  if (isUnspaced(text)) return isNameAndRole(text.split(/[\s,、，・／/（()）]+/u).filter(Boolean));
  const [, name = '', role = ''] = ROLE_OF.exec(text) ?? [];
  return name !== '' && isPersonName(name) && !isDepartmentName(name) && jobTitleScore(role) > 0;
}

/**
 * Lines of one list, each a person and an occupation, whichever stands first, a mark between them or none: nobody is
 * named twice, and half of them by common names. Below a heading of openings shops and schools called after people
 * stand unmarked beside what is sought: "Seller Hugo Boss".
 */
export function arePeopleAndRoles(lines: readonly string[], isBelowOpenings = false): boolean {
  if (lines.length < 2) return false;
  const people = new Map<string, Person>();
  for (const line of lines) {
    const person = personIn(line, isBelowOpenings);
    if (person === undefined || people.has(person.name)) return false;
    people.set(person.name, person);
  }
  return [...people.values()].filter(({ isCommon }) => isCommon).length * 2 >= lines.length;
}

interface Person {
  readonly name: string;
  /** Whether common names call so, or a mark divides the name from the role: other words may be of anything. */
  readonly isCommon: boolean;
}

/** The person whom a line names beside an occupation. */
function personIn(line: string, isBelowOpenings: boolean): Person | undefined {
  const plain = line.replace(REACHED, '');
  const needsMark = isBelowOpenings && plain === line;
  const beside = (names: Names): string | undefined =>
    givenBeforeRole(plain, names) ?? (needsMark ? undefined : nameBesideRole(plain, names));
  const common = nameBehindRole(line) ?? beside(COMMON) ?? (isPersonWithRole(line) ? line : undefined);
  const name = common ?? beside(ANY);
  return name === undefined ? undefined : { name, isCommon: common !== undefined };
}

/** ", 040 123 45 67", " (anna@bakery.example)" behind a person. */
const REACHED = /[,;:]?\s\(?(?:[\p{L}.]{2,8}[.:]?\s)?(?:\+?[\d(][\d\s()/.-]{5,20}|[\w.-]{1,40}@[\w.-]{3,60})\)?$/u;

/** "Anna, baker", "Anna (24) – baker": who is called by the given name alone, which no town has. */
const GIVEN_AND_ROLE = /^(\p{Lu}[\p{Ll}'’-]+)(?:,? \(?\d\d\)?)?(?:,\s|\s[–—|-]\s)(.{3,60})$/u;

/** What may be a given name alone, and what a whole name. */
interface Names {
  readonly isGiven: (word: string) => boolean;
  readonly isWhole: (name: string) => boolean;
}

/** "Anna": a common given name alone, which no town has. */
function isFirstName(text: string): boolean {
  return /^\p{Lu}[\p{Ll}-]+$/u.test(text) && isGivenName(text) && !isPlaceName(text) && jobTitleScore(text) < 1;
}

/** Those of common names. */
const COMMON: Names = {
  isGiven: isFirstName,
  isWhole: (name) => {
    const person = nameOfPerson(name);
    return person !== undefined && !isPlaceName(person.given) && jobTitleScore(name) < 1;
  },
};

/** Capitalised words that are nothing else. */
const ANY: Names = {
  isGiven: (word) =>
    word !== '' && !isPlaceName(word) && jobTitleScore(word) === 0 && !isDepartmentName(word) && !saysSomething(word),
  isWhole: (name) => isPersonName(name) && !isDepartmentName(name),
};

function givenBeforeRole(line: string, { isGiven }: Names): string | undefined {
  const [, given = '', said = ''] = GIVEN_AND_ROLE.exec(line) ?? [];
  return isGiven(given) && jobTitleScore(said) > 0 ? given : undefined;
}

/** Who is named right before or behind an occupation: "Dr. Anna Berg Head of Sales", "Rector Anna Berg". */
function nameBesideRole(line: string, { isWhole }: Names): string | undefined {
  const words = line.split(/[\s,|–—]+/u);
  if (words.length < 3 || words.length > MAX_WORDS) return undefined;
  const parts = [2, 3, 4].flatMap((count) => [
    { name: words.slice(0, count).join(' '), role: words.slice(count).join(' ') },
    { name: words.slice(-count).join(' '), role: words.slice(0, -count).join(' ') },
  ]);
  const isPerson = ({ name, role }: (typeof parts)[number]): boolean =>
    isWhole(name) && !isCalledAfterPerson(name) && jobTitleScore(role) > 0;
  return parts.find(isPerson)?.name;
}

/** No line of a person and an occupation has more words. */
const MAX_WORDS = 10;

/** "Site Engineer – Anna Berg": a shop may be called after somebody, so one such line alone says nothing. */
export function isRoleOfPerson(text: string): boolean {
  return nameBehindRole(text) !== undefined;
}

function nameBehindRole(text: string): string | undefined {
  const [, role = '', name = ''] = /^(.{3,50}?)\s[–—|-]\s(\p{Lu}[^,()\d]{3,40})$/u.exec(text) ?? [];
  return nameOfPerson(name) !== undefined && jobTitleScore(role) > 0 && !isCalledAfterPerson(name) ? name : undefined;
}

/** Folded, what is called after somebody: streets, houses, and what is called after saints. */
const AFTER_PERSON = wordPattern(
  `^(?:saint|sainte|sankt|san|santa|santo|sao|st)\\.? |(?:^|[ -])\\S{0,20}${anyOfFolded(NAMED_AFTER)}$`,
  'u',
);

/** "Maria Alm", "Paul Street": a town, a street or a house that has the name of somebody. */
function isCalledAfterPerson(name: string): boolean {
  return isFramedPlace(name) || AFTER_PERSON.test(fold(name));
}

/** "佐藤太郎（営業部長）", "製造部長 山田 花子": in languages without spaces, a common name and an occupation, whichever is first. */
function isNameAndRole(parts: readonly string[]): boolean {
  return [1, 2].some((length) => {
    const [ahead, behind] = [parts.slice(0, length), parts.slice(-length)];
    const isOf = (name: readonly string[], role: readonly string[]): boolean =>
      nameOfPerson(name.join('')) !== undefined && role.length === 1 && jobTitleScore(role[0] ?? '') > 0;
    return isOf(ahead, parts.slice(length)) || isOf(behind, parts.slice(0, -length));
  });
}

/** "Anna Berg", "Anna" */
export function hasGivenName(text: string): boolean {
  return nameOfPerson(text) !== undefined || isFirstName(text);
}

/** Where all entries of a list have it, two capitalised words of no topic are a name. */
export function mayBeName(text: string): boolean {
  return (isPersonName(text) && !isDepartmentName(text)) || isFirstName(text);
}

/** The same above what somebody tells of the own work, which says that a word that may be else is a given name. */
export function mayBeNameOfTeller(text: string): boolean {
  return mayBeName(text) || (/^\p{Lu}[\p{Ll}-]+$/u.test(text) && mayBeGivenName(text) && jobTitleScore(text) < 1);
}
