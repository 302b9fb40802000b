import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBenchedService, type BenchedService } from './benched-service.ts';
import { median, verdict } from './figures.ts';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const WAITERS = 1000;
const TRIGGERS = 400;
const DESCRIPTION = 'A posting of half a kilobyte, as short ones are. '.repeat(10);

/** What is around runs: downloads, waiting for an end, triggers that may be repeated. */
export async function run(): Promise<void> {
  const service = await startBenchedService(['api'], { TRIGGERS_PER_MINUTE: '1000000', QUEUED_RUNS_MAX: '1000000' });
  try {
    await service.database.pool.query('UPDATE credit_entries SET amount = 1000000, balance = 1000000');
    await measureExport(service);
    await measureWaiting(service);
    await measureTriggers(service);
  } finally {
    await service.stop();
  }
}

async function trigger({ url, headers }: BenchedService, more: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`${url}/v1/scrape-career-pages/async`, {
    method: 'POST',
    headers: { ...headers, ...more },
    body: '{"company_url":"example.com"}',
  });
  return ((await answer.json()) as { request_id: string }).request_id;
}

async function measureExport(service: BenchedService): Promise<void> {
  const id = await trigger(service);
  await service.database.pool.query(
    `INSERT INTO job_postings (run_id, number, position, disposition, dedup_key, job_title, location, salary_min, requirements, job_description, source)
     SELECT $1, n, n, 'returned', n::text, 'Engineer ' || n, 'Berlin, Germany', 50000 + n, ARRAY['One', 'Two'], $2, 'career_page' FROM generate_series(0, $3::integer - 1) AS n`,
    [id, DESCRIPTION, ROWS],
  );
  await service.database.pool.query(
    "UPDATE runs SET status = 'COMPLETED', summary = '{}', finished_at = now() WHERE id = $1",
    [id],
  );
  const pid = service.processes[0]?.pid ?? 0;
  for (const format of ['csv', 'jsonl', 'parquet']) {
    const before = memoryOf(pid);
    const busyBefore = processorTimeOf(pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, memoryOf(pid))), 100);
    const startedAt = performance.now();
    const answer = await fetch(`${service.url}/v1/runs/${id}/export?format=${format}`, {
      headers: { ...service.headers, 'accept-encoding': 'identity' },
    });
    let bytes = 0;
    for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length;
    clearInterval(watch);
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(
      `  ${format} of ${String(ROWS)} rows: ${(ROWS / seconds).toFixed(0)} rows/s, ${(bytes / 1e6).toFixed(0)} MB, ${(most - before).toFixed(0)} MB more memory than the ${before.toFixed(0)} MB before, ${(((processorTimeOf(pid) - busyBefore) / ROWS) * 1e6).toFixed(0)} us of processor a row ${
        // What is asked of CSV is only told of the others.
        format === 'csv'
          ? verdict(ROWS / seconds >= 20_000 && most - before < 50, '20,000 rows/s, less than 50 MB')
          : ''
      }`,
    );
  }
}

/** Time (s) that processors spent on a process: what it costs on a machine that does nothing else. */
function processorTimeOf(pid: number): number {
  const fields = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Resident memory (MB) of a process. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

async function measureWaiting(service: BenchedService): Promise<void> {
  // The first end runs code that no machine has compiled yet: a service that answers has been through that.
  await delaysOfWaiters(service, 1);
  const delays = await delaysOfWaiters(service, 10);
  const p95 = delays[Math.floor(WAITERS * 0.95)] ?? NaN;
  console.log(
    `  ${String(WAITERS)} who wait hear of the end: p50 ${median(delays).toFixed(0)} ms after it, p95 ${p95.toFixed(0)} ms ${verdict(p95 <= 100, 'p95 within 100 ms')}`,
  );
}

/**
 * Milliseconds between a run's `finished_at` and its answer's arrival, of all who waited for one of so many runs;
 * ascending.
 */
async function delaysOfWaiters(service: BenchedService, runs: number): Promise<number[]> {
  const ids = await Promise.all(Array.from({ length: runs }, () => trigger(service)));
  const waits = Array.from({ length: WAITERS }, (_, at) => delayOfWaiter(service, ids[at % runs] ?? ''));
  await sleep(5000);
  const { authorization = '' } = service.headers;
  for (const id of ids) {
    await fetch(`${service.url}/v1/runs/${id}/cancel`, { method: 'POST', headers: { authorization } });
    await sleep(200);
  }
  return (await Promise.all(waits)).toSorted((a, b) => a - b);
}

/** Not through fetch: a thousand of its answers at once take this process longer than they take the service. */
function delayOfWaiter({ url, headers }: BenchedService, id: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const waiting = get(`${url}/v1/runs/${id}?wait=50`, { headers, agent: false }, (answer) => {
      const arrivedAt = Date.now();
      void text(answer).then((body) => {
        resolve(arrivedAt - Date.parse((JSON.parse(body) as { finished_at: string }).finished_at));
      }, reject);
    });
    waiting.on('error', reject);
  });
}

async function measureTriggers(service: BenchedService): Promise<void> {
  const rates: Record<'with' | 'without', number[]> = { with: [], without: [] };
  for (let round = 0; round < 5; round++)
    for (const kind of ['with', 'without'] as const) {
      const startedAt = performance.now();
      let next = 0;
      const caller = async (): Promise<void> => {
        for (let at = next++; at < TRIGGERS; at = next++)
          await trigger(service, kind === 'with' ? { 'idempotency-key': `${String(round)}-${String(at)}` } : {});
      };
      await Promise.all(Array.from({ length: 20 }, caller));
      rates[kind].push(TRIGGERS / ((performance.now() - startedAt) / 1000));
    }
  const ratio = median(rates.with) / median(rates.without);
  console.log(
    `  triggers with an idempotency key: ${median(rates.with).toFixed(0)}/s, without ${median(rates.without).toFixed(0)}/s: ${ratio.toFixed(2)} ${verdict(ratio >= 0.9, 'at least 0.9')}`,
  );
}
