import { fold, lettersOf } from '../../../text/words.js';
import { ASKED_AT_END, LETTER_ENDS, RIGHTS_WORDS } from '../../../text/words/people/letter-end-words.js';
import { APPLICATION_CALLS, EQUAL_CHANCES } from '../../../text/words/applying/application-call-words.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';

const ENDS = new Set(LETTER_ENDS.flatMap(([, lines]) => lines.split('|').map(fold)));
const ASKED = new Set(ASKED_AT_END.flatMap(([, words]) => words.split('|').map(fold)));
const RIGHTS = new PhraseTable(RIGHTS_WORDS.map(([, words]) => words));

const CALLS = new PhraseTable(APPLICATION_CALLS.map(([, words]) => words));
const CHANCES = new PhraseTable(EQUAL_CHANCES.map(([, words]) => words));

/** A longer line (characters) is a sentence, or the rights are said of something in it. */
const MAX_END = 90;

/**
 * Whether a line calls its reader to apply or says how ("Please send your CV", "Haben wir dein Interesse geweckt?"), or
 * that all who apply have equal chances.
 */
function callsToApply(line: string): boolean {
  return beginsWithCall(line) || (line.length >= MIN_SENTENCE && CHANCES.test(line));
}

/** Whether a line begins with words that call to apply or say how: "Bei Interesse bitte E-Mail an". */
export function beginsWithCall(line: string): boolean {
  return CALLS.spansIn(line).some(({ start }) => !/[\p{L}\p{N}]/u.test(line.slice(0, start)));
}

/** A shorter line (characters) is no sentence: "Equal opportunities". */
const MIN_SENTENCE = 40;

/** "© 2022 Bakery", whatever else it says of the company. */
const IS_IMPRINT = /^(?:©|\(c\)\s?\d{4}|copyright\s(?:©|\(c\)|\d{4}))/i;

/** "Interested? Call Jane": whether a line asks its reader what leads to whom one turns to. */
export function asksReader(line: string): boolean {
  const [, asked] = /^[¿]?([^?？]{4,40})[?？]/u.exec(line) ?? [];
  return asked !== undefined && ASKED.has(fold(asked).trim());
}

/** Whether an advert ends with the line: "Good luck," above a name, "© 2022 Bakery", "Questions? Call Jane Doe". */
export function endsAdvert(line: string): boolean {
  if (asksReader(line)) return true;
  if (callsToApply(line) || IS_IMPRINT.test(line)) return true;
  if (line.length > MAX_END) return false;
  return ENDS.has(lettersOf(fold(line))) || RIGHTS.test(line);
}
