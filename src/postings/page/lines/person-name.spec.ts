import { expect, it } from '@jest/globals';
import { isPersonWithRole } from './person-name.js';

it.each([
  ['Anna Berg – Executive', true],
  ['Credit Control – Executive', false],
  ['Quality Control – Asst. Manager', false],
  ['Production Planning, Supervisor', false],
])('"%s" is a person with a role: %s', (line, isPerson) => {
  expect(isPersonWithRole(line)).toBe(isPerson);
});
