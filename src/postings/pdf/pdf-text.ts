import { ParseError } from '../../errors.js';

/** A run of text as a PDF places it: from its lower left corner, in points; y grows upwards. */
export interface PdfRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of the letters. */
  readonly height: number;
  /** A name that only tells fonts of the file apart. */
  readonly font: string;
}

/** The text of a PDF, page by page, in the order in which it was written. */
export interface PdfText {
  readonly pages: readonly (readonly PdfRun[])[];
  /** Pages that the file has; those beyond `MAX_PAGES` are not read. */
  readonly seen: number;
}

/** Adverts have one to three pages; a report of a hundred is none. */
export const MAX_PAGES = 12;

/** A page of an advert has hundreds of runs, one in which each letter is a run some thousands. */
export const MAX_RUNS = 20_000;

type Unpdf = typeof import('unpdf');

/** Text alone is asked for: nothing in the file is run, no font is made, nothing is fetched. */
const SAFE: Parameters<Unpdf['getDocumentProxy']>[1] = {
  disableFontFace: true,
  useSystemFonts: false,
  useWorkerFetch: false,
  disableAutoFetch: true,
  disableStream: true,
  enableXfa: false,
  stopAtErrors: false,
  verbosity: 0,
};

/** Reads the text of a PDF. @throws ParseError where it is none, is broken or needs a password */
export async function readPdfText(bytes: Uint8Array): Promise<PdfText> {
  // Loaded with the first PDF: it is a megabyte and a half of code that few sites need.
  const { getDocumentProxy } = await import('unpdf');
  try {
    const file = await getDocumentProxy(new Uint8Array(bytes), SAFE);
    const pages: PdfRun[][] = [];
    for (let number = 1; number <= Math.min(file.numPages, MAX_PAGES); number++)
      pages.push(await runsOf(await file.getPage(number)));
    const seen = file.numPages;
    await file.loadingTask.destroy();
    return { pages, seen };
  } catch (error) {
    throw new ParseError(`its PDF cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Letters that the font of a file does not tell are marked as such: they stand for "ti" or "ff" as often as for one.
 */
function readable(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}

type TextContent = Awaited<ReturnType<PdfPage['getTextContent']>>;
type PdfPage = Awaited<ReturnType<Awaited<ReturnType<Unpdf['getDocumentProxy']>>['getPage']>>;

/** Whole pages come piece by piece, so that one of two million texts is left after the first of them. */
async function runsOf(page: PdfPage): Promise<PdfRun[]> {
  const runs: PdfRun[] = [];
  const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader();
  for (let part = await reader.read(); part.value; part = await reader.read()) {
    for (const item of part.value.items)
      if ('str' in item && item.str !== '') {
        const [, , , , x = 0, y = 0] = item.transform as number[];
        runs.push({ text: readable(item.str), x, y, width: item.width, height: item.height, font: item.fontName });
      }
    if (runs.length > MAX_RUNS) await reader.cancel(new Error('enough was read'));
  }
  page.cleanup();
  return runs;
}
