import { lazily } from '../../lazily.js';
import { GIVEN_NAMES, GIVEN_NAMES_BEHIND, JAPANESE_SURNAMES } from '../words/people/given-names.js';
import { DEPARTMENT_WORDS } from '../words/titles/department-words.js';
import { ASKING_WORDS } from '../words/people/asking-words.js';
import { CONTACT_GIVEN_NAMES, CONTACT_GIVEN_NAMES_BEHIND } from '../words/people/contact-given-names.js';
import { CLAUSE_WORDS, NO_NAME_WORDS, THING_ENDINGS } from '../words/people/name-words.js';
import { anyOf, foldedWords, patternsOf } from '../words/pattern-parts.js';
import { BENT_HONORIFICS, COMPANY_ENDS, HONORIFICS, HOUSES, ROLES_AHEAD } from '../words/people/person-words.js';
import { NAMED_AFTER, STREETS_AHEAD } from '../words/places/street-words.js';
import {
  AHEAD_OF_NAME,
  LEADS_TO_NAME,
  LEGAL_FORMS,
  UNCASED_DEPARTMENTS,
  UNCASED_HONORIFICS,
} from '../words/people/words-around-names.js';
import { oneNameAhead } from './one-name.js';
import { isCalledRole, isTitleLikeName } from './role-like-name.js';
import { fold, matchesOf } from '../words.js';
import { wordPattern } from '../word-pattern.js';

/** A name in a text, and where. */
export interface WrittenName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Nobody could take it for anything else: it has a common given name, or "Mrs" before it. */
  readonly isSure: boolean;
  /** What somebody is stands right before it: "værkfører Kaj Sinding". */
  readonly hasRole: boolean;
}

type Found = WrittenName | undefined;

/** "Frau M. Berg": one letter behind how somebody is called is an initial, and no "Monsieur". */
const NO_INITIAL = String.raw`(?!\p{Lu}\.(?<=(?<!\p{L})(?:${anyOf(HONORIFICS)})\.?[^\S\n]\p{Lu}\.))`;
const CALLED = String.raw`${NO_INITIAL}(?:${anyOf(HONORIFICS)}|κα?)(?!\p{L})\.?[^\S\n]{0,3}`;
/** "Gemeindeleiter", "Call", "Gặp": before a name, and no part of it. */
const BEFORE_WORD = String.raw`(?:\p{Lu}\p{Ll}{2,20}leiter(?:in)?|${anyOf(AHEAD_OF_NAME)})(?!\p{L})\.?[^\S\n]{1,3}`;
/** "Erika", "McDonald", "O’Neill", "Dell’Orto", "Anna-Lena" */
const NAME_WORD = String.raw`(?:(?:\p{L}|D[ae]ll)['’])?(?:Ma?c(?=\p{Lu}))?\p{Lu}(?:[\p{Ll}'’]{0,30}\p{Ll})`;
const NAME_PART = `(?!(?:Dr|Prof|Dott|Frau|Herrn?|Mrs?|Ms|Mme)(?!\\p{L}))${NAME_WORD}(?:[-‑]${NAME_WORD})?`;
/** "DUPONT" beside a name that is written as others are. */
const IN_CAPITALS = String.raw`(?:(?:LE|LA|DE|DU|VAN|DER|VON|DI|EL)[^\S\n]){0,2}\p{Lu}{3,20}(?:-\p{Lu}{3,20})?`;
/** "J.", "J. P.", "J.-P." */
const INITIALS = String.raw`\p{Lu}\.(?:[^\S\n-]?\p{Lu}\.){0,2}`;
/** "van der", "de la", "Ó", an initial */
const PARTICLE = String.raw`(?:(?:von|van|vom|zu|der|den|de|del|della|la|le|du|des|da|do|dos|das|di|ter|ten|te|af|bin|el|al|['’]t|Ó|Ní|Mac|\p{Lu}\.)[^\S\n]{1,3})`;
const NAME = wordPattern(
  `(?<!\\p{L})(?![\\s\\d,.:;()-]|[a-z]+[^\\S\\n][a-z])((?:(?:${CALLED}|${BEFORE_WORD})){0,4})(?!${CALLED}${NAME_PART}|${BEFORE_WORD})` +
    `(${NAME_PART}(?:[^\\S\\n]{1,3}${PARTICLE}{0,3}${NAME_PART}){1,3}(?!\\p{L})|` +
    `${NAME_PART}[^\\S\\n]${PARTICLE}{0,2}${IN_CAPITALS}(?!\\p{L})|${IN_CAPITALS}[^\\S\\n]${NAME_PART}(?!\\p{L})|` +
    `${INITIALS}[^\\S\\n]?${PARTICLE}{0,3}${NAME_PART}(?!\\p{L}))`,
  'gu',
);
const IS_CALLED = wordPattern(`(?<!\\p{L})${CALLED}`, 'u');
/** "p. Novákovou", "panią Anną Nowak": somebody whose name is told by half, or in another form. */
const CALLED_BY_HALF = wordPattern(
  `(?<![\\p{L}/])(?:(?:${anyOf(HONORIFICS)})(?!\\p{L})\\.?[^\\S\\n]{1,3}${NAME_PART}(?!\\p{L}|[^\\S\\n]\\p{Lu})|` +
    `(?:${anyOf(BENT_HONORIFICS)})[^\\S\\n]${NAME_PART}(?!\\p{L}))`,
  'u',
);
const BENT = wordPattern(`(?<!\\p{L})(?:${anyOf(BENT_HONORIFICS)})[^\\S\\n]$`, 'u');

