import { expect, it } from '@jest/globals';
import { townBehindRole } from './town-behind-role.js';

it.each([
  ['Front-end developer Oulu', 'Oulu'],
  ['Java/C#-kehittäjiä Helsinki', 'Helsinki'],
  ['Verkäufer/in Frankfurt', 'Frankfurt'],
  ['Boulanger Lyon', 'Lyon'],
  ['Bagare Göteborg', 'Göteborg'],
  ['Vendedor Lisboa', 'Lisboa'],
  ['Vendedor Agro', undefined],
  ['Bäcker Bad Kreuznach', 'Bad Kreuznach', 'DE'],
  ['Bäcker Bad Kreuznach', undefined],
  ['Elektriker bei Stadtwerke Ulm', undefined],
  ['Koch Restaurant Berlin', undefined],
  ['Baker Florence', undefined],
  ['Bäcker Essen', undefined],
  ['Developer Oracle', undefined],
  ['Office Manager PTA', undefined],
  ['Paris', undefined],
])('the town right behind the occupation of %j', (title, town, ...codes) => {
  expect(townBehindRole(title, codes as string[])).toBe(town);
});
