import type { Config } from '../../src/config/config.js';
import type { Service } from '../../src/service.js';
import { expectDocumented } from './documented.js';
import { createDatabase } from './test-database.js';
import { loadBuilt } from '../built.ts';

const { readConfig } = await loadBuilt<typeof import('../../src/config/config.js')>('config/config.js');
const { ApiKeys } = await loadBuilt<typeof import('../../src/accounts/api-keys.js')>('accounts/api-keys.js');
const { startService } = await loadBuilt<typeof import('../../src/service.js')>('service.js');

type Answer = {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
};

/** The service in this process, on a database of its own. What it answers is held to the OpenAPI document. */
export interface TestService {
  readonly service: Service;
  readonly databaseUrl: string;
  readonly key: string;
  readonly keyId: string;
  post(path: string, payload: unknown, headers?: Record<string, string>): Promise<Answer>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  remove(path: string): Promise<Answer>;
  /** What this look-up of a run answers when the run has ended, however long a busy machine takes. */
  ended(path: string, headers?: Record<string, string>): Promise<Record<string, unknown>>;
  /** Triggers a scrape (of career pages, unless another path is given) and waits for its end. */
  scrape(
    body: object,
    path?: string,
  ): Promise<{
    id: string;
    envelope: Record<string, unknown>;
    result: Record<string, unknown> & { jobs: Record<string, unknown>[]; warnings: string[] };
  }>;
  close(): Promise<void>;
}

/** Local servers need no politeness, and are reached because the tests' own setting says so. */
const SETTINGS = {
  ALLOW_PRIVATE_ADDRESSES: 'true',
  HOST_REQUESTS_PER_SECOND: '100000',
  HOST_CONCURRENCY: '8',
  CRAWL_DELAY_MAX_SECONDS: '0',
  // What a page costs in the browser is the machine's when many specs share it: none is left for that.
  RENDER_TIMEOUT_SECONDS: '180',
  LOG_LEVEL: 'error',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
};

export function testConfig(databaseUrl: string, settings: Record<string, string> = {}): Config {
  return readConfig({ ...SETTINGS, DATABASE_URL: databaseUrl, PORT: '0', ...settings });
}

export async function startTestService(settings: Record<string, string> = {}, database?: string): Promise<TestService> {
  const databaseUrl = database ?? (await createDatabase());
  const service = await startService(testConfig(databaseUrl, settings), { listen: false });
  const { id: keyId, key } = await service.app.get(ApiKeys).create('test', 1_000_000);
  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload: unknown,
    headers: Record<string, string>,
  ): Promise<Answer> => {
    const answer = await service.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${key}`, ...headers },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const read = {
      status: answer.statusCode,
      body: isJson ? answer.json<Record<string, unknown>>() : { text: answer.body },
      headers: answer.headers,
    };
    expectDocumented(method, url, read);
    return read;
  };
  const ended: TestService['ended'] = async (path, headers = {}) => {
    const waiting = { ...headers, prefer: 'wait=10' };
    for (;;) {
      const { status, body } = await call('GET', path, undefined, waiting);
      if (status !== 200 || (body['status'] !== 'QUEUED' && body['status'] !== 'RUNNING')) return body;
    }
  };
  return {
    service,
    databaseUrl,
    key,
    keyId,
    post: (path, payload, headers = {}) => call('POST', path, payload, headers),
    get: (path, headers = {}) => call('GET', path, undefined, headers),
    remove: (path) => call('DELETE', path, undefined, {}),
    ended,
    scrape: async (body, path = '/v1/scrape-career-pages/async') => {
      const { body: accepted } = await call('POST', path, body, {});
      const id = String(accepted['request_id']);
      const envelope = await ended(`${path}/${id}?limit=50`);
      return { id, envelope, result: envelope['result'] as never };
    },
    close: () => service.close(),
  };
}
