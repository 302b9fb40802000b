import { fold } from '../../../text/words.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { ADVERT_NAMES, NUMBERED_NOTICES, POST_CALLS } from '../../../text/words/titles/advert-names.js';
import { LETTING_WORDS } from '../../../text/words/titles/tender-words.js';
import { WEEKDAYS } from '../../../text/words/days/day-words.js';
import { DEPARTMENT_WORDS } from '../../../text/words/titles/department-words.js';
import { NOTICE_ENDINGS, NOTICE_ENDS, NOTICE_STAFF } from '../../../text/words/titles/notice-words.js';
import { NOW_WORDS } from '../../../text/words/seeking/seeking-words.js';
import { anyOf, foldedWords, longestFirst, rowsOf } from '../../../text/words/pattern-parts.js';
import { WHOSE_HOUSE_WORDS } from '../../../text/words/places/whose-house-words.js';
import { saysKind } from '../../../text/kinds/job-type.js';
import { isPlaceName, readPlace } from '../../../text/places/place.js';
import { labelOf } from './field-labels.js';
import { beginsAsQuestion } from './questions.js';
import { kindOfHeading } from './section-headings.js';

/** A colon, or a sign with a space on both sides, divides the name of an advert from its title. */
const NAMED = wordPattern(
  `^${anyOf(ADVERT_NAMES)}(?<colon>\\s?[:：]|\\s[–—|-](?=\\s))\\s{0,9}(?<title>\\p{L}.{2,})$`,
  'isu',
);

/** "Stellenausschreibung Erzieher": no sign divides them. In English a "job posting specialist" posts jobs. */
const NAMED_BARELY = wordPattern(
  `^${anyOf(ADVERT_NAMES.filter(([language]) => language !== 'en'))}\\s(?<title>\\p{L}[^:：]{2,})$`,
  'isu',
);

/**
 * "Конкурс за длъжността „Секретар“": a call for one post, and the post, mostly in quotation marks. What asks or goes
 * on behind a colon tells of calls: "Recrutement d'un commercial : les erreurs à éviter".
 */
