import { isUnspaced } from '../../../text/words.js';
import { anyOfFolded, foldedWords } from '../../../text/words/pattern-parts.js';
import { QUESTION_WORDS, WHY_WORDS } from '../../../text/words/headings/why-words.js';
import { wordPattern } from '../../../text/word-pattern.js';

/** "Training as a carpenter (m/f/d) – how does it work?": a question of those who might apply. */
const ASKS = wordPattern(`(?:^|[–—:-] ?)${anyOfFolded(QUESTION_WORDS)}(?!\\p{L})[^?]{0,100}\\?$`, 'u');

/** Whether a folded text ends as a question. */
export function asks(folded: string): boolean {
  return ASKS.test(folded);
}

const BEGINS = wordPattern(`^[¿\\s]*${anyOfFolded(QUESTION_WORDS)}(?!\\p{L})`, 'u');

/** Whether a folded text begins with a word that questions begin with: "how to apply", "wie geht es weiter". */
export function beginsAsQuestion(folded: string): boolean {
  return BEGINS.test(folded);
}

/** "Why Firm", "Warum zu uns": what a heading begins with that says why to come. */
const SAYS_WHY = wordPattern(
  `^[¿\\s]*(?:${foldedWords(WHY_WORDS)
    .map((word) => (isUnspaced(word) ? word : `${word}(?![\\p{L}-])`))
    .join('|')})`,
  'u',
);

/** Whether a folded text begins as a heading does that says why to come. */
export function saysWhy(folded: string): boolean {
  return SAYS_WHY.test(folded);
}
