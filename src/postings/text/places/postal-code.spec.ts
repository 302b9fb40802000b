import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { POSTAL_LABELS, readPostalCode } from './postal-code.js';

it.each([
  ['04107 Leipzig', 'Leipzig', '04107'],
  ['04107 Leipzig / 01067 Dresden', 'Leipzig', '04107'],
  ['D-04107 Leipzig', 'Leipzig', '04107'],
  ['Mühlweg 12, 04107 Leipzig', 'Leipzig', '04107'],
  ['1010 Wien, Wien, Österreich', 'Wien', '1010'],
  ['2142 Nagytarcsa, Malom út 3.', 'Nagytarcsa', '2142'],
  ['La Chapelle-Saint-Luc (10600)', 'La Chapelle-Saint-Luc', '10600'],
  ['1, rue du Moulin, 67000 Strasbourg', 'Strasbourg', '67000'],
  ['Mlýnská 5, 110 00 Praha', 'Praha', '110 00'],
  ['ul. Młyńska 3, 60-729 Poznań', 'Poznań', '60-729'],
  ['Rua do Moinho, 96, Curitiba - PR, CEP 80215-223', 'Curitiba', '80215-223'],
  ['Mill Street 4, Leeds LS1 4AP', 'Leeds', 'LS1 4AP'],
  ['12 Mill Road, Port Moody, BC V3H 0E9', 'Port Moody', 'V3H 0E9'],
  ['1200 Mill Street, Salem, OR 97301', 'Salem', '97301'],
  ['1200 Mill Street, Salem OR 97301', 'Salem', '97301'],
  ['Molenstraat 3, 6063 BA Vlodrop', 'Vlodrop', '6063 BA'],
  ['〒730-0011 広島市', '広島市', '730-0011'],
])('%s has the postal code', (place, city, code) => {
  expect(readPostalCode(place, city)).toBe(code);
});

it.each([
  ['Mill Street 1234, Leipzig', 'Leipzig'],
  ['1234 Mill Street, Leipzig', 'Leipzig'],
  ['1100 Paris Avenue, Springfield', 'Springfield'],
  ['2027 Leipzig', 'Leipzig'],
  ['Leipzig (2 Tage)', 'Leipzig'],
  ['04107 Leipzig / 04109 Leipzig', 'Leipzig'],
  ['Leipzig, 60.000 Besucher', 'Leipzig'],
  ['Leipzig, Tel. 0341 12345', 'Leipzig'],
  ['04107 Leipzig', undefined],
  ['4500 Boston Road, Boston, MA', 'Boston'],
  ['1200 Washington Avenue, Washington, DC', 'Washington'],
  ['Leipzig (2027)', 'Leipzig'],
])('%s has none that is told for sure', (place, city) => {
  expect(readPostalCode(place, city)).toBeUndefined();
});

itHoldsForEvery(
  'a label says which number is one',
  POSTAL_LABELS.split('|').map((label) => [label]),
  (label) => {
    expect(readPostalCode(`Mill Street 12, ${label} 04107`, undefined)).toBe('04107');
  },
);
