import type { JsonSchemaType } from '@modelcontextprotocol/server';
import type { ToolDefinition } from './tools.js';

type Schema = Record<string, unknown>;

/** Schemas of the published document, by name. */
export type Components = Readonly<Record<string, Schema>>;

/** The arguments of a tool as JSON Schema. */
export function inputSchemaOf({ input }: ToolDefinition, components: Components): JsonSchemaType {
  const body = input.body === undefined ? {} : (asJsonSchema(components[input.body] ?? {}, components) as Schema);
  const required = [...((body['required'] as string[] | undefined) ?? []), ...(input.required ?? [])];
  return {
    type: 'object',
    additionalProperties: false,
    properties: { ...(body['properties'] as Schema | undefined), ...input.properties },
    ...(required.length > 0 && { required }),
  } as JsonSchemaType;
}

/** OpenAPI's dialect as plain JSON Schema: references resolved; what may be null may as well be left out. */
function asJsonSchema(node: unknown, components: Components): unknown {
  if (Array.isArray(node)) return node.map((entry) => asJsonSchema(entry, components));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref: reference, nullable: _nullable, example: _example, ...schema } = node as Schema;
  if (typeof reference === 'string') return asJsonSchema(components[reference.split('/').at(-1) ?? ''], components);
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [
      name === 'x-default' ? 'default' : name,
      asJsonSchema(value, components),
    ]),
  );
}
