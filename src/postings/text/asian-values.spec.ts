import { expect, it } from '@jest/globals';
import { readDate } from './days/date.js';
import { readExperience } from './years/experience.js';
import { readJobType } from './kinds/job-type.js';
import { readRemoteLabel } from './kinds/remote.js';
import { readSalary } from './pay/salary.js';
import { UNSIGNED_PAY_WORDS } from './words/pay/unsigned-pay-words.js';
import { itHoldsForEvery } from '../../../test/every-row.js';

it.each([
  ['2026年3月4日', '2026-03-04'],
  ['２０２６年３月４日', '2026-03-04'],
  ['2026. 3. 4', '2026-03-04'],
  ['2026/03/04', '2026-03-04'],
  ['2026년 3월 4일', '2026-03-04'],
  ['4 tháng 3 năm 2026', '2026-03-04'],
  ['4 Agustus 2026', '2026-08-04'],
  ['4 Disember 2026', '2026-12-04'],
  ['4 مارس 2026', '2026-03-04'],
])('"%s" is the day %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});

it.each([
  ['実務経験３年以上', 3],
  ['경력 5년 이상', 5],
  ['Kinh nghiệm tối thiểu 2 năm', 2],
  ['ประสบการณ์ 3 ปีขึ้นไป', 3],
  ['• ต้องมีประสบการณ์ด้านการทำขนมปังในโรงงานขนาดใหญ่ไม่น้อยกว่า 3 ปี', 3],
  ['มีประสบการณ์ด้านการขายขนมปังในอุตสาหกรรมอาหารและเครื่องดื่ม 2 ปีขึ้นไป', 2],
  ['خبرة لا تقل عن 4 سنوات', 4],
  ['حداقل ۳ سال سابقه کار', 3],
])('"%s" asks for %i years', (text, years) => {
  expect(readExperience(text)?.years).toBe(years);
});

it.each([
  ['月給２５万円～３０万円', 250_000, 300_000, 'JPY', 'month'],
  ['월급 250만원', 2_500_000, 2_500_000, 'KRW', 'month'],
  ['เงินเดือน 18,000 - 25,000 บาท', 18_000, 25_000, 'THB', undefined],
  ['Salary: 3-5 LPA', 300_000, 500_000, 'INR', 'year'],
  ['Gaji Rp 5.000.000 per bulan', 5_000_000, 5_000_000, 'IDR', 'month'],
  ['月給２５０，０００円以上', 250_000, undefined, 'JPY', 'month'],
  ['月額250,000円~', 250_000, undefined, 'JPY', 'month'],
  ['時給 1,100円~', 1100, undefined, 'JPY', 'hour'],
  ['基本給190,000円(高卒)～230,000円(大卒)', 190_000, 230_000, 'JPY', undefined],
  ['年俸制 400万～', 4_000_000, undefined, 'JPY', 'year'],
  ['月給25万〜45万', 250_000, 450_000, 'JPY', 'month'],
  ['月給25万円、住宅手当 20,000円', 250_000, 250_000, 'JPY', 'month'],
  ['月薪 3萬5~4萬5', 35_000, 45_000, undefined, 'month'],
  ['月薪2万5天工作制', 20_000, 20_000, undefined, 'month'],
  ['月薪8000元，5天工作制', 8000, 8000, 'CNY', 'month'],
  ['時薪 190元', 190, 190, undefined, 'hour'],
  ['时薪 20元', 20, 20, 'CNY', 'hour'],
  ['港幣 $18,000 - $22,000 月薪', 18_000, 22_000, 'HKD', 'month'],
  ['연봉 4천~5천만원', 40_000_000, 50_000_000, 'KRW', 'year'],
  ['기본급 210만원, 식대 별도', 2_100_000, 2_100_000, 'KRW', undefined],
  ['รายวัน 450 บาท', 450, 450, 'THB', 'day'],
  ['ชั่วโมงละ 60 บาท', 60, 60, 'THB', 'hour'],
])('"%s" is pay', (text, min, max, currency, period) => {
  expect(readSalary(text)).toMatchObject({ min, max, currency, period });
});

it.each([
  ['Taiwan', 'TWD'],
  ['Hong Kong', 'HKD'],
  ['China', 'CNY'],
])('yuan of %s are %s', (country, currency) => {
  expect(readSalary('月薪 35,000~45,000元', { country })?.currency).toBe(currency);
});

it.each(['月薪：RMB 20,000', '月薪：人民幣20,000元', 'Salary: CNY 20,000 per month'])(
  '"%s" is the money of China, wherever it is paid',
  (text) => {
    for (const country of ['Taiwan', 'Hong Kong', undefined])
      expect(readSalary(text, { ...(country && { country }) })?.currency).toBe('CNY');
  },
);

it.each([
  ['Gehalt: 3.000 € (brutto) – 500 € Bonus', 3000, 3000],
  ['Salary €3,000 (net) - €500 signing bonus', 3000, 3000],
  ['Salario: $900 mil a $1,5 millones COP', 900_000, 1_500_000],
])('"%s" is read as before: brackets and scales of Asia are no others', (text, min, max) => {
  expect(readSalary(text)).toMatchObject({ min, max });
});

it.each(['家族手当：配偶者10,000円', '残業手当 30,000円〜50,000円', '出張日当 3,000円', '직책수당 월 20만원'])(
  '"%s" comes on top of pay',
  (text) => {
    expect(readSalary(text)).toBeUndefined();
  },
);

it.each(['综合薪资8000-15000', 'เงินเดือน 15,000 - 20,000', '월급 18,000 - 20,000'])(
  '"%s" is no pay of a year',
  (text) => {
    expect(readSalary(text, { isSalaryField: true })?.period).not.toBe('year');
  },
);

it.each([
  ['パート', 'part-time'],
  ['パートナー企業', undefined],
  ['정규직', 'full-time'],
])('"%s" is %s', (text, kind) => {
  expect(readJobType(text)).toBe(kind);
});

it.each([
  ['フルリモート', 'remote'],
  ['하이브리드', 'hybrid'],
  ['Work from office', 'on-site'],
])('"%s" is done %s', (text, policy) => {
  expect(readRemoteLabel(text)).toBe(policy);
});

const ofUnsigned = UNSIGNED_PAY_WORDS.flatMap(([country, currency, words]) =>
  words.split('|').map((word) => [word, currency, country] as const),
);

itHoldsForEvery('pays in the money of its country where no sign stands beside the amount', ofUnsigned, (word, said) => {
  const line = `岗位要求：会开车。\n${word}: 12,000 - 15,000`.slice(said === 'CNY' ? 0 : '岗位要求：会开车。\n'.length);
  expect(readSalary(line)).toMatchObject({ min: 12_000, max: 15_000, currency: said });
  expect(readSalary(line, { country: 'Germany' })?.currency).toBeUndefined();
});

it.each([
  ['薪资福利：底薪10-20k/月+提成', 'CNY'],
  ['岗位职责：送货。月薪8K-12K', 'CNY'],
  ['薪資待遇：月薪 35,000~45,000', undefined],
  ['Salary: 12,000 - 15,000', undefined],
])('of "%s" the words tell %s', (text, currency) => {
  expect(readSalary(text)?.currency).toBe(currency);
});
