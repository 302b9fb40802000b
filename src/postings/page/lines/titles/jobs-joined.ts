import { fold } from '../../../text/words.js';
import { JOINERS, SHORT_JOINERS, SURE_JOINERS } from '../../../text/words/clause-joiners.js';
import { JOBS_WORDS } from '../../../text/words/titles/opening-words.js';
import { anyOfFolded, anyOfWords, shareLanguage } from '../../../text/words/pattern-parts.js';

/** Words for jobs and what joins them with something else, as patterns for folded texts. */
interface Pair {
  readonly jobs: string;
  readonly and: string;
}

/** Short words join only jobs of their own language: "Empleo a tiempo completo", "Head of Careers" name one thing. */
const OF_LANGUAGES = JOBS_WORDS.map((row): Pair => {
  const words = row[0] === 'en' ? SHORT_JOINERS : joinersOf(row[0]);
  return { jobs: anyOfFolded([row]), and: anyOfWords(words.map(fold)) };
});

const PAIRS: readonly Pair[] = [
  { jobs: anyOfFolded(JOBS_WORDS), and: anyOfWords(SURE_JOINERS.map(fold)) },
  ...OF_LANGUAGES,
];

/** Jobs and a word that joins them with something else, in words that go together, as a pattern for folded texts. */
export function jobsJoined(write: (pair: Pair) => string): string {
  return `(?:${PAIRS.map(write).join('|')})`;
}

function joinersOf(languages: string): string[] {
  const own = JOINERS.filter(([of]) => shareLanguage(of, languages));
  return own.flatMap(([, words]) => words.split('|'));
}
