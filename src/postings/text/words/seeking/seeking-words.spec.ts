import { expect, it } from '@jest/globals';
import { jobTitleScore, titleInSentence } from '../../../page/lines/titles/job-titles.js';
import { SEEKING_ENDS } from './seeking-end-words.js';
import { NOW_WORDS, PURPOSE_WORDS, SEEKING_WORDS, WHO_WORDS } from './seeking-words.js';

const WORDS = SEEKING_WORDS.flatMap(([language, words]) =>
  words.split('|').map((word) => [word.replace(/\(\?.*\)$/, ''), language] as const),
);

it.each(WORDS)('"%s" (%s) stands before a title', (words) => {
  expect(titleInSentence(`${words} Confectioner`)).toBe('Confectioner');
});

it.each(NOW_WORDS)('"%s" stands before or behind the words that seek', (now) => {
  expect(titleInSentence(`${now} wir suchen Confectioner`)).toBe('Confectioner');
  expect(titleInSentence(`Wir suchen ${now} einen Confectioner`)).toBe('Confectioner');
});

it.each(PURPOSE_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)))(
  '"%s" (%s) says what somebody is sought for',
  (words) => {
    expect(titleInSentence(`We are looking for a Confectioner ${words} Example.`)).toBe('Confectioner');
    expect(titleInSentence(`Confectioner ${words} Example`)).toBe(`Confectioner ${words} Example`);
  },
);

it.each(SEEKING_ENDS.flatMap(([, language, texts]) => texts.split('|').map((text) => [text, language] as const)))(
  '"%s" (%s) seeks a confectioner',
  (text) => {
    expect(titleInSentence(text)).toBe('Confectioner');
  },
);

it.each([
  'スタッフ募集',
  '직원 채용',
  'Staff wanted',
  'รับสมัครพนักงาน',
  '招聘专员',
  '招聘经理',
  '招聘工程师',
  '招聘技工主管',
])('"%s" stays as it is', (text) => {
  expect(titleInSentence(text)).toBe(text);
});

it.each([
  ['招聘货（水）车司机', '货（水）车司机'],
  ['招聘长期绿化工，水电工，力工', '长期绿化工，水电工，力工'],
  ['本公司现招聘面包师、造价员', '面包师、造价员'],
])('%s seeks %s', (text, title) => {
  expect(titleInSentence(text)).toBe(title);
});

it.each(WHO_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)))(
  '"%s" (%s) says who one sought person is, and makes of many anybody',
  (who) => {
    expect(titleInSentence(`We are looking for a Confectioner ${who} sugar`)).toBe('Confectioner');
    expect(jobTitleScore(`We are looking for Confectioners ${who} sugar`)).toBe(-1);
  },
);
