import { isMonthName, readDate } from '../../text/date.js';
import { labelOf } from '../lines/field-labels.js';

/** The one date that stands for itself, without a label. */
export function onlyDate(pieces: readonly string[]): string | undefined {
  const dates = pieces.flatMap((piece, at) =>
    piece.length <= MAX_DATE &&
    labelOf(pieces[at - 1] ?? '') === undefined &&
    /^\W*(?:\d|\p{L}{3,9}\.? \d)/u.test(piece) &&
    !beginsWithOther(piece) &&
    !/\d\s*(?:-|–|to|bis)\s*\d{1,2}[. ]/.test(piece)
      ? (readDate(piece) ?? [])
      : [],
  );
  return new Set(dates).size === 1 ? dates[0] : undefined;
}

/** "Founded 3 May 1998": a word in front of a date that is no month is a label that we do not know. */
function beginsWithOther(piece: string): boolean {
  const word = /^\W*(\p{L}{3,9})\.? \d/u.exec(piece)?.[1];
  return (
    word !== undefined && !isMonthName(word) && !/(?:day|tag|dag|di)$|^(?:mon|tue|wed|thu|fri|sat|sun)$/iu.test(word)
  );
}

/** A date in words has no more characters. */
const MAX_DATE = 24;
