import { anyOfFolded } from '../../../text/words/pattern-parts.js';
import { UNPAID_AHEAD, VOLUNTEER_WORDS } from '../../../text/words/titles/volunteer-words.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { fold } from '../../../text/words.js';
import { jobsJoined } from './jobs-joined.js';
import { topicOf } from '../headings/topics.js';
import { speaksOfVolunteers } from '../headings/volunteers-named.js';

/** "Stellen und Ehrenamt", "Ehrenamt & Stellen", folded: what is paid beside what is not. */
const JOINS_JOBS = wordPattern(
  jobsJoined(
    ({ jobs, and }) =>
      String.raw`(?<!\p{L})${jobs}(?:\s?[&/+,]|\s${and}(?!\p{L}))|(?:[&/+,]\s?|(?<!\p{L})${and}\s)${jobs}(?!\p{L})`,
  ),
  'u',
);

const VOLUNTEERS = anyOfFolded(VOLUNTEER_WORDS);
const JOINED_ALONE = wordPattern(
  jobsJoined(({ jobs, and }) => {
    const between = String.raw`(?:\s?[&/+,]\s?|\s${and}\s)`;
    const work = `(?:${jobs}|work|employment)`;
    return `^(?:${work}${between})?${VOLUNTEERS}$|^${VOLUNTEERS}${between}${work}$`;
  }),
  'u',
);

/** "Volunteer", "Jobs & Volunteering", "Ehrenamt und Stellen": headings, though they name whom one seeks. */
export function isVolunteersHeading(folded: string): boolean {
  return JOINED_ALONE.test(folded);
}

const UNPAID = wordPattern(`^${anyOfFolded(UNPAID_AHEAD)}\\s\\p{L}`, 'u');

/** "Ehrenamtliche Helfer": a title of who works for nothing, whatever he does. */
export function seeksVolunteers(title: string): boolean {
  return UNPAID.test(fold(title));
}

/** A longer heading (words) says more than whom it is for. */
const MAX_WORDS = 6;

/** "Help & Volunteer", "Ehrenamt": a heading for who works for nothing; "Work and volunteer" is for others, too. */
export function headsVolunteers(heading: string): boolean {
  if (heading.split(/\s+/).length > MAX_WORDS || !speaksOfVolunteers(heading)) return false;
  return !['openings', 'careers'].includes(topicOf(heading) ?? '') && !JOINS_JOBS.test(fold(heading));
}
