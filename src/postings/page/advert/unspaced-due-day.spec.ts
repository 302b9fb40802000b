import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import {
  UNSPACED_DUE,
  UNSPACED_DUE_AHEAD,
  UNSPACED_NOT_DUE,
  UNSPACED_PAPERS,
} from '../../text/words/days/unspaced-due-words.js';
import { unspacedDueDay } from './unspaced-due-day.js';

itHoldsForEvery('a day that applications have to come by', UNSPACED_DUE, (_language, words) => {
  for (const word of words.split('|'))
    expect([word, unspacedDueDay(`履歴書 2027年9月13日${word}`)]).toEqual([word, '2027-09-13']);
});

itHoldsForEvery('the same in front of it', UNSPACED_DUE_AHEAD, (_language, words) => {
  for (const word of words.split('|'))
    expect([word, unspacedDueDay(`履歴書 ${word}2027年9月13日`)]).toEqual([word, '2027-09-13']);
});

itHoldsForEvery('what one applies with', UNSPACED_PAPERS, (_language, words) => {
  for (const word of words.split('|'))
    expect([word, unspacedDueDay(`${word} 2027年9月13日まで`)]).toEqual([word, '2027-09-13']);
});

itHoldsForEvery('something else ends on a day', UNSPACED_NOT_DUE, (_language, words) => {
  for (const word of words.split('|'))
    expect([word, unspacedDueDay(`応募 ${word} 2027年9月13日まで`)]).toEqual([word, undefined]);
});

it.each([
  '履歴書を2027年9月13日（月）必着でお送りください。',
  '応募書類は2027年9月13日 午後5時までに事務局へ提出してください。面接は別途行います。',
  '請於116年9月13日前將履歷寄至 mill@mill.example',
  '请于2027年9月13日下午5点之前将简历发送至 mill@mill.example',
  '2027년 9월 13일까지 이력서를 mill@mill.example 로 보내 주세요.',
])('%s', (sentence) => {
  expect(unspacedDueDay(sentence)).toBe('2027-09-13');
});

it.each([
  '雇用期間は2027年9月13日までです。',
  '応募の結果は2027年9月13日までに通知します。',
  '2027年9月13日に応募説明会を開きます。',
  '合同期限至2027年9月13日止，请投递简历。',
  '2027年9月13日までに運転免許を取得できる方のみ応募可。',
  '应聘者2027年9月13日以前出生，材料齐全。',
])('is no last day to apply: %s', (sentence) => {
  expect(unspacedDueDay(sentence)).toBeUndefined();
});
