import { describe, expect, it } from '@jest/globals';
import { jobTitleScore } from '../page/lines/titles/job-titles.js';
import { topicOf } from '../page/lines/headings/topics.js';
import { beginsAsName, fold, hasWord, isUnspaced, matchesOf, wordsAround } from './words.js';

it.each([
  ['Crêperie', 'creperie'],
  ['Łódź', 'lodz'],
  ['Großküche', 'grosskuche'],
  ['간호사', '간호사'],
  ['간호사'.normalize('NFD'), '간호사'],
  ['ガラス職人', 'ガラス職人'],
  ['ｴﾝｼﾞﾆｱ', 'エンジニア'],
])('%s is folded to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it.each(['간호사', '看護師', 'ガラス', 'พยาบาล'])('%s is written without spaces, folded or not', (text) => {
  expect(isUnspaced(text)).toBe(true);
  expect(isUnspaced(fold(text))).toBe(true);
});

it('knows words of such scripts inside of others, in whichever form Unicode has them', () => {
  for (const text of ['수간호사', '백엔드 개발자', '正看護師', '主任エンジニア'])
    for (const form of ['NFC', 'NFD'] as const) expect(jobTitleScore(text.normalize(form))).toBe(1);
  expect(topicOf('모집 중인 직무')).toBe('openings');
  expect(topicOf('모집 중인 직무'.normalize('NFD'))).toBe('openings');
});

it.each([
  ['a1b22', /\d+/g],
  ['a1b22', /c/g],
  ['𝒜a', /\d*/gu],
])('finds in %s with %s what matchAll finds, from its beginning each time', (text, pattern) => {
  pattern.lastIndex = 3;
  const found = matchesOf(text, pattern).map(({ 0: words, index }) => [words, index]);
  pattern.lastIndex = 0;
  expect(found).toEqual(Array.from(text.matchAll(pattern), ({ 0: words, index }) => [words, index]));
});

describe('the words around a part of a text', () => {
  const text =
    '• 30 days of holiday\n• A workbench of your own\nTwo days a week you may work from home, wherever that is.';
  const start = text.indexOf('work from home');

  it.each([
    [100, 'Two days a week you may work from home, wherever that is.'],
    [12, 'you may work from home, wherever'],
    [0, 'work from home'],
  ])('are whole words of its own line, %i characters to each side', (reach, words) => {
    expect(wordsAround(text, start, start + 'work from home'.length, reach)).toBe(words);
  });
});

it.each([
  ['Ko', true],
  ['माली', true],
  ['दिल्ली', true],
  ['木工', true],
  ['12 %', false],
  ['A. 7', false],
  ['•', false],
])('"%s" has letters in a row: %s', (text, has) => {
  expect(hasWord(text)).toBe(has);
});

it.each([
  ['Leeds', true],
  ['大阪', true],
  ['თბილისი', true],
  ['leeds', false],
  ['7 Leeds', false],
])('"%s" begins as a name: %s', (text, begins) => {
  expect(beginsAsName(text)).toBe(begins);
});
