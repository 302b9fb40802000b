import { PhraseTable } from '../../text/words/phrase-table.js';
import { VOLUNTEER_WORDS } from '../../text/words/volunteer-words.js';
import { wordPattern } from '../../text/word-pattern.js';
import { fold } from '../../text/words.js';
import { jobsJoined } from './jobs-joined.js';
import { topicOf } from './topics.js';

const SPEAKS_OF_VOLUNTEERS = new PhraseTable(VOLUNTEER_WORDS.map(([, words]) => words));

/** "Stellen und Ehrenamt", "Ehrenamt & Stellen", folded: what is paid beside what is not. */
const JOINS_JOBS = wordPattern(
  jobsJoined(
    ({ jobs, and }) =>
      String.raw`(?<!\p{L})${jobs}(?:\s?[&/+,]|\s${and}(?!\p{L}))|(?:[&/+,]\s?|(?<!\p{L})${and}\s)${jobs}(?!\p{L})`,
  ),
  'u',
);

/** A longer heading (words) says more than whom it is for. */
const MAX_WORDS = 6;

/** "Help & Volunteer", "Ehrenamt": a heading for who works for nothing; "Work and volunteer" is for others, too. */
export function headsVolunteers(heading: string): boolean {
  if (heading.split(/\s+/).length > MAX_WORDS || !SPEAKS_OF_VOLUNTEERS.test(heading)) return false;
  return !['openings', 'careers'].includes(topicOf(heading) ?? '') && !JOINS_JOBS.test(fold(heading));
}
