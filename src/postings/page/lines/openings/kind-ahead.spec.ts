import { expect, it } from '@jest/globals';
import { kindAhead } from './kind-ahead.js';

it.each([
  ['The mill is looking to hire freelance bakers to be part of our team.', 'freelance'],
  ['We are currently hiring part-time bakers in Leeds.', 'part-time'],
  ['We are looking for a seasonal baker and a miller.', undefined],
  ['Our freelance bakers make rolls. We are looking for bakers.', undefined],
  ['We are looking for bakers. Freelance bakers need not apply.', undefined],
])('the kind of a job right in front of the title that is sought: "%s"', (text, kind) => {
  expect(kindAhead('Bakers', text)?.kind).toBe(kind);
});
