import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { SchemaObject } from './openapi.js';

const TAGS = [
  ['Career pages', "From a company's site to its postings"],
  ['Commercial board', 'Searches on a commercial job board'],
  ['Network', "A professional network's public job search"],
  ['Agency', "The public employment agency's job board"],
  ['Leavers', 'Who just left, where to, and whom to call'],
  ['Enrichment', "One person's e-mail address"],
  ['Runs', 'Any run, by its id'],
  ['Watch', 'Reads by a schedule, and what changed'],
  ['Webhooks', 'Be told when runs end'],
  ['Operations', 'For those who run the service'],
] as const;

/** The published interface: what the controllers say, with named schemas and one name per operation. */
export function createDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Job-signal scraping and hiring signals')
    .setDescription(
      'Every operation is asynchronous: a POST answers an id at once, the GET with that id is polled until the status is COMPLETED or FAILED.',
    )
    .setVersion('0.1.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'This service')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', description: 'API key, from the operator of the service' },
      'Bearer',
    )
    .addSecurityRequirements('Bearer');
  for (const [name, description] of TAGS) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build());
  nameOperations(document);
  nameSchemas(document);
  describeDefaults(document);
  return document;
}

/** An operation that answers at several paths has its name at the first, a numbered one at the others. */
function nameOperations(document: OpenAPIObject): void {
  const uses = new Map<string, number>();
  for (const item of Object.values(document.paths)) {
    for (const operation of [item.get, item.post, item.delete]) {
      if (operation?.operationId === undefined) continue;
      const count = (uses.get(operation.operationId) ?? 0) + 1;
      uses.set(operation.operationId, count);
      if (count > 1) {
        operation.operationId += `Alias${String(count - 1)}`;
        operation.deprecated = true;
      }
    }
  }
}

/** Schemas with a title move to the components, under it: documents stay small and clients get named types. */
function nameSchemas(document: OpenAPIObject): void {
  const schemas: Record<string, SchemaObject> = {};
  const hoist = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(hoist);
    if (typeof node !== 'object' || node === null) return node;
    const { title, ...rest } = Object.fromEntries(
      Object.entries(node).map(([name, value]) => [name, /^examples?$/.test(name) ? (value as unknown) : hoist(value)]),
    );
    if (typeof title !== 'string' || !('type' in node || 'oneOf' in node))
      return title === undefined ? rest : { title, ...rest };
    schemas[title] = rest;
    return { $ref: `#/components/schemas/${title}` };
  };
  document.paths = hoist(document.paths) as OpenAPIObject['paths'];
  document.components = {
    ...document.components,
    schemas: Object.fromEntries(
      Object.entries({ ...document.components?.schemas, ...schemas }).sort(([a], [b]) => a.localeCompare(b)),
    ),
  };
}

/**
 * Defaults of request bodies are told in words: generators of clients take a field with a default for one that is
 * there.
 */
function describeDefaults(document: OpenAPIObject): void {
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    if (!name.endsWith('Body') || !('properties' in schema)) continue;
    for (const property of Object.values(schema.properties ?? {})) {
      if (!('default' in property)) continue;
      const initial: unknown = property.default;
      delete property.default;
      Object.assign(property, { 'x-default': initial });
      property.description = `${property.description ?? ''} (default: ${JSON.stringify(initial)})`;
    }
  }
}
