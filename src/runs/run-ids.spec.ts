import { expect, it } from '@jest/globals';
import { firstIdOf, kindOfRun, newRunId } from './run-ids.js';

it.each([
  ['2020-01-01T00:00:00Z', 'run_2222'],
  ['2022-08-15T12:00:00Z', 'run_222z'],
  ['2022-09-01T00:00:00Z', 'run_2232'],
  ['2026-11-30T23:59:59.999Z', 'run_224m'],
  ['2026-12-01T00:00:00Z', 'run_224n'],
  ['2105-04-30T00:00:00Z', 'run_22zz'],
  ['2105-05-01T00:00:00Z', 'run_2322'],
  // A clock that was never set.
  ['1970-01-01T00:00:00Z', 'run_2222'],
])('ids of %s begin with %s', (time, first) => {
  expect(firstIdOf(new Date(time))).toBe(first);
  expect(newRunId('scraper', new Date(time))).toMatch(new RegExp(`^${first}[a-z2-7]{22}$`));
});

it.each(['C', 'en-US', 'de-DE'])('ids of a later month sort behind those before, in the order of %s', (language) => {
  const ids = Array.from({ length: 1100 }, (_, month) => newRunId('scraper', new Date(Date.UTC(2020, month, 15))));
  const compare = language === 'C' ? undefined : new Intl.Collator(language).compare;
  expect(ids.toSorted(compare)).toEqual(ids);
});

it('tells no two runs of a month apart by anything but chance, and says which kind a run is', () => {
  const ids = new Set(Array.from({ length: 2000 }, () => newRunId('scraper')));
  expect(ids.size).toBe(2000);
  // Behind the month every character is a random one.
  for (let place = 8; place < 30; place++) expect(new Set([...ids].map((id) => id[place])).size).toBe(32);
  expect([...ids].every((id) => kindOfRun(id) === 'scraper')).toBe(true);
  expect(newRunId('report')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  expect(kindOfRun(newRunId('report'))).toBe('report');
});
