import { describe, expect, it } from '@jest/globals';
import { placeInTime, readPlaceInOrder, readPlaceInTime, writeCursor } from './cursor.js';

const FILTER = { status: 'FAILED' };

describe('cursors', () => {
  it('name the place they were made for, with the same filters only', () => {
    const place = { createdAt: new Date('2026-11-22T09:30:00.000Z'), id: 'run_2' };
    expect(readPlaceInTime(writeCursor(placeInTime(place), FILTER), FILTER)).toEqual(place);
    expect(readPlaceInOrder(writeCursor([25], FILTER), FILTER)).toBe(25);
    expect([readPlaceInTime(undefined, FILTER), readPlaceInOrder(undefined, FILTER)]).toEqual([undefined, 0]);
    expect(() => readPlaceInOrder(writeCursor([25], FILTER), {})).toThrow();
  });

  it.each([[1.5], [-1], [1e300], [2 ** 31], ['25']])(
    'whose place Postgres would not take are refused: %j',
    (number) => {
      expect(() => readPlaceInOrder(writeCursor([number], FILTER), FILTER)).toThrow();
    },
  );

  it.each([
    [['soon', 'run_2']],
    [['+200000-01-01', 'run_2']],
    [['0000-01-01', 'run_2']],
    [['9999-12-31T23:59-23:59', 'run_2']],
    [['2026-11-22', 'run\u0000']],
    [['2026-11-22']],
  ])('whose time or id it would not take are refused: %j', (place) => {
    expect(() => readPlaceInTime(writeCursor(place, FILTER), FILTER)).toThrow();
  });
});
