import { TRAINING_WORDS } from '../../../text/words/titles/training-words.js';
import { anyOfDivided } from '../../../text/words/pattern-parts.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { fold } from '../../../text/words.js';

/** One language after the other: "e" joins two words in Italian only. */
const LANGUAGES = TRAINING_WORDS.map(([, several, either, and]) => {
  const [many, one, joins] = [several, either, and].map((words) => anyOfDivided(fold(words))) as [
    string,
    string,
    string,
  ];
  const joined = String.raw`(?:\s{0,3}[,/&+]\s{0,3}|\s${joins}\s)(?:${many}|${one})`;
  return wordPattern(`^(?:${many}(?:${joined}){0,3}|${one}(?:${joined}){1,3})$`, 'u');
});

/**
 * "Internships", "Praktika und Ausbildung": whether a folded line speaks of places to learn a trade, and of none of
 * them: what stands below it may tell of them or list them.
 */
export function speaksOfTraining(folded: string): boolean {
  return folded.length <= MAX_LINE && LANGUAGES.some((pattern) => pattern.test(folded));
}

/** A longer line (characters) says more. */
const MAX_LINE = 80;
