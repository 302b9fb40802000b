import { fold } from '../words.js';

/** Letters that stand without spaces between words. */
const UNSPACED = /[\u0e00-\u0e7f\u1100-\u11ff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;

/** Words that begin alike are kept together under so many letters. */
const STEM = 2;

/** The words of one phrase; of the last a beginning will do where `isOpen`. */
interface Phrase {
  readonly words: readonly string[];
  readonly isOpen: boolean;
}

/**
 * Looks words and phrases of many languages up in a text: | divides them in the tables given, a * stands for any ending
 * of a word, scripts without spaces match anywhere. A lookup by words: one pattern of as many takes milliseconds a page.
 */
export class PhraseTable {
  private readonly phrases = new Map<string, Phrase[]>();
  private readonly unspaced: string[] = [];

  constructor(tables: readonly string[]) {
    for (const written of tables.flatMap((table) => table.split('|'))) {
      const folded = fold(written.replace('*', ''));
      const words = wordsIn(folded);
      const stem = stemOf(words[0] ?? '');
      if (UNSPACED.test(folded)) this.unspaced.push(folded);
      else this.phrases.set(stem, [...(this.phrases.get(stem) ?? []), { words, isOpen: written.endsWith('*') }]);
    }
  }

  /** Whether the text holds one of the phrases, as whole words. */
  test(text: string): boolean {
    const folded = fold(text);
    const words = wordsIn(folded);
    if (words.some((_, at) => this.isPhraseAt(words, at))) return true;
    return UNSPACED.test(folded) && this.unspaced.some((phrase) => folded.includes(phrase));
  }

  private isPhraseAt(words: readonly string[], at: number): boolean {
    const candidates = this.phrases.get(stemOf(words[at] ?? ''));
    return candidates?.some((phrase) => isAt(phrase, words, at)) ?? false;
  }
}

function isAt({ words, isOpen }: Phrase, text: readonly string[], at: number): boolean {
  const last = words.length - 1;
  return words.every((word, index) => {
    const other = text[at + index];
    return other === word || (isOpen && index === last && other?.startsWith(word) === true);
  });
}

function wordsIn(folded: string): readonly string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function stemOf(word: string): string {
  return word.slice(0, STEM);
}
