import { jobTitleScore } from './job-titles.js';
import { topicOf } from './topics.js';

const ENDS_AS_TITLE = /\([^()]{3,20}\)[.!]?$/u;

/** "We are looking for: a baker and a miller (m/f/d)": whether what stands behind a heading is whom it seeks. */
export function isSoughtBehind(heading: string, inline: string): boolean {
  const label = heading.slice(0, heading.length - inline.length).replace(/\s{0,3}[:：]\s{0,9}$/, '');
  return ENDS_AS_TITLE.test(inline) && jobTitleScore(inline) === 2 && topicOf(label) === 'openings';
}
