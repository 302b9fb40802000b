import { startEmailVendorServer } from '../e2e/fake-email-vendors.ts';
import { startNameServer } from '../e2e/fake-mail.ts';
import { startBenchedService } from './benched-service.ts';

const RUNS = 1000;
/** A finder and a verifier, each with this latency: what a run cannot be quicker than. */
const LATENCY = 300;

/** A thousand enrichments waiting at once, vendors of 300 ms: how much longer a run takes than its vendors. */
export async function run(): Promise<void> {
  const vendors = await startEmailVendorServer(
    { 'firm.test': { finders: { hunter: 'erika.muster@firm.test' }, verifiers: { zerobounce: 'valid' } } },
    LATENCY,
  );
  const names = await startNameServer({ 'firm.test': ['mx.firm.test'] });
  const concurrency = process.env['BENCH_CONCURRENCY'] ?? '50';
  const { url, headers, database, stop } = await startBenchedService(['all'], {
    ...vendors.settings,
    DNS_SERVERS: names.address,
    WORKER_CONCURRENCY: concurrency,
    DATABASE_POOL_SIZE: '20',
    TRIGGERS_PER_MINUTE: '100000',
    QUEUED_RUNS_MAX: '100000',
  });
  try {
    const startedAt = performance.now();
    await Promise.all(
      Array.from({ length: RUNS }, (_, index) =>
        fetch(`${url}/enrich-person`, {
          method: 'POST',
          headers,
          body: JSON.stringify({
            full_name: `Erika Muster ${index.toString(2).replaceAll('0', 'a').replaceAll('1', 'b')}`,
            company_domain: 'firm.test',
          }),
        }),
      ),
    );
    for (let open = 1; open > 0;) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      open =
        (
          await database.pool.query<{ open: number }>(
            "SELECT count(*)::integer AS open FROM runs WHERE status IN ('QUEUED', 'RUNNING')",
          )
        ).rows[0]?.open ?? 0;
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const { rows } = await database.pool.query<{ status: string; count: number; median: number; p95: number }>(`
      SELECT status::text, count(*)::integer AS count, percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM finished_at - started_at) * 1000) AS median,
        percentile_cont(0.95) WITHIN GROUP (ORDER BY extract(epoch FROM finished_at - started_at) * 1000) AS p95 FROM runs GROUP BY 1`);
    for (const { status, count, median, p95 } of rows)
      console.log(
        `  ${String(count)} ${status}: median run ${median.toFixed(0)} ms, that is ${(median - 2 * LATENCY).toFixed(0)} ms above its vendors' ${String(2 * LATENCY)} (asked: at most 200); p95 ${p95.toFixed(0)} ms`,
      );
    console.log(
      `  ${String(vendors.vendors.asked.length)} calls for ${String(RUNS)} runs, ${seconds.toFixed(1)} s for all, ${concurrency} at a time`,
    );
  } finally {
    await stop();
    await vendors.close();
    names.close();
  }
}
