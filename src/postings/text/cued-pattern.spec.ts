import { expect, it } from '@jest/globals';
import { CuedPattern } from './cued-pattern.js';

it('is made once, when a text has its cue', () => {
  let made = 0;
  const due = new CuedPattern('by|until', () => {
    made++;
    return String.raw`(?:by|until) (?<day>\d{1,2} \p{L}+)`;
  });
  expect(due.exec('Closing date 13 September')).toBeNull();
  expect(made).toBe(0);
  expect(due.exec('Apply UNTIL 13 September')?.groups?.['day']).toBe('13 September');
  expect(due.exec('Stand by')).toBeNull();
  expect(made).toBe(1);
});
