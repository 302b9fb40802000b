import type { SchemaObject } from './openapi.js';

/** The members of an answer, written down once: what OpenAPI says of them, and with AnswerOf their type. */
export function members<const Members extends Record<string, SchemaObject>>(described: Members): Members {
  return described;
}

/**
 * The type of an object with these members. Those named `Optional` may be absent; of one with `required` the others.
 */
export type AnswerOf<Members, Optional extends PropertyKey = never> = {
  readonly [Name in Exclude<keyof Members, Optional>]: ValueOf<Members[Name]>;
} & { readonly [Name in Extract<keyof Members, Optional>]?: ValueOf<Members[Name]> };

type ValueOf<Schema> = BareValueOf<Schema> | (Schema extends { nullable: true } ? null : never);

type BareValueOf<Schema> = Schema extends { oneOf: readonly (infer Choice)[] }
  ? ValueOf<Choice>
  : Schema extends { enum: readonly (infer Value)[] }
    ? Value
    : Schema extends { type: 'array'; items: infer Item }
      ? readonly ValueOf<Item>[]
      : Schema extends { properties: infer Members }
        ? AnswerOf<Members, Schema extends { required: readonly (infer Name)[] } ? Exclude<keyof Members, Name> : never>
        : Schema extends { type: keyof Scalars }
          ? Scalars[Schema['type']]
          : never;

interface Scalars {
  readonly string: string;
  readonly integer: number;
  readonly number: number;
  readonly boolean: boolean;
  /** Of members that are not listed. */
  readonly object: object;
}
