import { describe, expect, it } from '@jest/globals';
import { matchesLocation } from './location-filter.js';
import { withLimits } from './reading-limits.js';
import { lastRemembered, readOnce, remembered } from './remembered.js';
import { matchesTitle } from './title-filter.js';

describe('A reader that keeps what it found', () => {
  it('reads a short text once, whatever it found in it', () => {
    const read: string[] = [];
    const reader = remembered((text) => {
      read.push(text);
      return text === 'Baker' ? 1 : undefined;
    });
    expect(['Baker', 'Home', 'Baker', 'Home'].map(reader)).toEqual([1, undefined, 1, undefined]);
    expect(read).toEqual(['Baker', 'Home']);
  });

  it('keeps no long text beyond a reading, and of many texts the latest', () => {
    let count = 0;
    const reader = remembered(() => ++count);
    const long = 'a'.repeat(200);
    expect([reader(long), reader(long)]).toEqual([1, 2]);
    for (let at = 0; at < 4000; at++) reader(`text ${String(at)}`);
    const before = count;
    reader('text 3999');
    expect(count).toBe(before);
    reader('one more');
    reader('text 0');
    expect(count).toBe(before + 2);
  });
});

it('A reader that keeps the last sentence reads it once, and a long text anew', () => {
  let count = 0;
  const reader = lastRemembered(() => ++count);
  const long = 'a'.repeat(600);
  expect(['Rye', 'Rye', 'Oats', 'Rye', long, long, 'Rye'].map(reader)).toEqual([1, 1, 2, 3, 4, 5, 3]);
});

it('what one reading found in the lines of a long list is not looked for again by its next round', () => {
  let read = 0;
  const lengthOf = remembered((text) => {
    read++;
    return text.length;
  });
  const lines = Array.from({ length: 9000 }, (_, at) => `Engineer ${String(at)}`);
  withLimits('a page', () => [lines.map(lengthOf), lines.map(lengthOf)]);
  expect(read).toBe(lines.length);
});

it('what a long list had is not kept either where the page behind it begins with what is known', () => {
  let read = 0;
  const lengthOf = remembered((text) => {
    read++;
    return text.length;
  });
  withLimits('a page', () => Array.from({ length: 9000 }, (_, at) => lengthOf(`Engineer ${String(at)}`)));
  withLimits('the next page', () => [lengthOf('Engineer 8999'), lengthOf('Nurse')]);
  read = 0;
  withLimits('the page behind it', () => lengthOf('Engineer 8999'));
  expect(read).toBe(1);
});

it('a long text is read once for each reading', () => {
  let read = 0;
  const lengthOf = remembered((text) => {
    read++;
    return text.length;
  });
  const long = 'a'.repeat(200);
  expect(withLimits('a page', () => [lengthOf(long), lengthOf(long)]).read).toEqual([200, 200]);
  expect(read).toBe(1);
  withLimits('the next page', () => lengthOf(long));
  expect(read).toBe(2);
});

it('what a long list had is not kept for the pages behind it', () => {
  let read = 0;
  const lengthOf = remembered((text) => {
    read++;
    return text.length;
  });
  withLimits('a page', () => Array.from({ length: 9000 }, (_, at) => lengthOf(`Engineer ${String(at)}`)));
  withLimits('the next page', () => lengthOf('Nurse'));
  read = 0;
  withLimits('the page behind it', () => lengthOf('Engineer 8999'));
  expect(read).toBe(1);
});

describe('a reader of lists', () => {
  it('reads each list once, however long its texts', () => {
    const read: string[] = [];
    const readTexts = readOnce((text) => {
      read.push(text);
      return text.length;
    });
    const [long, list] = ['x'.repeat(500), ['x'.repeat(400), 'y']];
    expect([readTexts(list), readTexts(list), readTexts([long])]).toEqual([[400, 1], [400, 1], [500]]);
    expect(read).toEqual([...list, long]);
  });

  it.each([
    ['titles', (wanted: readonly string[], name: string): boolean => matchesTitle(name, wanted)],
    ['places', (wanted: readonly string[], location: string): boolean => matchesLocation({ location }, wanted)],
  ])('makes the comparison with 200 long wanted %s fast enough for thousands of postings', (_what, matches) => {
    const wanted = Array.from({ length: 200 }, (_, n) =>
      Array.from({ length: 70 }, (_word, at) => `word${((n * 7919 + at * 104_729) % 9973).toString(36)}`)
        .join(' ')
        .slice(0, 500),
    );
    const before = process.cpuUsage().user;
    for (let n = 0; n < 400; n++) matches(wanted, `Baker ${String(n)}`);
    // 5 s and 50 s when each was read anew for each posting.
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(2000);
  });
});
