import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { DEADLINE_OF_WORDS } from '../../../text/words/days/apply-words.js';
import { BEFORE_DAY } from '../../../text/words/days/day-words.js';
import { NO_LABELS } from '../../../text/words/labels/no-labels.js';
import { unmarked } from '../../../text/words/phrase-table.js';
import { datedLabel, labelOf } from './field-labels.js';

type Rows = readonly (readonly [language: string, words: string])[];

const casesOf = (rows: Rows): (readonly [string, string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [unmarked(word), language] as const));

itHoldsForEvery('a deadline of such is that of applications', casesOf(DEADLINE_OF_WORDS), (word) => {
  expect(datedLabel(`Deadline project ${word} 30.06.2027`)).toBe('application_deadline');
});

itHoldsForEvery('such words may stand between a label and its day', casesOf(BEFORE_DAY), (word) => {
  expect(word.length).toBeGreaterThan(3);
  expect(datedLabel(`Deadline ${word} 30.06.2027`)).toBe('application_deadline');
});

it.each(['Deadline project 30.06.2027', 'Deadline for our next audition is 30.06.2027'])('%s is of another', (text) => {
  expect(datedLabel(text)).toBeUndefined();
});

it.each(['Deadline: midday 3 May 2027', 'Deadline: Mittag 3. Mai 2027'])('"%s" is one of applications', (text) => {
  expect(datedLabel(text)).toBe('application_deadline');
});

it.each(NO_LABELS.flatMap(([, words]) => words.split('|')))('"%s" begins like a label and is none', (words) => {
  expect(labelOf(`${words} level 3`)).toBeUndefined();
  expect(labelOf('City & Region')).toBe('location');
});

it.each(['Pay per shift', 'Salary per annum', 'Salary / month', 'Session fee', 'Shift rate', 'Gehalt pro Monat'])(
  '"%s" is a label of pay with its unit',
  (label) => {
    expect(labelOf(label)).toBe('salary');
  },
);

it.each(['People per shift', 'Pay per our terms', 'Rate a friend', 'Salary per', 'Shift work', 'Class size'])(
  '"%s" is none of pay',
  (label) => {
    expect(labelOf(label)).not.toBe('salary');
  },
);
