import 'reflect-metadata';
import { getMetadataStorage, ValidateBy, ValidationTypes } from 'class-validator';
import { coerceBoolean, coerceInteger, coerceString, type Coerced } from './coercion.js';
import { validationError, valueError, type ValidationError } from './validation-errors.js';

/**
 * DTOs carry class-validator's decorators; its own executor cannot name the failing list element, the order or the
 * context, so this reads their metadata and applies the rules as pydantic would: lax coercion, all fields at once in
 * the order of declaration, and per field only the first failing stage.
 */
export interface Validated<T> {
  readonly value: T | undefined;
  readonly errors: ValidationError[];
}

type Rule = { readonly name: string; readonly constraints: readonly unknown[]; readonly each: boolean };
type FieldCheck = (value: never) => string | undefined;
type ModelCheck = (value: never) => string | undefined;

const MODEL_RULES = Symbol('model rules');

/** A rule of ours for one field: the check returns what is wrong, as it is shown after "Value error, ". */
export function FieldRule(check: FieldCheck): PropertyDecorator {
  return ValidateBy({ name: 'fieldRule', constraints: [check], validator: { validate: () => true } });
}

/** A rule over the whole body, checked when every field by itself is right. */
export function ModelRule(check: ModelCheck): ClassDecorator {
  return (target) => { Reflect.defineMetadata(MODEL_RULES, [...modelRules(target), check], target); };
}

function modelRules(target: object): ModelCheck[] {
  return (Reflect.getMetadata(MODEL_RULES, target) as ModelCheck[] | undefined) ?? [];
}

/** Reads an untrusted object into a DTO; `place` is the first part of each error's `loc`. */
export function validate<T extends object>(type: new () => T, input: unknown, place: 'body' | 'query' | 'path'): Validated<T> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { value: undefined, errors: [validationError('model_attributes_type', [place], input)] };
  }
  const value = new type() as Record<string, unknown>;
  const errors: ValidationError[] = [];
  for (const [name, rules] of rulesByField(type)) {
    const result = readMember(input as Record<string, unknown>, name, { place, rules });
    if (result === undefined) continue;
    if ('errors' in result) errors.push(...result.errors);
    else value[name] = result.value;
  }
  const broken = errors.length > 0 ? [] : modelRules(type).flatMap((check) => check(value as never) ?? []);
  return { value: value as T, errors: [...errors, ...broken.map((message) => valueError([place], message, input))] };
}

/** One field of the input; undefined when it is not there and need not be. */
function readMember(input: Record<string, unknown>, name: string, { place, rules }: { place: string; rules: readonly Rule[] }): FieldResult | undefined {
  const raw = Object.hasOwn(input, name) ? input[name] : undefined;
  const optional = rules.some((rule) => rule.name === 'isOptional');
  if (raw === undefined) return optional ? undefined : { errors: [validationError('missing', [place, name], input)] };
  return raw === null && optional ? undefined : readField(raw, [place, name], rules);
}

type FieldResult = { readonly value: unknown } | { readonly errors: ValidationError[] };

function readField(raw: unknown, loc: (string | number)[], rules: readonly Rule[]): FieldResult {
  if (!rules.some((rule) => rule.name === 'isArray')) return readValue(raw, loc, rules);
  if (!Array.isArray(raw)) return { errors: [validationError('list_type', loc, raw)] };
  const items = raw.map((item: unknown, index) => readValue(item, [...loc, index], rules.filter((rule) => rule.each)));
  const errors = items.flatMap((item) => ('errors' in item ? item.errors : []));
  const most = rules.find((rule) => rule.name === 'arrayMaxSize')?.constraints[0] as number | undefined;
  if (most !== undefined && raw.length > most) {
    return { errors: [validationError('too_long', loc, raw, { field_type: 'List', max_length: most, actual_length: raw.length })] };
  }
  return errors.length > 0 ? { errors } : { value: items.map((item) => (item as { value: unknown }).value) };
}

function readValue(raw: unknown, loc: (string | number)[], rules: readonly Rule[]): FieldResult {
  const coerced = coerce(raw, loc, rules);
  if ('error' in coerced) return { errors: [coerced.error] };
  for (const rule of rules) {
    const error = BOUNDS[rule.name]?.(coerced.value as never, rule.constraints[0] as never, loc, raw);
    if (error) return { errors: [error] };
  }
  return { value: coerced.value };
}

function coerce(raw: unknown, loc: (string | number)[], rules: readonly Rule[]): Coerced<unknown> {
  const names = new Set(rules.map((rule) => rule.name));
  if (names.has('isInt')) return coerceInteger(raw, loc);
  if (names.has('isBoolean')) return coerceBoolean(raw, loc);
  return coerceString(raw, loc);
}

type Bound = (value: never, limit: never, loc: (string | number)[], raw: unknown) => ValidationError | undefined;

const codePoints = (text: string): number => Array.from(text).length;

const BOUNDS: Record<string, Bound> = {
  minLength: (value: string, min_length: number, loc, raw) => (codePoints(value) < min_length ? validationError('string_too_short', loc, raw, { min_length }) : undefined),
  maxLength: (value: string, max_length: number, loc, raw) => (codePoints(value) > max_length ? validationError('string_too_long', loc, raw, { max_length }) : undefined),
  min: (value: number, ge: number, loc, raw) => (value < ge ? validationError('greater_than_equal', loc, raw, { ge }) : undefined),
  max: (value: number, le: number, loc, raw) => (value > le ? validationError('less_than_equal', loc, raw, { le }) : undefined),
  fieldRule: (value: never, check: FieldCheck, loc, raw) => {
    const message = check(value);
    return message === undefined ? undefined : valueError(loc, message, raw);
  },
};

/** Rules in the order in which the fields are declared. */
function rulesByField(type: new () => object): Map<string, Rule[]> {
  const fields = new Map<string, Rule[]>();
  for (const metadata of getMetadataStorage().getTargetValidationMetadatas(type, '', true, false)) {
    const name = metadata.type === ValidationTypes.CONDITIONAL_VALIDATION ? 'isOptional' : (metadata.name ?? metadata.type);
    const rules = fields.get(metadata.propertyName) ?? [];
    // Decorators run from the last to the first: put them back into reading order.
    rules.unshift({ name, constraints: (metadata.constraints as unknown[] | undefined) ?? [], each: metadata.each });
    fields.set(metadata.propertyName, rules);
  }
  return fields;
}
