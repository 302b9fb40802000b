import { expect, it } from '@jest/globals';
import { messageOf } from '../src/errors.js';

/**
 * One test for all rows of a table of words. Each row is checked, and each that fails is named: thousands of tests cost
 * Jest more than what they look at.
 */
export function itHoldsForEvery<Row extends readonly unknown[]>(
  title: string,
  rows: readonly Row[],
  check: (...row: [...Row]) => void,
): void {
  it(title, () => {
    expect(rows.length).toBeGreaterThan(0);
    const failures = rows.flatMap((row) => {
      try {
        check(...row);
        return [];
      } catch (error) {
        return [`${JSON.stringify(row)}: ${messageOf(error)}`];
      }
    });
    expect(failures).toEqual([]);
  });
}
