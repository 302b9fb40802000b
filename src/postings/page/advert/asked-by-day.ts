import { readDate } from '../../text/date.js';
import { wordPattern } from '../../text/word-pattern.js';
import { APPLICATION_WORDS } from '../../text/words/application-words.js';
import { BEFORE_DAY } from '../../text/words/day-words.js';
import { anyOfWords } from '../../text/words/pattern-parts.js';
import { PhraseTable } from '../../text/words/phrase-table.js';
import { SEND_WORDS } from '../../text/words/send-words.js';

/** A longer sentence (characters) says more than how to apply. */
const MAX_SENTENCE = 300;

/** Behind an ordinal a day goes on: "13. September". */
const SENTENCE_END = /(?<!(?<!\d)\d{1,2})[.!?]\s+(?=\p{Lu})|\n/u;

const APPLICATION = new PhraseTable(APPLICATION_WORDS.map(([, words]) => words));

/** "by Tuesday 13 September 2016": up to the year. */
const ASKS: readonly (readonly [send: RegExp, day: RegExp])[] = SEND_WORDS.map(([, words, before]) => [
  wordPattern(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'),
  wordPattern(
    `(?<!\\p{L})(?:${before})\\s(?:(?:the|${anyOfWords(rowsOfDays())})(?:,\\s|\\s))?([^;:()]{2,26}?\\d{4})(?!\\d)`,
    'iu',
  ),
]);

function rowsOfDays(): string[] {
  return BEFORE_DAY.flatMap(([, words]) => words.split('|')).filter((word) => !word.includes('*'));
}

/** The day by which sentences ask for an application: "Please send your CV to … by 13 September 2027." */
export function dayAskedBy(texts: readonly string[]): string | undefined {
  for (const text of texts) {
    if (!/\d{4}/.test(text)) continue;
    for (const sentence of text.split(SENTENCE_END)) {
      const day = /\d{4}/.test(sentence) && sentence.length <= MAX_SENTENCE ? dayIn(sentence.trim()) : undefined;
      if (day !== undefined) return day;
    }
  }
  return undefined;
}

function dayIn(sentence: string): string | undefined {
  if (!APPLICATION.test(sentence)) return undefined;
  for (const [send, day] of ASKS) {
    const asked = send.test(sentence) ? day.exec(sentence)?.[1] : undefined;
    const date = asked === undefined ? undefined : readDate(asked);
    if (date !== undefined) return date;
  }
  return undefined;
}
