import { expect, it } from '@jest/globals';
import { expectLinear } from '../../../test/linear-time.js';
import { withLimits } from '../reading-limits.js';
import { pdfAsHtml } from './pdf-page.js';
import { MAX_PAGES, MAX_RUNS, type PdfRun } from './pdf-text.js';

const LETTERS = 5;

/** Runs below each other from the top of a page, 14 points apart; what is empty leaves room. */
function page(...lines: readonly (string | Partial<PdfRun>)[]): PdfRun[] {
  return lines.flatMap((line, at) => {
    const run = typeof line === 'string' ? { text: line } : line;
    const text = run.text ?? '';
    const base = { x: 60, y: 800 - 14 * at, width: text.length * LETTERS, height: 10, font: 'text' };
    return text === '' ? [] : [{ ...base, ...run, text }];
  });
}

function blocksOf(...pages: readonly PdfRun[][]): string[] {
  const body = /<main>(.*)<\/main>/s.exec(pdfAsHtml({ pages, seen: pages.length }))?.[1] ?? '';
  return body.split('\n').filter((line) => line !== '');
}

const FULL = 'We have been grinding flour for the bakers of the valley since 1987 and look for';

it('takes larger lines, and lines in another font, for headings', () => {
  expect(
    blocksOf(
      page(
        { text: 'Miller', height: 20, font: 'bold' },
        FULL,
        'a miller.',
        { text: 'Your profile', font: 'bold' },
        '• Early riser',
      ),
    ),
  ).toEqual(['<h2>Miller</h2>', `<p>${FULL} a miller.</p>`, '<h3>Your profile</h3>', '<ul><li>Early riser</li></ul>']);
});

it('puts lines together that were broken for want of room, and the halves of a word', () => {
  expect(
    blocksOf(page(FULL, 'somebody for our mill and for its cus-', 'tomers.', 'Place: Leeds', 'Start: at once')),
  ).toEqual([
    `<p>${FULL} somebody for our mill and for its customers.</p>`,
    '<p>Place: Leeds</p>',
    '<p>Start: at once</p>',
  ]);
});

it('takes a line in bold that the next one ends for the beginning of a sentence', () => {
  expect(
    blocksOf(
      page(
        { text: 'Nobody knows all of it, so that', font: 'bold' },
        'we teach you.',
        'You grind (rye,',
        'Wheat), oats and',
        'Barley.',
      ),
    ),
  ).toEqual([
    '<p>Nobody knows all of it, so that we teach you.</p>',
    '<p>You grind (rye, Wheat), oats and Barley.</p>',
  ]);
});

it.each(['•', '\uF0B7', '–', '✓', 'o'])(
  'begins an item with %j, and goes on with it where it is indented',
  (bullet) => {
    const item = (text: string): Partial<PdfRun> => ({ text: `${bullet} ${text}` });
    expect(blocksOf(page(item('Grind grain'), item('Clean the'), { text: 'stones each night', x: 72 }))).toEqual([
      '<ul><li>Grind grain</li>',
      '<li>Clean the stones each night</li></ul>',
    ]);
  },
);

it('takes a bullet that was written apart for that of the next line', () => {
  expect(blocksOf(page('•', { text: 'Grind grain', x: 72 }, '•', { text: 'Clean the stones', x: 72 }))).toEqual([
    '<ul><li>Grind grain</li>',
    '<li>Clean the stones</li></ul>',
  ]);
});

it('joins the runs of a line, with a space where there is a gap', () => {
  const runs = [
    { text: 'Om', x: 60, width: 10 },
    { text: 'schrijving', x: 70.2, width: 50 },
    { text: 'Leuven', x: 160, width: 30 },
  ];
  expect(blocksOf(runs.map((run) => ({ ...run, y: 700, height: 10, font: 'text' })))).toEqual([
    '<p>Omschrijving Leuven</p>',
  ]);
});

it('reads from top to bottom what was written in another order, and columns one after the other', () => {
  const [title] = page({ text: 'Miller', height: 20 });
  const text = page('', '', FULL, 'a miller.');
  expect(blocksOf([...text, title as PdfRun])).toEqual(['<h2>Miller</h2>', `<p>${FULL} a miller.</p>`]);
  const column = (x: number, ...lines: string[]): PdfRun[] => page(...lines.map((line) => ({ text: line, x })));
  expect(blocksOf([...column(60, 'Profile:', '• Early riser'), ...column(320, 'Offer:', '• Free bread')])).toEqual([
    '<p>Profile:</p>',
    '<ul><li>Early riser</li></ul>',
    '<p>Offer:</p>',
    '<ul><li>Free bread</li></ul>',
  ]);
});

it('writes what looks like mark-up as text, and says which pages it left out', () => {
  expect(blocksOf(page('Flour & <b>bread</b>'))).toEqual(['<p>Flour &amp; &lt;b>bread&lt;/b></p>']);
  const pages = Array.from({ length: MAX_PAGES }, () => page('Flour'));
  const { findings } = withLimits('https://mill.example/miller.pdf', () => pdfAsHtml({ pages, seen: 40 }));
  expect(findings).toMatchObject([{ detail: 'pages of a PDF', seen: 40, kept: MAX_PAGES }]);
});

it.each([
  ['brackets', '('],
  ['spaces', ' '],
])('reads a line of nothing but %s in linear time', (_what, bit) => {
  expectLinear(60_000, (size) => {
    blocksOf(page(`a${bit.repeat(size)}b`, 'Flour', 'Bread'));
  });
});

it('reads pages of thousands of lines that all go on in linear time', () => {
  expectLinear(MAX_RUNS, (size) => {
    const pages = Array.from({ length: MAX_PAGES }, () => page(...Array.from({ length: size }, () => '(flour flour,')));
    expect(blocksOf(...pages)).toHaveLength(MAX_PAGES);
  });
});
