import { afterEach, describe, expect, it } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startEmailVendorServer } from './fake-email-vendors.ts';
import { startNameServer } from './fake-mail.ts';
import { startTestService, type TestService } from './test-service.js';
import { endProcess, startWorkerProcess } from './worker-process.js';
import { loadBuilt } from '../built.ts';

const { forgetPerson } = await loadBuilt<typeof import('../../src/people/forget-person.js')>('people/forget-person.js');
const { PeopleStore } = await loadBuilt<typeof import('../../src/people/people-store.js')>('people/people-store.js');

const ERIKA = {
  full_name: 'Erika Muster',
  company_domain: 'firm.test',
  network_profile_url: 'https://www.linkedin.com/in/erika-muster',
};

describe('enrichments under kills and objections', () => {
  const cleanUp: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of cleanUp.splice(0).reverse()) await close();
  });

  const world = async (latencyMs: number): Promise<Awaited<ReturnType<typeof startEmailVendorServer>>> => {
    const email = 'erika.muster@firm.test';
    const vendors = await startEmailVendorServer(
      {
        'firm.test': { finders: { hunter: email }, verifiers: { zerobounce: 'valid' } },
        'gmail.com': { finders: { hunter: 'erika.muster@gmail.com' }, verifiers: { zerobounce: 'valid' } },
      },
      latencyMs,
    );
    const names = await startNameServer({ 'firm.test': ['mx.firm.test'], 'gmail.com': ['mx.gmail.com'] });
    cleanUp.push(
      () => vendors.close(),
      () => {
        names.close();
      },
    );
    return { ...vendors, settings: { ...vendors.settings, DNS_SERVERS: names.address } };
  };
  const ended = async (service: TestService, id: string): Promise<Record<string, unknown>> => {
    for (;;) {
      const { body } = await service.get(`/runs/${id}`);
      if (body['status'] === 'COMPLETED' || body['status'] === 'FAILED')
        return { ...(body['result'] as object), run: body['status'] };
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  };
  const enrich = async (service: TestService, request: object): Promise<Record<string, unknown>> =>
    ended(service, String((await service.post('/enrich-person', request)).body['run_id']));

  it('pays no finder twice but for what was in flight when a worker was killed', async () => {
    const vendors = await world(150);
    const api = await startTestService({ ...vendors.settings, ROLE: 'api' });
    cleanUp.push(() => api.close());
    const startWorker = (): ChildProcess => {
      const child = startWorkerProcess(api.databaseUrl, {
        ...vendors.settings,
        WORKER_CONCURRENCY: '2',
        HEARTBEAT_SECONDS: '0.3',
        DEAD_AFTER_SECONDS: '1.5',
      });
      cleanUp.push(() => endProcess(child));
      return child;
    };
    const ids = await Promise.all(
      Array.from({ length: 12 }, async (_, index) =>
        String(
          (await api.post('/enrich-person', { ...ERIKA, full_name: `Erika Muster${'a'.repeat(index)}` })).body[
            'run_id'
          ],
        ),
      ),
    );
    for (let kills = 0; kills < 2; kills++) {
      const before = vendors.vendors.asked.length;
      const worker = startWorker();
      while (vendors.vendors.asked.length < before + 3) await new Promise((resolve) => setTimeout(resolve, 10));
      worker.kill('SIGKILL');
      await once(worker, 'exit');
    }
    startWorker();
    for (const id of ids)
      expect(await ended(api, id)).toMatchObject({ run: 'COMPLETED', status: 'verified', credits_consumed: 2 });
    // One finder and one verifier a run; two runs were in flight at each of two kills.
    expect(vendors.vendors.asked.length).toBeGreaterThanOrEqual(24);
    expect(vendors.vendors.asked.length).toBeLessThanOrEqual(24 + 4);
    const { rows } = await api.service.database.pool.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM paid_calls WHERE answered_at IS NOT NULL',
    );
    expect(rows).toEqual([{ count: 24 }]);
  });

  it('forgets a person everywhere, asks nobody about who objected, and stores no key', async () => {
    const vendors = await world(0);
    const service = await startTestService(vendors.settings);
    cleanUp.push(() => service.close());
    const id = String((await service.post('/enrich-person', ERIKA)).body['run_id']);
    expect(await ended(service, id)).toMatchObject({ email: 'erika.muster@firm.test', status: 'verified' });
    const people = service.service.app.get(PeopleStore);
    expect(
      await forgetPerson(people, { email: 'Erika.Muster@firm.test', profile: 'linkedin.com/in/erika-muster' }),
    ).toEqual({ fileRows: 0, contacts: 0, enrichments: 1 });
    expect(await ended(service, id)).toMatchObject({
      full_name: '***',
      email: null,
      status: 'not_found',
      alternatives: [],
    });

    const { pool } = service.service.database;
    let stored = '';
    for (const { name } of (
      await pool.query<{ name: string }>(
        "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'graphile_worker')",
      )
    ).rows)
      stored += JSON.stringify((await pool.query(`SELECT * FROM ${name}`)).rows);
    expect(stored.length).toBeGreaterThan(1000);
    expect(/.{0,60}(?:erika|canary-).{0,60}/i.exec(stored)?.[0]).toBeUndefined();

    const asked = vendors.vendors.asked.length;
    expect(await enrich(service, ERIKA)).toMatchObject({
      run: 'COMPLETED',
      email: null,
      status: 'not_found',
      reason: 'do_not_contact',
      attempts: [],
    });
    expect(vendors.vendors.asked).toHaveLength(asked);
    // Known by the address alone: a finder names it, and it goes no further.
    await people.changeDoNotContact('add', [
      {
        hash: (await import('../../src/people/do-not-contact.js')).contactHash('erika.muster@gmail.com'),
        kind: 'email',
      },
    ]);
    const other = await enrich(service, { full_name: 'Erika Muster', company_domain: 'gmail.com' });
    expect(other).toMatchObject({ email: null, status: 'not_found' });
    expect((other['attempts'] as { outcome: string }[]).map(({ outcome }) => outcome)).toEqual(['found', 'suppressed']);
    // Old answers go by themselves.
    await enrich(service, { full_name: 'Erika Muster', company_domain: 'firm.test' });
    await pool.query(
      "UPDATE runs SET finished_at = now() - interval '91 days'; UPDATE known_answers SET stored_at = now() - interval '91 days'",
    );
    expect((await people.forgetOld(90)).answers).toBeGreaterThan(0);
    expect((await pool.query('SELECT FROM known_answers')).rowCount).toBe(0);
  });
});
