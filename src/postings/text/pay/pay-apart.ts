import { saysKind } from '../kinds/job-type.js';
import type { Money } from './money.js';
import { periodsIn, saysHoursOfWork } from './period.js';
import { limitsOf, sizeOf, withoutLimit } from './salary-limits.js';
import { isOneOfYears } from './training-pay.js';
import { isPlaceName } from '../places/place.js';
import { APPLICATION_DEADLINE_LABELS } from '../words/labels/application-deadline-labels.js';
import { PhraseTable } from '../words/phrase-table.js';
import { ROTA_DAYS, WEEKDAYS, WEEKENDS } from '../words/days/day-words.js';
import { ON_TOP_WORDS } from '../words/pay/on-top-words.js';
import { anyOf } from '../words/pattern-parts.js';
import { PRICE_WORDS, PURPOSES_OF_MONEY } from '../words/pay/not-pay-words.js';
import { patternOf } from '../words/pay/pay-words.js';
import { RECEIVING_WORDS } from '../words/pay/receiving-words.js';
import { wordPattern } from '../word-pattern.js';
import type { SalaryPeriod } from '../words/pay/period-words.js';

/** Less, in any currency, is as often what something costs or comes on top. */
export const LEAST_BY_ITSELF: Readonly<Record<SalaryPeriod, number>> = {
  hour: 5,
  day: Infinity,
  week: 300,
  month: 1200,
  year: 12_000,
};

/**
 * The end of a sentence, or a bar or dot between facts: "Three days a week. $28 per hour plus tips.", "Bristol · full
 * time · £38–44k"; "Four nights a week at £13.40 per hour."
 */
const APART = /(?:^|[.!?|·•]\s| (?:at|for|zu|für) )\s*$/;
/** "Du bekommst bis zu 2.400 € im Monat." */
const YOU_GET = wordPattern(`^\\s*${anyOf(RECEIVING_WORDS)}\\s?[:：]?\\s*$`, 'iu');

/** Whether what stands before an amount says nothing else of it: another sentence, other facts, or that one gets it. */
export function standsApart(before: string): boolean {
  const lead = withoutLimit(before);
  return APART.test(lead) || YOU_GET.test(lead) || isBehindFacts(before);
}

/** A fact of a job in more characters is a clause. */
const MAX_FACT = 44;
/** A longer line (characters) of facts is a sentence. */
const MAX_LINE = 110;
const BETWEEN = String.raw`\s[–—|·•-]\s|[,;]\s`;
const DIVIDES = wordPattern(BETWEEN, 'u');
const ENDS_FACT = wordPattern(`(?:${BETWEEN})$`, 'u');
const ENDS_DAYS = wordPattern(`(?:${BETWEEN}|:\\s)$`, 'u');

/**
 * "CDI – Angers – 12 € de l'heure", "Weekends, £14 an hour": what dashes or commas divide, where one of the facts in
 * front is a kind or says the hours, or all say where and on which days.
 */
export function isBehindFacts(before: string): boolean {
  const facts = factsBefore(before, ENDS_FACT);
  const saysHow = (fact: string): boolean => saysKind(fact) || saysHoursOfWork(fact);
  const saysWhere = (fact: string): boolean => DAYS.test(fact) || isPlaceName(fact.trim());
  return facts.some(saysHow) || (facts.length > 0 && facts.every(saysWhere)) || isOfDays(before);
}

/** "Sat – Sun: 08:00-21:30 – £13.80 an hour", "Weekends: £14": whether a line says on which days an amount is paid. */
function isOfDays(before: string): boolean {
  const facts = factsBefore(before, ENDS_DAYS);
  return facts.length > 0 && facts.every((fact) => DAYS.test(fact));
}

/**
 * Whether an amount is one of several by place, which are ranges, by the days of a week, or by the years of a training.
 */
export function isOneOfTiers({ isRange }: Money, before: string, after: string): boolean {
  return isRange || isOfDays(before) || isOneOfYears(before, after);
}

const DAYS = wordPattern(`(?<!\\p{L})(?:${anyOf([...WEEKDAYS, ...WEEKENDS, ...ROTA_DAYS])})(?!\\p{L})`, 'iu');

/** The facts of a line in front of an amount, if it is one of facts; none where the line does not end as `ends`. */
function factsBefore(before: string, ends: RegExp): string[] {
  const line = withoutLimit(before).slice(before.lastIndexOf('\n') + 1);
  if (line.length > MAX_LINE || !ends.test(line)) return [];
  const facts = line.split(DIVIDES).filter((fact) => fact.trim() !== '');
  return facts.every((fact) => fact.length <= MAX_FACT) ? facts : [];
}

