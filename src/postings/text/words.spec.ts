import { expect, it } from '@jest/globals';
import { jobTitleScore } from '../page/job-titles.js';
import { topicOf } from '../page/topics.js';
import { fold, isUnspaced } from './words.js';

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
