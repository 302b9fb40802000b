import { PER, SPANS, UNITS, WRITTEN, type PeriodWord, type SalaryPeriod } from '../words/pay/period-words.js';
import { foldDotless } from '../words.js';

const units = wordTable(UNITS);
const spans = wordTable(SPANS);
/** What a span may say besides pay: "annual leave", "paid weekly". */
const NOT_OF_PAY = new Set(
  'leave holiday holidays review reviews bonus bonuses report turnover revenue performance profit event events appraisal increase increases'.split(
    ' ',
  ),
);
/** "Day rate" */
const RATES = new Set(['rate', 'rates', 'wage', 'salary']);
const HOURS = new Set(
  'hours hour hrs h stunden std wochenstunden heures h horas ore uur uren godzin hodin timmar timer tuntia days tage jours dias'.split(
    ' ',
  ),
);

interface WordTable {
  readonly whole: ReadonlyMap<string, SalaryPeriod>;
  readonly stems: ReadonlyMap<string, SalaryPeriod>;
}

function wordTable(rows: readonly PeriodWord[]): WordTable {
  const entries = rows.flatMap(([period, words]) =>
    words.split(' ').map((word) => [foldDotless(word), period] as const),
  );
  return {
    whole: new Map(entries.map(([word, period]) => [word.replace('*', ''), period])),
    stems: new Map(
      entries.filter(([word]) => word.endsWith('*')).map(([word, period]) => [word.slice(0, -1), period] as const),
    ),
  };
}

function lookUp({ whole, stems }: WordTable, word: string): SalaryPeriod | undefined {
  const exact = whole.get(word);
  if (exact !== undefined) return exact;
  for (let length = word.length; length > 3; length--) {
    const found = stems.get(word.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "(m/w/d)", "m/f/h": who may apply, and no amount a day or an hour. */
const GENDERS = /(?<![\p{L}\d])[mwfdxhvk](?:\s?\/\s?[mwfdxhvk]){1,3}(?![\p{L}\d])/giu;

/** What is written like a span and is none: the Nordic "på", "2 pm", hours of work ("Horaire : 8h-16h"). */
const NO_SPANS =
  /(?<!\p{L})p[åàáãă](?!\p{L})|(?<![\d.,£$€])(?:1[0-2]|[1-9])(?:[:.][0-5]\d)?\s?p\.?m\.?(?!\p{L})|(?<!(?:taux|salaire|tarif|brute?|nette?|rémunération|coût|base|smic|gratification|minimum|montant|indemnité|paie|valeur)\s)(?<!\p{L})horaire(?=\s?:|\s(?:d[eu]|variable|flexible|fixe|libre|continu)(?!\p{L})|\sd['’])/giu;

/** The spans that a clause names, in its order: "per month", "/Std.", "p.a.", "monatlich". */
export function periodsIn(clause: string): SalaryPeriod[] {
  const written = clause.replace(GENDERS, ' ').replace(NO_SPANS, ' ');
  const found: SalaryPeriod[] = WRITTEN.filter(([pattern]) => pattern.test(written)).map(([, period]) => period);
  const words =
    foldDotless(
      written
        .replace(/(?<=\/\s?)1\s?(?=\p{L})/gu, '')
        .replace(
          /(?<![\p{L}\p{N}])p[./]?\s?(a|m|h|d|w|c\.?m)(?![\p{L}\p{M}\p{N}])\.?/giu,
          (_all, unit: string) => ` p${unit.replace('.', '')} `,
        ),
    ).match(/[\p{L}\p{N}][\p{L}\p{N}'’]*|[/+€£$]/gu) ?? [];
  words.forEach((word, at) => {
    const around: Around = { before: [words[at - 1] ?? '', words[at - 2] ?? ''], behind: words[at + 1] ?? '' };
    const span = lookUp(spans, word);
    if (span !== undefined && isOfPay(around)) found.push(span);
    const unit = units.whole.get(word.replace('’', "'").replace(/^(?:[ld]|all)'/, ''));
    if (unit !== undefined && isUnitOfPay(word, around, span)) found.push(unit);
  });
  return found;
}

/** "40 hours", "38,5 Stunden/Woche", "16–20 hours a week": how long one works. */
export function saysHoursOfWork(fact: string): boolean {
  const [, word = ''] = HOURS_OF_WORK.exec(fact.trim()) ?? [];
  const unit = foldDotless(word);
  return HOURS.has(unit) || units.whole.get(unit) === 'hour';
}

const HOURS_OF_WORK =
  /^(?:\p{L}{1,6}\.?\s)?\d{1,2}(?:[.,]\d{1,2})?(?:\s?[-–]\s?\d{1,2}(?:[.,]\d{1,2})?)?[\s-]?(\p{L}{1,16})/u;

/** "£12 an hour, rising to £13" from "an hour" on: behind a number the span is that of so many hours. */
export function behindNumber(amount: string): string {
  return amount.replace(/^[^\d]*\d+(?:[.,'’\s]\d{2,3}(?!\d)){0,3}/u, '');
}

/** "$18 - $23 hour": a unit right behind an amount, with which its line or clause ends; one letter is none. */
export function bareUnitIn(after: string): SalaryPeriod | undefined {
  const unit = /^\s?(\p{L}{2,10})\.?\s*(?:$|[\n,;()]|\.\s)/u.exec(after)?.[1];
  return unit === undefined ? undefined : units.whole.get(foldDotless(unit));
}

/** "/month", " per annum", " pm": whether a text begins with the span that an amount right before it is for. */
export function beginsWithSpan(after: string): boolean {
  const [said = '', first = ''] = /^\s?(\/|[\p{L}.]+)(?:\s?[\p{L}.]+)?/u.exec(after) ?? [];
  return PER.has(foldDotless(first)) ? periodsIn(said).length > 0 : periodsIn(first).length > 0;
}

/** The words beside one: the two before it, the nearer one first, and the one behind. */
interface Around {
  readonly before: readonly [string, string];
  readonly behind: string;
}

function isOfPay({ before: [before], behind }: Around): boolean {
  return before !== 'paid' && !NOT_OF_PAY.has(behind);
}

/** "Per hour" and "day rate" are of pay, "40 hours per week" is not; what is a span behind "per" counts as that. */
function isUnitOfPay(
  word: string,
  { before: [before, second], behind }: Around,
  span: SalaryPeriod | undefined,
): boolean {
  const isPer = PER.has(before) || /^(?:[ld]|all)['’]/.test(word);
  return isPer ? span === undefined && !HOURS.has(second) && !/^\d/.test(second) : RATES.has(behind);
}
