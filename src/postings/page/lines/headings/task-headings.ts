import { foldedWords } from '../../../text/words/pattern-parts.js';
import { TASK_HEADINGS } from '../../../text/words/sections/task-headings.js';
import { fold, lettersOf } from '../../../text/words.js';

const TASKS: ReadonlySet<string> = new Set(foldedWords(TASK_HEADINGS).map(lettersOf));

/** Whether a whole line is a heading of what is done in a job, "Responsibilities:", however it is written. */
export function headsTasks(line: string): boolean {
  return TASKS.has(lettersOf(fold(line)));
}
