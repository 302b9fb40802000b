import { describe, expect, it } from '@jest/globals';
import { isPayAlone, isSumAlone } from './pay-behind.js';
import { cleanTitle } from '../../advert/html-card.js';
import { readBehindTitle } from './title-line.js';

describe('pay behind a title', () => {
  it.each([
    ['Pekař v Brně 32–38 000 Kč', [32000, 38000, 'CZK']],
    ['Truhlář od 35 000 Kč/měs.', [35000, undefined, 'CZK']],
    ['Piekarz 6 500 - 7 200 zł brutto', [6500, 7200, 'PLN']],
    ['Baker in Leeds £28,000', [28000, 28000, 'GBP']],
    ['Пекарь 80 000 – 95 000 руб.', [80000, 95000, 'RUB']],
    ['Baker (£28,000)', [28000, 28000, 'GBP']],
    ['Orchard Technician $20/hr (Monday - Wednesday, Contractor)', [20, 20, 'USD']],
    ['Baker (£14 an hour) - to work between 6 and 11 am', [14, 14, 'GBP']],
    ['Baker/ £105 for the night', [105, 105, 'GBP']],
    ['Our new oven (£28,000) - to bake with', [undefined, undefined, undefined]],
    ['Baker for our €2M oven', [undefined, undefined, undefined]],
    ['Our new oven £28,000', [undefined, undefined, undefined]],
  ])('%s', (line, pay) => {
    const { salary_min: min, salary_max: max, salary_currency: currency } = readBehindTitle(line).pay;
    expect([min, max, currency]).toEqual(pay);
  });
});

it.each([
  ['from £1,700/month', true],
  ['£12 per hour (gross)', true],
  ['nuo 1700 €/mėn.', true],
  ['£15/day lunch voucher', false],
  ['Rent from £1,700/month', false],
  ['£1,700', false],
  ['40 hours/week', false],
])('tells whether "%s" is pay and nothing else: %s', (piece, isPay) => {
  expect(isPayAlone(piece)).toBe(isPay);
});

it.each([
  ['R$ 11.000,00', true],
  ['ab 2.500 €', true],
  ['£28,000 – £32,000', true],
  ["CHF 5'500", true],
  ['8 000 zł brutto', true],
  ['od 35 000 Kč', true],
  ['450.000 Ft', true],
  ['32 000 kr', true],
  ['₹25,000', true],
  ['28.000 TL', true],
  ['60 000 ₽', true],
  ['$12,000 MXN', true],
  ['AED 8,000', true],
  ['€ 14,50', false],
  ['€ 500', false],
  ['2 500', false],
  ['Budget £28,000', false],
  ['€ 2.500 Prämie', false],
  ['$5,000 sign-on bonus', false],
])('tells whether "%s" is a sum of pay and nothing else: %s', (piece, isSum) => {
  expect(isSumAlone(piece)).toBe(isSum);
});

it.each([
  ['Orchard Technician $20/hr (Monday - Wednesday, Contractor)', 'Contractor'],
  ['Schlosser 18 €/Stunde (Montag bis Mittwoch, Teilzeit)', 'Teilzeit'],
  ['Baker £28,000 (full-time, Leeds)', 'full-time'],
])('reads of "%s" the fact "%s"', (line, fact) => {
  expect(readBehindTitle(line).facts).toContain(fact);
});

describe('the title before its pay', () => {
  it.each([
    ['Пекарь - кондитер / 6000 руб./смена', 'Пекарь - кондитер'],
    ['Пекарка - уборщица / от 80 до 110 тыс. руб.', 'Пекарка - уборщица'],
    ['Пекарь — кондитер: 60 000 ₽', 'Пекарь — кондитер'],
    ['Пекар / кондитер / 20 000 грн', 'Пекар / кондитер'],
    ['Piekarz - cukiernik / 6000 zł brutto', 'Piekarz - cukiernik'],
    ['Kuchař – číšník, 35 000 Kč', 'Kuchař – číšník'],
    ['Bäcker – Konditor – 18 € / Stunde', 'Bäcker – Konditor'],
    ['Boulanger – pâtissier, 2 200 € brut', 'Boulanger – pâtissier'],
    ['Operaio - mulettista / 1.500 € netti', 'Operaio - mulettista'],
    ['Senior Accountant - Payroll - £40,000', 'Senior Accountant - Payroll'],
    ['Baker / £14 an hour', 'Baker'],
    ['Shift Manager · $22/hr', 'Shift Manager'],
    ['Baker: £28,000', 'Baker'],
    // A kind, a place and hours are no part of it.
    ['Gardener – full time, £28k', 'Gardener'],
    ['Driver – Leeds – £13 an hour', 'Driver'],
    ['Driver, Leeds, £13 an hour', 'Driver'],
    ['Baker – full-time, Leeds – £14 an hour', 'Baker'],
    ['Piekarz 6 500 - 7 200 zł brutto', 'Piekarz'],
    // More that is told of the job behind its pay.
    ['Orchard Technician $20/hr (Monday - Wednesday, Contractor)', 'Orchard Technician'],
    ['Schlosser 18 €/Stunde (Montag bis Mittwoch, Teilzeit)', 'Schlosser'],
    ['Bäcker 18 €/Std. – Frühschicht in unserer Backstube', 'Bäcker'],
    ['Boulanger 14 €/heure (du lundi au vendredi)', 'Boulanger'],
    ['Panadero 1.500 €/mes (jornada completa, turno de mañana)', 'Panadero'],
    ['Fornaio 1.600 € al mese (tempo pieno, turni di notte)', 'Fornaio'],
    ['Bakker € 16 per uur, 32 tot 40 uur per week', 'Bakker'],
    ['Padeiro 1.200 €/mês (tempo inteiro, de segunda a sexta)', 'Padeiro'],
    ['Piekarz 35 zł/h (umowa o pracę, praca na zmiany)', 'Piekarz'],
    ['Baker £28,000 (full-time, permanent, Leeds)', 'Baker'],
    // Prices of what is sold.
    ['Chef menu £45 (three courses and a glass of wine)', 'Chef menu £45 (three courses and a glass of wine)'],
    ['Personal trainer £300 (ten lessons at your home)', 'Personal trainer £300 (ten lessons at your home)'],
    ['Baker and miller, 3 days a week', 'Baker and miller, 3 days a week'],
  ])('%s', (line, title) => {
    expect(cleanTitle(line)).toBe(title);
  });
});
