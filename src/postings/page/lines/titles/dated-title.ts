import { remembered } from '../../../remembered.js';
import { isTownName } from '../../../text/places/place.js';
import { fold, isUnspaced, matchesOf } from '../../../text/words.js';
import { APPLY_WORDS, OPEN_WORDS } from '../../../text/words/days/apply-words.js';
import { BEGINNING_WORDS, LABELS_OF_ANY_DAY, ENDING_WORDS } from '../../../text/words/days/day-words.js';
import { anyOfFolded, wholeWords } from '../../../text/words/pattern-parts.js';
import { namesEvent } from './events.js';
import { datedLabel, labelOf } from '../headings/field-labels.js';
import { lastDay, readDay } from '../headings/short-values.js';
import { wordPattern } from '../../../text/word-pattern.js';

/** "Baker (open now through May 3, 2026)", "Baker – apply by 3 May", "Baker (posted 3 May 2026)" */
const BEHIND = [/^(.{3,140}?)\s?[([（]([^()[\]（）]{6,90})[)\]）]$/su, /^(.{3,140}?)\s[–—|-]\s(\S.{5,90})$/su];

const SAYS_APPLY = wordsAhead(APPLY_WORDS.flatMap(([, words]) => words.split('|')));
const SAYS_OPEN = wordsAhead(OPEN_WORDS.flatMap(([, words]) => words.split('|')));

/** Words with what they go on with: "Offenbach" is a town. */
function wordsAhead(words: readonly string[]): RegExp {
  const patterns = words.map((word) => (word.endsWith('!') ? `${word.slice(0, -1)}(?!\\p{L})` : `${word}\\p{L}*`));
  const spaced = patterns.filter((word) => !isUnspaced(word)).join('|');
  const unspaced = patterns.filter(isUnspaced).join('|');
  return wordPattern(`(?<!\\p{L})(?:${spaced})${unspaced === '' ? '' : `|${unspaced}`}`, 'giu');
}

/**
 * What says of a day, folded, that something begins with it, unless another word says what ends; "с 3 мая" is "from",
 * "с" before other words "with".
 */
const BEGINS = wordPattern(String.raw`${wholeWords(BEGINNING_WORDS)}|(?<!\p{L})[сз] \d`, 'u');
const ENDS = wordPattern(wholeWords(ENDING_WORDS), 'u');
/** A label that says little of what the day is. */
const OF_ANY_DAY = wordPattern(`^${anyOfFolded(LABELS_OF_ANY_DAY)}[\\s:]{0,3}\\d`, 'u');

/** A title and what its line says behind it: the last day to apply, or the day of its publication. */
interface DatedTitle {
  readonly title: string;
  /** As `lastDay` gives it. */
  readonly deadline?: string;
  readonly posted?: string;
}

/**
 * The title of a line that ends with the last day to apply, or with that of its publication, and that day; a job that
 * ends then says no such word.
 */
export const datedTitle = remembered((line): DatedTitle | undefined => {
  if (!/\d/.test(line)) return undefined;
  for (const pattern of BEHIND) {
    const [, title, behind = ''] = pattern.exec(line) ?? [];
    const said = title === undefined ? undefined : daysBehind(title, behind);
    if (title !== undefined && said !== undefined) return { title, ...said };
  }
  return labelledAtOnce(line);
});

/** "Baker, 70 % application deadline 19.12.2026": a day in figures ends the line. */
const DAY_AT_END = /^(\S.{4,150})\s(\d{1,2}\.\d{1,2}\.\d{2}(?:\d{2})?|\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2})$/u;
/** Labels of a last day have no more words there. */
const MAX_WORDS = 3;
/** Words alone, and none that is said of the day of a course as well. */
const IS_WORDS = /^(?!term[ií]n)\p{L}[\p{L}'’. -]*$/iu;

/** The longest label of a last day right before a day, and what stands in front of it. */
function labelledAtOnce(line: string): DatedTitle | undefined {
  const [, before = '', day = ''] = DAY_AT_END.exec(line) ?? [];
  const words = before.split(/\s+/);
  for (let count = Math.min(MAX_WORDS, words.length); count > 0; count -= 1) {
    const label = words.slice(-count).join(' ').replace(/:$/, '');
    if (!IS_WORDS.test(label) || labelOf(label) !== 'application_deadline') continue;
    const title = words
      .slice(0, -count)
      .join(' ')
      .replace(/\s?[,;–|-]$/u, '');
    const deadline = title === '' || namesEvent(fold(title)) ? undefined : lastDay(day);
    return deadline === undefined ? undefined : { title, deadline };
  }
  return undefined;
}

/** Where words behind a title go on with another thing; "May 3, 2026" is one day. */
const NEXT_THING = /;\s|\.\s+(?=\p{Lu})|,\s(?!\d{4}(?!\d))|\s[–—-]\s/u;

/** What the words behind a title say of days: "posted 3 May 2026; open until filled" tells of one. */
function daysBehind(title: string, behind: string): Omit<DatedTitle, 'title'> | undefined {
  const told = behind.split(NEXT_THING).flatMap((thing) => dayBehind(title, thing) ?? []);
  const days = told.reduce<ReturnType<typeof dayBehind>>((first, other) => ({ ...other, ...first }), undefined);
  return days ?? dayBehind(title, behind);
}

/** The day that words behind a title say, of one of the two kinds. */
function dayBehind(title: string, behind: string): Omit<DatedTitle, 'title'> | undefined {
  const deadline = saysLastDay(behind) ? lastDay(behind) : undefined;
  if (deadline !== undefined) return { deadline };
  const posted = namesEvent(fold(title)) ? undefined : dayOfPublication(behind);
  return posted === undefined ? undefined : { posted };
}

/** The day behind a label of publication; "opens 3 May" is said of shops as well, "date: 3 May" of courses. */
function dayOfPublication(behind: string): string | undefined {
  return datedLabel(behind) === 'posted_at' && !OF_ANY_DAY.test(fold(behind)) ? readDay(behind) : undefined;
}

function saysLastDay(behind: string): boolean {
  const folded = fold(behind);
  const ends = ENDS.test(folded);
  if ((BEGINS.test(folded) && !ends) || namesEvent(folded)) return false;
  return has(SAYS_APPLY, behind) || (ends && has(SAYS_OPEN, behind));
}

/** Whether one of the words stands there that is not the name of a town. */
function has(words: RegExp, text: string): boolean {
  return matchesOf(text, words).some(({ 0: word }) => !isTownName(word));
}
