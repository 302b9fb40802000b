import { readJobType } from '../text/job-type.js';
import type { FoundPosting } from '../posting.js';
import type { Element } from './html.js';
import { partsOf } from './html-card.js';
import { jobTitleScore } from './job-titles.js';

/** A posting with the card it was read from. */
export interface CardPosting {
  readonly card: Element | undefined;
  readonly posting: FoundPosting;
}

/** Pieces of a card that may be its place: what stands further down is text. */
const MAX_PARTS = 10;

/**
 * Cards of one make say the same things in the same order: where one card has a place we know, the others have theirs,
 * villages that no list of towns names among them.
 */
export function placesByColumn(cards: readonly CardPosting[]): FoundPosting[] {
  const columns = cards.map(({ card }) => (card ? partsOf(card).slice(0, MAX_PARTS) : []));
  const column = columns.flatMap((parts, index) => {
    const { location } = cards[index]?.posting.fields ?? {};
    const at = location === undefined ? -1 : parts.indexOf(location);
    return at < 0 ? [] : [at];
  })[0];
  return cards.map(({ posting }, index) => {
    const part = column === undefined ? undefined : columns[index]?.[column];
    return part !== undefined && posting.fields.location === undefined && looksLikePlace(part)
      ? {
          ...posting,
          fields: { ...posting.fields, location: part },
          evidence: { ...posting.evidence, location: { source: 'page' as const, quote: part } },
        }
      : posting;
  });
}

function looksLikePlace(text: string): boolean {
  return /^\p{Lu}[\p{L} .()/-]{2,38}$/u.test(text) && readJobType(text) === undefined && jobTitleScore(text) === 0;
}
