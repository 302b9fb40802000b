import { asks, saysWhy } from './questions.js';
import { isUpdateOfPage } from './updated-line.js';

/** Whether a folded line is a question, says why or how, or when its page was changed. */
export function beginsAsNoTitle(folded: string): boolean {
  return asks(folded) || saysWhy(folded) || isUpdateOfPage(folded);
}
