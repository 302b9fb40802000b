import { plainDigits } from '../words.js';

/** "２５０，０００円": thousands; "8000，5天" goes on with something else. */
const WIDE_COMMA = /(?<=(?<!\d)\d{1,3}|，\d{3})，(?=\d{3}(?!\d))/gu;

/** "1,200～円": the sign for "and more" in front of the unit, which as often stands behind it. */
const OPEN_UNIT = /(?<=\d[万萬만千천]?)(\s?[～〜~]\s?)([円원元])(?!\p{L})/gu;

/** A text of the same length, its amounts written as they mostly are: for who looks for them. */
export function plainAmounts(text: string): string {
  return plainDigits(text).replace(WIDE_COMMA, ',').replace(OPEN_UNIT, '$2$1');
}
