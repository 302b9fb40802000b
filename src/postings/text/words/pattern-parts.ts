import { fold, isUnspaced } from '../words.js';

/** A row of a table whose words are parts of patterns: what they say, the language, the words with | between them. */
type PatternRow<Kind extends string> = readonly [kind: Kind, language: string, words: string];

/** The words of a kind as alternatives of a pattern: of all languages, or of one. */
export function alternativesOf<Kind extends string>(
  rows: readonly PatternRow<Kind>[],
  kind: NoInfer<Kind>,
  language?: string,
): string {
  const wanted = rows.filter(([of, from]) => of === kind && (language ?? from) === from);
  return wanted.map(([, , words]) => words).join('|');
}

/** Words in the order in which a pattern has to try them: "up to" before "up". */
export function longestFirst(words: readonly string[]): string[] {
  return [...words].sort((one, other) => other.length - one.length);
}

/** A word as a pattern that finds nothing but it. */
export function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Words of one language, with what else a table says of them; | divides them, a * stands for any ending of a word. */
type Row = readonly [language: string, words: string, ...more: readonly unknown[]];
export type LanguageWords = readonly [language: string, words: string];

/** The rows of some kinds, without the kind. */
export function rowsOf<Kind extends string>(
  rows: readonly PatternRow<Kind>[],
  ...kinds: readonly NoInfer<Kind>[]
): (readonly [language: string, words: string])[] {
  return rows.filter(([kind]) => kinds.includes(kind)).map(([, language, words]) => [language, words] as const);
}

/** Whether two rows of tables are of one language: each may name several, as "cs sk". */
export function shareLanguage(one: string, other: string): boolean {
  const languages = other.split(' ');
  return one.split(' ').some((language) => languages.includes(language));
}

/** The patterns of a table as alternatives of a larger one: unlike words, they are taken as they are. */
export function patternsOf(rows: readonly Row[]): string {
  return rows.map(([, patterns]) => patterns).join('|');
}

/** All words of a table, folded. */
export function foldedWords(rows: readonly Row[]): string[] {
  return rows.flatMap(([, words]) => fold(words).split('|'));
}

/**
 * The words of a table as alternatives of a pattern with the flag u, which has to say where they begin and end: the
 * longest first, with apostrophes of both kinds.
 */
export function anyOf(rows: readonly Row[]): string {
  return anyOfWords(rows.flatMap(([, words]) => words.split('|')));
}

/** The same for folded texts. */
export function anyOfFolded(rows: readonly Row[]): string {
  return anyOfWords(foldedWords(rows));
}

/** The same of words. */
export function anyOfWords(words: readonly string[]): string {
  const patterns = longestFirst(words).map((word) =>
    escaped(word)
      .replaceAll(String.raw`\*`, ENDING)
      .replaceAll("'", "['’‘]"),
  );
  return `(?:${patterns.join('|')})`;
}

/** The same of words that | divides. */
export function anyOfDivided(words: string): string {
  return anyOfWords(words.split('|'));
}

/** No word has a longer ending (characters) behind what a table says of it. */
const ENDING = String.raw`\p{L}{0,20}`;

/**
 * All words of a table as a pattern for folded texts: whole words of any alphabet, where a * stands with any beginning
 * or ending, those of scripts without spaces anywhere.
 */
export function wholeWords(rows: readonly Row[]): string {
  const patterns = longestFirst(foldedWords(rows)).map((word) => {
    const begin = word.startsWith('*') || isUnspaced(word) ? '' : String.raw`(?<!\p{L})`;
    const end = word.endsWith('*') || isUnspaced(word) ? '' : String.raw`(?!\p{L})`;
    return `${begin}${escaped(word.replaceAll('*', ''))}${end}`;
  });
  return `(?:${patterns.join('|')})`;
}
