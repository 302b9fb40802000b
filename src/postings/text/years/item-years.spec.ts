import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { ITEM_YEARS } from '../words/years/item-years.js';
import { readYearsOfItems } from './item-years.js';

it.each([
  ['3 years in contract administration', 3],
  ['3 years of technical sales', 3],
  ['Two years as a buyer', 2],
  ['5+ years in a mill', 5],
  ['1 to 4 years in mill operations, logistics or trade', 1],
  ['2 bis 4 Jahre in der Müllerei', 2],
  ['1 à 3 ans en meunerie', 1],
  ['2 Jahre in der Backstube', 2],
  ['3 ans en meunerie', 3],
  ['2 años en molinos', 2],
  ['2 anos como moleiro', 2],
  ['3 anni in un mulino', 3],
  ['3 jaar in een bakkerij', 3],
  ['3 år inom kvarndrift', 3],
  ['2 lata w młynie', 2],
  ['3 roky v pekárně', 3],
])('an item of what is asked begins with years of work: %s', (item, years) => {
  expect(readYearsOfItems(['Driving licence', item])).toEqual({ years, quote: item });
});

it.each([
  ['小麦粉（業務用・家庭用）の法人営業 4年以上', 4],
  ['製パン工場での品質管理２年以上', 2],
  ['面粉设备销售3年以上', 3],
  ['烘焙行业从业5年以上', 5],
])('an item of what is asked ends with the years of some work: %s', (item, years) => {
  expect(readYearsOfItems([item])).toEqual({ years, quote: item });
});

itHoldsForEvery('work whose years stand behind it', ITEM_YEARS, (kind, language, words) => {
  for (const work of kind === 'workAhead' ? words.split('|') : [])
    expect([work, language, readYearsOfItems([`${work} 3年以上`])?.years]).toEqual([work, language, 3]);
});

it.each([
  '2 years of college',
  '3 years of vocational training',
  '3 years in a row winner of the bread prize',
  '18 years of age',
  '3 Jahre in Ausbildung',
  '2 ans en formation',
  '2 años en posesión del carnet',
  'Licence held for 3 years in the UK',
  'Our mill has 3 years in business',
  '2 years of study',
  '5 years in the UK',
  '3 years in Canada',
  'At least 5 years in Berlin',
  '5 Jahre in Österreich',
  '3 years of post-graduate studies',
  '2 Jahre im Voraus',
  '普通免許取得後 3年以上',
  '日本在住 5年以上',
  '会社設立 10年以上',
  '公司成立10年以上',
  '製粉機械の販売 3年以上前',
])('no years of work: %s', (item) => {
  expect(readYearsOfItems([item])).toBeUndefined();
});
