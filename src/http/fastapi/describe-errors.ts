import 'reflect-metadata';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import {
  coerceBoolean,
  coerceChoice,
  coerceDateTime,
  coerceDictionary,
  coerceInteger,
  coerceNumber,
  coerceString,
  type Coerced,
} from './coercion.js';
import { modelRules, normalised, WHOLE, type FieldCheck } from './rules.js';
import { validationError, valueError, type Loc, type ValidationError } from './validation-errors.js';

/*
 * What class-validator cannot say: which element of a list failed, in which order and in which words. The decorators'
 * metadata is read and applied as pydantic would: all fields at once in the order of declaration, of each field only
 * the first failing stage.
 */

/** Errors that one answer names at most. */
const ERRORS_MAX = 100;

export type ModelType<T extends object = object> = new () => T;
type Rule = { readonly name: string; readonly constraints: readonly unknown[]; readonly each: boolean };
type Fields = Readonly<Record<string, unknown>>;
/** Where a value lies, and whether members that no DTO declares are refused. */
interface At {
  readonly loc: Loc;
  readonly isStrict: boolean;
}
/** A value's place with what is asked of it, and the fields that were read before it. */
type Place = At & { readonly rules: readonly Rule[]; readonly earlier: Fields };
type Described = { readonly value: unknown } | { readonly errors: readonly ValidationError[] };

/** What the input reads as, or what is wrong with it: of more than 100 errors the first ones. */
export function describeErrors(type: ModelType, input: unknown, at: At): Described {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { errors: [validationError('model_attributes_type', at.loc, input)] };
  const { value, errors } = readMembers(type, input as Fields, at);
  if (errors.length > 0) return { errors };
  const broken = modelRules(type).flatMap((check) => check(value as never) ?? []);
  return broken.length > 0 ? { errors: broken.map((message) => valueError(at.loc, message, input)) } : { value };
}

/** The fields that a DTO declares, and whether null means that one is left out. */
export function declaredFields(type: ModelType): Map<string, { isNullable: boolean }> {
  return new Map([...rulesByField(type)].map(([name, rules]) => [name, { isNullable: has(rules, 'isOptional') }]));
}

function readMembers(type: ModelType, input: Fields, at: At): { value: object; errors: readonly ValidationError[] } {
  const value = new type() as Record<string, unknown>;
  const earlier: Record<string, unknown> = {};
  const errors: ValidationError[] = [];
  const fields = rulesByField(type);
  for (const [name, rules] of fields) {
    const result = readMember(input, name, { ...at, rules, earlier });
    if (result && 'errors' in result) errors.push(...result.errors);
    else earlier[name] = result ? (value[name] = result.value) : value[name];
    if (errors.length >= ERRORS_MAX) return { value, errors: errors.slice(0, ERRORS_MAX) };
  }
  if (at.isStrict) {
    const extras = Object.keys(input).filter((name) => !fields.has(name));
    for (const name of extras.slice(0, ERRORS_MAX - errors.length))
      errors.push(validationError('extra_forbidden', [...at.loc, name], input[name]));
  }
  return { value, errors };
}

/** One field of the input; undefined when it is not there and need not be. */
function readMember(input: Fields, name: string, place: Place): Described | undefined {
  const raw = Object.hasOwn(input, name) ? input[name] : undefined;
  const loc = [...place.loc, name];
  const isNullable = has(place.rules, 'isOptional');
  if (raw === undefined)
    return isNullable || has(place.rules, 'hasDefault')
      ? undefined
      : { errors: [validationError('missing', loc, input)] };
  return raw === null && isNullable ? undefined : readField(raw, { ...place, loc });
}

function readField(raw: unknown, place: Place): Described {
  const either = place.rules.find(({ name }) => name === 'isTextOrTexts');
  if (either && typeof raw === 'string') return readValue(raw, { ...place, rules: ofEach(place.rules) });
  if (either) return readList(raw, place, either.constraints[0] as { least: number; most: number });
  if (!has(place.rules, 'isArray')) return readValue(raw, place);
  const least = limitOf(place.rules, 'arrayMinSize') ?? 0;
  return readList(raw, place, { least, most: limitOf(place.rules, 'arrayMaxSize') ?? Infinity });
}

const ofEach = (rules: readonly Rule[]): readonly Rule[] => rules.filter((rule) => rule.each);

