import { fold } from '../../../text/words.js';
import { anyOfFolded } from '../../../text/words/pattern-parts.js';
import { STREETS_AHEAD, STREETS_BEHIND } from '../../../text/words/places/street-words.js';
import { wordPattern } from '../../../text/word-pattern.js';

const ADDRESS = wordPattern(`^${anyOfFolded(STREETS_AHEAD)} .{2,60}\\d`, 'u');

/** "Av. Central, 3563 – Centro": where something is. */
export function beginsWithStreet(text: string): boolean {
  return ADDRESS.test(fold(text));
}

const STREET = wordPattern(
  `^(?:${anyOfFolded(STREETS_AHEAD)} \\p{L}.{2,60}|.{2,60}${anyOfFolded(STREETS_BEHIND)}(?: (?:no[:.]? ?)?\\d.{0,6})?)$`,
  'u',
);

/** "Mill Street", "Mühlgasse 3", "улица Мельничная": a part of an address. */
export function isStreet(part: string): boolean {
  return STREET.test(fold(part));
}
