import { expect, it } from '@jest/globals';
import { readSalary } from './salary.js';

/** Texts with several sums, or with other things that are given: the pay they say, "least|most". */
const CASES: readonly (readonly [text: string, pay: string])[] = [
  ['Salário: R$ 1.930,00\nVale-transporte\nEstacionamento', '1930|1930'],
  ['Salario: 1.480 €\nBonificación por objetivos', '1480|1480'],
  ['Gehalt: 3.150 €\nZuschuss zur Fahrkarte', '3150|3150'],
  ['Salaire : 1 940 €\nPrimes et mutuelle', '1940|1940'],
  ['R$ 35,00\nVale-refeição por dia', '|'],
  ['Salário: R$ 1.930,00\nPrêmio de vendas de R$ 700,00 a R$ 1.200,00', '1930|1930'],
  ['Salário: R$ 1.930,00\nComissão em média de R$ 700,00 a R$ 1.200,00', '1930|1930'],
  [
    'Salário: R$ 1.930,00\nPrêmio da equipe pelo que o moinho produz, o que pode chegar na média de R$ 700,00 a R$ 1.200,00',
    '1930|1930',
  ],
  ['Full-time, free bread, £50 a month', '|'],
  ['Bread, rolls, 12 € per hour of parking', '|'],
  ['Full-time – our shop in the old town of Leeds sells cakes – £20 per hour', '|'],
  ['Salário de R$ 1.930,00 mais comissão', '1930|1930'],
  ['Sueldo de 1.480 € más comisiones', '1480|1480'],
  ['月給 19万円から（主任/23万円～26万円 工場長/28万円～35万円）', '190000|'],
  ['月給 19万円\n月収例：24万円～29万円', '190000|190000'],
  ['Salary: £24,000\nFor example, millers with overtime earn £29,000 - £33,000 a year', '24000|24000'],
  ['Gehalt: 2.900 €\nBeispiel mit Nachtschicht: 3.400 € - 3.900 €', '2900|2900'],
  ['Salary example: £24,000 - £26,000', '24000|26000'],
  ['Salary: £24,000 (£22,000 - £26,000 by experience)', '22000|26000'],
];

it.each(CASES)('"%s" says what the job itself pays', (text, pay) => {
  const salary = readSalary(text);
  expect([salary?.min, salary?.max].join('|')).toBe(pay);
});

it('reads no span between the letters of a Vietnamese word', () => {
  expect(readSalary('Lương cứng 8-12 triệu + hoa hồng\nHạn nộp hồ sơ: 30/06/2027')?.period).toBeUndefined();
  expect(readSalary('Pay: £12 - £14 p/h')?.period).toBe('hour');
});
