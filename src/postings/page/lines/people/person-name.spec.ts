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
  ['Anna, miller|Tom, baker', true],
  ['Anna (24), Bäckerin|Tom (31), Koch', true],
  ['Charlotte, baker|Florence, miller', false],
  ['Head Baker Anna Berg, 0113 496 0000|Miller Tom Hill, 0113 496 0001', true],
  ['Dr. Anna Berg Dentist|Mr Tom Hill Receptionist', true],
  ['mgr Anna Berg, nauczycielka|mgr inż. Jan Nowak, dyrektor', true],
  ['Nurse Anna Berg Clinic|Driver Anna Berg Clinic', false],
  ['Anna, miller|Olle, baker', true],
  ['Anna, miller|Olle, baker|Ebbe, driver', false],
  ['Nurse, nights|Baker, Leeds', false],
  ['Senior Baker Leeds|Junior Miller York', false],
])('"%s" are people with their roles: %s', (lines, arePeople) => {
  expect(arePeopleAndRoles(lines.split('|'))).toBe(arePeople);
});

it.each(['Seller Hugo Boss|Manager Peter Hahn|Adviser Jo Malone', 'Teacher Victor Hugo|Caretaker Jean Moulin'])(
  'are openings of shops and schools below a heading that says so: %s',
  (lines) => {
    expect(arePeopleAndRoles(lines.split('|'), true)).toBe(false);
  },
);

it.each(['Baker Anna Berg, 0113 496 0000|Miller Tom Hill, 0113 496 0001', 'Baker – Anna Berg|Miller – Tom Hill'])(
  'are people who are reached or told apart by a mark wherever they stand: %s',
  (lines) => {
    expect(arePeopleAndRoles(lines.split('|'), true)).toBe(true);
  },
);
