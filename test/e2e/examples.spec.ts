import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { openApi } from './documented.js';
import { startTestService, type TestService } from './test-service.js';

interface Media {
  readonly schema: { readonly $ref: string };
  readonly examples?: Readonly<Record<string, { readonly value: object }>>;
}
type Responses = Readonly<Record<string, { content: Record<string, { example?: unknown }> }>>;
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
    // What is made at once is 201, what is begun 202.
    expect([Math.floor(answer.status / 10), answer.body['detail']]).toEqual([20, undefined]);
  });
});

/** How to provoke an error at a path; nothing for those that need a state of the service. */
const PROVOKED: Readonly<Record<string, (url: string, method: string) => InjectOptions>> = {
  400: (url) => ({
    url,
    method: 'POST',
    payload: Buffer.from([0x22, 0xff, 0x22]),
    headers: { 'content-type': 'application/json' },
  }),
  401: (url, method) => ({ url, method: method, headers: { authorization: 'Bearer wrong' } }),
  404: (url, method) => ({ url, method: method }),
  405: (url) => ({ url, method: 'PATCH' }),
  413: (url) => ({
    url,
    method: 'POST',
    payload: 'x'.repeat(1_000_001),
    headers: { 'content-type': 'application/json' },
  }),
};

describe('every error that the document shows is the one that is answered', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ ROLE: 'api' });
  });
  afterAll(() => service.close());

  const shown = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { responses: Responses }>).flatMap(([method, { responses }]) =>
      Object.keys(PROVOKED).flatMap((status) => {
        const example = responses[status]?.content['application/json']?.example;
        // Nothing is looked up before the whole of the request is right.
        return example === undefined || (status === '404' && method === 'post' && !path.includes('{'))
          ? []
          : [{ path, method, status, example }];
      }),
    ),
  );

  it.each(shown)('$status of $method $path', async ({ path, method, status, example }) => {
    const url = path.replaceAll(/\{[^}]+\}/g, 'run_unknown');
    const { headers, ...request } = PROVOKED[status]?.(url, method.toUpperCase()) ?? { url };
    const answer = await service.service.app.inject({
      ...request,
      headers: { authorization: `Bearer ${service.key}`, ...headers },
    });
    expect([answer.statusCode, answer.json()]).toEqual([Number(status), example]);
  });
});
