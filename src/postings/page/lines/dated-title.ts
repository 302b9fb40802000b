import { remembered } from '../../remembered.js';
import { fold, isUnspaced } from '../../text/words.js';
import { APPLY_WORDS } from '../../text/words/apply-words.js';
import { namesEvent } from './events.js';
import { lastDay } from './short-values.js';

/** "Baker (open now through May 3, 2026)", "Baker – apply by 3 May" */
const BEHIND = [/^(.{3,140}?)\s?[([（]([^()[\]（）]{6,90})[)\]）]$/su, /^(.{3,140}?)\s[–—|-]\s(\S.{5,90})$/su];

const WORDS = APPLY_WORDS.flatMap(([, words]) => words.split('|'));
const SPACED = WORDS.filter((word) => !isUnspaced(word));
const SAYS_APPLY = new RegExp(
  String.raw`(?<!\p{L})(?:${SPACED.join('|')})|${WORDS.filter(isUnspaced).join('|')}`,
  'iu',
);

/** What says of a day, folded, that something begins with it, unless another word says what ends. */
const BEGINS =
  /\b(?:from|since|opens|beginn|start|seit|depuis|closed|le 1er)\b|\bab\b|partir d|\bdes le\b|\bdesde\b|\bdal\b|\bvanaf\b|\bfran\b|\bfra\b|\bod\b|\balkaen\b|\bincepand\b|(?<!\p{L})[сз] \d|\bаπο\b|\bαπο\b|から|부터|起/u;
const ENDS =
  /until|\btill?\b|through|\bby\b|deadline|\bbis\b|jusqu|hasta|\bate\b|\btot\b|\bdo\b|\btil\b|senast|senest|до|εως|μεχρι|まで|까지|止/u;

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
  const begins = BEGINS.test(folded) && !ENDS.test(folded);
  return !begins && SAYS_APPLY.test(behind) && !namesEvent(folded);
}
