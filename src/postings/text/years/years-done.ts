import { alternativesOf } from '../words/pattern-parts.js';
import type { YearWordKind } from '../words/years/year-word-kinds.js';
import { YEAR_WORDS } from '../words/years/year-words.js';
import { matchesOf } from '../words.js';
import { wordPattern } from '../word-pattern.js';

const ofKind = (kind: YearWordKind): string => alternativesOf(YEAR_WORDS, kind);

/** "12 months’ experience", "18 Monate Berufserfahrung", "a year of experience": no other span is said so. */
const IN_OTHER_WORDS = wordPattern(
  String.raw`(?<![\p{L}\p{N}.,–—-]|\d\s?(?:-|–|—|to|or|bis|tot|à|a)\s?)(?:(?<months>\d{2})[\s-]?(?:${ofKind('monthsOfExperience')})|(?:${ofKind('yearOfExperience')}))`,
  'giu',
);
const MONTHS_OF_YEAR = 12;

/** Years of experience that a text gives in months, or as "a year of experience", and where. */
export function yearsInOtherWords(text: string): { start: number; end: number; least: number | undefined }[] {
  return matchesOf(text, IN_OTHER_WORDS).map((match) => {
    const months = match.groups?.['months'];
    const years = months === undefined ? 1 : Number(months) / MONTHS_OF_YEAR;
    return {
      start: match.index,
      end: match.index + match[0].length,
      // A field of whole years does not say one and a half.
      least: Number.isInteger(years) && years > 0 ? years : undefined,
    };
  });
}

const HAS_DONE = wordPattern(String.raw`(?<!\p{L})(?:${ofKind('hasDone')})(?!\p{L})[^.;:!?]{0,60}$`, 'iu');
const AT_LEAST = wordPattern(String.raw`(?<!\p{L})(?:${ofKind('forAtLeast')})\s*$`, 'iu');

/** Whether words in front of years say that the reader has done work for so long: "you have run bars for at least". */
export function isWorkDone(before: string): boolean {
  const behind = before.replace(AT_LEAST, '');
  return behind !== before && HAS_DONE.test(behind);
}

const SINCE_AT_LEAST = wordPattern(String.raw`(?<!\p{L})(?:${ofKind('sinceAtLeast')})\s*$`, 'iu');

/** Words in front of years without "since at least" at their end: no company says so of its own years. */
export function withoutSince(before: string): string {
  return before.replace(SINCE_AT_LEAST, ' ');
}
