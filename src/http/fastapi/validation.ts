import 'reflect-metadata';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import {
  coerceBoolean,
  coerceChoice,
  coerceDate,
  coerceDateTime,
  coerceInteger,
  coerceNumber,
  coerceString,
  coerceUrl,
  coerceUuid,
  strictly,
  type Coerced,
} from './coercion.js';
import { forbidsExtras, modelRules, type FieldCheck } from './rules.js';
import { validationError, valueError, type Loc, type ValidationError } from './validation-errors.js';

/**
 * DTOs carry class-validator's decorators; its own executor cannot name the failing list element, the order or the
 * context, so this reads their metadata and applies the rules as pydantic would: lax coercion, all fields at once in
 * the order of declaration, and per field only the first failing stage.
 */
export interface Validated<T> {
  readonly value: T | undefined;
  readonly errors: readonly ValidationError[];
}

type ModelType<T extends object = object> = new () => T;
type Rule = { readonly name: string; readonly constraints: readonly unknown[]; readonly each: boolean };
type Fields = Readonly<Record<string, unknown>>;
/** What is being read: where it lies, what is asked of it, and the fields that were read before it. */
type Place = { readonly loc: Loc; readonly rules: readonly Rule[]; readonly earlier: Fields };
type FieldResult = { readonly value: unknown } | { readonly errors: readonly ValidationError[] };

/** Reads an untrusted object into a DTO; `place` is the first part of each error's `loc`. */
export function validate<T extends object>(
  type: ModelType<T>,
  input: unknown,
  place: 'body' | 'query' | 'path',
): Validated<T> {
  const result = readModel(type, input, [place]);
  return 'errors' in result ? { value: undefined, errors: result.errors } : { value: result.value as T, errors: [] };
}

function readModel(type: ModelType, input: unknown, loc: Loc): FieldResult {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { errors: [validationError('model_attributes_type', loc, input)] };
  const { value, errors } = readMembers(type, input as Fields, loc);
  if (errors.length > 0) return { errors };
  const broken = modelRules(type).flatMap((check) => check(value as never) ?? []);
  return broken.length > 0 ? { errors: broken.map((message) => valueError(loc, message, input)) } : { value };
}

function readMembers(type: ModelType, input: Fields, loc: Loc): { value: object; errors: ValidationError[] } {
  const value = new type() as Record<string, unknown>;
  const earlier: Record<string, unknown> = {};
  const errors: ValidationError[] = [];
  const fields = rulesByField(type);
  for (const [name, rules] of fields) {
    const result = readMember(input, name, { loc, rules, earlier });
    if (result && 'errors' in result) errors.push(...result.errors);
    else earlier[name] = result ? (value[name] = result.value) : value[name];
  }
  const extras = forbidsExtras(type) ? Object.entries(input).filter(([name]) => !fields.has(name)) : [];
  errors.push(...extras.map(([name, extra]) => validationError('extra_forbidden', [...loc, name], extra)));
  return { value, errors };
}

/** One field of the input; undefined when it is not there and need not be. */
function readMember(input: Fields, name: string, { loc, rules, earlier }: Place): FieldResult | undefined {
  const raw = Object.hasOwn(input, name) ? input[name] : undefined;
  const isNullable = has(rules, 'isOptional');
  if (raw === undefined)
    return isNullable || has(rules, 'hasDefault')
      ? undefined
      : { errors: [validationError('missing', [...loc, name], input)] };
  return raw === null && isNullable ? undefined : readField(raw, { loc: [...loc, name], rules, earlier });
}

function readField(raw: unknown, place: Place): FieldResult {
  if (has(place.rules, 'isTextOrTexts'))
    return typeof raw === 'string' ? readValue(raw, { ...place, rules: ofEach(place.rules) }) : readList(raw, place);
  if (has(place.rules, 'isArray')) return readList(raw, place);
  if (has(place.rules, 'isObject')) return readDictionary(raw, place);
  return readValue(raw, place);
}

const ofEach = (rules: readonly Rule[]): readonly Rule[] => rules.filter((rule) => rule.each);

function readList(raw: unknown, { loc, rules, earlier }: Place): FieldResult {
  if (!Array.isArray(raw)) return { errors: [validationError('list_type', loc, raw)] };
  const items = raw.map((item: unknown, index) =>
    readValue(item, { loc: [...loc, index], rules: ofEach(rules), earlier }),
  );
  const limits = { least: limitOf(rules, 'arrayMinSize') ?? 0, most: limitOf(rules, 'arrayMaxSize') ?? Infinity };
  const right = items.filter((item) => 'value' in item).length;
  // As there: too many right elements are told before wrong ones, too few after them.
  if (right > limits.most)
    return {
      errors: [
        validationError('too_long', loc, raw, {
          field_type: 'List',
          max_length: limits.most,
          actual_length: raw.length,
        }),
      ],
    };
  if (right === raw.length && right < limits.least)
    return {
      errors: [
        validationError('too_short', loc, raw, { field_type: 'List', min_length: limits.least, actual_length: right }),
      ],
    };
  return collected(items, (values) => values);
}

function readDictionary(raw: unknown, { loc, rules, earlier }: Place): FieldResult {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return { errors: [validationError('dict_type', loc, raw)] };
  const names = Object.keys(raw);
  const members = Object.entries(raw).map(([name, member]) =>
    readValue(member, { loc: [...loc, name], rules: ofEach(rules), earlier }),
  );
  return collected(members, (values) => Object.fromEntries(values.map((value, index) => [names[index], value])));
}

