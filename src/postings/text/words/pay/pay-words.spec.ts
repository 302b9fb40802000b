import { describe, expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { periodsIn } from '../../pay/period.js';
import { readSalary } from '../../pay/salary.js';
import { CURRENCIES } from './money-words.js';
import { CAPS_OF_PAY, LABELS_OF_PAY, PAID_TO_OTHERS, PAY_OF_APPRENTICES, SAMPLES_OF_PAY } from './pay-cap-words.js';
import { OTHER_MONEY, PENSION_WORDS, PRICE_WORDS, PURPOSES_OF_MONEY } from './not-pay-words.js';
import { PAY_WORDS } from './pay-words.js';
import { TRADES_OF_MONEY } from './trade-words.js';
import { PER, SPANS, UNITS } from './period-words.js';

describe('words of pay', () => {
  itHoldsForEvery('patterns call pay', PAY_WORDS, (pattern, _language, text) => {
    expect(text).toMatch(new RegExp(pattern, 'iu'));
    expect(readSalary(text)).toBeDefined();
  });

  itHoldsForEvery('patterns call a job by its trade', TRADES_OF_MONEY, (pattern, _language, text) => {
    expect(text).toMatch(new RegExp(pattern, 'iu'));
    expect(readSalary(text)).toBeDefined();
    // The same line with another amount behind the trade is no pay.
    expect(readSalary(text.replace(/(?=[€£]|R\$|\d)/, 'bonus '))).toBeUndefined();
  });

  itHoldsForEvery(
    'patterns call something else',
    [...OTHER_MONEY, ...PENSION_WORDS, ...PRICE_WORDS, ...CAPS_OF_PAY, ...PAID_TO_OTHERS, ...PURPOSES_OF_MONEY],
    (pattern, _language, text) => {
      expect(text).toMatch(new RegExp(pattern, 'iu'));
      expect(readSalary(text)).toBeUndefined();
    },
  );

  itHoldsForEvery('patterns begin a clause of their own', LABELS_OF_PAY, (pattern, _language, text) => {
    expect(text).toMatch(new RegExp(`^(?:${pattern})`, 'iu'));
    expect(readSalary(`Refer a friend, ${text}`)).toBeDefined();
    expect(readSalary(`Our apprentices earn less; ${text}`, { isTraining: false })).toBeDefined();
  });

  itHoldsForEvery('patterns call the pay of apprentices', PAY_OF_APPRENTICES, (pattern, _language, text) => {
    expect(text).toMatch(new RegExp(pattern, 'iu'));
    expect(readSalary(text)).toBeDefined();
    expect(readSalary(text, { isTraining: false })).toBeUndefined();
  });

  itHoldsForEvery('patterns call a sample of pay', SAMPLES_OF_PAY, (pattern, _language, text) => {
    expect(text).toMatch(new RegExp(pattern, 'iu'));
    expect(readSalary(text)).toBeDefined();
    expect(readSalary(`${text}\n\nSalary: CHF 1,777`)?.min).toBe(1777);
  });

  itHoldsForEvery(
    'an amount per unit is for its period',
    UNITS.flatMap(([period, words]) => words.split(' ').map((word) => [word, period] as const)),
    (word, period) => {
      // A unit is one in several languages: "ora" is an hour in Italian and Romanian, "mes" a month in three.
      expect(periodsIn(`gross / ${word}`)).toContain(period);
    },
  );

  itHoldsForEvery(
    'spans say their period',
    SPANS.flatMap(([period, words]) => words.split(' ').map((word) => [word, period] as const)),
    (word, period) => {
      expect(periodsIn(word.replace('*', 'e'))).toContain(period);
    },
  );

  it.each([...PER].filter((word) => word.length > 1))('"%s month" is a month', (word) => {
    expect(periodsIn(`gross ${word} month`)).toEqual(['month']);
  });

  itHoldsForEvery('currencies are known before and behind the amount', CURRENCIES, (written, code) => {
    const expected =
      { $: 'USD', kr: 'SEK', peso: 'MXN', cfa: 'XOF', '¥': 'CNY', rouble: 'BYN', dinar: 'JOD', lei: 'RON' }[code] ??
      code;
    const country = new Map([
      ['kr', 'Sweden'],
      ['peso', 'Mexico'],
      ['cfa', 'Senegal'],
      ['rouble', 'Belarus'],
      ['¥', 'China'],
      ['dinar', 'Jordan'],
    ]).get(code);
    const context = { isSalaryField: true, country };
    expect(readSalary(`Salary: ${written} 30000 per month`, context)?.currency).toBe(expected);
    expect(readSalary(`Salary: 30000 ${written} per month`, context)?.currency).toBe(expected);
  });
});
