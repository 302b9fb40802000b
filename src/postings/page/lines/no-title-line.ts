import { asks, saysWhy } from './questions.js';
import { isUpdateOfPage } from './updated-line.js';
import { seeksVolunteers } from './volunteers.js';

/** Whether a folded line is a question, says why or how, is of unpaid work, or of when its page was changed. */
export function beginsAsNoTitle(folded: string): boolean {
  return asks(folded) || saysWhy(folded) || seeksVolunteers(folded) || isUpdateOfPage(folded);
}
