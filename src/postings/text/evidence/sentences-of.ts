import { ABBREVIATIONS } from '../words/sentences/abbreviations.js';
import { matchesOf } from '../words.js';

const SHORTENED = new Set(ABBREVIATIONS.flatMap(([, words]) => words.split('|')));

/** Where a sentence may end: at a stop of any script with what closes it, before a space; without one in East Asia. */
const STOPS = /[.!?…।۔։]{1,9}["'”“»)\]]{0,2}(?=\s)|[。！？]/g;
/** What a sentence begins with; in scripts without capital letters, any letter. */
const BEGINS = /^\s{1,9}(?=[\p{Lu}\p{Lo}\p{Script=Georgian}\p{N}"'„“«¿¡(])/u;
/** No longer abbreviation (characters) is looked for. */
const LONGEST = 10;

/**
 * The sentences of a text as they are written, each within its line: "z. B.", "min. 2 J." and "1. May" end none, nor
 * does a stop before a small letter.
 */
export function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => sentencesOfLine(line));
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: stop, index } of matchesOf(line, STOPS)) {
    const end = index + stop.length;
    if (!endsAt(line, { start, index, end }, stop)) continue;
    sentences.push(line.slice(start, end).trim());
    start = end;
  }
  return [...sentences, line.slice(start).trim()].filter((sentence) => sentence !== '');
}

function endsAt(
  line: string,
  { start, index, end }: { start: number; index: number; end: number },
  stop: string,
): boolean {
  if (/[。！？]/.test(stop)) return true;
  if (!BEGINS.test(line.slice(end, end + LONGEST))) return false;
  if (stop !== '.') return true;
  const before = line.slice(Math.max(start, index - LONGEST), index);
  const word = before.split(/[\s(,;/]/).at(-1) ?? '';
  return !IS_SHORT.test(before) && !/^\d{1,2}$/.test(word) && !SHORTENED.has(word.toLowerCase());
}

/** "z.", "z. B.", "2 J."; a letter behind a word is a class of licences: "klasse B." */
const IS_SHORT = /(?:(?<!\p{L})\p{Ll}|(?<!\p{L})\p{Ll}\.\s?\p{Lu}|\d\s?\p{Lu})$/u;