/** A list that is too long is told without a look at its elements, one that is too short after a look at them. */
function readList(raw: unknown, place: Place, { least, most }: { least: number; most: number }): Described {
  const { loc, rules } = place;
  if (!Array.isArray(raw)) return { errors: [validationError('list_type', loc, raw)] };
  const size = { field_type: 'List', actual_length: raw.length };
  if (raw.length > most)
    return {
      errors: [
        validationError('too_long', loc, raw, { field_type: 'List', max_length: most, actual_length: raw.length }),
      ],
    };
  const each = ofEach(rules);
  const values: unknown[] = [];
  const errors: ValidationError[] = [];
  for (const [index, item] of raw.entries()) {
    const result = readValue(item, { ...place, loc: [...loc, index], rules: each });
    if ('value' in result) values.push(result.value);
    else errors.push(...result.errors);
    if (errors.length >= ERRORS_MAX) break;
  }
  if (errors.length > 0) return { errors: errors.slice(0, ERRORS_MAX) };
  return raw.length < least
    ? { errors: [validationError('too_short', loc, raw, { ...size, min_length: least })] }
    : { value: values };
}

function readValue(raw: unknown, place: Place): Described {
  const { loc, rules, earlier } = place;
  const model = rules.find(({ name }) => name === 'isModel')?.constraints[0] as (() => ModelType) | undefined;
  if (model) return describeErrors(model(), raw, place);
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
  isNumber: coerceNumber,
  isBoolean: coerceBoolean,
  isTime: coerceDateTime,
  isDictionary: coerceDictionary,
  isIn: (input, loc, rule) =>
    coerceChoice(input, loc, { type: 'literal_error', values: rule.constraints[0] as string[] }),
  isEnum: (input, loc, rule) =>
    coerceChoice(input, loc, { type: 'enum', values: Object.values(rule.constraints[0] as Record<string, string>) }),
};

function coerce(raw: unknown, loc: Loc, rules: readonly Rule[]): Coerced<unknown> {
  const input = has(rules, 'normalised') ? normalised(raw) : raw;
  const rule = rules.find(({ name }) => Object.hasOwn(TYPES, name));
  return rule ? (TYPES[rule.name]?.(input, loc, rule) ?? { value: input }) : coerceString(input, loc);
}

type Bound = (
  value: never,
  limit: never,
  at: { loc: Loc; raw: unknown; earlier: Fields },
) => ValidationError | undefined;

const codePoints = (text: string): number => Array.from(text).length;

/** What a value must keep to. NaN keeps to no limit. */
const BOUNDS: Readonly<Record<string, Bound>> = {
  minLength: (value: string, min_length: number, { loc, raw }) =>
    codePoints(value) < min_length ? validationError('string_too_short', loc, raw, { min_length }) : undefined,
  maxLength: (value: string, max_length: number, { loc, raw }) =>
    codePoints(value) > max_length ? validationError('string_too_long', loc, raw, { max_length }) : undefined,
  max: (value: number, le: number, { loc, raw }) =>
    value <= le ? undefined : validationError('less_than_equal', loc, raw, { le }),
  min: (value: number, ge: number, { loc, raw }) =>
    value >= ge ? undefined : validationError('greater_than_equal', loc, raw, { ge }),
  fieldRule: (value: never, check: FieldCheck<unknown, Fields>, { loc, raw, earlier }) => {
    const message = check(value, earlier);
    return message === undefined ? undefined : valueError(loc, message, raw);
  },
};

/** Pydantic asks for the upper bound of a number before the lower one. */
const ORDER = ['max', 'min', 'fieldRule'];

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
    if (metadata.propertyName === WHOLE || metadata.type === ValidationTypes.NESTED_VALIDATION) continue;
    const name =
      metadata.type === ValidationTypes.CONDITIONAL_VALIDATION ? 'isOptional' : (metadata.name ?? metadata.type);
    const rules = fields.get(metadata.propertyName) ?? [];
    // Decorators run from the last to the first: put them back into reading order.
    rules.unshift({ name, constraints: (metadata.constraints as unknown[] | undefined) ?? [], each: metadata.each });
    fields.set(metadata.propertyName, rules);
  }
  for (const rules of fields.values()) rules.sort((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));
  cache.set(type, fields);
  return fields;
}
