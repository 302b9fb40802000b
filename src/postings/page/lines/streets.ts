import { fold } from '../../text/words.js';
import { anyOfFolded } from '../../text/words/pattern-parts.js';
import { STREETS_AHEAD } from '../../text/words/street-words.js';
import { wordPattern } from '../../text/word-pattern.js';

const ADDRESS = wordPattern(`^${anyOfFolded(STREETS_AHEAD)} .{2,60}\\d`, 'u');

/** "Av. Central, 3563 – Centro": where something is. */
export function beginsWithStreet(text: string): boolean {
  return ADDRESS.test(fold(text));
}
