import { expect, it } from '@jest/globals';
import { readExperience } from './experience.js';

it.each([
  ['1.会烤面包\n2.3年及以上烘焙经验，会开车\n3.能早起', 3],
  ['1.3年以上烘焙经验\n2.会开车', 3],
  ['1.会烤面包\n3.三年以上的烘焙经验', 3],
  ['2.5年以上烘焙经验', undefined],
  ['会烤面包\n2.5年以上烘焙经验\n3.能早起', undefined],
  ['1.会烤面包，2.3年烘焙经验', undefined],
  ['1.5 years of experience', undefined],
  ['约0.三年的经验', undefined],
])('the number of an item is none of its years: %j', (text, years) => {
  expect(readExperience(text)?.years).toBe(years);
});

it('a number that ends a line counts no year with which the next item begins', () => {
  expect(readExperience('• Certificate of class 2\n- years of experience are welcome')).toBeUndefined();
  expect(readExperience('At least 2\nyears of experience')?.years).toBe(2);
});
