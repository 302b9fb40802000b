import { labelOf } from '../lines/headings/field-labels.js';
import { kindOfHeading } from '../lines/headings/section-headings.js';
import { isTag, type Element } from './html.js';
import { columnHead } from './table-columns.js';
import { blocksOf, PLAIN, type TextBlock } from './text-blocks.js';

/** What ends the column before it, and heads nothing. */
const NEXT_COLUMN: TextBlock = { text: '', kind: 'heading', rank: 1 };

/**
 * The lines of a card, each below the head of its column where the card is a row of a table, one of whose columns says
 * what is asked or given: "Baker | Two years at an oven | 3,000" below "Position | Requirements | Pay".
 */
export function blocksOfCard(card: Element): readonly TextBlock[] {
  const cells = card.name === 'tr' ? card.children.filter(isTag) : [];
  const heads = cells.map(headOfPart);
  if (heads.every((head) => head === undefined)) return blocksOf(card);
  return cells.flatMap((cell, at) => {
    const head = heads[at];
    if (head === undefined) return [NEXT_COLUMN];
    const items = blocksOf(cell).filter(({ text }) => /\p{L}/u.test(text));
    return [
      { ...NEXT_COLUMN, text: head },
      ...items.map(({ text }): TextBlock => ({ text, kind: 'item', rank: PLAIN })),
    ];
  });
}

/** The head of a cell's column, where a part of an advert has it; "Experience" and "Pay" are facts of an opening. */
function headOfPart(cell: Element): string | undefined {
  const head = columnHead(cell);
  const kind = head === '' ? undefined : kindOfHeading(head);
  const isPart = kind !== undefined && kind !== 'other' && ['other', undefined].includes(labelOf(head));
  return isPart ? head : undefined;
}
