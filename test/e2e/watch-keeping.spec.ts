import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { html, startSite } from './local-site.js';
import { startTestService, type TestService } from './test-service.js';
import { loadBuilt } from '../built.ts';

const { ApiKeys } = await loadBuilt<typeof import('../../src/accounts/api-keys.js')>('accounts/api-keys.js');

const SECRETS = {
  people_data_api_key: 'canary-people',
  research_api_key: 'canary-research',
  llm_gateway_api_key: 'canary-llm',
};
const LEAVERS = {
  ...{ org_name: 'acme', industries: ['retail'], job_titles: ['ceo'], geography: ['Germany'], dm_titles: ['ceo'] },
  ...SECRETS,
};

describe('what keeps watchlists', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(async () => {
    await service.close();
  });

  const query = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
    (await service.service.database.pool.query<Record<string, unknown>>(text, values)).rows;
  const create = (more: object = {}, headers: Record<string, string> = {}): ReturnType<TestService['post']> =>
    service.post(
      '/v1/watchlists',
      { pipeline: 'enrich-person', input: { full_name: 'A B', company_name: 'C' }, cron: '0 7 * * *', ...more },
      headers,
    );
  const made = async (more: object = {}, headers: Record<string, string> = {}): Promise<string> => {
    const { status, body } = await create(more, headers);
    expect(status).toBe(201);
    return String(body['id']);
  };
  /** Waits for the first read's end. Answers the run. */
  const readOf = async (id: string): Promise<string> => {
    for (;;) {
      const [list] = await query('SELECT last_run_id FROM watchlists WHERE id = $1', [id]);
      if (typeof list?.['last_run_id'] === 'string') return list['last_run_id'];
      await sleep(50);
    }
  };

  it('begins no read for a key that was revoked', async () => {
    const keys = service.service.app.get(ApiKeys);
    const { id: keyId, key, prefix } = await keys.create('leaves', 100);
    const id = await made({}, { authorization: `Bearer ${key}` });
    await readOf(id);
    await keys.revoke(prefix);
    await query("UPDATE watchlists SET next_at = now() - interval '1 hour' WHERE id = $1", [id]);
    // Due later than the other one: when it is read, that was passed over.
    await readOf(await made());
    expect(await query('SELECT id FROM runs WHERE api_key_id = $1', [keyId])).toHaveLength(1);
  });

  it('reads the others where the keys of one can no longer be opened', async () => {
    const id = await made({ pipeline: 'leavers', input: LEAVERS });
    await query("UPDATE watchlists SET ciphertext = '\\x00', next_at = now() - interval '1 hour' WHERE id = $1", [id]);
    await readOf(await made());
    expect((await service.get(`/v1/watchlists/${id}`)).body).toMatchObject({ skipped: 1, last_run_id: null });
  });

  it('knows a posting by an address that is longer than what an index can hold', async () => {
    const long = randomBytes(2400).toString('base64url');
    const list = `<h1>Open positions</h1><article><h3><a href="/jobs/1?d=${long}">Baker</a></h3></article>`;
    const site = await startSite({ '/': html('Acme', '<h1>Acme</h1>'), '/careers': html('Careers', list) });
    const id = await made({ pipeline: 'career-pages', input: { company_url: site.url } });
    await readOf(id);
    const { changes } = (await service.get(`/v1/changes?watchlist_id=${id}`)).body as { changes: object[] };
    expect(changes).toMatchObject([{ type: 'new', posting: { job_title: 'Baker' } }]);
    await site.close();
  });

  it('keeps a key that stands in another field, too, in no table in clear', async () => {
    const input = { ...LEAVERS, org_name: 'acme canary-people', tags: ['canary-llm', service.key] };
    const id = await made({ pipeline: 'leavers', input });
    const stored = JSON.stringify(await query('SELECT input FROM watchlists WHERE id = $1', [id]));
    for (const secret of [...Object.values(SECRETS), service.key]) expect(stored).not.toContain(secret);
    await service.remove(`/v1/watchlists/${id}`);
  });

  it('names misspelt fields of an input in the warnings of each read, or refuses them', async () => {
    const input = { full_name: 'A B', company_name: 'C', company_domian: 'example.com' };
    expect((await create({ input }, { prefer: 'handling=strict' })).body['detail']).toMatchObject([
      { type: 'extra_forbidden', loc: ['body', 'input', 'company_domian'] },
    ]);
    const run = await readOf(await made({ input }));
    const { result } = (await service.get(`/v1/runs/${run}`)).body as { result: { warnings: string[] } };
    expect(result.warnings).toContain('company_domian is not a field and had no effect: did you mean company_domain?');
  });
});
