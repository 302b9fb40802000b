import { expect, it } from '@jest/globals';
import { cronProblem, nextRead } from './schedule.js';

it.each([
  ['a clock that is right', '2026-05-04T07:00:01Z', '2026-05-04T08:00:00.000Z'],
  ['a clock that is behind', '2026-05-04T06:59:59Z', '2026-05-04T08:00:00.000Z'],
  ['a service that was away', '2026-05-04T10:30:00Z', '2026-05-04T11:00:00.000Z'],
])('by %s a read that is due is not due again', (_whose, now, next) => {
  const list = { cron: '0 * * * *', timezone: 'UTC', nextAt: new Date('2026-05-04T07:00:00Z') };
  expect(nextRead(list, new Date(now)).toISOString()).toBe(next);
});

it.each(['H 7 * * *', 'h h * * *', '0 H(0-5) * * *', '0 7,H * * *'])(
  'a schedule says when: %s is drawn by lot, anew for each read',
  (cron) => {
    expect(cronProblem(cron)).toContain('H names no time');
  },
);

it('knows days by their names', () => {
  expect(cronProblem('0 7 * MAR THU')).toBeUndefined();
});
