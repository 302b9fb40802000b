import { expect, it } from '@jest/globals';
import { withoutStop } from './stopped-title.js';

it.each([
  ['Baker in one of our shops.', 'Baker in one of our shops'],
  ['Bäcker für unsere Backstube.', 'Bäcker für unsere Backstube'],
  ['Boulanger, ou simplement pâtissier.', 'Boulanger, ou simplement pâtissier'],
  ['Пекарь в нашу пекарню.', 'Пекарь в нашу пекарню'],
  ['Cocinero para la temporada.', 'Cocinero para la temporada'],
  ['Pekař do naší pekárny.', 'Pekař do naší pekárny'],
  ['Truck driver.', 'Truck driver'],
  ['Baker, Leeds, nights.', 'Baker, Leeds, nights'],
  ['Koch, Kellner, Fahrer.', 'Koch, Kellner, Fahrer'],
])('the heading "%s" is a title without its full stop', (heading, title) => {
  expect(withoutStop(heading)).toBe(title);
});

it.each([
  'Bakers make the difference.',
  'Miller & Sons make flour.',
  'Our bakers work at night.',
  'Bread for everybody.',
  'We look for bakers. They stay.',
  'Пекари работают ночью.',
  'Bäcker lieben Brot.',
  'Bakers, millers, talents.',
  'Cuochi, camerieri, talenti.',
  'Baker',
])('the heading "%s" stays as it is', (heading) => {
  expect(withoutStop(heading)).toBe(heading);
});
