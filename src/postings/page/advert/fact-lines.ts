import { readContractType, readJobType, saysKind } from '../../text/kinds/job-type.js';
import { isPlaceName } from '../../text/places/place.js';
import { readRemoteLabel } from '../../text/kinds/remote.js';
import { jobTitleScore } from '../lines/titles/job-titles.js';
import type { JobPosting } from '../../fields.js';
import type { Sections } from '../tree/sections.js';

/** Whether a line only says where a job is and of what kind, beside each other: "Graz · Part-time". */
export function areFacts(text: string): boolean {
  const parts = text.split(/\s[|·•/–-]\s/);
  return parts.length > 1 && parts.every(isFact);
}

/** A place, or how one works; "Seasonal helper" names an occupation, too. */
function isFact(part: string): boolean {
  if (isPlaceName(part)) return true;
  return (
    jobTitleScore(part) < 1 && [readJobType, readContractType, readRemoteLabel].some((read) => read(part) !== undefined)
  );
}

/**
 * Whether a line is no fact of the job by itself: a requirement that names a kind of job ("Completed apprenticeship" is
 * asked for, not offered), a benefit that names work at home ("Home office" among fruit and a bicycle: on some days,
 * nobody knows on how many), or what a label or the head of its column says to be no place ("Department: Police").
 */
export function areToldOtherwise(
  { requirements = [], nice_to_have = [], benefits = [] }: Sections,
  { department, company_name, hiring_manager_name }: JobPosting,
): (line: string) => boolean {
  const asked = new Set([...requirements, ...nice_to_have]);
  const named = new Set([department, company_name, hiring_manager_name]);
  // "Fruit, a bicycle and <u>remote work</u>": words of such a line in small letters are a part of it.
  const isGiven = (item: string): boolean =>
    benefits.some((benefit) => benefit === item || (/^\p{Ll}/u.test(item) && benefit.includes(item)));
  return (line) => {
    const item = line.replace(/^• /, '');
    return (
      named.has(line) || (asked.has(item) && saysKind(line)) || (readRemoteLabel(item) === 'remote' && isGiven(item))
    );
  };
}
