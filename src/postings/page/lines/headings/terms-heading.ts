import { fold, lettersOf } from '../../../text/words.js';
import { TERMS_HEADINGS } from '../../../text/words/headings/terms-words.js';

const HEADINGS = new Set(TERMS_HEADINGS.flatMap(([, headings]) => headings.split('|').map(lettersIn)));

function lettersIn(heading: string): string {
  return lettersOf(fold(heading));
}

/** Whether a line is the heading of terms and says nothing else. */
export function isTermsHeading(text: string): boolean {
  return HEADINGS.has(lettersIn(text));
}
