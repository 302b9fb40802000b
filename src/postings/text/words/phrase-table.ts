import { fold, isUnspaced } from '../words.js';

/** Words that begin alike are kept together under so many letters. */
const STEM = 2;

/** The words of one phrase; of the last a beginning will do where `isOpen`. */
interface Phrase {
  readonly words: readonly string[];
  readonly isOpen: boolean;
}

/**
 * Looks words and phrases of many languages up in a text: | divides them in the tables given, a * stands for any ending
 * of a word, in front of one any beginning too, scripts without spaces match anywhere. A lookup by words: one pattern of as many takes milliseconds a page.
 */
export class PhraseTable {
  private readonly phrases = new Map<string, Phrase[]>();
  private readonly unspaced: string[] = [];
  private readonly endings: string[] = [];

  constructor(tables: readonly string[]) {
    for (const written of tables.flatMap((table) => table.split('|'))) {
      const folded = fold(written.replaceAll('*', ''));
      const words = wordsIn(folded);
      const stem = stemOf(words[0] ?? '');
      if (isUnspaced(folded)) this.unspaced.push(folded);
      else if (written.startsWith('*')) this.endings.push(folded);
      else this.phrases.set(stem, [...(this.phrases.get(stem) ?? []), { words, isOpen: written.endsWith('*') }]);
    }
  }

  /** Whether the text holds one of the phrases, as whole words. */
  test(text: string): boolean {
    const folded = fold(text);
    const words = wordsIn(folded);
    if (words.some((_, at) => this.isPhraseAt(words, at))) return true;
    const isIn = (phrase: string): boolean => folded.includes(phrase);
    return this.endings.some(isIn) || (isUnspaced(folded) && this.unspaced.some(isIn));
  }

  private isPhraseAt(words: readonly string[], at: number): boolean {
    const candidates = this.phrases.get(stemOf(words[at] ?? ''));
    return candidates?.some((phrase) => isAt(phrase, words, at)) ?? false;
  }
}

/** Words of one language for a kind, as a `PhraseTable` takes them; beside one of the `exceptions` they mean something else. */
export type WordRow<Kind> = readonly [kind: Kind, language: string, words: string, exceptions?: string];

/** Tells of which kinds the words of a text are, by a table of words. */
export class WordTable<Kind extends string> {
  private readonly any: PhraseTable;
  private readonly kinds: readonly { kind: Kind; words: PhraseTable; exceptions: PhraseTable }[];

  /** `order` says which of several kinds comes first. */
  constructor(order: readonly Kind[], rows: readonly WordRow<Kind>[]) {
    this.any = new PhraseTable(rows.map(([, , words]) => words));
    this.kinds = order.map((kind) => {
      const own = rows.filter(([of]) => of === kind);
      return {
        kind,
        words: new PhraseTable(own.map(([, , words]) => words)),
        exceptions: new PhraseTable(own.flatMap(([, , , exceptions]) => exceptions ?? [])),
      };
    });
  }

  /** All kinds whose words the text has, in order. */
  kindsOf(text: string): Kind[] {
    // Most texts have none of the words.
    if (!this.any.test(text)) return [];
    return this.kinds.flatMap(({ kind, words, exceptions }) =>
      words.test(text) && !exceptions.test(text) ? [kind] : [],
    );
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
