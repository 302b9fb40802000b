import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApi } from './documented.js';
import { startTestService, type TestService } from './test-service.js';

interface Media {
  readonly schema: { readonly $ref: string };
  readonly examples?: Readonly<Record<string, { readonly value: object }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, { post?: { requestBody?: { content: Record<string, Media> } } }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, { properties: Record<string, { example?: unknown }> }>>;
  };
}

const { paths, components } = openApi as unknown as Document;

/** What Swagger UI offers as the body to send: the example of the operation, else the examples of its fields. */
function offered({ schema, examples }: Media): object[] {
  if (examples) return Object.values(examples).map(({ value }) => value);
  const { properties } = components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? { properties: {} };
  return [
    Object.fromEntries(
      Object.entries(properties).flatMap(([name, { example }]) => (example === undefined ? [] : [[name, example]])),
    ),
  ];
}

const bodies = Object.entries(paths).flatMap(([path, { post }]) => {
  const media = post?.requestBody?.content['application/json'];
  return media ? offered(media).map((body) => [path, body] as const) : [];
});

describe('every request that the document offers is accepted', () => {
  let service: TestService;
  beforeAll(async () => {
    // Nothing is to be read: what is accepted here waits for a worker that never comes.
    service = await startTestService({ ROLE: 'api' });
  });
  afterAll(() => service.close());

  it.each(bodies)('%s', async (path, body) => {
    const answer = await service.post(path, body);
    expect([answer.status, answer.body['detail']]).toEqual([202, undefined]);
  });
});
