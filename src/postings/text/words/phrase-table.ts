import { lazily } from '../../lazily.js';
import { lastRemembered } from '../../remembered.js';
import { fold, isUnspaced, matchesOf } from '../words.js';

/** Words that begin alike are kept together under so many letters. */
const STEM = 2;

/** A word of a phrase; a beginning will do where it `isOpen`. */
interface PhraseWord {
  readonly text: string;
  readonly isOpen: boolean;
}

/** Where words stand in a text: from `start` up to `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text as phrases are looked for in it. */
interface Words {
  readonly folded: string;
  readonly words: readonly string[];
}

/** The phrases of a table by how they begin, and those that are looked for inside words. */
interface Entries {
  readonly phrases: ReadonlyMap<string, readonly (readonly PhraseWord[])[]>;
  readonly unspaced: readonly string[];
  readonly endings: readonly string[];
}

/** Behind a word that is one of a label: in a sentence it may mean something else. */
const ONLY_AS_LABEL = '?';

/**
 * Looks words and phrases of many languages up in a text: | divides them in the tables given, a * stands for any ending
 * of a word, in front of one any beginning too, a ? behind it keeps it out of sentences, scripts without spaces match
 * anywhere. A lookup by words: one pattern of as many takes milliseconds a page.
 */
export class PhraseTable {
  private readonly entries: () => Entries;

  constructor(tables: readonly string[]) {
    this.entries = lazily(() => entriesOf(tables));
  }

  /** Whether the text holds one of the phrases, as whole words. */
  test(text: string): boolean {
    return this.testWords(wordsIn(text));
  }

  /** The same of a text that was divided before. */
  testWords({ folded, words }: Words): boolean {
    if (words.some((_, at) => this.phraseAt(words, at) !== undefined)) return true;
    const isIn = (phrase: string): boolean => folded.includes(phrase);
    const { endings, unspaced } = this.entries();
    return endings.some(isIn) || (isUnspaced(folded) && unspaced.some(isIn));
  }

  /** Where the phrases stand in the text. */
  spansIn(text: string): Span[] {
    const { tokens, words } = tokensIn(text);
    const spans = tokens.flatMap((token, at) => {
      const phrase = this.phraseAt(words, at);
      const end = phrase && tokens[at + phrase.length - 1]?.end;
      return [...(end === undefined ? [] : [{ start: token.start, end }]), ...this.partsOf(token)];
    });
    return [...spans, ...this.acrossMarks(text)];
  }

  /** Phrases of scripts without spaces that hold a mark, as "正社員・パート" does. */
  private acrossMarks(text: string): Span[] {
    if (!isUnspaced(text)) return [];
    const marked = this.entries().unspaced.filter((phrase) => /[^\p{L}\p{M}\p{N}]/u.test(phrase));
    return marked.flatMap((phrase) => {
      const start = text.indexOf(phrase);
      return start < 0 ? [] : [{ start, end: start + phrase.length }];
    });
  }

  /** The phrases inside a word: endings, and those of scripts without spaces. */
  private partsOf({ word, start, end }: Span & { readonly word: string }): Span[] {
    const { endings, unspaced } = this.entries();
    const phrases = isUnspaced(word) ? unspaced : endings;
    return phrases.flatMap((phrase) => {
      const at = word.indexOf(phrase);
      if (at < 0) return [];
      const isAsWritten = word.length === end - start;
      return [isAsWritten ? { start: start + at, end: start + at + phrase.length } : { start, end }];
    });
  }

  private phraseAt(words: readonly string[], at: number): readonly PhraseWord[] | undefined {
    const candidates = this.entries().phrases.get(stemOf(words[at] ?? ''));
    return candidates?.find((phrase) => isAt(phrase, words, at));
  }
}

