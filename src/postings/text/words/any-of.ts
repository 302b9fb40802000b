import { fold } from '../words.js';

/** Letters that stand without spaces between words. */
const UNSPACED = /[\u0e00-\u0e7f\u1100-\u11ff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;

/**
 * A pattern over folded text for the words of a table: | divides them, a * stands for any ending of a word; scripts
 * without spaces match anywhere.
 */
export function anyOf(tables: readonly string[]): RegExp {
  return new RegExp(tables.flatMap((words) => words.split('|').map(patternOf)).join('|'), 'u');
}

/** Text as `anyOf` compares it. */
export function foldWords(text: string): string {
  return fold(text).replace(/[’‘`´ʼ]/g, "'");
}

function patternOf(word: string): string {
  const folded = foldWords(word);
  const words = folded.replace(/[.*+?^${}()|[\]\\]/g, (sign) => (sign === '*' ? '' : `\\${sign}`));
  return UNSPACED.test(folded) ? words : `(?<!\\p{L})${words}${word.endsWith('*') ? '' : '(?!\\p{L})'}`;
}
