import { escaped } from '../page/data/rich-text.js';
import { noteCut } from '../reading-limits.js';
import { MAX_PAGES, MAX_RUNS, type PdfRun, type PdfText } from './pdf-text.js';
import { wordPattern } from '../text/word-pattern.js';

/** A line of a PDF. */
interface Line {
  readonly text: string;
  readonly x: number;
  readonly end: number;
  readonly y: number;
  readonly height: number;
  /** The one font of its letters; of several the first. */
  readonly font: string;
  /** Whether all its letters are of that font. */
  readonly isPlain: boolean;
}

/** What the lines of a page are measured by: the letters that most of its text has, and where its lines end. */
interface Measure {
  readonly height: number;
  readonly font: string;
  readonly end: number;
}

/** A paragraph, a heading or an item of a list. */
interface Block {
  tag: string;
  readonly lines: string[];
  last: Line;
  /** Where the text begins: behind the bullet of an item. */
  readonly x: number;
}

/**
 * The text of a PDF as a page of the web: what is larger or in another font than most of it and stands alone is a
 * heading, what a bullet begins an item of a list, and lines that were broken for want of room are one.
 */
export function pdfAsHtml({ pages, seen }: PdfText): string {
  if (seen > pages.length) noteCut('pages of a PDF', { seen, kept: MAX_PAGES });
  if (pages.some((runs) => runs.length > MAX_RUNS)) noteCut('texts on one page of a PDF', { kept: MAX_RUNS });
  const lines = pages.map((runs) => inReadingOrder(linesOf(runs)));
  const measure = measureOf(lines.flat());
  return `<html><body><main>${lines.map((page) => asHtml(blocksOf(page, measure))).join('\n')}</main></body></html>`;
}

/** Runs whose feet differ by less than this part of their height stand on one line. */
const SAME_LINE = 0.5;
/** A gap of more than this part of the letters' height is a space. */
const SPACE = 0.15;

/** What stands on one line, from left to right. */
type RunsOfLine = [PdfRun, ...PdfRun[]];

function lastOf(runs: RunsOfLine): PdfRun {
  return runs.at(-1) ?? runs[0];
}

function linesOf(runs: readonly PdfRun[]): Line[] {
  const lines: RunsOfLine[] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    if (line && isOnLine(run, lastOf(line))) line.push(run);
    else lines.push([run]);
  }
  return lines.map(lineOf).filter(({ text }) => text !== '');
}

function isOnLine(run: PdfRun, last: PdfRun): boolean {
  const height = Math.max(run.height, last.height, 1);
  return Math.abs(run.y - last.y) < SAME_LINE * height && run.x >= last.x + last.width - height;
}

function lineOf(runs: RunsOfLine): Line {
  const letters = runs.filter((run) => /[\p{L}\p{N}]/u.test(run.text));
  const { y, font } = letters[0] ?? runs[0];
  const last = lastOf(runs);
  return {
    text: textOf(runs),
    x: runs[0].x,
    end: last.x + last.width,
    y,
    height: Math.max(...runs.map(({ height }) => height)),
    font,
    isPlain: letters.every((run) => run.font === font),
  };
}

