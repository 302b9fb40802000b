import type { Question } from './llm.js';

/**
 * How an endpoint is told to answer in JSON, strictest first: a schema it enforces, one tool it must call, JSON of any
 * shape, or nothing but the instructions. Servers differ in what they accept; what they accept is remembered.
 */
const ANSWER_FORMATS = ['schema', 'tool', 'json', 'plain'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

/** Milliseconds for which a format that an endpoint refused is not tried again. */
const REMEMBERED = 3_600_000;

/** Which format each endpoint and model takes, as far as it showed. */
export class FormatMemory {
  private readonly refused = new Map<string, { format: AnswerFormat; until: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  of(endpoint: string): AnswerFormat {
    const known = this.refused.get(endpoint);
    return known === undefined || known.until < this.now() ? 'schema' : known.format;
  }

  /** The next looser format after one that was refused; undefined when there is none. */
  loosen(endpoint: string, refused: AnswerFormat): AnswerFormat | undefined {
    const next = ANSWER_FORMATS[ANSWER_FORMATS.indexOf(refused) + 1];
    if (next !== undefined) this.refused.set(endpoint, { format: next, until: this.now() + REMEMBERED });
    return next;
  }
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

/** Whether a refused request was refused for the format: only then a looser one helps. */
export function isFormatRefusal(status: number | undefined, message: string): boolean {
  return (
    (status === 400 || status === 422) &&
    /response_format|json_schema|json schema|structured output|strict|tool_choice|\btools?\b|grammar/i.test(message)
  );
}

/** The first JSON object of a text, whatever stands around it; undefined when there is none. */
export function firstObject(text: string): unknown {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index++) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return parsed(text.slice(start, index + 1));
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
