/** One entry of a 422 body, with the field set and order of keys of a FastAPI service. */
export interface ValidationError {
  readonly type: string;
  readonly loc: Loc;
  readonly msg: string;
  readonly input: unknown;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** Where in the request: the part, then fields and list positions. */
export type Loc = readonly (string | number)[];

type Template = (context: Readonly<Record<string, unknown>>) => string;

const plural = (count: unknown, word: string): string => `${String(count)} ${word}${count === 1 ? '' : 's'}`;

/** Messages of pydantic 2 by error type; existing clients parse them. */
const MESSAGES = {
  missing: () => 'Field required',
  extra_forbidden: () => 'Extra inputs are not permitted',
  string_type: () => 'Input should be a valid string',
  string_unicode: () => 'Input should be a valid string, unable to parse raw data as a unicode string',
  string_too_short: ({ min_length }) => `String should have at least ${plural(min_length, 'character')}`,
  string_too_long: ({ max_length }) => `String should have at most ${plural(max_length, 'character')}`,
  int_type: () => 'Input should be a valid integer',
  int_parsing: () => 'Input should be a valid integer, unable to parse string as an integer',
  int_parsing_size: () => 'Unable to parse input string as an integer, exceeded maximum size',
  int_from_float: () => 'Input should be a valid integer, got a number with a fractional part',
  float_type: () => 'Input should be a valid number',
  float_parsing: () => 'Input should be a valid number, unable to parse string as a number',
  bool_type: () => 'Input should be a valid boolean',
  bool_parsing: () => 'Input should be a valid boolean, unable to interpret input',
  greater_than_equal: ({ ge }) => `Input should be greater than or equal to ${String(ge)}`,
  less_than_equal: ({ le }) => `Input should be less than or equal to ${String(le)}`,
  dict_type: () => 'Input should be a valid dictionary',
  list_type: () => 'Input should be a valid list',
  too_short: ({ min_length, actual_length }) =>
    `List should have at least ${plural(min_length, 'item')} after validation, not ${String(actual_length)}`,
  too_long: ({ max_length, actual_length }) =>
    `List should have at most ${plural(max_length, 'item')} after validation, not ${String(actual_length)}`,
  enum: ({ expected }) => `Input should be ${String(expected)}`,
  literal_error: ({ expected }) => `Input should be ${String(expected)}`,
  model_attributes_type: () => 'Input should be a valid dictionary or object to extract fields from',
  datetime_type: () => 'Input should be a valid datetime',
  datetime_from_date_parsing: ({ error }) => `Input should be a valid datetime or date, ${String(error)}`,
  json_invalid: () => 'JSON decode error',
} satisfies Record<string, Template>;

export type ErrorType = keyof typeof MESSAGES;

/** An error of a known type, worded as pydantic words it. */
export function validationError(
  type: ErrorType,
  loc: Loc,
  input: unknown,
  ctx?: Readonly<Record<string, unknown>>,
): ValidationError {
  return { type, loc, msg: MESSAGES[type](ctx ?? {}), input, ...(ctx && { ctx }) };
}

/** A rule of ours that a value breaks, as a pydantic validator that raised ValueError. */
export function valueError(loc: Loc, message: string, input: unknown): ValidationError {
  return { type: 'value_error', loc, msg: `Value error, ${message}`, input, ctx: { error: {} } };
}

/** `'a', 'b' or 'c'`, as pydantic lists what it would have taken. */
export function choices(values: readonly string[]): string {
  const quoted = values.map((value) => `'${value}'`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1) ?? ''}`;
}
