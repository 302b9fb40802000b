import { afterAll, describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { openApi } from './documented.js';
import { startTestService } from './test-service.js';

type Schema = {
  $ref?: string;
  type?: string;
  description?: string;
  example?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
};

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
    const operations = Object.entries(openApi.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.sort()).toEqual([
      'DELETE /v1/runs/{run_id}',
      'GET /healthz',
      'GET /hiring-signals/leavers/runs/{run_id}',
      'GET /metrics',
      'GET /readyz',
      'GET /runs/{run_id}',
      'GET /v1/files/{token}/{file_name}',
      'GET /v1/hiring-signals/leavers/runs/{run_id}',
      'GET /v1/runs',
      'GET /v1/runs/{run_id}',
      'GET /v1/runs/{run_id}/postings',
      'GET /v1/scrape-agency-jobs/async/{request_id}',
      'GET /v1/scrape-career-pages/async/{request_id}',
      'GET /v1/scrape-commercial-jobs/async/{request_id}',
      'GET /v1/scrape-network-jobs/async/{request_id}',
      'GET /v1/usage',
      'POST /enrich-person',
      'POST /hiring-signals/leavers',
      'POST /v1/enrich-person',
      'POST /v1/hiring-signals/leavers',
      'POST /v1/runs/{run_id}/cancel',
      'POST /v1/scrape-agency-jobs/async',
      'POST /v1/scrape-career-pages/async',
      'POST /v1/scrape-commercial-jobs/async',
      'POST /v1/scrape-network-jobs/async',
    ]);
  });

  it('lints clean', async () => {
    // Health and metrics have nothing to refuse; two results are named by the triggers whose runs the one look-up answers.
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
    const check = (schema: Schema, at: string): void => {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        if (property.$ref !== undefined) continue;
        if (property.description === undefined) missing.push(`${at}.${name} has no description`);
        if (property.example === undefined && property.type !== 'object' && property.items?.$ref === undefined)
          missing.push(`${at}.${name} has no example`);
        check(property, `${at}.${name}`);
        if (property.items) check(property.items, `${at}.${name}[]`);
      }
    };
    for (const [name, schema] of Object.entries(openApi.components.schemas)) check(schema, name);
    expect(missing).toEqual([]);
  });

  it('gives a typed client that compiles, and one that does not when it is used wrongly', async () => {
    const types = astToString(await openapiTS(openApi as never));
    writeFileSync(join(folder, 'schema.d.ts'), types);
    const use = (body: string): string => `
      import createClient from 'openapi-fetch';
      import type { paths } from './schema.js';
      const client = createClient<paths>({ baseUrl: 'http://127.0.0.1', headers: { authorization: 'Bearer key' } });
      export async function scrape(): Promise<string | null | undefined> {
        const { data: accepted, error } = await client.POST('/v1/scrape-career-pages/async', { body: ${body} });
        if (!accepted) throw new Error(JSON.stringify(error?.detail));
        const { data: run } = await client.GET('/v1/scrape-career-pages/async/{request_id}', { params: { path: { request_id: accepted.request_id }, query: { limit: 50 } } });
        return run?.result?.jobs[0]?.job_title;
      }`;
    const compile = (name: string, body: string): string => {
      const file = join(folder, `${name}.ts`);
      writeFileSync(file, use(body));
      try {
        return execFileSync(
          process.execPath,
          [
            'node_modules/typescript/bin/tsc',
            '--ignoreConfig',
            '--noEmit',
            '--strict',
            '--skipLibCheck',
            '--target',
            'es2022',
            '--module',
            'nodenext',
            file,
          ],
          { encoding: 'utf8' },
        );
      } catch (error) {
        return (error as { stdout: string }).stdout;
      }
    };
    expect(compile('right', "{ company_url: 'example.com' }")).toBe('');
    expect(compile('wrong', '{ company_url: 5 }')).toContain("Type 'number' is not assignable to type 'string'");
  }, 120_000);
});
