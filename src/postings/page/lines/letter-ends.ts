import { fold, lettersOf } from '../../text/words.js';
import { ASKED_AT_END, LETTER_ENDS, RIGHTS_WORDS } from '../../text/words/letter-end-words.js';
import { PhraseTable } from '../../text/words/phrase-table.js';

const ENDS = new Set(LETTER_ENDS.flatMap(([, lines]) => lines.split('|').map(fold)));
const ASKED = new Set(ASKED_AT_END.flatMap(([, words]) => words.split('|').map(fold)));
const RIGHTS = new PhraseTable(RIGHTS_WORDS.map(([, words]) => words));

/** A longer line (characters) is a sentence, or the rights are said of something in it. */
const MAX_END = 90;

/** Whether an advert ends with the line: "Good luck," above a name, "© 2022 Bakery", "Questions? Call Jane Doe". */
export function endsAdvert(line: string): boolean {
  const [, asked] = /^[¿]?([^?？]{4,30})[?？]/u.exec(line) ?? [];
  if (asked !== undefined && ASKED.has(fold(asked).trim())) return true;
  if (line.length > MAX_END) return false;
  return ENDS.has(lettersOf(fold(line))) || /^(?:©|\(c\)\s?\d{4})/i.test(line) || RIGHTS.test(line);
}