const CALLS_FOR = wordPattern(
  `^(?!${anyOf(LETTING_WORDS)}(?!\\p{L}))${anyOf(POST_CALLS)}\\s?[:：]?\\s?(?<title>[^\\s:：?!][^:：?!]{2,})\\s?[!！]{0,3}$`,
  'isu',
);
const QUOTED = /^[„“”"«‚‘'](?<title>[^„“”"«»‚‘]{3,80})[“”"»‘’']$/u;

/** The post that a line calls for, where an occupation names it. */
export function calledPost(line: string, namesRole: (folded: string) => boolean): string | undefined {
  const { title } = CALLS_FOR.exec(line)?.groups ?? {};
  const bare = title === undefined ? undefined : (QUOTED.exec(title)?.groups?.['title'] ?? title);
  return bare !== undefined && namesRole(fold(bare)) ? bare : undefined;
}

/** "Processo Seletivo nº 01/2022 – Educador", "Vacancy Notice No 12: Cook": a notice with its number, and the title. */
const NUMBERED_NOTICE = wordPattern(
  `^${anyOf([...ADVERT_NAMES, ...NUMBERED_NOTICES])}\\s(?:[\\p{L}.°]{1,5}\\s?|[№#]\\s?)?\\d{1,5}(?:\\s?[/-]\\s?\\d{2,4})?(?:\\s?[:：]|\\s?[–—|-](?=\\s))\\s{0,9}(?<title>\\p{L}.{2,})$`,
  'iu',
);

/** The post of such a notice, where an occupation names it. */
function numberedPost(line: string, namesRole: (folded: string) => boolean): string | undefined {
  const { title = '' } = NUMBERED_NOTICE.exec(line)?.groups ?? {};
  return namesRole(fold(title)) ? title : undefined;
}

/** The title behind the name of an advert; `isCalled` where a colon says that it is what the advert is called. */
function behindName(text: string): { readonly title: string; readonly isCalled: boolean } | undefined {
  const { title, colon = '' } = NAMED.exec(text)?.groups ?? {};
  return title === undefined ? undefined : { title, isCalled: /[:：]/.test(colon) };
}

/** A longer line (words) in small letters goes on from the name: "natječaj za prijem radnika na radno mjesto". */
const MAX_SMALL = 3;

function isWrittenBarely(title: string, namesRole: (folded: string) => boolean): boolean {
  const [first = '', ...more] = title.replace(/\s?\([^()]{1,40}\)$/u, '').split(' ');
  return /^\p{Lu}/u.test(first) || (more.length < MAX_SMALL && namesRole(fold(first)));
}

/** "Vacancy: evening shift", "Vacature bakker": what an advert is called, or the occupation behind what it is. */
export function withoutAdvertName(line: string, namesRole: (folded: string) => boolean): string {
  return calledPost(line, namesRole) ?? numberedPost(line, namesRole) ?? titleBehindName(line, namesRole);
}

/** What stands behind the name of an advert, where it may be its title; else the line as it is. */
function titleBehindName(line: string, namesRole: (folded: string) => boolean): string {
  const named = behindName(line);
  if (named) return named.isCalled || namesRole(fold(named.title)) ? named.title : line;
  const { title = '' } = NAMED_BARELY.exec(line)?.groups ?? {};
  return isWrittenBarely(title, namesRole) && namesRole(fold(title)) ? title : line;
}

/** "Offre d'emploi : animation et coordination": an advert called `title`, in words of its own; one may be any. */
export function isCalledAdvert(text: string, title: string): boolean {
  return behindName(text)?.isCalled === true && title.trim().includes(' ') && !saysOfAdvert(title);
}

const DEPARTMENTS = new Set(foldedWords(DEPARTMENT_WORDS));

/** "Stellenanzeige Rezeption", "Vacature: bediening": one advert that is called by where one works in the house. */
export function isAdvertOfDepartment(text: string): boolean {
  const title = behindName(text)?.title ?? NAMED_BARELY.exec(text)?.groups?.['title'];
  return title !== undefined && DEPARTMENTS.has(fold(title));
}

const SPEAKS_OF_US = wordPattern(`(?<!\\p{L})${anyOf(rowsOf(WHOSE_HOUSE_WORDS, 'ours'))}(?!\\p{L})`, 'iu');
const IS_NOW = wordPattern(`^(?:${NOW_WORDS.join('|')})$`, 'iu');
const NAMES_DAY = wordPattern(`(?<!\\p{L})${anyOf(WEEKDAYS)}(?!\\p{L})`, 'iu');

/**
 * "Vacancy: how to apply", "Offerta di lavoro: Milano, Roma": what is said of an advert, or of adverts, is none of
 * their titles: a part, a fact, a number, a place, a question, a call, that it is at once.
 */
export function saysOfAdvert(title: string): boolean {
  if (/\d/.test(title) || IS_NOW.test(title) || labelOf(title) !== undefined || kindOfHeading(title) !== undefined)
    return true;
  const parts = title.split(/\s?[,/&+]\s?|\s\p{Ll}{1,3}\s/u);
  if (isPlaceName(title) || parts.every(isPlaceName) || saysKind(title)) return true;
  return beginsAsQuestion(fold(title)) || SPEAKS_OF_US.test(title) || NAMES_DAY.test(title);
}

/** The names as addresses write them: "offre-d-emploi", "offre-demploi". */
const IN_ADDRESSES = foldedWords(ADVERT_NAMES).flatMap((name) => [
  name.replace(/[\s']+/g, '-'),
  name.replaceAll("'", '').replace(/\s+/g, '-'),
]);
const BEGINS_SLUG = wordPattern(`^(?:\\d{1,8}-)?(?:${longestFirst(IN_ADDRESSES).join('|')})-\\p{L}`, 'u');

/** Whether the last part of an address says that it is an advert: "job-posting-baker", "stellenausschreibung-koch". */
export function isSlugOfAdvert(slug: string): boolean {
  return BEGINS_SLUG.test(fold(slug));
}

/** "2026년", "2026年度", "令和8年度", "제3차", "第2次": which of several notices it is. */
const NUMBERED = /(?:(?:19|20)\d\d\s?[년年]|(?:令和|民國|민국)\s?\d{1,3}\s?年|[제第]\s?\d{1,3}\s?[차次회回])/u;
const CALLS_FOR_STAFF = wordPattern(`(?:${anyOf(NOTICE_STAFF)})[^\\n]{0,30}?(?:${anyOf(NOTICE_ENDS)})$`, 'u');

/** "[인천서구] 물류센터 단순작업 채용건": where it is, in brackets, and what one does there. */
const PLACED = wordPattern(
  `^[[【〔](?<place>[^[\\]【】〔〕]{2,20})[\\]】〕]\\s?[^\\s[].{2,60}?(?:${anyOf(NOTICE_ENDS)}|${anyOf(NOTICE_ENDINGS)})$`,
  'u',
);
const KOREAN_PLACE = /[가-힣](?:시|군|구|동|읍|면|도)$/u;

/**
 * Whether a line is the title of a notice that calls for staff, without an occupation: in one year or round, as
 * institutes and public companies name their openings ("2026년 하반기 기간제근로자 채용공고"), or at one place, as those do
 * who send staff to others.
 */
export function isStaffNotice(text: string): boolean {
  if (NUMBERED.test(text) && CALLS_FOR_STAFF.test(text)) return true;
  const place = PLACED.exec(text)?.groups?.['place'];
  if (place === undefined) return false;
  // "[인천검단]" is a city of two signs and its part.
  return [place, place.slice(0, 2)].some((name) => KOREAN_PLACE.test(name) || readPlace(name).city !== undefined);
}
