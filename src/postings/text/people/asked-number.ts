import { numbersIn } from './contact-number.js';
import { isHumanMailbox, mailboxesIn } from './mailbox.js';
import { isOtherMatter } from './other-contact.js';
import { APPLICATION_WORDS } from '../words/applying/application-words.js';
import { CALLING_WORDS, JOB_QUESTIONS } from '../words/people/calling-words.js';
import { rowsOf } from '../words/pattern-parts.js';
import { PhraseTable } from '../words/phrase-table.js';
import { WORKPLACE_WORDS } from '../words/places/workplace-words.js';

/** A number to call, and the words that ask to. */
interface AskedNumber {
  readonly phone: string;
  /** The mailbox that the same sentence gives. */
  readonly email?: string;
  readonly quote: string;
}

/** Of a text with more of them the first are looked at. */
const MAX_NUMBERS = 20;
/** What asks to call stands so near in front of a number (characters), and what it is about so near around it. */
const [MAX_CALL, MAX_ABOUT] = [70, 140];

const APPLIES = new PhraseTable([...APPLICATION_WORDS, ...JOB_QUESTIONS].map(([, words]) => words));
const CALLS = new PhraseTable(CALLING_WORDS.map(([, words]) => words));

/** Whether words ask to call a number. */
export function asksToCall(words: string): boolean {
  return CALLS.test(words);
}
/** In front of a call in the same line, so near (characters): who is sought is asked to call. */
const SEEKS = new PhraseTable(rowsOf(WORKPLACE_WORDS, 'seek').map(([, words]) => words));
const MAX_SOUGHT = 400;
/** "Questions?", "Spørsmål:": a label, and nothing else in front of a number. */
function asksAlone(words: string): boolean {
  const label = words.trim();
  return (
    /[?:：]$/.test(label) && APPLIES.spansIn(label).some(({ start, end }) => start === 0 && end >= label.length - 2)
  );
}

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
    const around = aroundOf(text, start, end);
    const { ahead, behind } = around;
    if (isOtherMatter(text.slice(Math.max(0, start - MAX_ABOUT), start), behind)) continue;
    if (isAskedFor(around, isBare))
      return mailboxBeside(number, around) ?? { phone: number, quote: `${ahead}${number}` };
  }
  return undefined;
}

/** "Call 020 … or write to jobs@…": with the one mailbox of the sentence. */
function mailboxBeside(phone: string, { ahead, behind }: Around): AskedNumber | undefined {
  const quote = `${ahead.split(SENTENCE_END).at(-1) ?? ''}${phone}${behind.split(SENTENCE_END)[0] ?? ''}`;
  const [mailbox, ...others] = mailboxesIn(quote);
  if (!mailbox || others.length > 0 || !isHumanMailbox(mailbox.email)) return undefined;
  return { phone, email: mailbox.email, quote };
}

/** What stands beside a number; in front of one in a line of its own the line above goes on. */
function aroundOf(text: string, start: number, end: number): Around {
  const lines = text.slice(0, start).split('\n');
  const ahead = lines.pop() ?? '';
  const own = /\p{L}/u.test(ahead) ? ahead : (lines.pop() ?? '');
  const behind = text.slice(end, end + MAX_ABOUT).split('\n')[0] ?? '';
  const above = (lines.findLast((line) => !isReach(line)) ?? '').slice(-MAX_ABOUT);
  return { ahead: own.slice(-MAX_ABOUT), behind, above, sought: own.slice(-MAX_SOUGHT) };
}

/** "• Address: Mill Road 3", "E-mail: jobs@mill.example": beside a number, below what says what all of them are for. */
function isReach(line: string): boolean {
  return line.startsWith('• ') || /^(?:\p{L}[\p{L}-]{0,12}\s?[:：]\s?)?\S{1,40}@\S{1,40}$/u.test(line);
}

/** What stands around a number: in its line, and the line above it. */
interface Around {
  readonly ahead: string;
  readonly behind: string;
  readonly above: string;
  /** More of its line, in front of it. */
  readonly sought: string;
}

function isAskedFor({ ahead, behind, above, sought }: Around, isBare: boolean): boolean {
  const own = ahead.split(SENTENCE_END).at(-1) ?? '';
  if (isBare ? asksAlone(own) : APPLIES.test(own)) return true;
  const said = `${above}\n${ahead}${behind.split(SENTENCE_END)[0] ?? ''}`;
  return CALLS.test(own.slice(-MAX_CALL)) && (APPLIES.test(said) || SEEKS.test(sought));
}
