import type { Money } from './money.js';
import { isUnspaced } from '../words.js';
import {
  AT_FIRST_WORDS,
  AT_MOST_WORDS,
  BETWEEN_WORDS,
  FROM_WORDS,
  OR_MORE_WORDS,
  OVERPAY_WORDS,
  PAY_WITH_LIMIT,
  UP_TO_WORDS,
  type LimitWord,
} from '../words/pay/limit-words.js';
import { DENIALS_IN_SENTENCES } from '../words/denial-words.js';
import { anyOf, anyOfWords, longestFirst } from '../words/pattern-parts.js';
import { wordPattern } from '../word-pattern.js';

function wordsOfAll(words: readonly LimitWord[]): string[] {
  const all = words.flatMap(([, ofLanguage]) => ofLanguage.split('|'));
  return longestFirst([...new Set(all)]);
}

/** The words as alternatives, apart for scripts that divide words by spaces and those that do not. */
function byScript(words: readonly LimitWord[]): { spaced: string; unspaced: string } {
  const all = wordsOfAll(words);
  return {
    spaced: anyOfWords(all.filter((word) => !isUnspaced(word))),
    unspaced: anyOfWords(all.filter((word) => isUnspaced(word))),
  };
}

/** Nothing but noise up to the amount. */
const UP_TO_AMOUNT = String.raw`(?:\s+(?:${anyOfWords(wordsOfAll(BETWEEN_WORDS))}))*[\s:($€£]*$`;

/** One of the words with nothing but noise up to the amount; words of scripts without spaces also behind a letter. */
function inFront(words: readonly LimitWord[]): RegExp {
  const { spaced, unspaced } = byScript(words);
  return wordPattern(String.raw`(?:(?<!\p{L})(?:${spaced})|${unspaced})${UP_TO_AMOUNT}`, 'iu');
}

/**
 * One of the words right behind the amount or behind its span; those of scripts without spaces right behind it only.
 */
function behind(words: readonly LimitWord[]): RegExp {
  const { spaced, unspaced } = byScript(words);
  return wordPattern(
    String.raw`^(?:[^\d\n,.;:()]{0,20}?(?<!\p{L})(?:${spaced})(?!\p{L})|\s?(?:\/\s?\S{1,3}|每月|ต่อเดือน)?\s?(?:${unspaced}))`,
    'iu',
  );
}

/** Such words in front of one for pay: "minimum annual salary". */
function ofPay(limit: 'least' | 'most'): RegExp {
  const [first, sort, pay] = [PAY_WITH_LIMIT[limit], PAY_WITH_LIMIT.sort, PAY_WITH_LIMIT.pay].map((words) =>
    anyOfWords(wordsOfAll(words)),
  );
  return wordPattern(String.raw`(?<!\p{L})(?:${first})(?:\s(?:${sort})){0,2}\s(?:${pay})${UP_TO_AMOUNT}`, 'iu');
}

const UP_TO = inFront(UP_TO_WORDS);
const [LEAST_OF_PAY, MOST_OF_PAY] = [ofPay('least'), ofPay('most')];
const FROM = inFront(FROM_WORDS);
const AT_FIRST = inFront(AT_FIRST_WORDS);
const OR_MORE = behind(OR_MORE_WORDS);
const AT_MOST = behind(AT_MOST_WORDS);
/** "$75,000+ per year", "月給22万円～": the amount is the least; what "+" adds to it is something else. */
const OPEN =
  /^(?:\s*\+\s*(?:$|[^\s\w])|\+\s*(?=per\b|an?\b|annual|year|p\.?a\b|gross|brutto|doe\b|depend)|\s?[～〜~](?!\s?\d))/iu;

/** The least and the most of a pay. */
export type Limits = Pick<Money, 'min' | 'max'>;

/** No other amount stands between one and the words that more than it is paid, nor that it is not. */
const OVERPAID = wordPattern(
  String.raw`^[^€$£]{0,150}?(?<!\p{L})(?<!(?<!\p{L})${anyOf(DENIALS_IN_SENTENCES)}\s)(?:${anyOfWords(wordsOfAll(OVERPAY_WORDS))})(?!\p{L})`,
  'iu',
);

/**
 * Where one amount stands for the least or the most of a pay, the other end is undefined. `told` is what the text goes
 * on with behind the sentence of the amount, too.
 */
export function limitsOf(money: Money, before: string, after: string, told = after): Limits {
  const { min, max } = money;
  if (money.isRange) return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };
  const lead = before.slice(-60);
  if (UP_TO.test(lead) || MOST_OF_PAY.test(lead) || AT_MOST.test(after)) return { min: undefined, max };
  return isLeast(lead, after, told) ? { min, max: undefined } : { min, max };
}

/** Whether what stands around an amount says that it is the least. */
function isLeast(lead: string, after: string, told: string): boolean {
  return (
    [FROM, AT_FIRST, LEAST_OF_PAY].some((words) => words.test(lead)) ||
    [OR_MORE, OPEN].some((words) => words.test(after)) ||
    OVERPAID.test(told)
  );
}

/** What stands before an amount without the words that say it is the least or the most. */
export function withoutLimit(before: string): string {
  return before.replace(UP_TO, '').replace(FROM, '');
}

/** The higher end of a pay, or the only one. */
export function sizeOf({ min, max }: Pick<Limits, 'min' | 'max'>): number {
  return max ?? min ?? 0;
}
