import { tellsCallResult } from '../seeking/call-results.js';
import { asks, saysWhy } from '../headings/questions.js';
import { isUpdateOfPage } from './updated-line.js';

/**
 * Whether a folded line is a question, says why or how, or when its page was changed; or what a call led to, as it was
 * `written` with its call, folded too.
 */
export function beginsAsNoTitle(folded: string, written: string): boolean {
  return asks(folded) || saysWhy(folded) || isUpdateOfPage(folded) || tellsCallResult(written);
}