/**
 * Names in scripts without capital letters, right where they are expected: "山田太郎", "김민수", "محمد العلي", "คุณสมชาย
 * ใจดี".
 */
const UNCASED_NAMES: readonly RegExp[] = [
  /^(\p{Script=Han}{1,3}?[ \u3000]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}?)(?=小姐|先生|女士|様|さん|氏|まで|宛|迄|[ \u3000]?(?:電話|携帯|电话|手机)|\s?(?:[^\p{L}\s]|$)|\n)/u,
  /^(\p{Script=Hangul}{2,4})(?=[^\p{L}]|$)/u,
  /^(\p{Script=Arabic}{2,15}(?: \p{Script=Arabic}{2,15}){1,2})(?=[^\p{L}]|$)/u,
  /^(\p{Script=Hebrew}{2,15}(?: \p{Script=Hebrew}{2,15}){1,2})(?=[^\p{L}]|$)/u,
  /^คุณ(\p{Script=Thai}{2,25}(?: (?!โทร|เบอร์|มือถือ|อีเมล|ฝ่าย|แผนก|ได้|ที่)\p{Script=Thai}{2,25})?)(?=[^\p{L}\p{M}]|$)/u,
];
/** How somebody is called before such a name: "أ. خالد", "מר דן". */
const CALLED_UNCASED = wordPattern(
  String.raw`^(?:${patternsOf(UNCASED_HONORIFICS)})(?=\p{Script=Arabic}|\p{Script=Hebrew})`,
  'u',
);

const UNCASED_DEPARTMENT = wordPattern(patternsOf(UNCASED_DEPARTMENTS), 'u');
/** The same before a name that shows by its surname or the rank behind it. */
const DEPARTMENT_AHEAD = wordPattern(
  `^(?:\\p{Script=Han}{1,8}[部課係室][ \u3000](?=${JAPANESE_SURNAMES})|\\p{Script=Hangul}{1,8}[팀부과] (?=\\p{Script=Hangul}{2,4}(?: (?:팀장|과장|대리|부장|차장|사원|매니저|님|실장)|[ ,]*\\d)))`,
  'u',
);

/** Words that end a name where they stand behind it; capital letters tell them from parts of names. */
const NO_NAME = wordPattern(String.raw`(?<!\p{L})(?:${anyOf(NO_NAME_WORDS)})(?!\p{L})`, 'u');
/** Before a name in the same capital letters: "Questions", "HR Manager", "Händen von". */
const LEAD = wordPattern(
  `^(?:(?:${anyOf([...NO_NAME_WORDS, ...ASKING_WORDS])}|${anyOf(LEADS_TO_NAME)}|${CALLED})(?!\\p{L})\\.?[^\\S\\n]{0,3}){1,4}`,
  'iu',
);
const NAMES_A_THING = wordPattern(String.raw`(?:${anyOf(THING_ENDINGS)})(?!\p{L})`, 'iu');
/** "We're Looking", "We Are Hiring", "Come Work With Us": English headings are written like names. */
const IS_CLAUSE = wordPattern(
  String.raw`^\p{L}+['’](?:re|ll|ve|m)\s|(?<!\p{L})(?:${anyOf(CLAUSE_WORDS)})(?!\p{L})`,
  'u',
);
const ROLE_AHEAD = wordPattern(`^(?:\\S{0,30})(?:${anyOf(ROLES_AHEAD)})$`, 'iu');
/** "Store Manager North West": English capitals begin all words of a title, and an area follows one. */
const TELLS_ROLE = wordPattern(`(?:${anyOf(ROLES_AHEAD.filter(([language]) => language !== 'en'))})[^\\S\\n]+$`, 'iu');
const ROLE_BEFORE = wordPattern(`(?<!\\S)\\p{Ll}*(?:${anyOf(ROLES_AHEAD)})[^\\S\\n]$`, 'u');
/** In English such words are surnames, too: "Miller". */
const ENDS_AS_ROLE = wordPattern(`[^\\S\\n](?:${anyOf(ROLES_AHEAD.filter(([language]) => language !== 'en'))})$`, 'iu');
const DEPARTMENTS = new Set(foldedWords(DEPARTMENT_WORDS));
const HOUSE_AHEAD = wordPattern(`(?:${anyOf(HOUSES)})[^\\S\\n]?$`, 'iu');
const COMPANY_BEHIND = wordPattern(
  `^(?:['’]s(?!\\p{L})|,?[^\\S\\n]?(?:(?:&|\\+|and|und|et|y|e|en|og|och|ja|i|a)[^\\S\\n])?(?:${anyOf(COMPANY_ENDS)})(?![\\p{L}])|[^\\S\\n]?&)`,
  'u',
);
const COMPANY_END = wordPattern(`[ ](?:${anyOf(COMPANY_ENDS)})$|['’]s$`, 'u');
const STREET = wordPattern(`(?<!\\p{L})(?:${anyOf(NAMED_AFTER)})$`, 'iu');
const STREET_AHEAD = wordPattern(
  `(?<!\\p{L})(?!(?:via|av|al) )(?:${anyOf(STREETS_AHEAD)}|St\\.|Sankt|Saint|Sint)[^\\S\\n](?:(?:de|del|do|da|dos|du|des|Dr\\.)[^\\S\\n])?$`,
  'iu',
);
/** "12 Jane Miller Way", "Via Anna Berg 12": a number of a house beside a name. */
const HOUSE_NUMBER_AHEAD = /[^\s\d)/+-][^\S\n]\d{1,3}[^\S\n]$/;
const HOUSE_NUMBER = /^,?[^\S\n]\d{1,3}[a-z]?(?=[,;\n]|$)/;

