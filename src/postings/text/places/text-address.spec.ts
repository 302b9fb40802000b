import { expect, it } from '@jest/globals';
import { readTextAddress } from './text-address.js';

it.each([
  ['Die Mühle befindet sich im Süden, Mühlweg 20, 04315 Leipzig.', 'Mühlweg 20, 04315 Leipzig'],
  ['Le moulin Beaux Pains, 12 rue des Carmes, 44000 Nantes, cherche un meunier.', '12 rue des Carmes, 44000 Nantes'],
  ['Visit us: 4 Mill Lane, Leeds LS1 4AB.', '4 Mill Lane, Leeds LS1 4AB'],
  ['Bij ons: Molenstraat 3, 6811 Arnhem, of Molenstraat 5, 6811 Arnhem', 'Molenstraat 3, 6811 Arnhem'],
  ['Mulino Rossi – via Roma 12, 37121 Verona – cerca un mugnaio', 'via Roma 12, 37121 Verona'],
  ['Mühle Berg\nMühlweg 3\n88212 Ravensburg', 'Mühlweg 3, 88212 Ravensburg'],
])('%s: %s', (text, location) => {
  expect(readTextAddress(text)?.location).toBe(location);
});

it.each([
  'Mühlweg 20, 04315 Leipzig oder Mühlweg 3, 88212 Ravensburg',
  'Unsere Kunden sitzen etwa hier: Mühlweg 20, 04315 Leipzig',
  'Im Jahr 2020, 12000 Brote in Leipzig',
  'Wir backen seit 1950, 2000 Leipziger kommen täglich.',
  'Mühlweg 20, Leipzig',
])('no one address of the company: %s', (text) => {
  expect(readTextAddress(text)).toBeUndefined();
});
