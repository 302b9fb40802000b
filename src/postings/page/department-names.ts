import { fold } from '../text/words.js';
import { DEPARTMENT_WORDS } from '../text/words/department-words.js';

const DEPARTMENTS = new Set(DEPARTMENT_WORDS.flatMap(([, names]) => names.split('|').map(fold)));

/** Whether a short text is the name of a department. */
export function isDepartmentName(text: string): boolean {
  return DEPARTMENTS.has(fold(text).trim());
}
