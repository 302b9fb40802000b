import { expect, it } from '@jest/globals';
import type { KnownPosting } from './decide-changes.js';
import { decideLeavers } from './decide-leavers.js';

const leaver = (key: string, status: string): { key: string; fields: Record<string, unknown> } => ({
  key,
  fields: { full_name: key, old_company_name: 'Firm', old_title: 'Head of Sales', vacancy_status: status },
});

it('tells who left, and each time that the vacated title begins to be advertised', () => {
  let known: readonly KnownPosting[] = [];
  let day = 0;
  const see = (...leavers: ReturnType<typeof leaver>[]): string[] => {
    const decision = decideLeavers(known, { at: new Date(Date.UTC(2026, 0, ++day)), leavers });
    known = [...known.filter(({ key }) => !decision.known.some((one) => one.key === key)), ...decision.known];
    return decision.changes.map(({ type, key }) => `${type} ${key}`);
  };
  expect(see(leaver('a', 'not_found'), leaver('b', 'open'))).toEqual([
    'leaver_found a',
    'leaver_found b',
    'vacated_role_open b',
  ]);
  expect(see(leaver('a', 'open'), leaver('b', 'not_checked'))).toEqual(['vacated_role_open a']);
  // What was not looked at is not known to have gone.
  expect(see(leaver('b', 'open'), leaver('c', 'not_checked'))).toEqual(['leaver_found c']);
  expect(see(leaver('b', 'not_found'))).toEqual([]);
  expect(see(leaver('b', 'open'))).toEqual(['vacated_role_open b']);
});
