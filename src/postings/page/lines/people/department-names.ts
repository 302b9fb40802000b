import { jobTitleScore } from '../titles/job-titles.js';
import { fold } from '../../../text/words.js';
import { CALLED_DEPARTMENT, DEPARTMENT_WORDS } from '../../../text/words/titles/department-words.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { patternsOf } from '../../../text/words/pattern-parts.js';

const DEPARTMENTS = new Set(DEPARTMENT_WORDS.flatMap(([, names]) => names.split('|').map(fold)));

/** Whether a short text is the name of a department. */
export function isDepartmentName(text: string): boolean {
  return DEPARTMENTS.has(fold(text).trim());
}

/** What divides the parts of a name: "Fabrication & Quality", "Design and Engineering". */
const JOINED = /\s?(?:[&+/,]|(?<=\s)(?:and|und|et|y|e|en|och|og|ja|i|dan|və|ve|и|і|та)(?=\s))\s?/u;
/** A longer text (characters) is a sentence. */
const MAX_JOINED = 40;
/** "Structural Engineering": words of one part, the last of which is a department. */
const MAX_PART_WORDS = 2;

/** Whether a text joins departments, each in one word or two: "Design & Structural Engineering". */
function joinsDepartments(text: string): boolean {
  const parts = text.length > MAX_JOINED ? [] : text.trim().split(JOINED);
  return parts.length > 1 && parts.every(isPartOfDepartment);
}

/** Whether one word or two end in the name of a department: "Quality", "Structural Engineering". */
export function isPartOfDepartment(part: string): boolean {
  const words = part.split(' ');
  return isDepartmentName(part) || (words.length <= MAX_PART_WORDS && isDepartmentName(words.at(-1) ?? ''));
}

const CALLED = patternsOf(CALLED_DEPARTMENT);
const NAME = String.raw`\p{L}[\p{L}&'’ -]{1,28}`;
const BEGINS_SO = wordPattern(`^(?:${CALLED}) ${NAME}$`, 'iu');
const ENDS_SO = wordPattern(
  String.raw`^(?:${NAME} (?:${CALLED})|\p{L}{3,20}(?:abteilung|avdelning(?:en)?|afdeling(?:en)?|avdeling(?:en)?|osasto))$`,
  'iu',
);
/** "研发部", "製造部門", "개발팀"; "北部" is a region, "总部" the head office. */
const ENDS_IN_EAST_ASIAN = wordPattern(
  String.raw`^(?!.*(?:[东西南北東中全总總本内內外]|[干幹]|俱乐|倶楽|大)部$)[\p{Lo}ー]{1,9}(?:部|部门|部門)$|^[\p{Script=Hangul}\d]{2,9}(?:팀|본부|부서)$`,
  'u',
);

/** "แผนกขาย": in Thai the word for a department begins its name, and nothing divides them. */
const BEGINS_IN_THAI = /^(?:แผนก|ฝ่าย|กลุ่มงาน)[\u0e00-\u0e7f]{2,30}$/u;

/** Whether a label beside the title of a posting begins as the name of a department: "Abteilung Mühle". */
function beginsAsDepartment(text: string): boolean {
  return BEGINS_SO.test(text.trim()) || BEGINS_IN_THAI.test(text.trim());
}

/** The same at its end, "Mill Department", as "Head of the Mill Department" does, too. */
function endsAsDepartment(text: string): boolean {
  return ENDS_SO.test(text.trim()) || ENDS_IN_EAST_ASIAN.test(text.trim());
}

/** Whether a short text beside a title is a department: by its name, or by what it is called. */
export function namesDepartment(text: string): boolean {
  if (isDepartmentName(text)) return true;
  // "Head of the Sales Department" is a title.
  const isCalledSo = beginsAsDepartment(text) || endsAsDepartment(text) || joinsDepartments(text);
  return isCalledSo && jobTitleScore(text) < 1;
}
