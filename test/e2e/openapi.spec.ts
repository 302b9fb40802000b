import { afterAll, describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { expectDocumented, openApi } from './documented.js';
import { startTestService } from './test-service.js';

type Schema = {
  $ref?: string;
  oneOf?: Schema[];
  type?: string;
  description?: string;
  example?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
};

interface Shown {
  readonly deprecated?: boolean;
  readonly responses: Record<
    string,
    { content?: Record<string, { example?: unknown; examples?: Record<string, { value: unknown }> }> }
  >;
}
const operations = Object.entries(openApi.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation: operation as Shown })),
);

// Inside the project, so that the compiled client finds its packages.
const folder = mkdtempSync(join('test', '.client-'));

describe('openapi.json', () => {
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is what the service answers: `npm run openapi` writes it', async () => {
    const service = await startTestService({ ROLE: 'api' });
    const { body } = await service.get('/openapi.json');
    const yaml = await service.get('/openapi.yaml');
    await service.close();
    expect(body).toEqual(JSON.parse(JSON.stringify(openApi)));
    expect(yaml).toMatchObject({
      status: 200,
      body: { text: expect.stringContaining('/v1/scrape-career-pages/async') as unknown },
    });
  });

  it('has the published operations, their aliases and those of the operators', () => {
    expect(operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`).sort()).toEqual([
      'DELETE /v1/runs/{run_id}',
      'DELETE /v1/watchlists/{watchlist_id}',
      'DELETE /v1/webhooks/{webhook_id}',
      'GET /healthz',
      'GET /hiring-signals/leavers/runs/{run_id}',
      'GET /metrics',
      'GET /readyz',
      'GET /runs/{run_id}',
      'GET /v1/changes',
      'GET /v1/files/{token}/{file_name}',
      'GET /v1/hiring-signals/leavers/runs/{run_id}',
      'GET /v1/runs',
      'GET /v1/runs/{run_id}',
      'GET /v1/runs/{run_id}/export',
      'GET /v1/runs/{run_id}/postings',
      'GET /v1/scrape-agency-jobs/async/{request_id}',
      'GET /v1/scrape-career-pages/async/{request_id}',
      'GET /v1/scrape-commercial-jobs/async/{request_id}',
      'GET /v1/scrape-network-jobs/async/{request_id}',
      'GET /v1/usage',
      'GET /v1/watchlists',
      'GET /v1/watchlists/{watchlist_id}',
      'GET /v1/webhooks',
      'GET /v1/webhooks/deliveries',
      'GET /v1/webhooks/run-secret',
      'GET /v1/webhooks/{webhook_id}',
      'GET /v1/webhooks/{webhook_id}/deliveries',
      'POST /enrich-person',
      'POST /hiring-signals/leavers',
      'POST /v1/enrich-person',
      'POST /v1/hiring-signals/leavers',
      'POST /v1/runs/{run_id}/cancel',
      'POST /v1/scrape-agency-jobs/async',
      'POST /v1/scrape-career-pages/async',
      'POST /v1/scrape-commercial-jobs/async',
      'POST /v1/scrape-network-jobs/async',
      'POST /v1/watchlists',
      'POST /v1/watchlists/{watchlist_id}/pause',
      'POST /v1/watchlists/{watchlist_id}/read',
      'POST /v1/watchlists/{watchlist_id}/resume',
      'POST /v1/webhooks',
      'POST /v1/webhooks/deliveries/{delivery_id}/redeliver',
      'POST /v1/webhooks/{webhook_id}/enable',
      'POST /v1/webhooks/{webhook_id}/rotate',
      'POST /v1/webhooks/{webhook_id}/test',
    ]);
  });

  it('lints clean', async () => {
    // Health and metrics have nothing to refuse; two results are named by the triggers whose runs the one look-up
    // answers.
    const config = await createConfig({
      extends: ['recommended'],
      rules: { 'operation-4xx-response': 'off', 'no-unused-components': 'off' },
    });
    const problems = await lintFromString({ source: readFileSync('openapi.json', 'utf8'), config });
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer ?? ''}`),
    ).toEqual([]);
  });

  it('describes every field and gives an example of it', () => {
    const missing: string[] = [];
    const isDescribedElsewhere = ({ $ref, oneOf }: Schema): boolean => $ref !== undefined || oneOf !== undefined;
    /** The fields of an object, and the named objects of a list, have examples of their own. */
    const hasExample = ({ example, type, items }: Schema): boolean =>
      example !== undefined || type === 'object' || items?.$ref !== undefined;
    const check = (schema: Schema, at: string): void => {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        if (isDescribedElsewhere(property)) continue;
        if (property.description === undefined) missing.push(`${at}.${name} has no description`);
        if (!hasExample(property)) missing.push(`${at}.${name} has no example`);
        check(property, `${at}.${name}`);
        if (property.items) check(property.items, `${at}.${name}[]`);
      }
    };
    for (const [name, schema] of Object.entries(openApi.components.schemas)) check(schema, name);
    expect(missing).toEqual([]);
  });

  it('names the choices of every query parameter, and gives no example of one that may be left out: Swagger UI sends it', () => {
    type Parameter = {
      name: string;
      in: string;
      required: boolean;
      example?: unknown;
      schema: Record<string, unknown>;
    };
    const queried = operations.flatMap(({ path, operation }) =>
      ((operation as { parameters?: Parameter[] }).parameters ?? [])
        .filter((parameter) => parameter.in === 'query')
        .map(({ name, required, example, schema }) => ({ at: `${path} ${name}`, required, example, schema })),
    );
    const choices = queried.flatMap(({ at, schema }) => ('enum' in schema ? [at] : []));
    expect(choices.sort()).toEqual([
      '/v1/changes type',
      '/v1/runs status',
      '/v1/runs/{run_id}/export file',
      '/v1/runs/{run_id}/export format',
      '/v1/runs/{run_id}/postings disposition',
      '/v1/webhooks/deliveries status',
      '/v1/webhooks/{webhook_id}/deliveries status',
    ]);
    const sent = queried.filter(({ example, schema }) => (example ?? schema['example']) !== undefined);
    expect(sent).toEqual([]);
  });

  it('tells an alias from the path that stays', () => {
    const aliases = operations.filter(({ operation }) => operation.deprecated);
    expect(aliases.map(({ path, method }) => `${method} ${path}`).sort()).toEqual([
      'get /hiring-signals/leavers/runs/{run_id}',
      'get /runs/{run_id}',
      'get /v1/hiring-signals/leavers/runs/{run_id}',
      'post /enrich-person',
      'post /hiring-signals/leavers',
    ]);
  });

  it('shows answers that its own schemas allow', () => {
    const shown = operations.flatMap(({ path, method, operation }) =>
      Object.entries(operation.responses).flatMap(([status, { content }]) => {
        const { example, examples = {} } = content?.['application/json'] ?? {};
        const bodies = [
          ...(example === undefined ? [] : [example]),
          ...Object.values(examples).map(({ value }) => value),
        ];
        return bodies.map((body) => ({ path, method, status: Number(status) || 500, body }));
      }),
    );
    expect(shown.length).toBeGreaterThan(100);
    const headers = new Proxy({}, { get: () => 'there' });
    for (const { path, method, status, body } of shown) expectDocumented(method, path, { status, body, headers });
  });

  it('gives clients that compile, and do not when they are used wrongly: typed, of the README, with named functions', async () => {
    writeFileSync(join(folder, 'schema.d.ts'), astToString(await openapiTS(openApi as never)));
    execFileSync(process.execPath, [
      'node_modules/@hey-api/openapi-ts/bin/run.js',
      ...['-i', 'openapi.json', '-o', join(folder, 'sdk'), '--silent'],
      ...['-p', '@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    ]);
    const [, readme = ''] = /```ts\n(.*?)```/s.exec(readFileSync('README.md', 'utf8')) ?? [];
    expect(readme).toContain('waitForRun');
    const typed = (body: string): string => `
      import createClient from 'openapi-fetch';
      import type { paths } from './schema.js';
      const client = createClient<paths>({ baseUrl: 'http://127.0.0.1', headers: { authorization: 'Bearer key' } });
      export async function scrape(): Promise<string | null | undefined> {
        const { data: accepted, error } = await client.POST('/v1/scrape-career-pages/async', { body: ${body} });
        if (!accepted) throw new Error(JSON.stringify(error?.detail));
        const { data: run } = await client.GET('/v1/scrape-career-pages/async/{request_id}', { params: { path: { request_id: accepted.request_id }, query: { limit: 50 } } });
        return run?.result?.jobs[0]?.job_title;
      }`;
    const named = (pipeline: string): string => `
      import { getRun, startCareerPageScrape } from './sdk/index.js';
      const { data } = await startCareerPageScrape({ body: { company_url: 'example.com' } });
      const { data: run } = await getRun({ path: { run_id: data?.request_id ?? '' } });
      if (run?.pipeline === '${pipeline}' && run.result && 'jobs' in run.result) console.log(run.result.jobs[0]?.job_title);`;
    const problems = compile({
      typed: typed("{ company_url: 'example.com' }"),
      mistyped: typed('{ company_url: 5 }'),
      readme,
      named: named('career-pages'),
      misnamed: named('leavers'),
    });
    expect(problems).toEqual([
      expect.stringMatching(/^misnamed\.ts\b/),
      expect.stringMatching(/^mistyped\.ts\b.*Type 'number' is not assignable to type 'string'/),
    ]);
  });
});

/** What the compiler says of files with this code, by name, one line for each that does not compile. */
function compile(sources: Readonly<Record<string, string>>): string[] {
  const files = Object.keys(sources).map((name) => join(folder, `${name}.ts`));
  for (const [name, code] of Object.entries(sources)) writeFileSync(join(folder, `${name}.ts`), code);
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--types', 'node'];
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', ...options, '--module', 'nodenext', ...files],
    { encoding: 'utf8' },
  );
  const said = stdout.split('\n').filter((line) => line.startsWith(folder));
  return said.map((line) => line.slice(folder.length + 1)).sort();
}
