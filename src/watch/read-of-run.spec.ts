import { expect, it } from '@jest/globals';
import { storableKey } from './read-of-run.js';

it('gives each key of any length one of its own that an index of Postgres can hold', () => {
  const [one, other] = ['a', 'b'].map((end) => `firm.example/jobs?${'ü'.repeat(2000)}${end}`);
  const keys = ['ashby:1', one ?? '', other ?? ''].map(storableKey);
  expect(keys[0]).toBe('ashby:1');
  expect(new Set(keys).size).toBe(3);
  expect(Math.max(...keys.map((key) => Buffer.byteLength(key)))).toBeLessThan(2704);
});
