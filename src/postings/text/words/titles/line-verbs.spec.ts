import { describe, expect, it } from '@jest/globals';
import { jobTitleScore } from '../../../page/lines/titles/job-titles.js';
import { capitalised } from '../../words.js';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { ASKED_VERBS, BEHIND_TASK_VERBS, ENGLISH_TASK_VERBS, LED_BY, TASK_VERBS } from './line-verbs.js';
import type { LanguageWords } from '../pattern-parts.js';

const casesOf = (rows: readonly LanguageWords[]): (readonly [string, string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const));

itHoldsForEvery('lines of what is asked or done begin so', casesOf([...ASKED_VERBS, ...TASK_VERBS]), (word) => {
  expect(jobTitleScore(`${capitalised(word)} som bilmekaniker eller designer`)).toBe(-1);
});

itHoldsForEvery('lines of what is done begin so in English', casesOf(ENGLISH_TASK_VERBS), (word) => {
  expect(jobTitleScore(`${capitalised(word)} the new operators and carpenters`)).toBe(-1);
});

itHoldsForEvery('lines of who leads somebody begin so', casesOf(LED_BY), (word) => {
  expect(jobTitleScore(`${capitalised(word)} Operations Manager`)).toBe(-1);
});

itHoldsForEvery('words that follow those', casesOf(BEHIND_TASK_VERBS), (word) => {
  expect(jobTitleScore(`Train ${word} operators and carpenters`)).toBe(-1);
});

describe('what begins like a verb and is a title', () => {
  it.each([
    'Train Driver',
    'Design Engineer, New Products',
    'Lead Developer',
    'Support Engineer for our customers',
    'Support Worker (nights)',
    'Build and Release Engineer',
    'Plan Checker',
    'Operate Crane Driver',
    'Can Seamer Operator',
    'Van driver for our bakery',
    'HA Specialist Nurse',
    'MA Teacher of English',
    'IST Analyst',
    'KAN Servicetechniker Außendienst',
    'Leitung der Küche (m/w/d)',
    'Betreuung von Senioren (m/w/d)',
    'Obsługa klienta – specjalista',
    'Arbeta som kock hos oss',
    'Werken als kok in Utrecht',
    'Travailler comme boulanger',
    'Trabajar como camarero',
    'Lavorare come cuoco',
    'Führung (m/w/d) Bäckerei',
    'Auxiliar administrativo de ventas',
  ])('%s', (line) => {
    expect(jobTitleScore(line)).toBeGreaterThan(-1);
  });
});
