import { expect, it } from '@jest/globals';
import { matchesLocation, unknownPlaces } from '../../../location-filter.js';
import { countryOfCode } from '../../places/countries.js';
import { COUNTRY_GROUPS } from './country-groups.js';

it.each(COUNTRY_GROUPS)('%s is %s', (names, codes) => {
  for (const name of names.split('|')) {
    for (const code of codes.split(' '))
      expect([code, matchesLocation({ country: countryOfCode(code) ?? '?' }, [name])]).toEqual([code, true]);
    expect([name, matchesLocation({ location: 'Port Stanley, Falkland Islands' }, [name])]).toEqual([name, false]);
  }
});

it('names the wanted places of which no table knows what lies in them', () => {
  const unknown = ['Berln', 'Catalonia', 'Bay Area', '10115'];
  expect(unknownPlaces(['Berlin', 'EU', 'Bayern', 'TX', 'remote', 'Japan', ...unknown])).toEqual(unknown);
});

it('compares a posting with 200 wanted places without reading it 200 times', () => {
  const targets = Array.from({ length: 200 }, (_, number) => `Town ${String(number)}`);
  const before = process.cpuUsage().user;
  for (let number = 0; number < 50; number++)
    matchesLocation({ location: `Springfield ${String(number)}, IL, United States; Paris, France; Berlin` }, targets);
  // It was nine seconds.
  expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
});
