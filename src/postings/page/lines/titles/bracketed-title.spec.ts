import { expect, it } from '@jest/globals';
import { cleanTitle } from '../../advert/html-card.js';
import { bracketedTitle } from './bracketed-title.js';
import { jobTitleScore } from './job-titles.js';

it.each([
  ['【営業職】', '営業職'],
  ['【営業職】募集中です。', '営業職'],
  ['【営業職】現在は募集中です。', '営業職'],
  ['【製パン工】現在は募集しておりません。', '製パン工'],
  ['「販売員」募集中', '販売員'],
])('%s is the title %s', (line, title) => {
  expect(bracketedTitle(line)).toBe(title);
  expect(cleanTitle(line)).toBe(title);
});

it.each(['【正社員】営業職', '【募集要項】', '【営業職】パンを焼いて届ける仕事です。', 'Baker [Leeds]'])(
  '%s is none in brackets alone',
  (line) => {
    expect(bracketedTitle(line)).toBeUndefined();
  },
);

it('keeps the bracket that a title begins with and closes', () => {
  expect(cleanTitle('【正社員】営業職')).toBe('【正社員】営業職');
});

it('is no title where the brackets hold the kind of a job', () => {
  expect(jobTitleScore('＜正社員＞')).toBe(-1);
});
