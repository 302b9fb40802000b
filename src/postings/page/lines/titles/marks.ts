import { foldDotless, matchesOf } from '../../../text/words.js';
import { isMarkWord, plain, plainWords } from '../headings/mark-behind.js';
import { CLOSED_IN_BRACKETS, CLOSED_WORDS, SAID_TO_BE_CLOSED } from '../../../text/words/state/closed-words.js';
import { NOT_NOW_WORDS, STATE_LABELS, UNAVAILABLE_WORDS } from '../../../text/words/state/not-open-words.js';
import { anyOfFolded } from '../../../text/words/pattern-parts.js';
import { NOW_WORDS } from '../../../text/words/seeking/now-words.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';

/** No mark is longer (characters). */
const MAX_MARK = 40;

const CLOSED = plainWords(CLOSED_WORDS);
const IN_BRACKETS = plainWords(CLOSED_IN_BRACKETS);
const NOW = NOW_WORDS.map(([language, words]) => [language, words] as const);
const AHEAD = wordPattern(`^(?:${anyOfFolded([...NOW, ...SAID_TO_BE_CLOSED])}\\s{1,3}){1,3}`, 'u');
const BEHIND = wordPattern(`\\s${anyOfFolded(NOW)}\\s?[.!]?$`, 'u');
const STATES = plainWords(STATE_LABELS);
const UNAVAILABLE = plainWords(UNAVAILABLE_WORDS);

/** "Position filled", "Closed – interviews in progress": a text that says first of all that a posting is over. */
export function isClosedMark(text: string): boolean {
  const state = behindState(text);
  const [said = ''] = state.split(/\s[-–—/]\s|[.!]\s/, 1);
  return (said.length < MAX_MARK && saysClosed(said)) || (state !== text && isClosedState(said));
}

/** "Status: closed", or "closed" in the piece behind "Status": that is said of the opening wherever it stands. */
export function isStatedClosed(text: string, label: string): boolean {
  const isLabelled = isLabelOfStates(label) && (isClosedMark(text) || isClosedState(text));
  return isLabelled || (behindState(text) !== text && isClosedMark(text));
}

/** "Filled", "currently filled", "this position is filled at present" */
function saysClosed(said: string): boolean {
  if (CLOSED.has(plain(said))) return true;
  const bare = foldDotless(said).replace(AHEAD, '').replace(BEHIND, '');
  return bare !== '' && CLOSED.has(plain(bare));
}

/** "Status", "상태": a label or a column of states. */
export function isLabelOfStates(label: string): boolean {
  return STATES.has(plain(label));
}

/** "마감" as a state, below or behind a label of states: elsewhere some of its words are labels of days. */
export function isClosedState(state: string): boolean {
  return saysUnavailable(state) || (state.length < MAX_MARK && IN_BRACKETS.has(plain(state)));
}

/** "Baker (filled)", "[마감] Baker", "【募集終了】Baker": a line that says so in brackets. */
export function hasClosedMark(line: string): boolean {
  // "(締切 12/31)" is a last day.
  const isOver = (said: string): boolean => isClosedMark(said) || (IN_BRACKETS.has(plain(said)) && !/\d/.test(said));
  return matchesOf(line.slice(0, MAX_SAID), BRACKETS).some(({ groups: { said = '' } = {} }) => isOver(said));
}

const BRACKETS = /[([（［【〔](?<said>[^()[\]（）［］【】〔〕]{2,40})[)\]）］】〕]/gu;

/** "Not available": of an opening, where its state stands; of anything else elsewhere. */
export function saysUnavailable(text: string): boolean {
  return text.length < MAX_MARK && UNAVAILABLE.has(plain(text));
}

/** "New", "Urgent", "Filled": what stands beside a title and is no part of it. */
export function isMark(text: string): boolean {
  return isClosedMark(text) || (text.length < MAX_MARK && isMarkWord(text));
}

const NOT_NOW = new PhraseTable(NOT_NOW_WORDS.map(([, words]) => words));
/** Of others than those who would fill a job, folded. */
const OF_OTHERS = /agenc|agentur|vermittl|recruiter|third part|unsolicited|initiativ|spontan|speculative|intermediair/;
/** A longer text (characters) is an advert. */
const MAX_SAID = 400;

/** A way to apply that is none, folded: "by post". */
const OF_WAYS =
  /\b(?:by|via|through|per|par courrier|por correo|tramite|uber|from|without|in person|on paper|pocztou|poczta|postou)\b|по (?:почте|телефону)|поштою/;
/** A longer sentence (characters) says more than that nobody is taken. */
const MAX_SENTENCE = 110;

/** Whether a text near a title says that nobody is taken for it now: "We are not currently accepting applications". */
export function saysNotNow(text: string): boolean {
  if (text.length > MAX_SAID || !NOT_NOW.test(text)) return false;
  return text.split(/(?<=\p{L}{3})[.!?]\s|\n/u).some((sentence) => {
    const folded = foldDotless(sentence);
    const isOfAll = !OF_OTHERS.test(folded) && !OF_WAYS.test(folded);
    return sentence.length <= MAX_SENTENCE && isOfAll && NOT_NOW.test(sentence);
  });
}

/** "Status: closed" as "closed". */
function behindState(text: string): string {
  const [, label = '', said = ''] = /^([^:：]{2,30})[:：]\s*(\S.*)$/su.exec(text) ?? [];
  return isLabelOfStates(label) ? said : text;
}
