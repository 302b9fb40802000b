import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsInt,
  IsNumber,
  registerDecorator,
  ValidateBy,
  ValidateNested,
  type ValidationArguments,
  type ValidationOptions,
} from 'class-validator';
import { coerceBoolean, coerceDateTime, coerceInteger, coerceNumber, trimmed, type Coerced } from './coercion.js';

/**
 * Decorators for DTOs where class-validator has none of that meaning, and its own with pydantic's lax reading of what
 * is sent. All of them validate; `describe-errors.ts` reads their names to say what is wrong as pydantic would.
 */
function rule(
  name: string,
  {
    constraints = [],
    isRight,
  }: { constraints?: unknown[]; isRight: (value: never, args: ValidationArguments) => boolean },
  options?: ValidationOptions,
): PropertyDecorator {
  return ValidateBy(
    {
      name,
      constraints,
      validator: { validate: (value, args) => isRight(value as never, args as ValidationArguments) },
    },
    options,
  );
}

/** Reads a value laxly where that is possible; what cannot be read stays as it was, for the validator to refuse. */
function lax(coerce: (input: unknown, loc: []) => Coerced<unknown>): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => {
    const coerced = coerce(value, []);
    return 'value' in coerced ? coerced.value : value;
  });
}

/** An integer; "5", 5.0 and true are integers too. */
export const IsLaxInt = (): PropertyDecorator => applyDecorators(lax(coerceInteger), IsInt());

/** A number; "5.5" and true are numbers too. Bounds refuse those that are infinite or not a number. */
export const IsLaxNumber = (): PropertyDecorator =>
  applyDecorators(lax(coerceNumber), IsNumber({ allowInfinity: true, allowNaN: true }));

/** A boolean; "yes", "off", 1 and their like are booleans too. */
export const IsLaxBoolean = (): PropertyDecorator => applyDecorators(lax(coerceBoolean), IsBoolean());

/** An object with any members. */
export const IsDictionary = (): PropertyDecorator =>
  rule('isDictionary', {
    isRight: (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value),
  });

/** A text; one with half of a surrogate pair is none that could be stored. */
export const IsText = (options?: ValidationOptions): PropertyDecorator =>
  rule('isText', { isRight: (text: unknown) => typeof text === 'string' && text.isWellFormed() }, options);

const characters = (text: unknown): number => (typeof text === 'string' ? Array.from(text).length : NaN);

/** Length in code points, as pydantic counts. (class-validator's own leaves variation selectors out of its count.) */
export const MinLength = (least: number, options?: ValidationOptions): PropertyDecorator =>
  rule('minLength', { constraints: [least], isRight: (text) => characters(text) >= least }, options);
export const MaxLength = (most: number, options?: ValidationOptions): PropertyDecorator =>
  rule('maxLength', { constraints: [most], isRight: (text) => characters(text) <= most }, options);

/** What is wrong with a value, as it is shown after "Value error, "; undefined when nothing is. */
export type FieldCheck<T, D> = (value: T, earlierFields: Partial<D>) => string | undefined;

/** Whether a rule is kept; one that trips over a value of another type than it knows is not. */
function keeps(check: () => string | undefined): boolean {
  try {
    return check() === undefined;
  } catch {
    return false;
  }
}

/** A rule of ours for one field, checked when its type and bounds are right. */
export function FieldRule<T, D extends object>(
  check: FieldCheck<T, D>,
  options?: ValidationOptions,
): PropertyDecorator {
  const isRight = (value: T, { object }: ValidationArguments): boolean => keeps(() => check(value, object));
  return rule('fieldRule', { constraints: [check], isRight }, options);
}

/** The field may be left out, its initial value stands then; null is refused. (`IsOptional` takes null as well.) */
export const HasDefault = (): PropertyDecorator =>
  rule('hasDefault', { isRight: (value: unknown) => value !== undefined && value !== null });

/** Texts are trimmed and lower-cased before anything else is looked at. */
export function Normalised(options?: ValidationOptions): PropertyDecorator {
  const transform = Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map(normalised) : normalised(value),
  );
  return applyDecorators(transform, rule('normalised', { isRight: () => true }, options));
}

/** A text trimmed and in lower case; anything else as it is. */
export function normalised(value: unknown): unknown {
  return typeof value === 'string' ? trimmed(value).toLowerCase() : value;
}

/** The field, or with `each` every element, is an object of that class. */
export function IsModel(type: () => new () => object, options?: ValidationOptions): PropertyDecorator {
  const isRight = (value: unknown): boolean => value instanceof type();
  return applyDecorators(
    Type(type),
    ValidateNested(options),
    rule('isModel', { constraints: [type], isRight }, options),
  );
}

/** A list of texts, or one text in place of a list of one; it stays as it was sent. */
export const IsTextOrTexts = (limits: { least: number; most: number }): PropertyDecorator =>
  rule('isTextOrTexts', {
    constraints: [limits],
    isRight: (value: unknown) =>
      typeof value === 'string' ||
      (Array.isArray(value) && value.length >= limits.least && value.length <= limits.most),
  });

/** An ISO 8601 time; a day alone is its first moment. */
export const IsTime = (): PropertyDecorator =>
  rule('isTime', { isRight: (value: unknown) => 'value' in coerceDateTime(value, []) });

type ModelCheck = (value: never) => string | undefined;

const MODEL_RULES = Symbol('model rules');
/** Where class-validator keeps the rules over a whole body: it knows rules of properties only. */
export const WHOLE = '(whole)';

/** A rule over the whole body, checked when every field by itself is right. */
export function ModelRule(check: ModelCheck): ClassDecorator {
  return (target) => {
    Reflect.defineMetadata(MODEL_RULES, [...modelRules(target), check], target);
    registerDecorator({
      name: 'modelRule',
      target,
      propertyName: WHOLE,
      validator: { validate: (_value, args) => keeps(() => check(args?.object as never)) },
    });
  };
}

export function modelRules(target: object): ModelCheck[] {
  return (Reflect.getMetadata(MODEL_RULES, target) as ModelCheck[] | undefined) ?? [];
}
