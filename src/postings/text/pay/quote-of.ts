/** A part of a text. */
export type Span = readonly [from: number, to: number];

/** A quote of more places than one is shortened to so many characters. */
const MAX_QUOTE = 300;

/** What a text says in these places; what overlaps is quoted once. */
export function quoteOf(text: string, spans: readonly Span[]): string {
  const apart: Span[] = [];
  for (const [from, to] of spans) {
    const last = apart.at(-1);
    if (last && from <= last[1]) apart.splice(-1, 1, [last[0], to]);
    else apart.push([from, to]);
  }
  const quotes = apart.map((span) =>
    text
      .slice(...span)
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return spans.length === 1 ? quotes.join('') : quotes.join(' … ').slice(0, MAX_QUOTE);
}
