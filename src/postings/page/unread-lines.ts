import { addressesModel } from '../text/evidence/field-cues.js';
import { textOf, type Document } from './tree/html.js';
import { jobTitleScore } from './lines/titles/job-titles.js';
import { topicOf } from './lines/headings/topics.js';

/** A longer line (characters) is prose: what it says of openings is no list of them. */
const MAX_LINE = 160;

/**
 * The lines of a page that speaks of openings, or has doubtful lists, and shows no posting to the readers; empty for
 * any other page. What speaks to machines is left out.
 */
export function unreadLines(document: Document, { hasDoubtfulLists }: { hasDoubtfulLists: boolean }): string[] {
  const lines = textOf(document)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !addressesModel(line));
  return hasDoubtfulLists || lines.some(speaksOfOpenings) ? lines : [];
}

function speaksOfOpenings(line: string): boolean {
  return line.length < MAX_LINE && (jobTitleScore(line) > 0 || topicOf(line) === 'openings');
}
