import { INVITATION_WORDS, JOIN_US_WORDS, LOOK_AT_US_WORDS } from '../../../text/words/seeking/invitation-words.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';
import { fold } from '../../../text/words.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { patternsOf } from '../../../text/words/pattern-parts.js';

const INVITES = wordPattern(`^(?:${patternsOf(INVITATION_WORDS)})(?!\\p{L})`, 'u');

/** Whether a text begins as an invitation to join in does: "Join our team". */
export function invites(text: string): boolean {
  return INVITES.test(fold(text));
}

const LOOKS = wordPattern(`^(?:${patternsOf(LOOK_AT_US_WORDS)})`, 'u');

const JOINS = new PhraseTable(JOIN_US_WORDS.map(([, words]) => words));

/** A question in any script: Greek asks with what divides the items of a list elsewhere. */
const ASKS = /[?？؟]$|\p{Script=Greek}[^;]*;$/u;

/** Whether a line invites to join in or to look, or asks something: a heading of its page, whatever it looks like. */
export function invitesOrAsks(text: string): boolean {
  return invites(text) || LOOKS.test(fold(text)) || JOINS.test(text) || ASKS.test(text.trim());
}
