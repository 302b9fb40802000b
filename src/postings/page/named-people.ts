import { fold } from '../text/words.js';
import { GIVEN_NAMES } from '../text/words/given-names.js';

const GIVEN = new Set(GIVEN_NAMES.flatMap(([, names]) => names.split('|').map(fold)));

/** Two or three capitalised words with titles before them and a particle among them. */
const NAME =
  /^(?:(?:Dr|Prof|Mag|Ing|Mr|Mrs|Ms)\.? )*(\p{Lu}[\p{Ll}'’-]+)(?: \p{Lu}\.)?(?: (?:von|van|de|der|da|di|del))?(?: \p{Lu}[\p{L}'’-]+)? (\p{Lu}[\p{L}'’-]+)$/u;

/** The given name and the surname that a text is and nothing else; undefined where it is none or begins with no common given name. */
export function nameOfPerson(text: string): { readonly given: string; readonly surname: string } | undefined {
  const [, given = '', surname = ''] = NAME.exec(text) ?? [];
  return GIVEN.has(fold(given)) ? { given, surname } : undefined;
}
