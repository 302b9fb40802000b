import type { Question } from './llm.js';

/**
 * How an endpoint is told to answer in JSON, strictest first: a schema it enforces, one tool it must call, JSON of any
 * shape, or nothing but the instructions. Servers differ in what they accept; what they accept is remembered.
 */
const ANSWER_FORMATS = ['schema', 'tool', 'json', 'plain'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

/** The next looser format; undefined when there is none. */
export function looserThan(format: AnswerFormat): AnswerFormat | undefined {
  return ANSWER_FORMATS[ANSWER_FORMATS.indexOf(format) + 1];
}

/** The fields of the request that ask for the format. */
export function formatFields(format: AnswerFormat, { name, schema }: Question<unknown>): Record<string, unknown> {
  switch (format) {
    case 'schema':
      return { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } } };
    case 'tool':
      return {
        tools: [{ type: 'function', function: { name, parameters: schema, strict: true } }],
        tool_choice: { type: 'function', function: { name } },
      };
    case 'json':
      return { response_format: { type: 'json_object' } };
    case 'plain':
      return {};
  }
}

/** What the instructions have to add where the format does not carry the schema. */
export function formatInstructions(format: AnswerFormat, { schema }: Question<unknown>): string {
  if (format === 'schema' || format === 'tool') return '';
  return `\nAnswer with one JSON object of this schema and nothing else:\n${JSON.stringify(schema)}`;
}

/**
 * Of what a refused request would be rid to be taken: its format, where a looser one helps, or the names of its limits,
 * which reasoning models want newer. A router without a model for all that is asked says so with any status.
 */
export function refusedForm(status: number | undefined, message: string): 'format' | 'names' | undefined {
  if (/requested parameters|routing requirements/i.test(message)) return 'format';
  if (status !== 400 && status !== 422) return undefined;
  if (/\b(?:max_tokens|temperature)\b/i.test(message) && /unsupported|(?:not|n't) support/i.test(message))
    return 'names';
  const isFormat =
    /response_format|json_schema|json schema|structured output|\bstrict\b|tool_choice|\btools?\b|grammar/i.test(
      message,
    );
  return isFormat ? 'format' : undefined;
}

/** Braces that are looked behind for an object: a model that thinks aloud writes some before it answers. */
const STARTS_MAX = 50;

/** The first JSON object of a text, whatever stands around it, thoughts at its beginning too; undefined without one. */
export function firstObject(text: string): unknown {
  const [, ...behind] = text.split('</think>');
  return (behind.length > 0 ? objectIn(behind.join('</think>')) : undefined) ?? objectIn(text);
}

function objectIn(text: string): unknown {
  let start = text.indexOf('{');
  for (let starts = 0; start >= 0 && starts < STARTS_MAX; starts++) {
    const end = endOfObject(text, start);
    const object = end === undefined ? undefined : parsed(text.slice(start, end));
    if (object !== undefined) return object;
    start = text.indexOf('{', end ?? start + 1);
  }
  return undefined;
}

/** Where the brace at this place is closed; undefined where it is not. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index++) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return index + 1;
  }
  return undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
