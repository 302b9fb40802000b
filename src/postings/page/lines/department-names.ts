import { fold } from '../../text/words.js';
import { CALLED_DEPARTMENT, DEPARTMENT_WORDS } from '../../text/words/department-words.js';

const DEPARTMENTS = new Set(DEPARTMENT_WORDS.flatMap(([, names]) => names.split('|').map(fold)));

/** Whether a short text is the name of a department. */
export function isDepartmentName(text: string): boolean {
  return DEPARTMENTS.has(fold(text).trim());
}

const CALLED = CALLED_DEPARTMENT.map(([, words]) => words).join('|');
const NAME = String.raw`\p{L}[\p{L}&'’ -]{1,28}`;
const BEGINS_SO = new RegExp(`^(?:${CALLED}) ${NAME}$`, 'iu');
const ENDS_SO = new RegExp(
  String.raw`^(?:${NAME} (?:${CALLED})|\p{L}{3,20}(?:abteilung|avdelning(?:en)?|afdeling(?:en)?|avdeling(?:en)?|osasto))$`,
  'iu',
);

/** Whether a label beside the title of a posting begins as the name of a department: "Abteilung Mühle". */
export function beginsAsDepartment(text: string): boolean {
  return BEGINS_SO.test(text.trim());
}

/** The same at its end, "Mill Department", as "Head of the Mill Department" does, too. */
export function endsAsDepartment(text: string): boolean {
  return ENDS_SO.test(text.trim());
}
