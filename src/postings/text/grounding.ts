import type { JobPosting } from '../fields.js';
import { addressesModel, type AskableField } from './field-cues.js';
import { plainText } from './plain-line.js';
import { fold } from './words.js';
import { wordPattern } from './word-pattern.js';

/** A value that a model read, with the words it says it read it from. */
export interface QuotedValue {
  readonly field: string;
  readonly value: string;
  readonly quote: string;
}

const WORDS: Partial<Record<AskableField, Readonly<Record<string, RegExp>>>> = {
  remote_policy: {
    remote: /remote|home.?office|teletravail|teletrabajo|from home|from anywhere|ortsunabhangig|thuiswerk|distans/,
    hybrid: /hybrid|days? (?:a|per) week|tage? (?:pro|die) woche|jours? par semaine|home.?office|partly|teilweise/,
    'on-site': /on.?site|office|vor ort|sur site|presencial|in sede|kantoor|pa plats/,
  },
  job_type: {
    'full-time': /full.?time|vollzeit|temps plein|completa|completo|tempo pieno|integral|voltijd|heltid|fuldtid|pelny/,
    'part-time': /part.?time|teilzeit|temps partiel|parcial|parziale|deeltijd|deltid|niepelny/,
    internship: /intern|prakti|stage|becari|estagi|tirocini|staz/,
    apprenticeship: /apprenti|ausbildung|alternance|leerling|larling/,
  },
  contract_type: {
    permanent:
      /permanent|unbefristet|festanstell|\bcdi\b|indefinid|indeterminat|onbepaalde|tillsvidare|nieokreslon|fast/,
    'fixed-term':
      /fixed.?term|(?<!un)befristet|\bcdd\b|determinat|temporal|(?<!on)bepaalde|okreslon|tidsbegrans|temporary/,
  },
  salary_period: {
    hour: /hour|\bhr\b|stunde|heure|\bhora\b|\bora\b|uur|timme|\btime\b|godz/,
    day: /\bday|\btag|jour|\bdia\b|giorno|\bdag\b|dzien/,
    week: /week|woche|semaine|semana|settimana|vecka|uge|tydzien/,
    month: /month|monat|mois|\bmes\b|mensual|mese|mensile|maand|manad|maned|miesi/,
    year: /year|annum|annual|\bp\.?a\b|jahr|\ban\b|annee|annuel|\bano\b|anual|anno|annu|jaar|\bar\b|arlig|rok|rocz/,
  },
};

const CURRENCY: Readonly<Record<string, RegExp>> = {
  EUR: /€|\beuros?\b|\beur\b/,
  USD: /\$|\busd\b|dollar/,
  GBP: /£|\bgbp\b|pound/,
  JPY: /¥|\bjpy\b|yen/,
  CNY: /¥|\bcny\b|\brmb\b|元/,
  INR: /₹|\binr\b|rupee/,
};

/**
 * The value, when the text really says it: the quote occurs in it word for word, does not speak to machines, and holds
 * the value itself (the digits of a number, the sign or code of a currency, the word of a kind). Else undefined.
 */
export function readGrounded(
  text: string,
  { field, value, quote }: QuotedValue,
): { value: JobPosting[AskableField]; quote: string } | undefined {
  const plainQuote = comparable(quote);
  if (plainQuote.length < 3 || !comparable(text).includes(plainQuote) || addressesModel(surrounding(text, quote)))
    return undefined;
  const grounded = groundedValue(field, value.trim(), plainQuote);
  return grounded === undefined ? undefined : { value: grounded, quote };
}

function groundedValue(field: string, value: string, quote: string): string | number | undefined {
  switch (field) {
    case 'salary_min':
    case 'salary_max':
      return groundedPay(value, quote);
    case 'min_years_of_experience':
      return groundedYears(value, quote);
    case 'salary_currency':
      return groundedCurrency(value, quote);
    default:
      return WORDS[field as AskableField]?.[value]?.test(quote) === true ? value : undefined;
  }
}

/** An amount stands in the quote as it is, with separators between its digits, or in thousands as "65k". */
function groundedPay(value: string, quote: string): number | undefined {
  const number = numberOf(value);
  return number !== undefined && [...numbersIn(quote), ...thousandsIn(quote)].includes(number) ? number : undefined;
}

function groundedYears(value: string, quote: string): number | undefined {
  const number = numberOf(value);
  if (number === undefined || number > 40 || !Number.isInteger(number)) return undefined;
  return numbersIn(quote).includes(number) ? number : undefined;
}

function groundedCurrency(value: string, quote: string): string | undefined {
  const code = value.toUpperCase();
  const sign = CURRENCY[code] ?? (/^[A-Z]{3}$/.test(code) ? wordPattern(`\\b${code.toLowerCase()}\\b`) : undefined);
  return sign?.test(quote) === true ? code : undefined;
}

/** The number that a model wrote; nothing that the service reads is less than 0. */
function numberOf(value: string): number | undefined {
  const number = Number(value.replaceAll(/[\s,']/g, ''));
  return Number.isFinite(number) && number >= 0 ? number : undefined;
}

function numbersIn(quote: string): number[] {
  return quote.match(/\d[\d.,' ]*\d|\d/g)?.flatMap((digits) => readings(digits)) ?? [];
}

function thousandsIn(quote: string): number[] {
  return [...quote.matchAll(/(\d{1,12}(?:[.,]\d)?)\s?k\b/g)].map(
    ([, digits]) => Number(digits?.replace(',', '.')) * 1000,
  );
}

/** What digits with separators can mean: 65.000 is sixty-five thousand or sixty-five. */
function readings(digits: string): number[] {
  const compact = digits.replaceAll(/[' ]/g, '');
  const whole = Number(compact.replaceAll(/[.,]/g, ''));
  const decimal = Number(compact.replace(/[.,](?=.{0,40}[.,])/g, '').replace(',', '.'));
  const cents = /[.,]\d\d$/.test(compact) ? Number(compact.slice(0, -3).replaceAll(/[.,]/g, '')) : whole;
  return [whole, decimal, cents];
}

/** Case, dashes, quotation marks and white space differ between what a model copies and what stands there. */
function comparable(text: string): string {
  return fold(plainText(text))
    .replace(/[‐-―−]/g, '-')
    .replace(/[“”„«»"'‘’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** The line of the text that the quote stands in. */
function surrounding(text: string, quote: string): string {
  const wanted = comparable(quote);
  return text.split('\n').find((line) => comparable(line).includes(wanted)) ?? quote;
}
