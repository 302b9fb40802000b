import { FUNDING_WORDS, LETTING_WORDS, TENDER_WORDS } from '../../../text/words/titles/tender-words.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { foldedWords } from '../../../text/words/pattern-parts.js';

const WORDS = foldedWords(TENDER_WORDS).join('|');
const TENDER = wordPattern(`^(?:${WORDS})(?:$|\\s?[:：–—(-]|\\s(?:n[o°º]|#|\\d))`, 'u');
const LETTING = wordPattern(`^(?:${foldedWords(LETTING_WORDS).join('|')})(?!\\p{L})`, 'u');
const wordsOf = (column: 1 | 2): string => foldedWords(FUNDING_WORDS.map((row) => [row[0], row[column]])).join('|');
const FUNDING = wordPattern(
  `^(?:${wordsOf(2)})(?!\\p{L})|(?<!\\p{L})(?:${wordsOf(1)})(?:\\s20\\d\\d(?:[/–-]\\d{2,4})?)?$`,
  'u',
);

/**
 * Whether a folded line is the notice of a purchase, "Call for tenders – wells in Ségou", or of what is let, "Natječaj
 * za zakup poslovnog prostora"; "RFP specialist" is an occupation.
 */
export function callsForTenders(folded: string): boolean {
  return TENDER.test(folded) || LETTING.test(folded);
}

/** Whether a folded line is the notice of money that is granted: "Grants for bakers", "Teaching bursary 2027". */
export function grantsMoney(folded: string): boolean {
  return FUNDING.test(folded);
}
