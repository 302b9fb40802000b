import { html, type Content } from '../html.js';

/** A text with the quotes in it marked. */
interface MarkedText {
  readonly content: readonly Content[];
  /** Names of the fields whose quote was found: each mark has the id `quote-` and the name. */
  readonly places: ReadonlySet<string>;
}

/**
 * Marks the first place of each quote. Where quotes overlap, the one that begins first is marked and the others point
 * to it, so that every name that was found has its place.
 */
export function markQuotes(text: string, quotes: readonly (readonly [name: string, quote: string])[]): MarkedText {
  const found = quotes
    .flatMap(([name, quote]) => {
      const place = findQuote(text, quote);
      return place ? [{ name, start: place.index, length: place[0].length }] : [];
    })
    .sort((a, b) => a.start - b.start || b.length - a.length);
  const content: Content[] = [];
  let at = 0;
  for (const { name, start, length } of found) {
    const end = start + length;
    content.push(text.slice(at, Math.max(at, start)), html`<span id="quote-${name}"></span>`);
    if (end > at) content.push(html`<mark>${text.slice(Math.max(at, start), end)}</mark>`);
    at = Math.max(at, end);
  }
  return { content: [...content, text.slice(at)], places: new Set(found.map(({ name }) => name)) };
}

/** Quotes hold single spaces where the text may have ends of lines. */
function findQuote(text: string, quote: string): RegExpExecArray | null {
  const words = quote.split(/\s+/).filter((word) => word !== '');
  return words.length === 0 ? null : new RegExp(words.map(escapePattern).join('\\s+')).exec(text);
}

function escapePattern(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
