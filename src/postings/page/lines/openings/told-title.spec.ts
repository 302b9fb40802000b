import { expect, it } from '@jest/globals';
import { toldTitle } from './told-title.js';

it.each([
  ['Bagare. Kvarnen söker två bagare till nattskiftet.', 'Bagare'],
  ['Bäckerin. Die Mühle sucht eine Bäckerin in Vollzeit.', 'Bäckerin'],
  ['Baker. The mill is looking for a baker for the night shift.', 'Baker'],
  ['Boulanger de nuit. Le moulin recherche un boulanger.', 'Boulanger de nuit'],
  ['Piekarz. Młyn poszukuje piekarza na nocną zmianę.', 'Piekarz'],
])('%s', (heading, title) => {
  expect(toldTitle(heading)?.title).toBe(title);
});

it.each([
  'Bakers. We make bread by the river.',
  'Our values. We are looking for a baker who shares them.',
  'Dipl. Ing. Maschinenbau. Die Mühle sucht dich.',
  'Sr. Baker for our mill',
  'Baker. Leeds.',
])('%s: no title with a sentence that seeks', (heading) => {
  expect(toldTitle(heading)).toBeUndefined();
});
