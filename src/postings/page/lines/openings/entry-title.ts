import { readJobType } from '../../../text/kinds/job-type.js';
import { readSalary } from '../../../text/pay/salary.js';
import { labelOf } from '../headings/field-labels.js';
import { jobTitleScore } from '../titles/job-titles.js';
import { namePaidAtRate } from '../titles/pay-behind.js';
import { isPersonWithRole } from '../people/person-name.js';
import { topicOf } from '../headings/topics.js';
import { seeksOrAsks } from './asked-as.js';

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

/**
 * The same of an entry of a list, without the rate behind it. What leads on and says where it is may be an opening,
 * though it speaks of careers: "Apprenticeship in wood"; and so may a sentence that seeks one person, and a question
 * whether one wants to work as somebody.
 */
export function entryScore(line: string, { isPlaced, isLink }: Record<'isPlaced' | 'isLink', boolean>): number {
  const name = namePaidAtRate(line)?.title ?? line;
  const score = isPlaced && topicOf(name) === 'careers' ? jobTitleScore(name) : titleScore(name);
  return score < 0 && isLink && seeksOrAsks(line) ? 1 : score;
}
