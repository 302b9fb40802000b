import { validationError, type ValidationError } from './validation-errors.js';

/** A value as pydantic's lax mode would take it, or the error it would raise. */
export type Coerced<T> = { readonly value: T } | { readonly error: ValidationError };

const INTEGER_TEXT = /^[+-]?\d+(?:_\d+)*(?:\.0+)?$/;

export function coerceInteger(input: unknown, loc: (string | number)[]): Coerced<number> {
  if (typeof input === 'boolean') return { value: Number(input) };
  if (typeof input === 'number') {
    return Number.isInteger(input) ? { value: input } : { error: validationError('int_from_float', loc, input) };
  }
  if (typeof input !== 'string') return { error: validationError('int_type', loc, input) };
  const text = input.trim();
  if (!INTEGER_TEXT.test(text)) return { error: validationError('int_parsing', loc, input) };
  if (text.length > 4300) return { error: validationError('int_parsing_size', loc, input) };
  return { value: Number(text.replaceAll('_', '')) };
}

export function coerceBoolean(input: unknown, loc: (string | number)[]): Coerced<boolean> {
  if (typeof input === 'boolean') return { value: input };
  if (input === 0 || input === 1) return { value: input === 1 };
  if (typeof input === 'string') {
    if (/^(?:1|true|t|yes|y|on)$/i.test(input)) return { value: true };
    if (/^(?:0|false|f|no|n|off)$/i.test(input)) return { value: false };
    return { error: validationError('bool_parsing', loc, input) };
  }
  const isWhole = typeof input === 'number' && Number.isInteger(input);
  return { error: validationError(isWhole ? 'bool_parsing' : 'bool_type', loc, input) };
}

export function coerceString(input: unknown, loc: (string | number)[]): Coerced<string> {
  return typeof input === 'string' ? { value: input } : { error: validationError('string_type', loc, input) };
}
