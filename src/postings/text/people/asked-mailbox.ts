import { isHumanMailbox, mailboxesIn } from './mailbox.js';
import { isOtherMatter } from './other-contact.js';
import { QUESTIONS_ON_JOB } from '../words/people/calling-words.js';
import { anyOfDivided } from '../words/pattern-parts.js';
import { wordPattern } from '../word-pattern.js';

/** A mailbox for questions on a job, and the sentence that says so. */
interface AskedMailbox {
  readonly email: string;
  readonly quote: string;
}

/** A text with more of them is a directory. */
const MAX_MAILBOXES = 20;
/** A sentence says so near to a mailbox (characters) what that is for. */
const MAX_ABOUT = 140;
/** Behind a question the sentence that answers it goes on. */
const SENTENCE_END = /(?<=[\p{L}\d)]{3})[.!…]\s/u;

/** Up to five words, and the mailbox itself. */
const FEW = String.raw`(?:[^\p{L}.!\n]{1,3}[\p{L}'’-]{1,16}){0,5}?`;
/** "questions about this vacancy", "Fragen zur Stelle", "discuss the role": few words stand in between. */
const ON_JOB = wordPattern(
  QUESTIONS_ON_JOB.map(
    ([, asked, about]) => `(?<!\\p{L})${anyOfDivided(asked)}${FEW}[^\\p{L}.!\\n]{1,3}${anyOfDivided(about)}(?!\\p{L})`,
  ).join('|'),
  'iu',
);

/** The one mailbox that a text gives for questions on its job, of nobody by name. */
export function askedMailbox(text: string): AskedMailbox | undefined {
  const mailboxes = ON_JOB.test(text) ? mailboxesIn(text) : [];
  if (mailboxes.length > MAX_MAILBOXES) return undefined;
  const [first, ...others] = mailboxes.flatMap(({ email, start, end }) => {
    const [ahead, behind] = sentenceAround(text, start, end);
    const isAsked = isHumanMailbox(email) && ON_JOB.test(`${ahead}_${behind}`) && !isOtherMatter(ahead, behind);
    return isAsked ? [{ email, quote: `${ahead}${email}${behind}` }] : [];
  });
  return others.every(({ email }) => email === first?.email) ? first : undefined;
}

/** What a sentence says in front of a part of it and behind that, in its own line. */
function sentenceAround(text: string, start: number, end: number): [ahead: string, behind: string] {
  const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - MAX_ABOUT);
  const [line = ''] = text.slice(end, end + MAX_ABOUT).split('\n');
  const [behind = ''] = line.split(SENTENCE_END);
  return [text.slice(from, start).split(SENTENCE_END).at(-1) ?? '', behind];
}
