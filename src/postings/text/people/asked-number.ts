import { numbersIn } from './contact-number.js';
import { isOtherMatter } from './other-contact.js';
import { APPLICATION_WORDS } from '../words/applying/application-words.js';
import { CALLING_WORDS, JOB_QUESTIONS } from '../words/people/calling-words.js';
import { PhraseTable } from '../words/phrase-table.js';

/** A number to call, and the words that ask to. */
interface AskedNumber {
  readonly phone: string;
  readonly quote: string;
}

/** Of a text with more of them the first are looked at. */
const MAX_NUMBERS = 20;
/** What asks to call stands so near in front of a number (characters), and what it is about so near around it. */
const [MAX_CALL, MAX_ABOUT] = [45, 140];

const APPLIES = new PhraseTable([...APPLICATION_WORDS, ...JOB_QUESTIONS].map(([, words]) => words));
const CALLS = new PhraseTable(CALLING_WORDS.map(([, words]) => words));
/** The end of a sentence, and none of "tel. číslo" or "tel. 606". */
const SENTENCE_END = /(?<=[\p{L}\d)]{3})[.!…]\s(?=[^\p{Ll}\d])/u;

/**
 * The number that a text asks to call to apply or with questions on a job, of nobody by name: "Rückfragen unter 089 …",
 * and "Or call: 020 …" in the line below one that speaks of applications.
 */
export function askedNumber(text: string): AskedNumber | undefined {
  const numbers = numbersIn(text, false);
  // Groups of digits without what tells a number are one where somebody is asked to call them.
  const isBare = numbers.length === 0;
  for (const { number, start, end } of (isBare ? numbersIn(text, true) : numbers).slice(0, MAX_NUMBERS)) {
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const ahead = text.slice(Math.max(from, start - MAX_ABOUT), start);
    const behind = text.slice(end, end + MAX_ABOUT).split('\n')[0] ?? '';
    if (isOtherMatter(text.slice(Math.max(0, start - MAX_ABOUT), start), behind)) continue;
    const above =
      text
        .slice(0, Math.max(0, from - 1))
        .slice(-MAX_ABOUT)
        .split('\n')
        .at(-1) ?? '';
    if (isAskedFor({ ahead, behind, above }, isBare)) return { phone: number, quote: `${ahead}${number}` };
  }
  return undefined;
}

/** What stands around a number: in its line, and the line above it. */
interface Around {
  readonly ahead: string;
  readonly behind: string;
  readonly above: string;
}

function isAskedFor({ ahead, behind, above }: Around, isBare: boolean): boolean {
  const own = ahead.split(SENTENCE_END).at(-1) ?? '';
  if (!isBare && APPLIES.test(own)) return true;
  const said = `${above}\n${ahead}${behind.split(SENTENCE_END)[0] ?? ''}`;
  return CALLS.test(own.slice(-MAX_CALL)) && APPLIES.test(said);
}
