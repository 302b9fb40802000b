import { alternativesOf } from '../words/pattern-parts.js';
import type { YearWordKind } from '../words/years/year-word-kinds.js';
import { YEAR_WORDS } from '../words/years/year-words.js';
import { wordPattern } from '../word-pattern.js';

const ofKind = (kind: YearWordKind): string => alternativesOf(YEAR_WORDS, kind);
const word = (kind: YearWordKind): string => String.raw`(?<!\p{L})(?:${ofKind(kind)})(?!\p{L})`;

/** "With over 20 years of experience, we are …", from the beginning of the sentence to the number. */
const WITH = wordPattern(String.raw`^[^\p{L}]{0,5}(?:${ofKind('with')})\s(?:\p{L}{1,8}\s{1,3}){0,3}$`, 'iu');
/** No company says of its own years that they are at least so many. */
const AT_LEAST = wordPattern(String.raw`(?<!\p{L})(?:${ofKind('atLeast')})\s*$`, 'iu');
/** "We are", or a clause that begins with "our bakery"; "in our industry" tells not who has them. */
const IS_US = wordPattern(String.raw`${word('isUs')}|(?:^|[,;:–—])\s{0,3}(?:${ofKind('ours')})(?!\p{L})`, 'iu');
const SPEAKS_TO_READER = wordPattern(word('toReader'), 'iu');
/** "Is a family-run business": what the company is of which a sentence speaks. */
const IS_A_COMPANY = wordPattern(String.raw`${word('being')}[\p{L}\s,’'–—-]{1,60}?${word('company')}`, 'iu');
/** "… with more than", right in front of the number. */
const HAVING_AT_END = wordPattern(
  String.raw`(?<!\p{L})(?:${ofKind('having')})\s{1,3}(?:\p{L}{1,12}\s{1,3}){0,3}$`,
  'iu',
);
/** "Founded in York in 1990, with more than", right in front of the number. */
const FOUNDED_WITH = wordPattern(
  String.raw`^[^\p{L}]{0,5}(?:${ofKind('founded')})\s[^\n]{0,140}[\s,](?:${ofKind('with')}|${ofKind('having')}|und|and|et|y|e|en|i|a|dan|và)\s(?:\p{L}{1,12}\s{1,3}){0,3}$`,
  'iu',
);
const SEEKS = wordPattern(word('seeking'), 'iu');

/** "With more than 15 years of experience, Smith Mills …": they are had by who does not speak to the reader. */
const YEARS_OF_A_COMPANY = 15;
/** Behind what a sentence says of the company, fewer years are its own. */
const YEARS_BEHIND_COMPANY = 10;
/** A shorter rest (characters) of a sentence that begins with "with" has nobody who has it. */
const MIN_REST = 30;

/** Behind the years of such a sentence so much (characters) says who has them: "your new home" is what they build. */
const SUBJECT = 50;

/** The parts of a sentence before a number of years and behind it. */
interface Around {
  readonly before: string;
  readonly behind: string;
}

/** Whether a sentence says its years of the company that seeks, not of the reader. */
export function isHadByCompany(years: number, { before, behind }: Around): boolean {
  if (AT_LEAST.test(before)) return false;
  if (years >= YEARS_BEHIND_COMPANY && FOUNDED_WITH.test(before))
    return saysNothingOfReader(before + behind.slice(0, SUBJECT));
  return WITH.test(before) ? isOfSubject(years, behind) : years >= YEARS_BEHIND_COMPANY && endsCompany(before);
}

/** Whose the years are with which a sentence begins. */
function isOfSubject(years: number, rest: string): boolean {
  const [us, reader] = [rest.search(IS_US), rest.search(SPEAKS_TO_READER)];
  // "With 5 years of experience, you lead our team": who is named first has them.
  if (us >= 0 && reader >= 0) return us < reader;
  return us >= 0 || (years >= YEARS_OF_A_COMPANY && reader < 0 && rest.length > MIN_REST);
}

/** "We are a company that mills flour, with more than": the sentence seeks nobody and tells of nobody else. */
function endsCompany(before: string): boolean {
  return IS_A_COMPANY.test(before) && HAVING_AT_END.test(before) && saysNothingOfReader(before);
}

/** Whether a sentence neither seeks anybody nor speaks to who reads it. */
function saysNothingOfReader(sentence: string): boolean {
  return !SEEKS.test(sentence) && !SPEAKS_TO_READER.test(sentence);
}
