import { PhraseTable } from '../../../text/words/phrase-table.js';
import { VOLUNTEER_WORDS } from '../../../text/words/titles/volunteer-words.js';

const SPEAKS_OF_VOLUNTEERS = new PhraseTable(VOLUNTEER_WORDS.map(([, words]) => words));

/** Whether a text names volunteers, whatever it says of them. */
export function speaksOfVolunteers(text: string): boolean {
  return SPEAKS_OF_VOLUNTEERS.test(text);
}
