import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmailVendorServer } from '../e2e/fake-email-vendors.ts';
import { startNameServer } from '../e2e/fake-mail.ts';

const built = (path: string): string => join(import.meta.dirname, '..', '..', 'dist', path);
const RUNS = 1000;
/** A finder and a verifier, each with this latency: what a run cannot be quicker than. */
const LATENCY = 300;

/** A thousand enrichments waiting at once, vendors of 300 ms: how much longer a run takes than its vendors. */
export async function run(): Promise<void> {
  const { openDatabase } = (await import(built('db/database.js'))) as typeof import('../../src/db/database.js');
  const { ApiKeys } = (await import(built('http/api-keys.js'))) as typeof import('../../src/http/api-keys.js');
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder, DATABASE_POOL_SIZE: 4 });
  const vendors = await startEmailVendorServer({ 'firm.test': { finders: { hunter: 'erika.muster@firm.test' }, verifiers: { zerobounce: 'valid' } } }, LATENCY);
  const names = await startNameServer({ 'firm.test': ['mx.firm.test'] });
  const settings = { ...process.env, ...vendors.settings, DNS_SERVERS: names.address, DATABASE_URL: database.url, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn', ALLOW_PRIVATE_ADDRESSES: 'true', WORKER_CONCURRENCY: process.env['BENCH_CONCURRENCY'] ?? '50', DATABASE_POOL_SIZE: '20', TRIGGERS_PER_MINUTE: '100000', QUEUED_RUNS_MAX: '100000' };
  const child = spawn(process.execPath, [built('main.js')], { stdio: ['ignore', 'pipe', 'inherit'], env: settings });
  try {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => { output += chunk.toString(); });
    while (!output.includes('Ctrl-C')) await new Promise((resolve) => setTimeout(resolve, 50));
    const url = /Swagger UI\s+(\S+)\/docs/.exec(output)?.[1] ?? '';
    const { key } = await new ApiKeys(database).create('bench', 100);
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: RUNS }, (_, index) => fetch(`${url}/enrich-person`, { method: 'POST', headers, body: JSON.stringify({ full_name: `Erika Muster ${index.toString(2).replaceAll('0', 'a').replaceAll('1', 'b')}`, company_domain: 'firm.test' }) })));
    for (let open = 1; open > 0; ) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      open = (await database.pool.query<{ open: number }>("SELECT count(*)::integer AS open FROM runs WHERE status IN ('QUEUED', 'RUNNING')")).rows[0]?.open ?? 0;
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const { rows } = await database.pool.query<{ status: string; count: number; median: number; p95: number }>(`
      SELECT status::text, count(*)::integer AS count, percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM finished_at - started_at) * 1000) AS median,
        percentile_cont(0.95) WITHIN GROUP (ORDER BY extract(epoch FROM finished_at - started_at) * 1000) AS p95 FROM runs GROUP BY 1`);
    for (const { status, count, median, p95 } of rows) console.log(`  ${String(count)} ${status}: median run ${median.toFixed(0)} ms, that is ${(median - 2 * LATENCY).toFixed(0)} ms above its vendors' ${String(2 * LATENCY)} (asked: at most 200); p95 ${p95.toFixed(0)} ms`);
    console.log(`  ${String(vendors.vendors.asked.length)} calls for ${String(RUNS)} runs, ${seconds.toFixed(1)} s for all, ${settings.WORKER_CONCURRENCY} at a time`);
  } finally {
    child.kill();
    await once(child, 'exit');
    await vendors.close();
    names.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
