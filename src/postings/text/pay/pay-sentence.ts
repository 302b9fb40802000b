import { anyOfWords } from '../words/pattern-parts.js';
import { ABBREVIATIONS_BEFORE_PAY } from '../words/sentences/abbreviations.js';
import { wordPattern } from '../word-pattern.js';
import { matchesOf } from '../words.js';

/** The sentence that an amount stands in, as far as it is in front of it. */
export function lastSentence(text: string): string {
  const cut = Math.max(text.lastIndexOf('\n\n'), ...matchesOf(text, SENTENCE_END).map(({ index }) => index + 1));
  return cut > 0 ? text.slice(cut) : text;
}

/** No stop behind a number, and none of what is shortened: "Entlohnung lt. KV: 2.100 €". */
const SENTENCE_END = wordPattern(
  String.raw`(?:(?<!(?<!\d)\d{1,2}|(?<!\p{L})${anyOfWords(ABBREVIATIONS_BEFORE_PAY.flatMap(([, words]) => words.split('|')))})\.|[!?])\s+(?=\p{Lu})`,
  'gu',
);

/** The rest of that sentence behind the amount; "1. Ausbildungsjahr" ends none. */
export function firstSentence(text: string): string {
  const cut = /(?:(?<!(?<!\d)\d)\.|[!?;])\s+(?=\p{Lu})|\n\n/u.exec(text)?.index;
  return cut === undefined ? text : text.slice(0, cut);
}
