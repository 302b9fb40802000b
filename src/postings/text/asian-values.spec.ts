import { expect, it } from '@jest/globals';
import { readDate } from './date.js';
import { readExperience } from './experience.js';
import { readJobType } from './job-type.js';
import { readRemoteLabel } from './remote.js';
import { readSalary } from './salary.js';

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
])('"%s" is pay', (text, min, max, currency, period) => {
  expect(readSalary(text)).toMatchObject({ min, max, currency, period });
});

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
