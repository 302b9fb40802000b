import { PhraseTable } from '../../text/words/phrase-table.js';
import { VOLUNTEER_WORDS } from '../../text/words/volunteer-words.js';
import { topicOf } from './topics.js';

const SPEAKS_OF_VOLUNTEERS = new PhraseTable(VOLUNTEER_WORDS.map(([, words]) => words));

/** A longer heading (words) says more than whom it is for. */
const MAX_WORDS = 6;

/** "Help & Volunteer", "Ehrenamt": a heading for who works for nothing; "Work and volunteer" is for others, too. */
export function headsVolunteers(heading: string): boolean {
  if (heading.split(/\s+/).length > MAX_WORDS || !SPEAKS_OF_VOLUNTEERS.test(heading)) return false;
  return !['openings', 'careers'].includes(topicOf(heading) ?? '');
}
