import { expect, it } from '@jest/globals';
import { expectLinear } from '../../../../test/linear-time.js';
import { parseHtml } from './html.js';
import { labelOfIcon, piecesBehindIcons } from './icons.js';
import { readPageTree } from './page-tree.js';

/** A sign in brackets is an icon of that name. */
function saidOf(lines: string): (readonly [text: string, said: string])[] {
  const html = lines.replace(/\[([a-z ]+)\]/g, (_sign, name: string) => `<img src="/i.png" alt="${name}">`);
  return readPageTree(parseHtml(`<p>${html}</p>`)).leaves.map(({ element, text }) => {
    const pieces = piecesBehindIcons(element, text).map((piece) => `${piece.field} ${piece.text}`);
    return [text, pieces.length > 0 ? pieces.join(', ') : (labelOfIcon(element) ?? '')];
  });
}

it('several icons in a line say what stands behind each, whatever breaks stand around the line', () => {
  const line = '[location] Leeds [clock] Full-time';
  for (const lines of [line, `${line}<br>`, `<br>${line}`, `[location]<br>Leeds [clock] Full-time`])
    expect(saidOf(lines)).toEqual([['Leeds Full-time', 'location Leeds, kind Full-time']]);
});

it('each line has what its own icons say', () => {
  expect(
    saidOf(
      '[location] Leeds [clock] Full-time<br>Bread, fresh<br>[salary] £9 an hour [date] 3 May<br>Open [clock] now',
    ),
  ).toEqual([
    ['Leeds Full-time', 'location Leeds, kind Full-time'],
    ['Bread, fresh', ''],
    ['£9 an hour 3 May', 'salary £9 an hour'],
    ['Open now', ''],
  ]);
});

it('an icon at the beginning of a line is that of no other', () => {
  expect(saidOf('[location] Leeds<br>Bread, fresh')).toEqual([
    ['Leeds', 'location Leeds'],
    ['Bread, fresh', ''],
  ]);
});

it('an element of many lines is taken to pieces once (linear)', () => {
  expectLinear(8000, (size) => {
    saidOf(Array.from({ length: size }, (_line, at) => `[location] Leeds ${String(at)}<br>`).join(''));
  });
});
