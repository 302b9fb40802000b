import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { factsOf } from '../../page/advert/short-facts.js';
import { readTitlePlace } from '../title-place.js';
import { TOWNS_OF_OTHER_MEANING } from './town-words.js';

const namesOf = (names: string): (readonly [string])[] => names.split('|').map((name) => [name] as const);
const { thing, line } = TOWNS_OF_OTHER_MEANING;

itHoldsForEvery('a title ends with what is a town where brackets or "in" frame it', namesOf(thing), (name) => {
  expect(readTitlePlace(`Baker, ${name}`)).toBeUndefined();
  expect(readTitlePlace(`Baker – ${name}`)).toBeUndefined();
  expect(readTitlePlace(`Baker (${name})`)).toBe(name);
  expect(readTitlePlace(`Baker in ${name}`)).toBe(name);
});

itHoldsForEvery('a line is a town right below a title', namesOf(`${thing}|${line}`), (name) => {
  expect(factsOf(['Baker', name]).location).toBe(name);
  expect(factsOf(['Baker', name, 'Graz']).location).toBe('Graz');
  expect(factsOf(['Baker', 'We bake', 'Each day', 'For all', name]).location).toBeUndefined();
  expect(factsOf(['Baker', `• ${name}`]).location).toBeUndefined();
});
