/**
 * Words for pay beside which an amount without a sign is in the money of one country, whose language they are; |
 * divides them. `asian-values.spec.ts` reads each.
 */
export const UNSIGNED_PAY_WORDS: readonly (readonly [country: string, currency: string, words: string])[] = [
  ['China', 'CNY', '薪资|工资|薪酬|底薪|月薪|年薪|起薪|综合薪'],
  ['South Korea', 'KRW', '연봉|월급|시급|급여|일급|주급'],
  ['Thailand', 'THB', 'เงินเดือน|ค่าจ้าง'],
  ['Israel', 'ILS', 'שכר|השכר|משכורת'],
  ['Vietnam', 'VND', 'mức lương|lương'],
];