function entriesOf(tables: readonly string[]): Entries {
  const phrases = new Map<string, (readonly PhraseWord[])[]>();
  const unspaced: string[] = [];
  const endings: string[] = [];
  for (const written of tables.flatMap((table) => fold(table).split('|'))) {
    const words = phraseOf(written);
    const stem = stemOf(words[0]?.text ?? '');
    if (isUnspaced(written)) unspaced.push(unmarked(written));
    else if (written.startsWith('*')) endings.push(unmarked(written));
    else {
      const alike = phrases.get(stem);
      if (alike) alike.push(words);
      else phrases.set(stem, [words]);
    }
  }
  return { phrases, unspaced, endings };
}

/** What a table writes, without its marks. */
export function unmarked(written: string): string {
  return written.replace(/[*?]/g, '');
}

/**
 * Words of one language for a kind, as a `PhraseTable` takes them; as parts of one of the `exceptions` they mean
 * something else, and beside one that has none of them.
 */
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

  /** The same kinds, by the words that mean nothing else in a sentence. */
  static ofSentences<Kind extends string>(order: readonly Kind[], rows: readonly WordRow<Kind>[]): WordTable<Kind> {
    const clear = rows.map(([kind, language, words, exceptions]): WordRow<Kind> => {
      const kept = words.split('|').filter((word) => !word.endsWith(ONLY_AS_LABEL));
      return exceptions === undefined ? [kind, language, kept.join('|')] : [kind, language, kept.join('|'), exceptions];
    });
    return new WordTable(
      order,
      clear.filter(([, , words]) => words !== ''),
    );
  }

  /** Whether the text has a word of any kind. */
  test(text: string): boolean {
    return this.any.test(text);
  }

  /** Where words of each kind first stand in the text, not as parts of an exception. */
  spansIn(text: string): { readonly kind: Kind; readonly span: Span }[] {
    return this.kinds.flatMap(({ kind, words, exceptions }) => {
      const span = firstApart(text, words, exceptions);
      return span === undefined ? [] : [{ kind, span }];
    });
  }

  /** All kinds whose words the text has, in order. */
  kindsOf(text: string): Kind[] {
    const said = wordsIn(text);
    // Most texts have none of the words.
    if (!this.any.testWords(said)) return [];
    return this.kinds.flatMap(({ kind, words, exceptions }) =>
      words.testWords(said) && (!exceptions.testWords(said) || isSaidApart(text, words, exceptions)) ? [kind] : [],
    );
  }
}

/** Where the words first stand that are no part of an exception. */
function firstApart(text: string, words: PhraseTable, exceptions: PhraseTable): Span | undefined {
  const spans = words.spansIn(text);
  const others = spans.length === 0 ? [] : exceptions.spansIn(text);
  return spans.find((span) => !others.some((other) => overlap(span, other)));
}

/** Whether the words stand beside exceptions of which each takes words of its own; one that takes none takes all. */
function isSaidApart(text: string, words: PhraseTable, exceptions: PhraseTable): boolean {
  const spans = words.spansIn(text);
  const takesOwn = exceptions.spansIn(text).every((other) => spans.some((span) => overlap(span, other)));
  return takesOwn && firstApart(text, words, exceptions) !== undefined;
}

/** Whether two spans share a sign. */
export function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

function isAt(phrase: readonly PhraseWord[], words: readonly string[], at: number): boolean {
  return phrase.every(({ text, isOpen }, index) => {
    const word = words[at + index];
    return word === text || (isOpen && word?.startsWith(text) === true);
  });
}

function phraseOf(folded: string): readonly PhraseWord[] {
  return (folded.match(MARKED_WORDS) ?? []).map((word) => ({ text: unmarked(word), isOpen: word.endsWith('*') }));
}

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const MARKED_WORDS = /[\p{L}\p{M}\p{N}]+\*?/gu;

const wordsIn = lastRemembered((text): Words => {
  const folded = fold(text);
  return { folded, words: folded.match(/[\p{L}\p{N}]+/gu) ?? [] };
});

/** The words of a text, and where each of them stands. */
const tokensIn = lastRemembered((text) => {
  const tokens = matchesOf(text, WORDS).map(({ 0: word, index: start }) => ({
    word: fold(word),
    start,
    end: start + word.length,
  }));
  return { tokens, words: tokens.map(({ word }) => word) };
});

function stemOf(word: string): string {
  return word.slice(0, STEM);
}
