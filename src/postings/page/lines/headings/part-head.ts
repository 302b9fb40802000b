import { wordPattern } from '../../../text/word-pattern.js';
import { fold } from '../../../text/words.js';

/** A longer line (words) that leads on with a colon is a sentence. */
const MAX_WORDS = 6;

/** "As a baker", "Jako piekarz": what a part of an advert begins with; `part-head.spec.ts` puts each before one. */
export const BEGINS_PART =
  'as|for|from|to|the|our|your|als|für|zum|zur|von|vom|unser|euer|ihr|dein|comme|pour|como|para|come|per|som|för|for|jako|ako|dla|pro|kot|kao|za|mint|ca|pentru|как|як|като|для|за|kontakt|contact|contatto|contacto|контакт';
const BEGINS = wordPattern(`^(?:${BEGINS_PART.split('|').map(fold).join('|')}) `, 'u');

/**
 * "Head Baker:", "Piekarz chleba i bułek:" above what is told of the opening; "Tasks of the baker:" and "Als Bäcker:"
 * head parts of an advert.
 */
export function headOfPart(line: string, namesRole: (folded: string) => boolean): string | undefined {
  const [, head = ''] = /^([^:：.!?,]{3,60}?|[\p{sc=Han}\p{sc=Hangul}]{2}) ?[:：]$/u.exec(line) ?? [];
  const words = head.split(' ');
  if (head === '' || words.length > MAX_WORDS) return undefined;
  return beginsWithRole(words, namesRole) || (isName(head) && namesRole(fold(words.at(-1) ?? ''))) ? head : undefined;
}

/** "Baker of rye", "Nhân viên kho": two words may name the occupation, of which none does by itself. */
function beginsWithRole([first = '', second = '']: readonly string[], namesRole: (folded: string) => boolean): boolean {
  return namesRole(fold(first)) || (!namesRole(fold(second)) && namesRole(fold(`${first} ${second}`)));
}

/** Two words, or words that all begin with capital letters, of which the first one may be a part of a name. */
function isName(head: string): boolean {
  const words = head.split(' ');
  return (words.length === 2 || words.every((word) => /^[^\p{Ll}]/u.test(word))) && !BEGINS.test(fold(head));
}
