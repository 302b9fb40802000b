import { fold, lettersOf } from '../../../text/words.js';

/** A shorter word (letters) with one letter else is another word. */
const LEAST = 10;

/**
 * Long single words with what they head, to be found where one letter is too many, missing or swapped; with another
 * letter a word is that of another language: "conditions", "condicions".
 */
export class MisspeltHeadings<Kind> {
  private readonly words: ReadonlyMap<string, Kind>;

  /** Of words with any ending, marked by a *, the plural is known, too. */
  constructor(rows: readonly (readonly [kind: Kind, words: string])[]) {
    const known = rows.flatMap(([kind, words]) =>
      fold(words)
        .split('|')
        .filter((word) => /^\p{L}+\*?$/u.test(word))
        .flatMap((word) => (word.endsWith('*') ? [word.slice(0, -1), `${word.slice(0, -1)}s`] : [word]))
        .filter((word) => word.length >= LEAST)
        .map((word) => [word, kind] as const),
    );
    this.words = new Map(known);
  }

  /** What a heading of one word heads, if that is a known one but for a letter. */
  kindOf(heading: string): Kind | undefined {
    const word = /^\p{L}+[:：]?$/u.test(heading.trim()) ? lettersOf(fold(heading)) : '';
    if (word.length < LEAST) return undefined;
    for (const [known, kind] of this.words) if (isOneLetterOff(word, known)) return kind;
    return undefined;
  }
}

function isOneLetterOff(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === known[at]) at++;
  const [rest, other] = [word.slice(at), known.slice(at)];
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
  return isSwapped || rest.slice(1) === other || rest === other.slice(1);
}