/** "Gülay Demirtaş'a": the ending of a case, which Turkish puts behind names with an apostrophe. */
const TURKISH_CASE = /(?<=\p{Ll})['’](?:[aeıiuü]|[yn][aeıiuü]|[dt][ae]n|n?[ıiuü]n|y?l[ae])$/u;

/** A company with its legal form, before the person who answers for it. */
const COMPANY = wordPattern(String.raw`^\p{Lu}[^\n,]{1,60}?\s${anyOf(LEGAL_FORMS)}(?=[\s,]|$)[\s,]*`, 'u');

/** "steht Ihnen Herr Muster zur Verfügung": who reads the advert is no part of the name. */
const TO_THE_READER = /(?<!\p{L})(?:Ihnen|Dir|Euch|Ihr(?:e[mnrs]?)?|Deine?)(?!\p{L})/gu;

const given = lazily(
  () =>
    new Set(
      foldedWords([...GIVEN_NAMES, ...CONTACT_GIVEN_NAMES, ...GIVEN_NAMES_BEHIND, ...CONTACT_GIVEN_NAMES_BEHIND]),
    ),
);
const givenBehind = lazily(() => new Set(foldedWords([...GIVEN_NAMES_BEHIND, ...CONTACT_GIVEN_NAMES_BEHIND])));

/** Whether a word is a given name, though it may be an ordinary word or a town as well. */
export function mayBeGivenName(word: string): boolean {
  return given().has(fold(word));
}

/** The name a text begins with; undefined for what is no name of a person. */
export function nameIn(text: string): string | undefined {
  const said = text
    .replace(/^[\s:：•\u200e\u200f-]+(?:ist|is|für[^:]{0,40}:)?\s*/, '')
    .replace(COMPANY, '')
    .replace(CALLED_UNCASED, '')
    .replace(DEPARTMENT_AHEAD, '')
    .replace(TO_THE_READER, (word) => ' '.repeat(word.length));
  const uncased = UNCASED_NAMES.flatMap((pattern) => pattern.exec(said)?.[1] ?? [])[0];
  if (uncased !== undefined) return UNCASED_DEPARTMENT.test(uncased) ? undefined : uncased;
  const [first, ...others] = matchesOf(said, NAME).map((match) => nameOf(match, said));
  return (first ?? others.find((name) => name?.isSure))?.name ?? oneNameAhead(said);
}

/** The names of people in a text of languages with capital letters. */
export function namesIn(text: string): WrittenName[] {
  const said = text.replace(TO_THE_READER, (word) => ' '.repeat(word.length));
  return matchesOf(said, NAME).flatMap((match) => nameOf(match, said) ?? []);
}

/** Whether a text calls somebody by a surname alone, or by a form of the name. */
export function callsSomebody(text: string): boolean {
  return CALLED_BY_HALF.test(text);
}

function nameOf({ 0: matched, 1: called = '', 2: whole = '', index }: RegExpExecArray, text: string): Found {
  const end = index + matched.length;
  const before = text.slice(Math.max(0, index - 40), index);
  const after = text.slice(end, end + 40);
  if (isOfOther(before, whole, after)) return undefined;
  const { name, offset, lead, role } = withoutLead(whole, called);
  if (namesNobody(name)) return undefined;
  const isSure = IS_CALLED.test(called + lead);
  const isGiven = hasGivenName(name);
  if (!isSure && (isRole(name, before + lead, after) || (!isGiven && hasToShow(lead, name)))) return undefined;
  const start = index + called.length + offset;
  return {
    name,
    start,
    end: start + name.length,
    isSure: isSure || isGiven,
    hasRole: isBehindRole(name, role, before),
  };
}

/** "the Line Cook": words of a title, the first of which is a given name as well. */
function isRole(name: string, before: string, after: string): boolean {
  return isTitleLikeName(name) || isCalledRole(before, after);
}

function namesNobody(name: string): boolean {
  return !/^\p{Lu}.* |^\p{Ll}['’]/u.test(name) || NAMES_A_THING.test(name) || IS_CLAUSE.test(name);
}

/** "Quality Engineering", "Daglig Leder": capitalised words that are a department or a role. */
function isRoleOrDepartment(name: string): boolean {
  const words = name.split(/\s+/).map(fold);
  return (
    DEPARTMENTS.has(fold(name)) ||
    DEPARTMENTS.has(words[0] ?? '') ||
    ENDS_AS_ROLE.test(name) ||
    DEPARTMENTS.has(words.at(-1) ?? '')
  );
}

/** Whether what somebody is stands before a name; "leder Acme Bakeri" is of a house. */
function isBehindRole(name: string, role: string, before: string): boolean {
  return (TELLS_ROLE.test(role) || ROLE_BEFORE.test(before)) && !HOUSE_AHEAD.test(name);
}

/** Behind words that begin no name, in capitals, or as a role or department, one has to show that it is one. */
function hasToShow(lead: string, name: string): boolean {
  return lead !== '' || /\p{Lu}{3}/u.test(name) || isRoleOrDepartment(name);
}

/** A name without the capitalised words before it and behind it, and where it begins. */
interface Bare {
  readonly name: string;
  readonly offset: number;
  readonly lead: string;
  readonly role: string;
}

function withoutLead(whole: string, called: string): Bare {
  const isInitial = /^\p{Lu}\./u.test(whole) && IS_CALLED.test(called);
  const lead = isInitial ? '' : (LEAD.exec(whole)?.[0] ?? '');
  const role = roleAhead(whole.slice(lead.length));
  const offset = lead.length + role.length;
  const rest = whole.slice(offset);
  const name = rest.slice(0, NO_NAME.exec(rest)?.index).trim().replace(TURKISH_CASE, '');
  return { name, offset, lead, role };
}

function isOfOther(before: string, name: string, after: string): boolean {
  return BENT.test(before) || isOfCompany(before, name, after) || isOfStreet(before, name, after);
}

/** Whether what stands around a name, or its first word that is no given name, makes it a company's. */
function isOfCompany(before: string, name: string, after: string): boolean {
  const [, first = '', more] = /^(\S+) \S+( \S)?/.exec(name) ?? [];
  const ahead = more === undefined && mayBeGivenName(first) ? '' : first;
  if (HOUSE_AHEAD.test(before) || HOUSE_AHEAD.test(ahead) || COMPANY_END.test(name)) return true;
  return COMPANY_BEHIND.test(after) && !isBesideOther(after);
}

/** Whether what stands around a name makes it a street's. */
function isOfStreet(before: string, name: string, after: string): boolean {
  const [first = ''] = /^\S+ /.exec(name) ?? [];
  const [next = ''] = /^ \S+/.exec(after) ?? [];
  if (STREET.test(name) || STREET.test(next) || STREET_AHEAD.test(before) || STREET_AHEAD.test(first)) return true;
  return HOUSE_NUMBER.test(after) || HOUSE_NUMBER_AHEAD.test(before);
}

/** "& Tom Hill": one more person, no company. */
function isBesideOther(after: string): boolean {
  const [, word = ''] = /^[^\S\n]?&[^\S\n](\S+)[^\S\n]\p{Lu}/u.exec(after) ?? [];
  return given().has(fold(word));
}

/** "Driftchef Karin Lind": what says what somebody is, with the space behind it. */
function roleAhead(written: string): string {
  const [, role = '', space = ''] = /^(\S+)(\s+)\S/.exec(written) ?? [];
  return ROLE_AHEAD.test(role) && !given().has(fold(role)) ? role + space : '';
}

function hasGivenName(name: string): boolean {
  const words = name.split(/\s+/).map(fold);
  const isGiven = (word = ''): boolean => given().has(word) || given().has(word.split(/[-‑]/)[0] ?? '');
  return isGiven(words[0]) || givenBehind().has(words.at(-1) ?? '') || (/^\p{Lu}{3}/u.test(name) && isGiven(words[1]));
}
