import { expect, it } from '@jest/globals';
import { pdfOf, pdfOfContents } from '../../../test/pdf.js';
import { ParseError } from '../../errors.js';
import { withLimits } from '../reading-limits.js';
import { pdfAsHtml } from './pdf-page.js';
import { MAX_PAGES, MAX_RUNS, readPdfText } from './pdf-text.js';

it('reads where each run of text stands, how large it is and in which font', async () => {
  const { pages, seen } = await readPdfText(
    pdfOf([
      { text: 'Miller (m/f/d)', y: 780, size: 20, isBold: true },
      { text: 'You grind flour – €15 an hour.', x: 72, y: 700 },
    ]),
  );
  expect(seen).toBe(1);
  const [title, line] = pages[0] ?? [];
  expect(title).toMatchObject({ text: 'Miller (m/f/d)', x: 60, y: 780, height: 20 });
  expect(line).toMatchObject({ text: 'You grind flour – €15 an hour.', x: 72, y: 700, height: 10 });
  expect(title?.font).not.toBe(line?.font);
});

it('reads the first pages of a long file and says how many there are', async () => {
  const { pages, seen } = await readPdfText(
    pdfOf(...Array.from({ length: MAX_PAGES + 3 }, (_, at) => [{ text: `Page ${String(at)}`, y: 700 }])),
  );
  expect(pages.map(([run]) => run?.text)).toEqual(Array.from({ length: MAX_PAGES }, (_, at) => `Page ${String(at)}`));
  expect(seen).toBe(MAX_PAGES + 3);
});

it('leaves a page of texts without end after the first of them, and that is told', async () => {
  const content = Buffer.from('BT /F1 10 Tf (flour) Tj ET '.repeat(5 * MAX_RUNS));
  const text = await readPdfText(pdfOfContents([{ content }]));
  expect(text.pages[0]?.length).toBeGreaterThan(MAX_RUNS);
  expect(text.pages[0]?.length).toBeLessThan(2 * MAX_RUNS);
  const { findings } = withLimits('https://mill.example/miller.pdf', () => pdfAsHtml(text));
  expect(findings).toMatchObject([{ detail: 'texts on one page of a PDF', kept: MAX_RUNS }]);
});

it.each([
  ['no PDF', Buffer.from('<html>Not found</html>')],
  ['nothing', Buffer.alloc(0)],
  ['a mark alone', Buffer.from('%PDF-1.7\n')],
])('says that %s cannot be read', async (_name, bytes) => {
  await expect(readPdfText(bytes)).rejects.toThrow(ParseError);
  await expect(readPdfText(bytes)).rejects.toThrow(/^its PDF cannot be read: /);
});
