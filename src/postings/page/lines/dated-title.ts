import { remembered } from '../../remembered.js';
import { isTownName } from '../../text/place.js';
import { fold, isUnspaced, matchesOf } from '../../text/words.js';
import { APPLY_WORDS, OPEN_WORDS } from '../../text/words/apply-words.js';
import { namesEvent } from './events.js';
import { lastDay } from './short-values.js';

/** "Baker (open now through May 3, 2026)", "Baker – apply by 3 May" */
const BEHIND = [/^(.{3,140}?)\s?[([（]([^()[\]（）]{6,90})[)\]）]$/su, /^(.{3,140}?)\s[–—|-]\s(\S.{5,90})$/su];

const SAYS_APPLY = wordsAhead(APPLY_WORDS.flatMap(([, words]) => words.split('|')));
const SAYS_OPEN = wordsAhead(OPEN_WORDS.flatMap(([, words]) => words.split('|')));

/** Words with what they go on with: "Offenbach" is a town. */
function wordsAhead(words: readonly string[]): RegExp {
  const patterns = words.map((word) => (word.endsWith('!') ? `${word.slice(0, -1)}(?!\\p{L})` : `${word}\\p{L}*`));
  const spaced = patterns.filter((word) => !isUnspaced(word)).join('|');
  const unspaced = patterns.filter(isUnspaced).join('|');
  return new RegExp(`(?<!\\p{L})(?:${spaced})${unspaced === '' ? '' : `|${unspaced}`}`, 'giu');
}

/** What says of a day, folded, that something begins with it, unless another word says what ends. */
const BEGINS =
  /\b(?:from|since|opens|beginn|start|seit|depuis|closed|le 1er)\b|\bab\b|partir d|\bdes le\b|\bdesde\b|\bdal\b|\bvanaf\b|\bfran\b|\bfra\b|\bod\b|\balkaen\b|\bincepand\b|(?<!\p{L})[сз] \d|\bаπο\b|\bαπο\b|から|부터|起/u;
const ENDS =
  /until|\btill?\b|through|\bfins\b|\bfino\b|\bsaakka\b|\bpana\b|\bby\b|deadline|\bbis\b|jusqu|hasta|\bate\b|\btot\b|\bdo\b|\btil\b|senast|senest|до|εως|μεχρι|まで|까지|止/u;

/** A title and the last day to apply that its line says behind it. */
export interface DatedTitle {
  readonly title: string;
  /** As `lastDay` gives it. */
  readonly deadline: string;
}

/** The title of a line that ends with the last day to apply, and that day; a job that ends then says no such word. */
export const datedTitle = remembered((line): DatedTitle | undefined => {
  if (!/\d/.test(line)) return undefined;
  for (const pattern of BEHIND) {
    const [, title, behind = ''] = pattern.exec(line) ?? [];
    const deadline = saysLastDay(behind) ? lastDay(behind) : undefined;
    if (title !== undefined && deadline !== undefined) return { title, deadline };
  }
  return undefined;
});

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
