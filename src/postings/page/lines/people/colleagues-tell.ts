import { COLLEAGUES_TELL_WORDS } from '../../../text/words/people/colleagues-tell-words.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';
import { topicOf } from '../headings/topics.js';

/** Who and what in one language: "time" is a team in Portuguese only. */
const LANGUAGES = COLLEAGUES_TELL_WORDS.map(
  ([, colleagues, tell]) => [new PhraseTable([colleagues]), new PhraseTable([tell])] as const,
);

/** No heading that says so is longer (words). */
const MAX_WORDS = 7;

/** "What our people say", "Stimmen unserer Mitarbeiter": whether a heading says that colleagues tell of their work. */
export function headsTalesOfColleagues(heading: string): boolean {
  if (heading.length > 70 || heading.split(' ').length > MAX_WORDS) return false;
  const topic = topicOf(heading);
  // "Join our team – tell us your story"
  if (topic === 'openings' || topic === 'careers') return false;
  return LANGUAGES.some(([colleagues, tell]) => colleagues.test(heading) && tell.test(heading));
}