const DASH = String.raw`\s[–—|·•-]\s`;
const ENDS_AT_DASH = wordPattern(`(?:${DASH})$`, 'u');
const AT_DASH = wordPattern(String.raw`${DASH}|,\s|\n`, 'u');
/** "brutto im Monat": an amount says its span in no more (characters). */
const MAX_SPAN = 24;

/**
 * "Baker – apply by 3 May – €2,400 a month – apply here": what stands between dashes by itself, as much as is paid for
 * the span behind it; by the hour things are priced so, too.
 */
export function isFactByItself(amount: number, { before, after }: { before: string; after: string }): boolean {
  const [said = ''] = after.split(AT_DASH);
  const [span] = said.length > MAX_SPAN ? [] : periodsIn(said);
  const isEnough = span !== undefined && span !== 'hour' && amount >= LEAST_BY_ITSELF[span];
  return isEnough && (factsBefore(before, ENDS_AT_DASH).length > 0 || isBehindLastDay(before));
}

const LAST_DAY = new PhraseTable(Object.values(APPLICATION_DEADLINE_LABELS));

/** "Baker, closing 21/11/2027, £33,309 p.a.": until when one may apply says of what an amount between commas is. */
function isBehindLastDay(before: string): boolean {
  return factsBefore(before, ENDS_FACT).some((fact) => /\d/.test(fact) && LAST_DAY.test(fact));
}

/** Less than this in any currency is as often a price: "from 500 €". */
export const LEAST_ALONE = 1000;

/** Before a price (characters) stands what calls it one. */
const MAX_ABOUT = 110;
const PRICE = patternOf(PRICE_WORDS);

/**
 * "from 3.000 €", "от 60 000 ₽", "40 000 Kč": a line that says an amount, and not of what. The least of something
 * above all others or below the kind or place of a job is its pay, any other amount beside its kind; below other words
 * it is what those cost: "Kitchens".
 */
export function isAlone(text: string, money: Money, { before, after }: { before: string; after: string }): boolean {
  const limits = limitsOf(money, before, after);
  const isOnly = sizeOf(limits) >= LEAST_ALONE && /^[^\S\n]*(?:\n|$)/.test(after);
  const said = text.slice(Math.max(0, money.start - MAX_ABOUT), money.start);
  if (!isOnly || money.currency === undefined || PRICE.test(said)) return false;
  const above = lineAbove(said);
  if (limits.max === undefined) return above === '' || saysKind(above) || above.split(', ').some(isPlaceName);
  return saysKind(above) || saysKind(/^\s*\n([^\n]{2,40})(?:\n|$)/.exec(after)?.[1]);
}

const PURPOSE = patternOf(PURPOSES_OF_MONEY);

/** "We offer $1,200 a month for housing": whether words behind an amount say what else than work it is given for. */
export function saysPurpose(after: string): boolean {
  return PURPOSE.test(after);
}

/** Whether words call an amount the price of something. */
export function saysPrice(text: string): boolean {
  return PRICE.test(text);
}

/** The last line above that says something: of no amount is a day what it is. */
function lineAbove(said: string): string {
  const lines = said.split('\n').slice(0, -1);
  return lines.findLast((line) => line.trim() !== '' && !/^[\d\s./-]+$/.test(line))?.trim() ?? '';
}

/** Whether the sentence of an amount goes on behind it: the dot of "35 000 kr. We offer …" ends it, too. */
export function goesOn(text: string, { end }: Money): boolean {
  return text[end - 1] !== '.' || !/^\s+\p{Lu}/u.test(text.slice(end, end + 4));
}

/** Where another clause begins: at a comma, or at what joins something on top. */
const CLAUSE = wordPattern(String.raw`^[^,;+&\d]{3,24}?(?=[,;]\s|\s?[+&]|\s(?:${anyOf(ON_TOP_WORDS)})\s)`, 'iu');

/**
 * "2.500 € im Monat, Zuschlag von 3 €", "$3,000 a month + commission": behind the span of the amount and a comma, or
 * what joins something on top, the next thing is told.
 */
export function isAnotherClause(behind: string, at: number): boolean {
  const clause = CLAUSE.exec(behind.slice(0, at))?.[0];
  return clause !== undefined && periodsIn(clause).length > 0;
}
