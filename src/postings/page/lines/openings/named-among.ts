import { wordPattern } from '../../../text/word-pattern.js';
import { AMONG_WORDS, COLLEAGUES } from '../../../text/words/seeking/among-words.js';
import { anyOf } from '../../../text/words/pattern-parts.js';

const AMONG = `(?<!\\p{L})${anyOf(AMONG_WORDS)}(?!\\p{L})`;
const SOME_AMONG = wordPattern(AMONG, 'iu');
/** "New colleagues for our team, among others": up to whom of them it names. */
const COLLEAGUES_AMONG = wordPattern(
  `^[^.,;:!?]{0,40}?(?<!\\p{L})${anyOf(COLLEAGUES)}(?!\\p{L})[^.,;:!?]{0,40}[,;:–—-]?\\s${AMONG},?\\s`,
  'iu',
);

/** What a sentence names of the colleagues that it seeks: "bakers" of "new colleagues, among others bakers". */
export function namedAmong(sought: string): string | undefined {
  const [ahead] = COLLEAGUES_AMONG.exec(sought.trim()) ?? [];
  return ahead === undefined ? undefined : sought.trim().slice(ahead.length);
}

/** What words say ahead of those that they name among others: "Partners" of "Partners, including bakers". */
export function aheadOfAmong(words: string): string | undefined {
  const at = SOME_AMONG.exec(words)?.index;
  return at === undefined
    ? undefined
    : words
        .slice(0, at)
        .trimEnd()
        .replace(/[,;:–—-]$/u, '')
        .trimEnd();
}
