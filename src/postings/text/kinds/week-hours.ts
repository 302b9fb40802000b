import { namesHours } from './job-type.js';
import { HOURS_A_WEEK, OF_LESSONS, WEEK_AHEAD, WORKING_TIME } from '../words/kinds/week-hour-words.js';
import { patternsOf, wholeWords } from '../words/pattern-parts.js';
import { fold, matchesOf, MAX_SEARCHED, plainDigits, wordsAround } from '../words.js';
import { wordPattern } from '../word-pattern.js';

const ONE = String.raw`\d{1,2}(?:[.,]\d{1,2})?`;
const NUMBER = String.raw`(?:${ONE} ?(?:[-–/]|to|bis|tot|à|a|til|till|do|до) ?)?(?<!\d)(\d{1,2})(?:[.,]\d{1,2})?`;
const AHEAD = WEEK_AHEAD.map(([, ahead, behind]) => `(?:${ahead}) ?${NUMBER} ?(?:${behind})`).join('|');
const OF_WEEK = String.raw`(?:${NUMBER}[ -]?(?:${patternsOf(HOURS_A_WEEK)})|${AHEAD})(?![\p{Script=Latin}\p{Script=Cyrillic}])`;
/** "Arbeitszeit: 20 Stunden pro Woche", "the job is 24 hours a week": a clause begins with the hours of the job. */
const HOURS_OF_JOB = wordPattern(
  String.raw`(?<=(?:^|[.!?;:,•\n–(-])\s{0,3})(?:${patternsOf(WORKING_TIME)})[\s:：–-]{0,3}(?:\p{L}{1,9}[ :]){0,2}${OF_WEEK}`,
  'giu',
);
/** "週20時間の勤務": work is named behind. */
const UNSPACED_HOURS = wordPattern(
  String.raw`週${NUMBER}時間(?:程度)?の?(?:勤務|労働)|주 ?${NUMBER}시간 ?근무|每[周週]工作 ?${NUMBER} ?(?:个|個)?小[时時]`,
  'gu',
);
/** "Leeds | 20 hours per week | Day shifts", "20 hours per week, Leeds": a fact of its own. */
const HOURS_ALONE = wordPattern(String.raw`(?<=(?:^|[\n|•·])[ \t]{0,3})${OF_WEEK}(?=[ \t.]{0,3}(?:$|[\n|•·,]))`, 'giu');
const LESSONS = wordPattern(wholeWords(OF_LESSONS), 'u');
/** So far (characters) around the hours a text may say that they are lessons. */
const MAX_ASIDE = 80;
/** Fewer may be those of a shift, more are full work in some countries. */
const [LEAST, MOST_OF_PART] = [8, 32];

/** Part-time by the hours of a week that a text gives the job, where no word of it says how much one works. */
export function readWeekHours(text: string): { type: 'part-time'; quote: string } | undefined {
  const input = plainDigits(text.slice(0, MAX_SEARCHED));
  if (!/\d/.test(input) || namesHours(input)) return undefined;
  const stated = [HOURS_OF_JOB, HOURS_ALONE, UNSPACED_HOURS].flatMap((pattern) => matchesOf(input, pattern));
  const [first] = stated;
  if (!first || !stated.every((match) => isPart(match) && !isOfLessons(input, match))) return undefined;
  return { type: 'part-time', quote: wordsAround(input, first.index, first.index + first[0].length, 60) };
}

/** "Dental nurse – 20 hours per week": in a title hours of a week are those of the job. */
const HOURS_IN_TITLE = wordPattern(String.raw`(?<![\d.,])${OF_WEEK}`, 'giu');

/** Part-time by the hours of a week that a title names, under the same limits. */
export function readTitleHours(title: string): 'part-time' | undefined {
  const stated = matchesOf(plainDigits(title), HOURS_IN_TITLE);
  const arePart = stated.length > 0 && stated.every((match) => isPart(match) && !isOfLessons(title, match));
  return arePart ? 'part-time' : undefined;
}

function isPart([, ...groups]: RegExpExecArray): boolean {
  const count = Number(groups.join(''));
  return count >= LEAST && count <= MOST_OF_PART;
}

/** Hours of teachers are lessons: a full week of work has 20 of them. */
function isOfLessons(text: string, { 0: said, index }: RegExpExecArray): boolean {
  return LESSONS.test(fold(text.slice(Math.max(0, index - MAX_ASIDE), index + said.length + MAX_ASIDE)));
}