/** All values, or all errors. */
function collected(results: readonly FieldResult[], whole: (values: unknown[]) => unknown): FieldResult {
  const errors = results.flatMap((result) => ('errors' in result ? result.errors : []));
  return errors.length > 0
    ? { errors }
    : { value: whole(results.map((result) => (result as { value: unknown }).value)) };
}

function readValue(raw: unknown, { loc, rules, earlier }: Place): FieldResult {
  const model = rules.find(({ name }) => name === 'isModel')?.constraints[0] as (() => ModelType) | undefined;
  if (model) return readModel(model(), raw, loc);
  const coerced = coerce(raw, loc, rules);
  if ('error' in coerced) return { errors: [{ ...coerced.error, input: raw }] };
  for (const { name, constraints } of rules) {
    const error = BOUNDS[name]?.(coerced.value as never, constraints[0] as never, { loc, raw, earlier });
    if (error) return { errors: [error] };
  }
  return { value: coerced.value };
}

const TYPES: Readonly<Record<string, (input: unknown, loc: Loc, rule: Rule) => Coerced<unknown>>> = {
  isInt: coerceInteger,
  isStrictInt: strictly('int', coerceInteger),
  isNumber: coerceNumber,
  isBoolean: coerceBoolean,
  isStrictBoolean: strictly('bool', coerceBoolean),
  isUrl: coerceUrl,
  isUuid: coerceUuid,
  isDay: coerceDate,
  isTime: coerceDateTime,
  isIn: (input, loc, rule) =>
    coerceChoice(input, loc, { type: 'literal_error', values: rule.constraints[0] as string[] }),
  isEnum: (input, loc, rule) =>
    coerceChoice(input, loc, { type: 'enum', values: Object.values(rule.constraints[0] as Record<string, string>) }),
};

function coerce(raw: unknown, loc: Loc, rules: readonly Rule[]): Coerced<unknown> {
  const input = typeof raw === 'string' && has(rules, 'normalised') ? raw.trim().toLowerCase() : raw;
  const rule = rules.find(({ name }) => Object.hasOwn(TYPES, name));
  return rule ? (TYPES[rule.name]?.(input, loc, rule) ?? { value: input }) : coerceString(input, loc);
}

type Bound = (
  value: never,
  limit: never,
  at: { loc: Loc; raw: unknown; earlier: Fields },
) => ValidationError | undefined;

const codePoints = (text: string): number => Array.from(text).length;

const BOUNDS: Readonly<Record<string, Bound>> = {
  minLength: (value: string, min_length: number, { loc, raw }) =>
    codePoints(value) < min_length ? validationError('string_too_short', loc, raw, { min_length }) : undefined,
  maxLength: (value: string, max_length: number, { loc, raw }) =>
    codePoints(value) > max_length ? validationError('string_too_long', loc, raw, { max_length }) : undefined,
  matches: (value: string, pattern: RegExp, { loc, raw }) =>
    pattern.test(value) ? undefined : validationError('string_pattern_mismatch', loc, raw, { pattern: pattern.source }),
  isDivisibleBy: (value: number, multiple_of: number, { loc, raw }) =>
    value % multiple_of === 0 ? undefined : validationError('multiple_of', loc, raw, { multiple_of }),
  greaterThan: (value: number, gt: number, { loc, raw }) =>
    value > gt ? undefined : validationError('greater_than', loc, raw, { gt }),
  lessThan: (value: number, lt: number, { loc, raw }) =>
    value < lt ? undefined : validationError('less_than', loc, raw, { lt }),
  min: (value: number, ge: number, { loc, raw }) =>
    value < ge ? validationError('greater_than_equal', loc, raw, { ge }) : undefined,
  max: (value: number, le: number, { loc, raw }) =>
    value > le ? validationError('less_than_equal', loc, raw, { le }) : undefined,
  fieldRule: (value: never, check: FieldCheck<unknown, Fields>, { loc, raw, earlier }) => {
    const message = check(value, earlier);
    return message === undefined ? undefined : valueError(loc, message, raw);
  },
};

function has(rules: readonly Rule[], name: string): boolean {
  return rules.some((rule) => rule.name === name);
}

function limitOf(rules: readonly Rule[], name: string): number | undefined {
  return rules.find((rule) => rule.name === name)?.constraints[0] as number | undefined;
}

const cache = new WeakMap<ModelType, Map<string, Rule[]>>();

/** Rules in the order in which the fields are declared. */
function rulesByField(type: ModelType): Map<string, Rule[]> {
  const known = cache.get(type);
  if (known) return known;
  const fields = new Map<string, Rule[]>();
  for (const metadata of getMetadataStorage().getTargetValidationMetadatas(type, '', true, false)) {
    const name =
      metadata.type === ValidationTypes.CONDITIONAL_VALIDATION ? 'isOptional' : (metadata.name ?? metadata.type);
    const rules = fields.get(metadata.propertyName) ?? [];
    // Decorators run from the last to the first: put them back into reading order.
    rules.unshift({ name, constraints: (metadata.constraints as unknown[] | undefined) ?? [], each: metadata.each });
    fields.set(metadata.propertyName, rules);
  }
  cache.set(type, fields);
  return fields;
}
