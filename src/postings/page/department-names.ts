import { fold } from '../text/words.js';
import { CALLED_DEPARTMENT, DEPARTMENT_WORDS } from '../text/words/department-words.js';

const DEPARTMENTS = new Set(DEPARTMENT_WORDS.flatMap(([, names]) => names.split('|').map(fold)));

/** Whether a short text is the name of a department. */
export function isDepartmentName(text: string): boolean {
  return DEPARTMENTS.has(fold(text).trim());
}

const CALLED = CALLED_DEPARTMENT.map(([, words]) => words).join('|');
const IS_CALLED = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}&'’ -]{1,28} (?:${CALLED})|(?:${CALLED}) \p{L}[\p{L}&'’ -]{1,28}|\p{Lu}\p{Ll}{2,20}(?:abteilung|avdelning(?:en)?|afdeling(?:en)?|avdeling(?:en)?|osasto))$`,
  'iu',
);

/** Whether a label beside the title of a posting says that it is a department: "Mill Department", "Abteilung Mühle". */
export function isCalledDepartment(text: string): boolean {
  return IS_CALLED.test(text.trim());
}
