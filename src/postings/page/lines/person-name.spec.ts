import { expect, it } from '@jest/globals';
import { isPersonName, isPersonWithRole } from './person-name.js';

it.each([
  ['Anna Berg – Executive', true],
  ['Credit Control – Executive', false],
  ['Quality Control – Asst. Manager', false],
  ['Production Planning, Supervisor', false],
])('"%s" is a person with a role: %s', (line, isPerson) => {
  expect(isPersonWithRole(line)).toBe(isPerson);
});

it.each([
  ['Anna Berg', true],
  ['Job Description', false],
  ['Open Positions', false],
  ['Your Profile', false],
  ['Our Benefits', false],
])('"%s" is the name of a person: %s', (line, isPerson) => {
  expect(isPersonName(line)).toBe(isPerson);
});
