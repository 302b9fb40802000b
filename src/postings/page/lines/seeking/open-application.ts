import { fold } from '../../../text/words.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { OPEN_APPLICATIONS } from '../../../text/words/applying/application-words.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';

/** "Didn't find your role? Apply anyway": what is said to people who fit no opening, folded. */
export const NO_FIT = String.raw`(?:\b(?:did|do|could)n['’]?t|\bcan['’]?t|\b(?:did|do|could|can) ?not) (?:see|find)\b|\bapply anyway\b|nichts passendes|keine passende|passende rol`;

const OPEN_APPLICATION = wordPattern(
  String.raw`initiativbewerb|initiative application|spontan|speculative|^open application|general (?:application|career interest)|unsolicited|open sollicitatie|candidature libre|candidatura (?:espontanea|spontanea)|talent (?:pool|community|network)|oppen ansokan|uopfordret|${NO_FIT}`,
);

/** The same in languages whose words mean nothing else. */
const OPEN_APPLICATION_WORDS = new PhraseTable(OPEN_APPLICATIONS.map(([, words]) => words));

/** Something for people who fit no opening: kept out of the postings. */
export function isOpenApplication(title: string): boolean {
  return OPEN_APPLICATION.test(fold(title).trim()) || OPEN_APPLICATION_WORDS.test(title);
}
