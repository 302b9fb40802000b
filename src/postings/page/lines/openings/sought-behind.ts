import { jobTitleScore } from '../titles/job-titles.js';
import { aheadOf } from '../headings/section-headings.js';
import { topicOf } from '../headings/topics.js';

const ENDS_AS_TITLE = /\([^()]{3,20}\)[.!]?$/u;

/** "We are looking for: a baker and a miller (m/f/d)": whether what stands behind a heading is whom it seeks. */
export function isSoughtBehind(heading: string, inline: string): boolean {
  return ENDS_AS_TITLE.test(inline) && jobTitleScore(inline) === 2 && topicOf(aheadOf(inline, heading)) === 'openings';
}
