import { readJobType } from '../../../text/kinds/job-type.js';
import { readSalary } from '../../../text/pay/salary.js';
import { labelOf } from '../headings/field-labels.js';
import { jobTitleScore } from '../titles/job-titles.js';
import { isPersonWithRole } from '../people/person-name.js';
import { topicOf } from '../headings/topics.js';

/** As `jobTitleScore`; a line that speaks of careers and names no occupation is a heading, no title. */
export function titleScore(text: string): number {
  if (isLabelled(text) || isPersonWithRole(text) || labelOf(text) === 'title') return -1;
  const score = jobTitleScore(text);
  return score === 0 && ['openings', 'careers'].includes(topicOf(text) ?? '') ? -1 : score;
}

/**
 * "Part-time: 1,060 yen an hour", "Working hours: part-time": what a kind of job pays, and a fact behind its label;
 * "Ausbildung: Bäcker (m/w/d)" is one of a job that is open.
 */
function isLabelled(text: string): boolean {
  const [, label = '', value = ''] = /^([^:：]{2,30})[:：](.+)$/s.exec(text) ?? [];
  const field = labelOf(label);
  if (field !== undefined && field !== 'title') return jobTitleScore(value) < 2;
  return /\d/.test(value) && readJobType(label) !== undefined && readSalary(`Salary: ${value}`) !== undefined;
}
