import { expect, it } from '@jest/globals';
import { titleInSentence } from './job-titles.js';

it.each([
  ['Nous recherchons 1 boulanger - pâtissier / souhaitant rejoindre notre moulin', 'boulanger - pâtissier'],
  ['We are looking for a baker & to join our team', 'baker'],
  ['Nous recherchons 1 boulanger / pâtissier souhaitant rejoindre notre moulin', 'boulanger / pâtissier'],
  ['Wanted: developer in C++ to join our team', 'developer in C++'],
])('%s: what divides a title from what it is sought for is no part of it', (line, title) => {
  expect(titleInSentence(line)).toBe(title);
});
