import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import { openApi } from '../e2e/documented.js';
import { startTestService, type TestService } from '../e2e/test-service.js';
import { body, contentType, damaged, query, type Field } from './requests.js';

/** Requests of each kind: `npm run test:long` sends more; CONTRACT_SEED sends others. */
const REQUESTS = Math.ceil(Number(process.env['PROPERTY_REQUESTS'] ?? 300) / 12);
const seed = Number(process.env['CONTRACT_SEED'] ?? 20_261_122);
const PYTHON = process.env['PYTHON'] ?? 'python3';
const hasPydantic = spawnSync(PYTHON, ['-c', 'import pydantic; assert pydantic.VERSION >= "2.11"']).status === 0;

const models = Object.entries(openApi.paths)
  .filter(([path]) => path.startsWith('/v1/') && /(?:async|leavers|enrich-person)$/.test(path))
  .map(([path, { post }]) => {
    const { requestBody } = post as unknown as {
      requestBody: { content: Record<string, { schema: { $ref: string } }> };
    };
    const name = requestBody.content['application/json']?.schema.$ref.split('/').at(-1) ?? '';
    const schema = openApi.components.schemas[name] as {
      properties: Record<string, { example?: unknown }>;
      required?: string[];
    };
    const fields = Object.entries(schema.properties)
      // Refused by itself, as no language model is configured and no run is there; and an address of our own, which
      // pydantic has no rule for.
      .filter(([field]) => !['target_titles_prompt', 'webhook_url', 'reuse_run_id'].includes(field))
      .map(([field, { example }]): Field => ({
        name: field,
        example: example ?? [],
        isRequired: schema.required?.includes(field) === true,
      }));
    return { path, name, fields };
  });

type Answer = { status: number; detail: unknown };

const HIDDEN = '*'.repeat(10);
/** Fields whose texts are judged by rules of ours. */
const RULED = ['company_url', 'company_domain', 'known_career_page_url', 'network_profile_url'];

/** Their answer with ours in every place where we hide a secret. */
function hidden(theirs: unknown, ours: unknown): unknown {
  if (typeof ours === 'string' && ours.includes(HIDDEN)) return ours;
  if (typeof theirs !== 'object' || theirs === null || typeof ours !== 'object' || ours === null) return theirs;
  if (Array.isArray(theirs)) return theirs.map((item, index) => hidden(item, (ours as unknown[])[index]));
  return Object.fromEntries(
    Object.entries(theirs).map(([name, value]) => [name, hidden(value, (ours as Record<string, unknown>)[name])]),
  );
}

const isRuled = ({ detail }: Answer): boolean =>
  Array.isArray(detail) &&
  (detail as { type: string; loc: unknown[] }[]).some(
    ({ type, loc }) => type === 'value_error' && RULED.includes(String(loc[1])),
  );

(hasPydantic ? describe : describe.skip)(
  `answers as pydantic gives them (seed ${String(seed)}; skipped where ${PYTHON} has no pydantic)`,
  () => {
    let service: TestService;
    let oracle: ChildProcessWithoutNullStreams;
    let lines: Interface;
    const waiting: ((line: string) => void)[] = [];

    beforeAll(async () => {
      service = await startTestService({ ROLE: 'api', TRIGGERS_PER_MINUTE: '1000000', QUEUED_RUNS_MAX: '1000000' });
      oracle = spawn(PYTHON, ['test/contract/oracle.py']);
      oracle.stderr.pipe(process.stderr);
      lines = createInterface(oracle.stdout).on('line', (line) => waiting.shift()?.(line));
    });
    afterAll(async () => {
      lines.close();
      oracle.kill();
      await service.close();
    });

    const ask = async (request: object): Promise<Answer> => {
      const line = new Promise<string>((resolve) => waiting.push(resolve));
      oracle.stdin.write(`${JSON.stringify(request)}\n`);
      return JSON.parse(await line) as Answer;
    };
    const same = async (path: string, model: string, text: string, type: string): Promise<void> => {
      const payload = Buffer.from(text);
      const sent = await service.service.app.inject({
        method: 'POST',
        url: path,
        payload,
        headers: { authorization: `Bearer ${service.key}`, 'content-type': type },
      });
      const ours: Answer = { status: sent.statusCode, detail: sent.json<{ detail?: unknown }>().detail ?? null };
      const theirs = await ask({ model, body: payload.toString('base64'), content_type: type });
      // A damaged address is our rules' business.
      if (!isRuled(ours)) expect({ text, ...ours }).toEqual({ text, ...(hidden(theirs, ours) as Answer) });
    };

    it.each(models)('of bodies for $path', async ({ path, name, fields }) => {
      await fc.assert(
        fc.asyncProperty(body(fields), contentType, (text, type) => same(path, name, text, type)),
        { numRuns: REQUESTS, seed, endOnFailure: true },
      );
    });

    it.each(models)('of bodies for $path that are no JSON', async ({ path, name, fields }) => {
      await fc.assert(
        fc.asyncProperty(body(fields).chain(damaged), (text) => same(path, name, text, 'application/json')),
        { numRuns: REQUESTS, seed, endOnFailure: true },
      );
    });

    it.each(['[NaN"x"]', '{"a":-Infinity,"b":nope}', '[1,Infinity'])(
      'of a body that breaks behind what Python alone takes for a number: %s',
      (text) => same(models[0]?.path ?? '', models[0]?.name ?? '', text, 'application/json'),
    );

    it('of queries', async () => {
      await fc.assert(
        fc.asyncProperty(query, async (text) => {
          const sent = await service.get(`/v1/scrape-career-pages/async/run_x?${text}`);
          expect({ text, status: sent.status, detail: sent.body['detail'] }).toEqual({
            text,
            ...(await ask({ query: text })),
          });
        }),
        { numRuns: 2 * REQUESTS, seed, endOnFailure: true },
      );
    });
  },
);