/** The words of a line, with a space where there is a gap. */
function textOf(runs: RunsOfLine): string {
  let text = '';
  let end = runs[0].x;
  for (const run of runs) {
    const isApart = run.x - end > SPACE * run.height && text !== '' && !/\s$/.test(text) && !/^\s/.test(run.text);
    text += (isApart ? ' ' : '') + run.text;
    end = run.x + run.width;
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** Lines beside each other on more than this part of a page are columns, which were written one after the other. */
const COLUMNS = 0.1;

/** From top to bottom: a title may have been written last. Where a page has columns, as it was written. */
function inReadingOrder(lines: readonly Line[]): readonly Line[] {
  const sorted = [...lines].sort((one, other) => other.y - one.y || one.x - other.x);
  const beside = sorted.filter((line, at) => {
    const before = sorted[at - 1];
    return before !== undefined && before.y - line.y < SAME_LINE * line.height;
  });
  return beside.length > COLUMNS * lines.length ? lines : sorted;
}

function measureOf(lines: readonly Line[]): Measure {
  const most = <Key>(keyOf: (line: Line) => Key): Key | undefined => {
    const sums = new Map<Key, number>();
    for (const line of lines) sums.set(keyOf(line), (sums.get(keyOf(line)) ?? 0) + line.text.length);
    return [...sums].sort(([, one], [, other]) => other - one)[0]?.[0];
  };
  return {
    height: most(({ height }) => Math.round(height)) ?? 0,
    font: most(({ font }) => font) ?? '',
    end: lines.reduce((farthest, { end }) => Math.max(farthest, end), 0),
  };
}

/** Signs that are nothing but bullets, of fonts for text and of fonts for signs, which have private letters. */
const SIGN = String.raw`[•●▪■◦‣∙·○►➢➤✓✔❖⁃\uE000-\uF8FF]`;
/** The bullet of an item: a sign, or what stands for one before a space. */
const BULLET = wordPattern(String.raw`^(?:${SIGN}(?=\p{L})|(?:${SIGN}|[§–—-]|o(?= [\p{Lu}\d]))\s{1,9}(?=\S))`, 'u');
/** A bullet alone: its text was written as the next line. */
const BULLET_ALONE = wordPattern(`^${SIGN}$`, 'u');

/** Letters by this much larger than those of the text are those of a heading. */
const LARGER = 1.15;
/** A longer line (characters) is no heading. */
const MAX_HEADING = 90;

function blocksOf(lines: readonly Line[], measure: Measure): Block[] {
  const blocks: Block[] = [];
  let isBelowBullet = false;
  for (const line of lines) {
    const isBullet = BULLET_ALONE.test(line.text);
    if (!isBullet) addLine(blocks, line, isBelowBullet, measure);
    isBelowBullet = isBullet;
  }
  return blocks;
}

/** Adds a line to the block that it goes on, or as a block of its own. */
function addLine(blocks: Block[], line: Line, isBelowBullet: boolean, measure: Measure): void {
  const text = line.text.replace(BULLET, '');
  const isItem = isBelowBullet || text !== line.text;
  const tag = isItem ? 'li' : (headingOf(line, measure) ?? 'p');
  const before = blocks.at(-1);
  if (isItem || tag === LARGE || !before || !goesOn(before, line, measure)) {
    blocks.push({ tag, lines: [text], last: line, x: line.x });
    return;
  }
  // What a line in bold begins and the next one ends was a sentence.
  if (before.tag === BOLD) before.tag = 'p';
  before.lines.push(line.text);
  before.last = line;
}

function headingOf({ text, height, font, isPlain }: Line, measure: Measure): string | undefined {
  if (text.length > MAX_HEADING || /[.,;]$/.test(text) || !/\p{L}\p{M}*\p{L}/u.test(text)) return undefined;
  if (height > measure.height * LARGER) return LARGE;
  return isPlain && font !== measure.font ? BOLD : undefined;
}

/** A heading in larger letters, and one that nothing but its font tells from the text. */
const [LARGE, BOLD] = ['h2', 'h3'];

/** Lines of one paragraph stand no farther from each other than this, in heights of their letters. */
const LINE_GAP = 1.8;
/** A line that ends before this part of the longest one was ended by who wrote it. */
const FULL = 0.8;

/** A text that ends like this goes on: in a comma, a dash, a word of three letters. */
const GOES_ON = /(?:[,(&/–-]|\s\p{Ll}{1,3})$/u;
/** So much of a line (characters) tells how it ends. */
const ENDING = 10;

/** Whether a line is the rest of the one before. */
function goesOn({ tag, last, x }: Block, line: Line, measure: Measure): boolean {
  if (tag === LARGE || !isRightBelow(last, line)) return false;
  const startsSmall = /^[\p{Ll}\p{N}(]/u.test(line.text);
  if (tag === BOLD) return startsSmall;
  // Below a bullet the rest of its item is indented like its text.
  if (tag === 'li') return line.x > x + 1 || startsSmall;
  if (startsSmall || GOES_ON.test(last.text.slice(-ENDING)) || opensBracket(last.text)) return true;
  return !standsOut(line, last, measure) && isBrokenOff(last, measure);
}

/** Whether a line is the next one on the page, in letters as large as those of the one before. */
function isRightBelow(last: Line, line: Line): boolean {
  const gap = last.y - line.y;
  const isNext = gap > 0 && gap < LINE_GAP * Math.max(last.height, line.height);
  return isNext && Math.abs(last.height - line.height) <= 1;
}

/** Whether a line is in a font that neither the line before nor most of the text has. */
function standsOut(line: Line, last: Line, { font }: Measure): boolean {
  return line.isPlain && line.font !== last.font && line.font !== font;
}

/** Whether a line ended for want of room. */
function isBrokenOff(line: Line, { end }: Measure): boolean {
  return line.end >= FULL * end && !/[.!?:]$/.test(line.text.slice(-1));
}

function opensBracket(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}

/** The lines of a paragraph as one, with the halves of words put together. */
function joined(lines: readonly string[]): string {
  return lines
    .map((line, at) => {
      const next = lines[at + 1];
      if (next === undefined) return line;
      return isDivided(line, next) ? line.slice(0, -1) : `${line} `;
    })
    .join('');
}

function isDivided(line: string, next: string): boolean {
  const isWithinWord = /\p{L}-$/u.test(line.slice(-3)) && /^\p{Ll}/u.test(next);
  return isWithinWord && !/^(?:und|oder|bzw|and|or|et|ou|en|of|y|o|e)(?!\p{L})/u.test(next);
}

function asHtml(blocks: readonly Block[]): string {
  return blocks
    .map(({ tag, lines }, at) => {
      const [isFirst, isLast] = [-1, 1].map((beside) => tag === 'li' && blocks[at + beside]?.tag !== 'li');
      const element = `<${tag}>${escaped(joined(lines))}</${tag}>`;
      return `${isFirst ? '<ul>' : ''}${element}${isLast ? '</ul>' : ''}`;
    })
    .join('\n');
}
