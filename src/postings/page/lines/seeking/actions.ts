import {
  ACTION_BEGINNINGS,
  ACTION_WORDS,
  MORE_WORDS,
  PRESSING_WORDS,
} from '../../../text/words/applying/action-words.js';
import { JOINERS } from '../../../text/words/clause-joiners.js';
import { SENDING_WORDS, type SendingWords } from '../../../text/words/applying/sending-words.js';
import { READING_ON_WORDS } from '../../../text/words/applying/reading-on-words.js';
import { VIEWING_WORDS } from '../../../text/words/applying/viewing-words.js';
import { anyOfFolded, anyOfWords, foldedWords } from '../../../text/words/pattern-parts.js';
import { fold, lettersOf } from '../../../text/words.js';
import { wordPattern } from '../../../text/word-pattern.js';

/** What a button says in English: "Apply for this job", "Read more", "View position". */
const IN_ENGLISH =
  /^(?:(?:apply|click (?:here|to))\b.{0,30}|(?:read|learn|view|see|find out|know) ?(?:more|details?|job|role|position|vacancy|opening).{0,20})\W*$/;
const BEGINS = wordPattern(
  `^(?:${ACTION_BEGINNINGS.map(
    ([, words, most]) => `${anyOfWords(words.split('|').map(fold))}.{0,${String(most)}}`,
  ).join('|')})[^\\p{L}\\p{N}]*$`,
  'u',
);

/** "your", "us your", "my": between what one does and what is sent. */
const OWN = String.raw`(?:\s\p{L}{1,8}){0,2}`;
/** A button that says what one does with what. */
function buttonOf(rows: readonly SendingWords[]): RegExp {
  const said = rows.map(([, does, what, isBehind]) => {
    const [verb, noun] = [anyOfFolded([['', does]]), anyOfFolded([['', what]])] as const;
    return isBehind ? `(?:\\p{L}{1,8}\\s)?${noun}\\s${verb}` : `${verb}${OWN}\\s${noun}`;
  });
  return wordPattern(`^(?:${said.join('|')})[^\\p{L}\\p{N}]*$`, 'u');
}

/** "Send us your CV", "Déposer votre C.V", "Bewerbung einreichen" */
const SENDS = buttonOf(SENDING_WORDS);
/** "View job", "Voir l'offre", "Stelle ansehen" */
const VIEWS = buttonOf(VIEWING_WORDS);

/** Whether a button leads to the advert of one opening, by its words. */
export function viewsJob(text: string): boolean {
  return VIEWS.test(fold(text).trim());
}

const READS_ON = new Set(foldedWords(READING_ON_WORDS));
const ACTIONS = new Set([...foldedWords([...ACTION_WORDS, ...MORE_WORDS]), ...READS_ON]);

/** "View details and apply": what joins two of them; no button says more (characters). */
const JOINED = wordPattern(`\\s(?:${anyOfFolded(JOINERS)}|/)\\s`, 'u');
const MAX_JOINED = 60;

/** Whether a button brings all of a posting, by its words; it may be for applying as well. */
export function readsOn(text: string): boolean {
  const folded = fold(text).trim();
  const reads = (part: string): boolean => READS_ON.has(lettersOf(part)) || VIEWS.test(part);
  return isAction(text) && [folded, ...partsOf(folded)].some(reads);
}

/** "View details", "apply" */
function partsOf(folded: string): string[] {
  const parts = folded.length > MAX_JOINED ? [] : folded.split(JOINED);
  return parts.length === 2 ? parts : [folded];
}

/** "Click here to read more" */
const PRESS = wordPattern(`^${anyOfFolded(PRESSING_WORDS)}\\s`, 'u');

/** Whether a short text is what a button for applying or for more of a posting says, or for both. */
export function isAction(text: string): boolean {
  const folded = fold(text).trim().replace(PRESS, '');
  return isOneAction(folded) || partsOf(folded).every(isOneAction);
}

function isOneAction(folded: string): boolean {
  const isWhole = ACTIONS.has(lettersOf(folded));
  return isWhole || [IN_ENGLISH, BEGINS, SENDS, VIEWS].some((pattern) => pattern.test(folded));
}

/** "Apply now | Baker", "Bewerben: Koch": what a button says, and what it is for. */
const CALL = /^([^|:–—-]{3,30}?)\s?(?:[|:]|\s[–—-])\s(\S.*)$/su;

/** A text without the words of a button in front of it. */
export function withoutCall(text: string): string {
  const [, call = '', rest = text] = CALL.exec(text) ?? [];
  return isAction(call) ? rest : text;
}
