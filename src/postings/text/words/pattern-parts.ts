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

/** Words of one language, | divides them; a * stands for any ending of a word. */
export type LanguageWords = readonly [language: string, words: string];

/** The longest ending that a * stands for (characters). */
const LONGEST_ENDING = 20;

/** The words of a table as alternatives of a pattern with the flag u, which has to say where they begin and end. */
export function anyOf(rows: readonly LanguageWords[]): string {
  return longestFirst(rows.flatMap(([, words]) => words.split('|')))
    .map((word) =>
      escaped(word)
        .replaceAll(String.raw`\*`, `\\p{L}{0,${String(LONGEST_ENDING)}}`)
        .replaceAll("'", "['’]"),
    )
    .join('|');
}
