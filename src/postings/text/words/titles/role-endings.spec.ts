import { expect, it } from '@jest/globals';
import { jobTitleScore } from '../../../page/lines/titles/job-titles.js';
import { fold } from '../../words.js';
import { baseForms, ROLE_ENDINGS } from './role-endings.js';

it.each(ROLE_ENDINGS)('%s stands for "%s" (%s): %s', (_ending, _base, _language, written, listed) => {
  expect(baseForms(fold(written))).toContain(fold(listed));
  expect(jobTitleScore(written)).toBe(1);
});

it.each([
  'Mechanika',
  'Automatyka',
  'Tehnika',
  'Ремонт техники',
  'Логистика',
  'Elektronika',
  'Technik & Service',
  'Komorniki',
  'Dispecerat',
  'Sekretariat',
])('"%s" is a trade, nobody of it', (text) => {
  expect(jobTitleScore(text)).toBe(0);
});
