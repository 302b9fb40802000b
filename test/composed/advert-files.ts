import { pdfOf, type PdfLine } from '../pdf.ts';
import type { Opening } from './openings.ts';
import type { Pick } from './random.ts';
import type { CareerWords } from './words/career-words.ts';

/** A piece of an advert before it is laid out; lines that are too long are broken. */
interface Piece {
  readonly text: string;
  readonly size?: number;
  readonly isBold?: boolean;
  /** Points by which it is indented, and its lines from the second on. */
  readonly indent?: readonly [first: number, rest: number];
  /** Points above it. */
  readonly above: number;
}

/** Ways to tell the heading of a part from the text, by name. */
const HEADS: Readonly<Record<string, (text: string) => Piece>> = {
  larger: (text) => ({ text, size: 14, above: 14 }),
  bold: (text) => ({ text, isBold: true, above: 10 }),
  'larger and bold': (text) => ({ text, size: 12, isBold: true, above: 12 }),
  'with colons': (text) => ({ text: `${text}:`, above: 10 }),
};

/** Bullets by name. */
const BULLETS: Readonly<Record<string, string>> = { dots: '•', dashes: '–', hyphens: '-', letters: 'o' };

/** Letters that the files' fonts have. */
const WRITABLE = /^[\u0000-\u00FF•–’€„“]*$/;

/** Whether adverts in a language can be written into such files. */
export function areWritable({ titles, duties, requirements, offers, labels, texts }: CareerWords): boolean {
  const parts = [duties, requirements, offers].flatMap(({ heading, items }) => [heading, ...items]);
  return [...titles, ...parts, ...Object.values(labels), ...texts].every((text) => WRITABLE.test(text));
}

/** How the adverts of one site are laid out as PDF files. */
export interface FileForm {
  readonly bytes: (words: CareerWords, opening: Opening) => Buffer;
  readonly name: string;
}

/** One way to lay them out, of a hundred. */
export function pickFileForm(pick: Pick): FileForm {
  const [head, bullet] = [pick(Object.keys(HEADS)), pick(Object.keys(BULLETS))];
  const [titleSize, width, isWrittenLast] = [pick([12, 16, 22]), pick([40, 60, 90]), pick([true, false])];
  return {
    name: `files with heads ${head}, points as ${bullet}, ${String(width)} letters a line, title of ${String(titleSize)} points written ${isWrittenLast ? 'last' : 'first'}`,
    bytes: ({ labels, about, duties, requirements, offers }, { title, place, kind, text }) => {
      const part = ({ heading, items }: CareerWords['duties']): Piece[] => [
        ...(HEADS[head] ? [HEADS[head](heading)] : []),
        ...items.map((item) => ({ text: `${BULLETS[bullet] ?? ''} ${item}`, indent: [10, 20] as const, above: 3 })),
      ];
      const pieces: Piece[] = [
        { text: title, size: titleSize, isBold: true, above: 0 },
        { text: `${labels.place}: ${place}`, above: 14 },
        { text: `${labels.kind}: ${kind}`, above: 3 },
        { text: `${text} ${about.text}`, above: 14 },
        ...[duties, requirements, offers].flatMap(part),
        { text: 'jobs@firm.example', above: 14 },
      ];
      const [first = [], ...rest] = laidOut(pieces, width);
      return pdfOf(isWrittenLast ? [...rest.flat(), ...first] : [first, ...rest].flat());
    },
  };
}

/** The lines of each piece, from the top of the page down. */
function laidOut(pieces: readonly Piece[], width: number): PdfLine[][] {
  let y = 800;
  return pieces.map(({ text, size = 10, isBold = false, indent: [first, rest] = [0, 0], above }) => {
    y -= above;
    return broken(text, width).map((line, at) => {
      y -= size * 1.2;
      return { text: line, x: 60 + (at === 0 ? first : rest), y, size, isBold };
    });
  });
}

function broken(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
