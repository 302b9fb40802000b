import { choices, validationError, type ErrorType, type Loc, type ValidationError } from './validation-errors.js';

/** A value as pydantic's lax mode would take it, or the error it would raise. */
export type Coerced<T> = { readonly value: T } | { readonly error: ValidationError };

const INTEGER_TEXT = /^[+-]?\d+(?:_\d+)*(?:\.0+)?$/;
/** An underscore may stand between any two characters of a number but not at its ends, and never twice. */
const FLOAT_TEXT = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const FLOAT_WORD = /^[+-]?(?:inf(?:inity)?|nan)$/i;
/** Digits that Python converts at most, also in JSON (a longer literal is a body that cannot be read). */
export const INTEGER_DIGITS_MAX = 4300;
/** From here on pydantic takes integers as they are written, and refuses floats and booleans. */
const INTEGER_FLOAT_LIMIT = 2 ** 63;

/** The text without Unicode's White_Space around it: unlike JavaScript's own, U+0085 is one and U+FEFF is none. */
export function trimmed(text: string): string {
  return text.replace(/^\p{White_Space}+/u, '').replace(/(?<!\p{White_Space})\p{White_Space}+$/u, '');
}

/** Members are not looked at. */
export function coerceDictionary(input: unknown, loc: Loc): Coerced<object> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
    ? { value: input }
    : refused('dict_type', loc, input);
}

/** Integer literals beyond the exact numbers arrive as BigInt (see `json-body.ts`). */
export function coerceInteger(input: unknown, loc: Loc): Coerced<number> {
  if (typeof input === 'boolean' || typeof input === 'bigint') return { value: Number(input) };
  if (typeof input === 'string') return integerOfText(input, loc);
  if (typeof input !== 'number') return refused('int_type', loc, input);
  if (Math.abs(input) >= INTEGER_FLOAT_LIMIT) return refused('int_parsing_size', loc, input);
  return Number.isInteger(input) ? { value: input } : refused('int_from_float', loc, input);
}

function integerOfText(input: string, loc: Loc): Coerced<number> {
  if (!input.isWellFormed()) return refused('string_unicode', loc, input);
  const text = trimmed(input);
  if (!INTEGER_TEXT.test(text)) return refused('int_parsing', loc, input);
  const digits = text
    .replace(/\.0+$/, '')
    .replaceAll(/^[+-]|_/g, '')
    .replace(/^0+(?=\d)/, '');
  if (digits.length > INTEGER_DIGITS_MAX) return refused('int_parsing_size', loc, input);
  const size = Number(digits);
  return { value: text.startsWith('-') && size > 0 ? -size : size };
}

/** Numbers, their texts with Python's underscores, and the words for those that are infinite or none. */
export function coerceNumber(input: unknown, loc: Loc): Coerced<number> {
  if (typeof input === 'string') return numberOfText(input, loc);
  if (typeof input === 'number' || typeof input === 'boolean') return { value: Number(input) };
  const isFinite = typeof input === 'bigint' && Number.isFinite(Number(input));
  return isFinite ? { value: Number(input) } : refused('float_type', loc, input);
}

function numberOfText(input: string, loc: Loc): Coerced<number> {
  if (!input.isWellFormed()) return refused('string_unicode', loc, input);
  const text = trimmed(input);
  if (FLOAT_WORD.test(text)) return { value: numberOfWord(text) };
  const isSeparated = !/^_|_$|__/.test(text);
  const plain = text.replaceAll('_', '');
  return isSeparated && FLOAT_TEXT.test(plain) ? { value: Number(plain) } : refused('float_parsing', loc, input);
}

function numberOfWord(word: string): number {
  if (/nan/i.test(word)) return NaN;
  return word.startsWith('-') ? -Infinity : Infinity;
}

/** Booleans, 1 and 0, and the words for them. */
export function coerceBoolean(input: unknown, loc: Loc): Coerced<boolean> {
  if (typeof input === 'boolean') return { value: input };
  if (typeof input === 'string') return booleanOfText(input, loc);
  if (input === 0 || input === 1) return { value: input === 1 };
  const isWhole = typeof input === 'bigint' || (typeof input === 'number' && Number.isInteger(input));
  return refused(isWhole && fitsInteger(input) ? 'bool_parsing' : 'bool_type', loc, input);
}

function booleanOfText(input: string, loc: Loc): Coerced<boolean> {
  if (/^(?:1|true|t|yes|y|on)$/i.test(input)) return { value: true };
  if (/^(?:0|false|f|no|n|off)$/i.test(input)) return { value: false };
  return refused(input.isWellFormed() ? 'bool_parsing' : 'string_unicode', loc, input);
}

/** Whether a whole number is one of 64 bits. */
function fitsInteger(input: number | bigint): boolean {
  return typeof input === 'bigint' ? BigInt.asIntN(64, input) === input : Math.abs(input) < INTEGER_FLOAT_LIMIT;
}

/** A text; one with half of a surrogate pair is none that could be stored. */
export function coerceString(input: unknown, loc: Loc): Coerced<string> {
  if (typeof input !== 'string') return refused('string_type', loc, input);
  return input.isWellFormed() ? { value: input } : refused('string_unicode', loc, input);
}

/** One of some words; `type` tells an enumeration from a literal, which pydantic names differently. */
export function coerceChoice(
  input: unknown,
  loc: Loc,
  { type, values }: { type: 'enum' | 'literal_error'; values: readonly string[] },
): Coerced<string> {
  if (typeof input === 'string' && values.includes(input)) return { value: input };
  if (typeof input === 'string' && !input.isWellFormed()) return refused('string_unicode', loc, input);
  return refused(type, loc, input, { expected: choices(values) });
}

const DATE_TIME =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt _](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?:[Zz]|[+-](\d{2}):?(\d{2}))?)?$/;

/** An ISO 8601 time; a day alone is its first moment. */
export function coerceDateTime(input: unknown, loc: Loc): Coerced<string> {
  if (typeof input !== 'string') return refused('datetime_type', loc, input);
  const error = dateProblem(input);
  return error === undefined ? { value: input } : refused('datetime_from_date_parsing', loc, input, { error });
}

function dateProblem(text: string): string | undefined {
  if (text.length < 10) return 'input is too short';
  const parts = DATE_TIME.exec(text)
    ?.slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  if (parts === undefined) return 'invalid datetime separator, expected `T`, `t`, `_` or space';
  const limits = [
    ['year', 1, 9999],
    ['month', 1, 12],
    ['day', 1, 31],
    ['hour', 0, 23],
    ['minute', 0, 59],
    ['second', 0, 59],
    ['timezone hour', 0, 23],
    ['timezone minute', 0, 59],
  ] as const;
  const wrong = limits.findIndex(([, least, most], index) => (parts[index] ?? 0) < least || (parts[index] ?? 0) > most);
  const [name, least, most] = limits[wrong] ?? [];
  if (name === 'day' || (wrong < 0 && new Date(text.slice(0, 10)).getUTCDate() !== parts[2]))
    return 'day value is outside expected range';
  return name && `${name} value is outside expected range of ${String(least)}-${String(most)}`;
}

function refused(
  type: ErrorType,
  loc: Loc,
  input: unknown,
  ctx?: Readonly<Record<string, unknown>>,
): { readonly error: ValidationError } {
  return { error: validationError(type, loc, input, ctx) };
}
