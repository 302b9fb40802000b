import { readJobType } from '../text/job-type.js';
import { isPlaceName } from '../text/place.js';
import { isDepartmentName } from './department-names.js';
import { jobTitleScore } from './job-titles.js';
import { nameOfPerson } from './named-people.js';

/** Two or three capitalised words: a given name first, or such that are neither a place nor words for a job. */
export function isPersonName(line: string): boolean {
  if (nameOfPerson(line)) return true;
  return (
    /^(?:(?:Dr|Prof|Mag|Ing)\.? )*\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}\.)?(?: (?:von|van|de|der|da|di))?(?: \p{Lu}[\p{L}'’-]+){1,2}$/u.test(
      line,
    ) &&
    jobTitleScore(line) === 0 &&
    !isPlaceName(line) &&
    readJobType(line) === undefined
  );
}

const ROLE_OF = /^(\p{Lu}\p{Ll}+(?:[- ]\p{Lu}[\p{Ll}.]*){1,2})\s?(?:,|\s[–—|-])\s(.+)$/u;

/** "Anna Berg, Site Engineer": no place and no occupation before the comma, an occupation behind it. */
export function isPersonWithRole(text: string): boolean {
  const [, name = '', role = ''] = ROLE_OF.exec(text) ?? [];
  return name !== '' && isPersonName(name) && !isDepartmentName(name) && jobTitleScore(role) > 0;
}
