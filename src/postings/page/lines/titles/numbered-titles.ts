import type { FoundPosting } from '../../../posting.js';
import { titleInSentence } from './job-titles.js';

/**
 * "1.", "(2)", "No. 3 –", "№4:", "05 /", "06", "07_", "8- ", "①": the number of an entry, the way it is written, and
 * what stands behind it.
 */
const NUMBERED =
  /^(?:(?:no|nr|n[º°])\.?\s?|[№#]\s?)?[(（]?(\p{Nd}{1,2})(?:\s?[.)）:、．_]\s*|-\s+|\s(?:[/|–—-]\s)?\s*)(?=[\p{L}("„“«])/iu;
const CIRCLED = /^([①-⑳])\s*(?=\p{L})/u;
const FIRST_CIRCLED = 0x245f;

/** "A、", "Б)", "二、", "나. ": entries that letters count, or the numerals of a language. */
const LETTERED = /^[(（]?([\p{Lu}\p{Lo}])(?:[)）:：、．]\s*|\.\s+)(?=[\p{L}("„“«（])/u;
const ALPHABETS = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'АБВГДЕЖЗИКЛМН',
  'ΑΒΓΔΕΖΗΘ',
  '一二三四五六七八九十',
  '甲乙丙丁戊己庚辛壬癸',
  '가나다라마바사아자차카타파하',
  'אבגדהוזחטי',
];

/** A run of so many numbers is one of entries although it begins with none: ships have a second and a third officer. */
const MIN_RUN = 3;

interface Numbered {
  readonly number: number;
  /** Written "01": titles have no such numbers. */
  readonly isPadded: boolean;
  readonly title: string;
}

/** The number of an entry and the words behind it; undefined of a line that begins with none. */
export function numberedTitle(written: string): Numbered | undefined {
  const circled = CIRCLED.exec(written);
  if (circled) {
    const number = (circled[1] ?? '').charCodeAt(0) - FIRST_CIRCLED;
    return { number, isPadded: true, title: written.slice(circled[0].length) };
  }
  const plain = written.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
  const match = NUMBERED.exec(plain);
  const digits = match?.[1] ?? '';
  const number = Number(digits);
  const isPadded = /^0\d$/.test(digits);
  // "24 hour driver": what stands beside a title without a sign is a number of entries only where it is written for
  // one.
  const isDivided = match !== null && /[^\p{Nd}\s]/u.test(match[0]);
  if (!match || Number.isNaN(number) || !(isPadded || isDivided)) return undefined;
  return { number, isPadded, title: written.slice(match[0].length) };
}

/** The same of an entry that a letter counts: where others stand beside it is no more a title than theirs. */
function letteredTitle(written: string): Numbered | undefined {
  const [ahead = '', letter = ''] = LETTERED.exec(written) ?? [];
  const number = Math.max(...ALPHABETS.map((alphabet) => alphabet.indexOf(letter))) + 1;
  return letter === '' || number === 0 ? undefined : { number, isPadded: false, title: written.slice(ahead.length) };
}

/** Entries in a row whose numbers each are one more than the one before. */
function runsOf(numbered: readonly (Numbered | undefined)[]): number[][] {
  const runs: number[][] = [];
  for (const [at, one] of numbered.entries()) {
    if (!one) continue;
    const run = runs.at(-1);
    const before = run?.at(-1) === at - 1 ? numbered[at - 1] : undefined;
    if (run && before && before.number + 1 === one.number) run.push(at);
    else runs.push([at]);
  }
  return runs;
}

/** "01_Baker", "01. Baker": the first of a list, if there is but one. */
function isWrittenAsFirst(title: string): boolean {
  return /^01\s?[._)]/.test(title);
}

/**
 * "1. Baker", "2. Miller", "A) Baker", "B) Miller": the numbers of a list are no part of its titles; "1. Offizier"
 * alone is one.
 */
export function withoutNumbers(postings: readonly FoundPosting[]): readonly FoundPosting[] {
  const written = postings.map(({ fields }) => fields.job_title ?? '');
  const numbered = written.map((title) => numberedTitle(title) ?? letteredTitle(title));
  const beginsList = (run: readonly number[]): boolean => numbered[run[0] ?? -1]?.number === 1;
  const counts = (run: readonly number[]): boolean =>
    run.length > 1
      ? beginsList(run) || run.length >= MIN_RUN || numbered[run[0] ?? -1]?.isPadded === true
      : beginsList(run) && isWrittenAsFirst(written[run[0] ?? -1] ?? '');
  const runs = runsOf(numbered);
  if (!runs.some(counts)) return postings;
  // A part of the list that has one entry begins anew as well.
  const entries = new Set(runs.filter((run) => counts(run) || beginsList(run)).flat());
  return postings.map((posting, at) => {
    const title = entries.has(at) ? numbered[at]?.title : undefined;
    if (title === undefined) return posting;
    return { ...posting, fields: { ...posting.fields, job_title: titleInSentence(title) } };
  });
}
