import { expect, it } from '@jest/globals';
import { readDate } from './days/date.js';
import { readExperience } from './years/experience.js';
import { readContractText, readHoursText } from './kinds/job-type.js';
import { readSalary } from './pay/salary.js';
import { CURRENCY_NAMES } from './words/pay/currency-names.js';

it.each(CURRENCY_NAMES.flatMap(([code, language, words]) => words.split('|').map((word) => [word, code, language])))(
  'reads an amount in %s as %s (%s)',
  (word, code) => {
    expect(readSalary(`Salary: 30 000 ${word}`)).toMatchObject({ min: 30000, currency: code });
  },
);

/** Pay as adverts of smaller languages write it. */
const PAY: readonly (readonly [
  text: string,
  min: number | undefined,
  max: number | undefined,
  currency: string | undefined,
  period: string | undefined,
])[] = [
  ['ანაზღაურება: 1500 – 1800 ლარი თვეში', 1500, 1800, 'GEL', 'month'],
  ['ანაზღაურება: დღეში 70 ლარი', 70, 70, 'GEL', 'day'],
  ['Աշխատավարձ՝ 250 000 – 300 000 դրամ ամսական', 250000, 300000, 'AMD', 'month'],
  ['Paga: 60.000 – 80.000 lekë në muaj', 60000, 80000, 'ALL', 'month'],
  ['Əmək haqqı: aylıq 900 AZN', 900, 900, 'AZN', 'month'],
  ['Maaş: 900-1200 manat', 900, 1200, 'AZN', undefined],
  ['Maaş: 900 AZN-dən', 900, undefined, 'AZN', undefined],
  ['Нето плата: од 36.200 до 44.647 денари месечно', 36200, 44647, 'MKD', 'month'],
  ['Soldata: 26.840 euro gordin urtean', 26840, 26840, 'EUR', 'year'],
  ['Soldata: 1.450 euro hilean', 1450, 1450, 'EUR', 'month'],
  ['Cyflog: £12.85 yr awr', 12.85, 12.85, 'GBP', 'hour'],
  ['Cyflog: £24,000 - £26,500 y flwyddyn', 24000, 26500, 'GBP', 'year'],
  ['Soldo: 1.200 € ao mes', 1200, 1200, 'EUR', 'month'],
  ['Retribución: 21.300 euros anuais', 21300, 21300, 'EUR', 'year'],
  // What is lent is no pay.
  ['Kredit məbləği 5000 manat', undefined, undefined, undefined, undefined],
  ['სესხი 5000 ლარი', undefined, undefined, undefined, undefined],
];

it.each(PAY)('reads the pay of %s', (text, min, max, currency, period) => {
  const read = readSalary(text);
  expect([read?.min, read?.max, read?.currency, read?.period]).toEqual([min, max, currency, period]);
});

it.each([
  ['2027ko otsailaren 12a', '2027-02-12'],
  ['2027ko maiatzaren 3a', '2027-05-03'],
  ['2026ko urriaren 9an', '2026-10-09'],
  ['22 Ionawr 2027', '2027-01-22'],
  ['3 Mehefin 2027', '2027-06-03'],
  ['14 de maio de 2027', '2027-05-14'],
  ['3 de xuño de 2027', '2027-06-03'],
  ['2027 թ. հունվարի 20', '2027-01-20'],
  ['2027 թվականի մարտի 5', '2027-03-05'],
  ['20 հունվարի 2027', '2027-01-20'],
  ['2027-ci il 20 yanvar', '2027-01-20'],
  ['20 yanvar 2027-ci il', '2027-01-20'],
  ['15 јануари 2027', '2027-01-15'],
  ['23 იანვარი 2027', '2027-01-23'],
  ['2027 წლის 23 იანვარი', '2027-01-23'],
  ['10 shtator 2027', '2027-09-10'],
])('reads the day %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});

it.each([
  ['Gutxienez 2 urteko esperientzia', 2],
  ['2 urteko esperientzia antzeko lanpostu batean', 2],
  ['O leiaf 2 flynedd o brofiad', 2],
  ['Tair blynedd o brofiad mewn ysgol', 3],
  ['მინიმუმ 2 წლის გამოცდილება', 2],
  ['სამუშაო გამოცდილება: 3 წელი', 3],
  ['Առնվազն 2 տարվա աշխատանքային փորձ', 2],
  ['Ən azı 3 il zərgərlik təcrübəsi', 3],
  ['Minimum 2 illik iş təcrübəsi', 2],
  ['Të paktën dy vjet përvojë pune', 2],
  ['Polo menos 3 anos de experiencia', 3],
  ['најмалку 1 година работно искуство во струката', 1],
  ['18-40 yaş', undefined],
  ['თქვენ ხართ 18 წლის', undefined],
  ['25 urteko enpresa gara', undefined],
])('reads the experience of %s', (text, years) => {
  expect(readExperience(text)?.years).toBe(years);
});

it.each([
  ['Xornada completa, contrato fixo', 'full-time', 'permanent'],
  ['Swydd rhan amser, cyfnod penodol', 'part-time', 'fixed-term'],
  ['Swydd llawn amser', 'full-time', undefined],
  ['Լրիվ դրույք, անորոշ ժամկետով', 'full-time', 'permanent'],
  ['Ոչ լրիվ դրույք', 'part-time', undefined],
  ['Tam iş günü, müddətsiz müqavilə', 'full-time', 'permanent'],
  ['Natamam iş günü', 'part-time', undefined],
  ['Lanaldi osoa, kontratu mugagabea', 'full-time', 'permanent'],
  ['სრული განაკვეთი, უვადო ხელშეკრულება', 'full-time', 'permanent'],
])('reads the kind of %s', (text, hours, contract) => {
  expect([readHoursText(text)?.type, readContractText(text)?.type]).toEqual([hours, contract]);
});
