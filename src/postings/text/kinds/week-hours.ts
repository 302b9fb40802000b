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
/** "Leeds | 20 hours per week | Day shifts", "20 hours per week, Leeds": a fact of its own, also behind a picture. */
const HOURS_ALONE = wordPattern(
  String.raw`(?<=(?:^|[\n|•·]|[\p{So}\uFE0F])[ \t]{0,3})${OF_WEEK}(?=[ \t.]{0,3}(?:$|[\n|•·,]))`,
  'giu',
);
const LESSONS = wordPattern(wholeWords(OF_LESSONS), 'u');
/** So far (characters) around the hours a text may say that they are lessons. */
const MAX_ASIDE = 80;
/** Fewer may be those of a shift, more are full work in some countries. */
const [LEAST, MOST_OF_PART, FULL] = [8, 32, 35];

/** What hours of a week say of a job: that it is part of a week, or also all of it, "20 to 40 hours a week". */
type HoursSaid = 'part-time' | 'full-time, part-time';

/** What the hours of a week say that a text gives the job, where no word of it says how much one works. */
export function readWeekHours(text: string): { type: HoursSaid; quote: string } | undefined {
  const input = plainDigits(text.slice(0, MAX_SEARCHED));
  if (!/\d/.test(input) || namesHours(input)) return undefined;
  const stated = [HOURS_OF_JOB, HOURS_ALONE, UNSPACED_HOURS].flatMap((pattern) => matchesOf(input, pattern));
  const [first] = stated;
  const type = hoursSaid(input, stated);
  return first && type && { type, quote: wordsAround(input, first.index, first.index + first[0].length, 60) };
}

/** "Dental nurse – 20 hours per week": in a title hours of a week are those of the job. */
const HOURS_IN_TITLE = wordPattern(String.raw`(?<![\d.,])${OF_WEEK}`, 'giu');

/** The same of the hours of a week that a title names, under the same limits. */
export function readTitleHours(title: string): HoursSaid | undefined {
  return hoursSaid(title, matchesOf(plainDigits(title), HOURS_IN_TITLE));
}

/** What all hours say alike. */
function hoursSaid(text: string, stated: readonly RegExpExecArray[]): HoursSaid | undefined {
  const [type, ...others] = new Set(stated.map((match) => (isOfLessons(text, match) ? undefined : saidBy(match))));
  return others.length > 0 ? undefined : type;
}

function saidBy([said, ...groups]: RegExpExecArray): HoursSaid | undefined {
  const [least, most] = [Number(/\d{1,2}/.exec(said)?.[0]), Number(groups.join(''))];
  if (most >= LEAST && most <= MOST_OF_PART) return 'part-time';
  return least >= LEAST && least <= MOST_OF_PART && most >= FULL ? 'full-time, part-time' : undefined;
}

/** Hours of teachers are lessons: a full week of work has 20 of them. */
function isOfLessons(text: string, { 0: said, index }: RegExpExecArray): boolean {
  return LESSONS.test(fold(text.slice(Math.max(0, index - MAX_ASIDE), index + said.length + MAX_ASIDE)));
}
