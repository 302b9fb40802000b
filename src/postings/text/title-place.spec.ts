import { expect, it } from '@jest/globals';
import { titleAndPlace } from './title-place.js';

it.each([
  ['Baker (based in Leeds)', 'Baker', 'Leeds'],
  ['Bäcker Standort Ulm', 'Bäcker', 'Ulm'],
  ['Baker (Leeds)', 'Baker (Leeds)', undefined],
  ['Baker (based in the night)', 'Baker (based in the night)', undefined],
  ['Baker (m/w/d)', 'Baker (m/w/d)', undefined],
])('the end of %j', (title, name, place) => {
  expect(titleAndPlace(title)).toEqual({ name, place });
});
