import { wordPattern } from './word-pattern.js';

/** Characters of one text that are searched for values; `analysePosting` says where a posting has more. */
export const MAX_SEARCHED = 200_000;

/** Most texts of most pages: nothing in them has another form. */
const PLAIN = /^[\x20-\x7e\n\t]*$/;

/**
 * Text for comparison: lower case without diacritics. Marks that make another letter of a kana stay, and letters that
 * Unicode takes apart to find the marks are put together again: "ガ" and "간" are in a folded text as they are written.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/(?![\u3099\u309a])\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('æ', 'ae');
}

/** Folded, and without the Turkish ı, which no capital letter tells from i. */
export function foldDotless(text: string): string {
  return fold(text).replaceAll('ı', 'i');
}

/** A text that begins with a capital letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text, folded before, without what stands around its letters: arrows, bullets, numbers. */
export function lettersOf(folded: string): string {
  const first = folded.search(/\p{L}/u);
  // From each letter on it looks no further than to the next one: a run of other signs is looked at once.
  const last = /\p{L}(?=[^\p{L}]*$)/u.exec(folded);
  return last ? folded.slice(first, last.index + last[0].length) : '';
}

/** Thai, kana, Chinese characters and Hangul, as members of a class of a pattern: no space divides words there. */
export const UNSPACED_LETTERS = String.raw`\u0e00-\u0e7f\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af`;
const UNSPACED = wordPattern(`[${UNSPACED_LETTERS}]`);

/** Whether a text, folded or not, has letters of a script whose words do not end at a space. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

/** Letters of an alphabet that say what one sign says where words are written in one or two. */
const LETTERS_A_SIGN = 3;
const SIGN = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/gu;

/** How much a text says, in characters of an alphabet: a sign of Chinese, Japanese or Korean counts for three. */
export function spokenLength(text: string): number {
  return text.length + (LETTERS_A_SIGN - 1) * (text.match(SIGN)?.length ?? 0);
}

/** Zeros of the digits that are written besides ours: full-width, Arabic, Persian, Devanagari, Thai. */
const ZEROS = ['０', '٠', '۰', '०', '๐'].map((zero) => zero.charCodeAt(0));

/** A text of the same length with its digits in ASCII. */
export function plainDigits(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(/[^\x20-\x7e]/g, (sign) => {
    const code = sign.charCodeAt(0);
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? sign : String(code - zero);
  });
}

/** The form in which names of places are compared: folded words, one space between them. */
export function placeKey(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The folded words of a text. `+` and `#` stay, for C++ and C#. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:\+\+|#)?/gu) ?? [];
}

/**
 * Where a pattern with the flag g stands in a text. `matchAll` searches with a copy, which V8 compiles anew after each
 * collection of garbage: 60 ms for a pattern of all languages.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += String.fromCodePoint(text.codePointAt(match.index) ?? 0).length;
  }
  return found;
}

/** Unknown data that may be an object, as one: `undefined` fields for anything else. */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** Unknown data that may be a list, as one. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** The JSON of a text; undefined when it is none. */
export function jsonOf(source: string): unknown {
  try {
    return JSON.parse(source) as unknown;
  } catch {
    return undefined;
  }
}

/** Text of unknown data: trimmed, `undefined` when there is none. Numbers count as text. */
export function text(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const trimmed = value.normalize('NFC').replace(/\s+/g, ' ').trim();
  return trimmed === '' ? undefined : trimmed;
}

/** The parts that are there, joined by commas; empty when none is. */
export function joined(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(', ');
}

/** A finite number of unknown data, also written as text. */
export function numeric(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replaceAll(',', '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Words around a part of a text, at most `reach` characters to each side: whole words of its own line. */
export function wordsAround(written: string, start: number, end: number, reach: number): string {
  const before = written.slice(Math.max(0, start - reach), start);
  const after = written.slice(end, end + reach);
  const isCutBefore = start > reach && /\S/.test(written[start - reach - 1] ?? '');
  const isCutAfter = /\S/.test(written[end + reach] ?? '');
  const lead = (isCutBefore ? before.replace(/^\S+/, '') : before).replace(/^[^]*\n/, '');
  const rest = (isCutAfter ? after.replace(/(?<!\S)\S+$/, '') : after).replace(/\n[^]*$/, '');
  return `${lead}${written.slice(start, end)}${rest}`.replace(/\s+/g, ' ').trim();
}

/** Whether a text has letters in a row, which in scripts of India carry their vowels: no number, sign or initial. */
export function hasWord(text: string): boolean {
  return /\p{L}\p{M}{0,2}\p{L}/u.test(text);
}

/** Whether a text begins as a name does: with a capital letter, or any letter of a script that has none. */
export function beginsAsName(text: string): boolean {
  return /^[\p{Lu}\p{Lo}\p{Script=Georgian}]/u.test(text);
}

/** The beginnings of a name that are whole words, the longest first: "Bad Tölz Nord", "Bad Tölz", "Bad". */
export function beginningsOf(name: string): string[] {
  const words = name.split(' ');
  return words.map((_, at) => words.slice(0, words.length - at).join(' '));
}
