import { expect, it } from '@jest/globals';
import { jobTitleScore, withoutEnd } from './job-titles.js';

it.each([
  ['Bakers - both day and night shifts in our two shops and in the mill by the river', 'Bakers'],
  ['Head Miller – you will run the mill by the river with the three of us.', 'Head Miller'],
  ['برنامه نویس مسلط به SQL - هر روز با ما کار می کند و نان ما را می خورد.', 'برنامه نویس مسلط به SQL'],
])('"%s" tells more behind the dash of a title', (line, title) => {
  expect(withoutEnd(line)).toBe(title);
  expect(jobTitleScore(line)).toBe(1);
});

it.each([
  'Baker - cakes and bread for our shops',
  'Bakers make good bread - they do so by day and by night, as they have done for years.',
  'Bäckerinnen und Bäcker backen das Brot der ganzen Stadt - sie tun es bei Tag und bei Nacht, seit vielen Jahren.',
  'Our bread - we bake it by day and by night for the whole of the town.',
])('"%s" stays as it is', (line) => {
  expect(withoutEnd(line)).toBe(line);
});

it.each(['软件工程师---早班方向', '程序员-Java'])('"%s" names an occupation before its dash', (title) => {
  expect(jobTitleScore(title)).toBe(1);
});
