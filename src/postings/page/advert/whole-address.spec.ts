import { expect, it } from '@jest/globals';
import { wholeAddress } from './whole-address.js';

it.each([
  'Công ty TNHH Cối Xay Xanh — 12/3 Trần Hưng Đạo, Phường Bến Nghé, TP. Hồ Chí Minh',
  'Müller Holzbau GmbH, Industriestraße 12, 26122 Oldenburg',
  'SARL Moulin Dupont, 12 rue des Lilas, ZA du Pont, 35500 Vitré',
  'Zakład Produkcyjny Kowalski Sp. z o.o., ul. Olszewskiego 6, 25-663 Kielce',
  'Kovács Malom Kft., 6000 Kecskemét, Ipar u. 3',
  'Rossi Impianti S.r.l., Via dell’Industria 12, 23900 Lecco (LC)',
  'Molinos del Sur S.L., Polígono Industrial Norte, Calle del Hierro 5, 46980 Paterna (Valencia)',
])('%s is an address, with a dot behind it or without', (address) => {
  expect(wholeAddress(address)).toBe(address);
  expect(wholeAddress(`${address}.`)).toBe(address);
});

it.each([
  'Leeds',
  'You bake in our new mill by the river, and now and then in the old one, Leeds',
  'From 9 to 17, with a break of 30 minutes, five days a week',
  'Monterrey, N.L.',
  'We pay 30 000, ask us how: Miller Ltd, Leeds',
  'Two of 12 ovens, one of them in the yard',
])('%s is none', (text) => {
  expect(wholeAddress(text)).toBeUndefined();
});

it('a postal code behind a comma has its town in front', () => {
  const address = 'Ryeminster School & College, Mill Lane, Leeds, LS1 4AP';
  expect(wholeAddress(address)).toBe(address);
});
