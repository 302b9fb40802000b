import { expect, it } from '@jest/globals';
import { arePeopleAndRoles, isPersonName, isPersonWithRole } from './person-name.js';

it.each([
  ['Anna Berg – Executive', true],
  ['Credit Control – Executive', false],
  ['Quality Control – Asst. Manager', false],
  ['Production Planning, Supervisor', false],
  ['Deputy Head – Teacher', false],
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

it.each([
  ['Baker – Tom Hill|Miller – Anna Berg', true],
  ['Site Engineer – Eva Lund|HR Manager – Anna Berg|Head Baker – Tom Hill', true],
  ['Koch – Maria Alm|Kellner – Maria Alm', false],
  ['Nurse – Santa Maria|Driver – Paul Street', false],
  ['Driver – Paul Street|Driver – Mary Hill', false],
  ['Nurse – Mary Hill|Driver – Mary Hill', false],
  ['Koch – Maria-Theresien-Straße|Kellner – Anna Gasse', false],
  ['Driver – Anna Berg', false],
  ['Driver – Anna Berg|Tom Hill, Miller', true],
])('"%s" are people with their roles: %s', (lines, arePeople) => {
  expect(arePeopleAndRoles(lines.split('|'))).toBe(arePeople);
});
