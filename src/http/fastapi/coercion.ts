import { choices, validationError, type ErrorType, type Loc, type ValidationError } from './validation-errors.js';

/** A value as pydantic's lax mode would take it, or the error it would raise. */
export type Coerced<T> = { readonly value: T } | { readonly error: ValidationError };

const INTEGER_TEXT = /^[+-]?\d+(?:_\d+)*(?:\.0+)?$/;
const FLOAT_TEXT = /^[+-]?(?:\d+(?:_\d+)*\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
/** Above it pydantic takes integers as they are written, and refuses floats. */
const INTEGER_FLOAT_LIMIT = 2 ** 63;

/** Integer literals beyond the exact numbers arrive as BigInt (see `json-body.ts`). */
export function coerceInteger(input: unknown, loc: Loc): Coerced<number> {
  if (typeof input === 'boolean' || typeof input === 'bigint') return { value: Number(input) };
  if (typeof input === 'number') {
    if (Math.abs(input) >= INTEGER_FLOAT_LIMIT) return refused('int_parsing_size', loc, input);
    return Number.isInteger(input) ? { value: input } : refused('int_from_float', loc, input);
  }
  if (typeof input !== 'string') return refused('int_type', loc, input);
  const text = input.trim();
  if (!INTEGER_TEXT.test(text)) return refused('int_parsing', loc, input);
  // Python's own bound for digits it converts.
  if (text.length > 4300) return refused('int_parsing_size', loc, input);
  return { value: Number(text.replaceAll('_', '')) };
}

export function coerceNumber(input: unknown, loc: Loc): Coerced<number> {
  if (typeof input === 'number' || typeof input === 'boolean' || typeof input === 'bigint')
    return { value: Number(input) };
  if (typeof input !== 'string') return refused('float_type', loc, input);
  const text = input.trim();
  return FLOAT_TEXT.test(text) ? { value: Number(text.replaceAll('_', '')) } : refused('float_parsing', loc, input);
}

export function coerceBoolean(input: unknown, loc: Loc): Coerced<boolean> {
  if (typeof input === 'boolean') return { value: input };
  if (input === 0 || input === 1) return { value: input === 1 };
  if (typeof input === 'string') {
    if (/^(?:1|true|t|yes|y|on)$/i.test(input)) return { value: true };
    if (/^(?:0|false|f|no|n|off)$/i.test(input)) return { value: false };
    return refused('bool_parsing', loc, input);
  }
  const isWhole = typeof input === 'number' && Number.isInteger(input);
  return refused(isWhole ? 'bool_parsing' : 'bool_type', loc, input);
}

export function coerceString(input: unknown, loc: Loc): Coerced<string> {
  return typeof input === 'string' ? { value: input } : refused('string_type', loc, input);
}

/** One of some words; `type` tells an enumeration from a literal, which pydantic names differently. */
export function coerceChoice(
  input: unknown,
  loc: Loc,
  { type, values }: { type: 'enum' | 'literal_error'; values: readonly string[] },
): Coerced<string> {
  return typeof input === 'string' && values.includes(input)
    ? { value: input }
    : refused(type, loc, input, { expected: choices(values) });
}

/** The type itself, nothing that could be read as one. */
export function strictly<T>(
  name: 'int' | 'bool',
  coerce: (input: unknown, loc: Loc) => Coerced<T>,
): (input: unknown, loc: Loc) => Coerced<T> {
  const type = name === 'int' ? 'number' : 'boolean';
  return (input, loc) => (typeof input === type ? coerce(input, loc) : refused(`${name}_type`, loc, input));
}

/** An http(s) address, with the words of the Rust reader behind pydantic for what is wrong. */
export function coerceUrl(input: unknown, loc: Loc): Coerced<string> {
  if (typeof input !== 'string') return refused('url_type', loc, input);
  const problem = urlProblem(input);
  if (problem !== undefined) return refused('url_parsing', loc, input, { error: problem });
  if (!/^https?:/i.test(input.trim()))
    return refused('url_scheme', loc, input, { expected_schemes: choices(['http', 'https']) });
  return { value: input };
}

function urlProblem(input: string): string | undefined {
  const text = input.trim();
  if (text === '') return 'input is empty';
  const authority = /^[a-z][a-z0-9+.-]*:(?:\/\/([^/?#]*))?/i.exec(text);
  if (!authority) return 'relative URL without a base';
  const host = authority[1] ?? '';
  if (host === '') return 'empty host';
  return URL.canParse(text) ? undefined : hostProblem(host);
}

function hostProblem(host: string): string {
  if (host.startsWith('[') && !/^\[[0-9a-f:.]+\](?::\d*)?$/i.test(host)) return 'invalid IPv6 address';
  return Number(/:(\d+)$/.exec(host)?.[1] ?? 0) > 65_535 ? 'invalid port number' : 'invalid international domain name';
}

export function coerceUuid(input: unknown, loc: Loc): Coerced<string> {
  if (typeof input !== 'string') return refused('uuid_type', loc, input);
  const text = input.replace(/^urn:uuid:|[{}]/gi, '');
  const stranger = /[^0-9a-f-]/i.exec(text);
  if (stranger)
    return refused('uuid_parsing', loc, input, {
      error: `invalid character: found \`${stranger[0]}\` at ${String(stranger.index + 1)}`,
    });
  if (text.replaceAll('-', '').length !== 32)
    return refused('uuid_parsing', loc, input, {
      error: `invalid length: expected length 32 for simple format, found ${String(text.length)}`,
    });
  return { value: text.toLowerCase() };
}

const DATE_TIME =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt _](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?:[Zz]|[+-]\d{2}:?\d{2})?)?$/;

export function coerceDateTime(input: unknown, loc: Loc): Coerced<string> {
  if (typeof input !== 'string') return refused('datetime_type', loc, input);
  const error = dateProblem(input);
  return error === undefined ? { value: input } : refused('datetime_from_date_parsing', loc, input, { error });
}

export function coerceDate(input: unknown, loc: Loc): Coerced<string> {
  if (typeof input !== 'string') return refused('date_type', loc, input);
  const error = dateProblem(input);
  if (error !== undefined) return refused('date_from_datetime_parsing', loc, input, { error });
  const [hours, minutes, seconds] = DATE_TIME.exec(input)?.slice(4) ?? [];
  const isExact = [hours, minutes, seconds].every((part) => Number(part ?? 0) === 0);
  return isExact ? { value: input.slice(0, 10) } : refused('date_from_datetime_inexact', loc, input);
}

function dateProblem(text: string): string | undefined {
  if (text.length < 10) return 'input is too short';
  const parts = DATE_TIME.exec(text)
    ?.slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  if (parts === undefined) return 'invalid datetime separator, expected `T`, `t`, `_` or space';
  const limits = [
    ['year', 0, 9999],
    ['month', 1, 12],
    ['day', 1, 31],
    ['hour', 0, 23],
    ['minute', 0, 59],
    ['second', 0, 59],
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
