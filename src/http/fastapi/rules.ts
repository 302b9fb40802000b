import { ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * Decorators for DTOs where class-validator has none of that meaning. Like its own they only leave metadata;
 * `validation.ts` applies all of them.
 */
function rule(name: string, constraints: readonly unknown[], options?: ValidationOptions): PropertyDecorator {
  return ValidateBy({ name, constraints: [...constraints], validator: { validate: () => true } }, options);
}

/** What is wrong with a value, as it is shown after "Value error, "; undefined when nothing is. */
export type FieldCheck<T, D> = (value: T, earlierFields: Partial<D>) => string | undefined;

/** A rule of ours for one field, checked when its type and bounds are right. */
export function FieldRule<T, D extends object>(
  check: FieldCheck<T, D>,
  options?: ValidationOptions,
): PropertyDecorator {
  return rule('fieldRule', [check], options);
}

/** The field may be left out, its initial value stands then; null is refused. (`IsOptional` takes null as well.) */
export const HasDefault = (): PropertyDecorator => rule('hasDefault', []);

/** Texts are trimmed and lower-cased before anything else is looked at. */
export const Normalised = (options?: ValidationOptions): PropertyDecorator => rule('normalised', [], options);

/** The field, or with `each` every element, is an object of that class. */
export const IsModel = (type: () => new () => object, options?: ValidationOptions): PropertyDecorator =>
  rule('isModel', [type], options);

/** A list of texts, or one text in place of a list of one; it stays as it was sent. */
export const IsTextOrTexts = (): PropertyDecorator => rule('isTextOrTexts', []);

export const GreaterThan = (limit: number): PropertyDecorator => rule('greaterThan', [limit]);
export const LessThan = (limit: number): PropertyDecorator => rule('lessThan', [limit]);

/** An integer that is written as one: no text, no boolean. */
export const IsStrictInt = (): PropertyDecorator => rule('isStrictInt', []);
export const IsStrictBoolean = (): PropertyDecorator => rule('isStrictBoolean', []);

/** An ISO 8601 day, and an ISO 8601 time of a day. */
export const IsDay = (): PropertyDecorator => rule('isDay', []);
export const IsTime = (): PropertyDecorator => rule('isTime', []);

export type ModelCheck = (value: never) => string | undefined;

const MODEL_RULES = Symbol('model rules');
const FORBIDS_EXTRAS = Symbol('forbids extras');

/** A rule over the whole body, checked when every field by itself is right. */
export function ModelRule(check: ModelCheck): ClassDecorator {
  return (target) => {
    Reflect.defineMetadata(MODEL_RULES, [...modelRules(target), check], target);
  };
}

export function modelRules(target: object): ModelCheck[] {
  return (Reflect.getMetadata(MODEL_RULES, target) as ModelCheck[] | undefined) ?? [];
}

/** Fields that are not declared are refused; without it they are ignored. */
export const ForbidsExtras = (): ClassDecorator => (target) => {
  Reflect.defineMetadata(FORBIDS_EXTRAS, true, target);
};

export function forbidsExtras(target: object): boolean {
  return Reflect.getMetadata(FORBIDS_EXTRAS, target) === true;
}
