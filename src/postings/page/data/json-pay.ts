import type { JobPosting } from '../../fields.js';
import { readSalary } from '../../text/pay/salary.js';
import { text } from '../../text/words.js';
import { wordPattern } from '../../text/word-pattern.js';
import type { JsonItem } from './json-items.js';
import { partOfPay } from './json-labels.js';

type Pay = Pick<JobPosting, 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'>;

const PAY =
  /salar|compensation|^pay(?!roll|ment)|payrange|payrate|gehalt|vergutung|verguetung|lohn|entgelt|salaire|remuneration|stipendio|retribuzione|sueldo|wage|hourlyrate|^lonn|lonespann|^(?:ral|ctc)$|wynagrodzenie|remunerac|^mzda$|^palkka|zarplata/;
/** Ends of the names of a currency. */
const CURRENCY = 'wahrung|waehrung|devise|moneda|moeda|valuta|waluta|penznem|parabirimi|valyuta|valiuta';
const BESIDE_PAY = wordPattern(`^(?:currency|mena|${CURRENCY}|(?:min|max)pay)$`, '');
/** What a value about the pay is, by the end of its name. */
const ROLES: readonly (readonly [RegExp, keyof Parts])[] = [
  [wordPattern(`currency(?:code|symbol|sign)?$|^mena$|(?:${CURRENCY})$`, ''), 'currency'],
  [
    /(?:period|interval|unit|unittext|frequency|\.per|per|rhythm|timeunit|basis|schedule|zeitraum|periode|type)$/,
    'period',
  ],
  [/(?:min|minimum|minvalue|from|low|lower|von|ab|start|minamount|lowerbound)$|^min/, 'min'],
  [/(?:max|maximum|maxvalue|to|high|upper|bis|end|maxamount|upperbound)$|^max/, 'max'],
];

interface Parts {
  min?: string;
  max?: string;
  currency?: string;
  period?: string;
  whole?: string;
}

/**
 * The pay of an entry, which may be a text, an object or several values beside each other. `countryOf` gives the
 * country of the entry, where there is pay: "$" is that of its place.
 */
export function readJsonPay(
  item: JsonItem,
  countryOf: () => string | undefined,
): { [F in keyof Pay]: Pay[F] | undefined } {
  const written = writtenPay(partsOf(item));
  const salary = written === undefined ? undefined : readSalary(written, { country: countryOf(), isSalaryField: true });
  if (!salary) return {};
  return {
    salary_min: salary.min,
    salary_max: salary.max,
    salary_currency: salary.currency,
    salary_period: salary.period,
  };
}

/** "EUR 40000 – 50000 per year": the parts as an advert would write them; undefined without an amount. */
function writtenPay({ min = '', max = '', currency = '', period = '', whole = '' }: Parts): string | undefined {
  const amounts = [...new Set([min, max])].filter((amount) => amount !== '').join(' – ');
  const stated = amounts === '' ? whole : amounts;
  if (!/\d/.test(stated)) return undefined;
  const unit = period === '' ? '' : ` per ${unitOf(period)}`;
  return `${currency} ${stated}${unit}`.trim();
}

function unitOf(period: string): string {
  return PERIODS.find(([pattern]) => pattern.test(period))?.[1] ?? period;
}

/** The first value for each part of the pay. */
function partsOf(item: JsonItem): Parts {
  const parts: Parts = {};
  for (const [name, value] of item) {
    const role = roleOf(name);
    if (role === undefined || parts[role] !== undefined) continue;
    const stated = typeof value === 'object' ? undefined : text(value);
    if (stated !== undefined && isStated(stated, role)) parts[role] = stated;
  }
  return parts;
}

/** Which part of the pay a value is, by its name. */
function roleOf(name: string): keyof Parts | undefined {
  if (!PAY.test(name) && !BESIDE_PAY.test(name)) return partOfPay(name);
  return ROLES.find(([pattern]) => pattern.test(name))?.[1] ?? 'whole';
}

/** An amount has figures, nothing else is prose; zero stands for nothing. */
function isStated(value: string, role: keyof Parts): boolean {
  if (value === '0') return false;
  return role === 'min' || role === 'max' ? /\d/.test(value) : value.length < 200;
}

const PERIODS: readonly (readonly [RegExp, string])[] = [
  [/hour|stund|heure|hora|^hr|^h$|\bora\b/i, 'hour'],
  [/da(?:y|il)|tag|jour|dia/i, 'day'],
  [/week|woche|semaine|semana/i, 'week'],
  [/month|monat|mois|mes|mese|maand/i, 'month'],
  [/year|annual|annum|jahr|^an|año|anno|jaar|^pa$|p\.a/i, 'year'],
];
