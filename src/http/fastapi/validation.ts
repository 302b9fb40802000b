import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { declaredFields, describeErrors, type ModelType } from './describe-errors.js';
import { valueError, type ValidationError } from './validation-errors.js';

/** A request's part as its DTO, or everything that is wrong with it. */
export interface Validated<T> {
  readonly value: T | undefined;
  readonly errors: readonly ValidationError[];
}

/**
 * Reads an untrusted object into a DTO: class-transformer makes the instance and class-validator judges it, by the
 * decorators alone. What is wrong is told first, as pydantic would: `describe-errors.ts` finds the same things (a
 * property test holds the two together) and never looks at more than the limits allow.
 */
export function validate<T extends object>(
  type: ModelType<T>,
  input: unknown,
  { place, isStrict = false }: { place: 'body' | 'query' | 'path'; isStrict?: boolean },
): Validated<T> {
  const described = describeErrors(type, input, { loc: [place], isStrict });
  if ('errors' in described) return { value: undefined, errors: described.errors };
  const value = instanceOf(type, input as Readonly<Record<string, unknown>>);
  const problems = problemsOf(value);
  if (problems.length > 0)
    return { value: undefined, errors: problems.map((problem) => valueError([place], problem, input)) };
  return { value, errors: [] };
}

/** The instance that class-transformer makes of the declared fields; a nullable one that is null is left out. */
export function instanceOf<T extends object>(type: ModelType<T>, input: Readonly<Record<string, unknown>>): T {
  const fields: Record<string, unknown> = {};
  for (const [name, { isNullable }] of declaredFields(type)) {
    const isGiven = Object.hasOwn(input, name) && input[name] !== undefined;
    if (isGiven && !(isNullable && input[name] === null)) fields[name] = input[name];
  }
  return plainToInstance(type, fields);
}

/** What class-validator finds wrong with an instance, in its own words. */
export function problemsOf(instance: object): string[] {
  return validateSync(instance, { whitelist: true, forbidUnknownValues: true }).map((error) => error.toString());
}
