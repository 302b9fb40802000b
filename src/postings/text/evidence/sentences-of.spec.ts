import { expect, it } from '@jest/globals';
import { sentencesOf } from './sentences-of.js';

it.each([
  'Vi söker en tf. Verksamhetsledare till kvarnen.',
  'Szukamy p.o. Kierownika młyna.',
  'Wir suchen eine stellv. Leitung der Mühle.',
])('an abbreviation ends no sentence: %s', (text) => {
  expect(sentencesOf(text)).toEqual([text]);
});

it.each([
  ['Kvarnen visar konst.', 'Nu söker vi en pedagog.'],
  ['One PDF of up to 5 MB.', 'We look forward to it.'],
  ['आयु 30 से 50 साल।', 'आवेदन भेजें।'],
  ['عمر ۳۰ سال۔', 'درخواست بھیجیں۔'],
  ['Փորձը՝ 2 տարի։', 'Դիմեք այսօր։'],
  ['მდებარეობა: ბათუმი.', 'სრული განაკვეთი.'],
])('a whole word does: %s', (...sentences) => {
  expect(sentencesOf(sentences.join(' '))).toEqual(sentences);
});
