import type { Span } from '../words/phrase-table.js';

/** A quote of more places than one is shortened to so many characters. */
const MAX_QUOTE = 300;

/** What a text says in these places; what overlaps is quoted once. */
export function quoteOf(text: string, spans: readonly Span[]): string {
  const apart: Span[] = [];
  for (const { start, end } of spans) {
    const last = apart.at(-1);
    if (last && start <= last.end) apart.splice(-1, 1, { start: last.start, end });
    else apart.push({ start, end });
  }
  const quotes = apart.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim());
  return spans.length === 1 ? quotes.join('') : quotes.join(' … ').slice(0, MAX_QUOTE);
}
