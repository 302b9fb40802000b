import { describe, expect, it } from '@jest/globals';
import { readSalary } from './salary.js';

describe('readSalary', () => {
  it.each([
    ['The salary is $90,000 - $120,000 per year.', 90000, 120000, 'USD', 'year'],
    ['Pay: $25 to $30 an hour', 25, 30, 'USD', 'hour'],
    ['Taux horaire : 29,50 $ à 33,10 $ selon l’expérience', 29.5, 33.1, 'CAD', 'hour'],
    ['Salaire : 29,50 $ de l’heure', 29.5, 29.5, 'CAD', 'hour'],
    ['Sueldo base $ 88.440 (pesos uruguayos) mensuales', 88440, 88440, 'UYU', 'month'],
    ['الراتب: من 380 إلى 450 ديناراً أردنياً شهرياً', 380, 450, 'JOD', 'month'],
    ['Gehalt: 3.200 € bis 3.800 € brutto im Monat', 3200, 3800, 'EUR', 'month'],
    ['Das Jahresgehalt beträgt 54.321,50 EUR', 54321.5, 54321.5, 'EUR', 'year'],
    ["Lohn CHF 95'000 - 110'000 pro Jahr", 95000, 110000, 'CHF', 'year'],
    ['Base salary of £40-45k', 40000, 45000, 'GBP', 'year'],
    ['Wynagrodzenie: 9 500 - 12 000 PLN brutto miesięcznie', 9500, 12000, 'PLN', 'month'],
    ['Salaire : 35 000 € à 40 000 € brut annuel', 35000, 40000, 'EUR', 'year'],
    ['We pay 12-15 LPA', 1200000, 1500000, 'INR', 'year'],
    ['Entlohnung: ab 2.450,-- € brutto/Monat', 2450, undefined, 'EUR', 'month'],
    ['Gehalt: 2.000 € im Monat auf Basis von 20 Stunden pro Woche', 2000, 2000, 'EUR', 'month'],
    ["Lohn: 5'200 à 5'800 CHF / mois", 5200, 5800, 'CHF', 'month'],
    ['Een salaris tussen €3.200,- en €4.500,- bruto per maand', 3200, 4500, 'EUR', 'month'],
    ['Wynagrodzenie: 10-12 tys. zł / mies.', 10000, 12000, 'PLN', 'month'],
    ['CTC: ₹8,00,000 - ₹12,00,000 per annum', 800000, 1200000, 'INR', 'year'],
    ['Gaji Rp 6.000.000 - Rp 8.000.000 per bulan', 6000000, 8000000, 'IDR', 'month'],
    ['Зарплата от 120 000 до 150 000 руб. в месяц', 120000, 150000, 'RUB', 'month'],
    ['月給25万円～30万円', 250000, 300000, 'JPY', 'month'],
    ['연봉 4000만원', 40000000, 40000000, 'KRW', 'year'],
    ['The starting rate is $21.10 an hour with a sign-on bonus of $2,000.', 21.1, undefined, 'USD', 'hour'],
    ['Day rate: £450-£500', 450, 500, 'GBP', 'day'],
    ['Total target cash $180,000 - $220,000 (base salary $120,000 - $150,000)', 120000, 150000, 'USD', 'year'],
    ['Gehalt: 3.100 € – 4.600 €/Monat + Provision (OTE 6.000 € – 8.500 €)', 3100, 4600, 'EUR', 'month'],
    ['Salaris: €2.900 – €4.100 per maand, OTE €5k–€8k', 2900, 4100, 'EUR', 'month'],
    ['Salary $120,000 – $150,000 OTE', 120000, 150000, 'USD', 'year'],
    ['Salary up to €70.000 per year', undefined, 70000, 'EUR', 'year'],
    ['Salary from €50.000 per year', 50000, undefined, 'EUR', 'year'],
    ['от 60 000 ₽\nГрафик 2/2', 60000, undefined, 'RUB', undefined],
    ['Gewinner vieler Preise\n3.500 € brutto monatlich', 3500, 3500, 'EUR', 'month'],
    ['Казань, улица Мельничная, 51\n12.01.2026\nот 60 000 руб.\nОпыт не нужен', 60000, undefined, 'RUB', undefined],
    ['40 000 руб.\nПолный день', 40000, 40000, 'RUB', undefined],
    ['Plný úvazek\n35 000 Kč', 35000, 35000, 'CZK', undefined],
    ['до 30 000 руб.\nПолный день', undefined, 30000, 'RUB', undefined],
    ['Full time\nab 3.000 €\nLeeds', 3000, undefined, 'EUR', undefined],
    ['$2,000 signing bonus (not through an agency)\n$5,000 - $8,000 p/m (by skill)', 5000, 8000, 'USD', 'month'],
    ['Base pay\nTier 1: $100,000 - $120,000 USD\nTier 2: $90,000 - $110,000 USD', 90000, 120000, 'USD', 'year'],
  ])('reads %s', (text, min, max, currency, period) => {
    expect(readSalary(text)).toMatchObject({ min, max, currency, period });
  });

  it.each([
    'Our ovens\n40 000 руб.\nCall us',
    'Kitchens\n12.01.2026\nfrom 3.000 €',
    'Bonus\n2.000 €\nFull time',
    'We raised $30 million last year',
    'A yearly learning budget of $2,000 per year',
    'Essenszuschuss von 100 EUR im Monat',
    'Our customers spend €5,000 - €9,000 a month',
    'Referral bonus of $1,500',
    'Referral bonus\n$1,500 - $2,000 a year',
    'Referral bonus\nfrom €1,500',
    'Mixers\nfrom €900',
    'Küchen\nab 4.999 €',
    'Küchen\n\nab 4.999 €',
    'Wedding cakes for two hundred guests\nfrom €1,500',
    'Discounts\nup to €3,000',
    'The 401(k) match is generous',
    'Competitive salary',
    'Revenue of €4,000,000 per year',
    'Founded in 2014 with 40 people',
    'Life insurance of 2x salary up to $500,000',
    'Employee referral: earn up to €3,000 per hire',
  ])('reads nothing into %s', (text) => {
    expect(readSalary(text)).toBeUndefined();
  });

  it('takes a bare number for pay only in a salary field', () => {
    expect(readSalary('45000 - 52000')).toBeUndefined();
    expect(readSalary('45000 - 52000', { isSalaryField: true })).toMatchObject({ min: 45000, max: 52000 });
  });

  it('lets the place decide what a dollar is', () => {
    expect(readSalary('Salary: $80,000 a year', { country: 'Canada' })).toMatchObject({ currency: 'CAD' });
    const dinars = 'Contrat de 12 mois, salaire de 48 000 DA par mois';
    expect(readSalary(dinars)).toMatchObject({ min: 48_000, currency: 'DZD', period: 'month' });
    const francs = 'Salaire : 400k - 500k FCFA';
    expect(readSalary(francs, { country: 'Benin' })).toMatchObject({ min: 400_000, max: 500_000, currency: 'XOF' });
    expect(readSalary(francs, { country: 'Gabon' })).toMatchObject({ currency: 'XAF' });
    expect(readSalary(francs)).toMatchObject({ min: 400_000, currency: undefined });
    expect(readSalary('Salary: $80,000 AUD a year', { country: 'Canada' })).toMatchObject({ currency: 'AUD' });
  });

  it('takes time that is linear in the text', () => {
    const timeOf = (bit: string, times: number): number => {
      const text = bit.repeat(times);
      // What this thread computes: other work on the machine does not count.
      const before = process.threadCpuUsage();
      readSalary(text);
      return process.threadCpuUsage(before).user / 1000;
    };
    for (const bit of ['$1,000 to ', '1 ', '1,000', 'salary ']) {
      timeOf(bit, 1000);
      // Eight times the text may take thirty-two times as long, a quadratic reader takes sixty-four times.
      expect(timeOf(bit, 16_000)).toBeLessThan(32 * Math.max(2, timeOf(bit, 2000)));
    }
  });
});
