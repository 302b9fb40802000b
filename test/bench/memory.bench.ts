import { readFileSync } from 'node:fs';
import { startBenchedService } from './benched-service.ts';
import { startRunSite } from '../chaos/run-site.ts';

const RUNS = Number(process.env['MEMORY_RUNS'] ?? 2000);
const AT_ONCE = 20;
/** Megabytes that a worker may hold at the most. */
const LIMIT = 350;

/** A worker's memory over many small runs at concurrency 4, as a curve of its resident set. */
export async function run(): Promise<void> {
  const site = await startRunSite({ jobs: 5 });
  const service = await startBenchedService(['api', 'worker'], {
    WORKER_CONCURRENCY: '4',
    HOST_REQUESTS_PER_SECOND: '10000',
    HOST_CONCURRENCY: '16',
    QUEUED_RUNS_MAX: '1000000',
    TRIGGERS_PER_MINUTE: '1000000',
  });
  await service.database.pool.query('UPDATE credit_entries SET amount = 1000000, balance = 1000000');
  const worker = service.processes[1]?.pid ?? 0;
  const curve: number[] = [];
  let started = 0;
  let ended = 0;
  while (ended < RUNS) {
    const { rows } = await service.database.pool.query<{ ended: number; failed: number }>(
      `SELECT count(*) FILTER (WHERE status IN ('COMPLETED', 'FAILED'))::integer AS ended, count(*) FILTER (WHERE status = 'FAILED')::integer AS failed FROM runs`,
    );
    ended = rows[0]?.ended ?? 0;
    if ((rows[0]?.failed ?? 0) > 0) throw new Error('a run failed');
    for (; started < Math.min(RUNS, ended + AT_ONCE); started++)
      await trigger(service, `${site.url}/site-${String(started)}`);
    if (ended >= curve.length * (RUNS / 20)) curve.push(megabytesOf(worker));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await new Promise((resolve) => setTimeout(resolve, 20_000));
  const idle = megabytesOf(worker);
  await service.stop();
  await site.close();
  console.log(`  resident MB over ${String(RUNS)} runs: ${curve.join(' ')}`);
  console.log(
    `  highest: ${String(Math.max(...curve))} MB (at most ${String(LIMIT)}), idle 20 s after them: ${String(idle)} MB`,
  );
}

async function trigger(
  service: { url: string; headers: Readonly<Record<string, string>> },
  site: string,
): Promise<void> {
  const answer = await fetch(`${service.url}/v1/scrape-career-pages/async`, {
    method: 'POST',
    headers: service.headers,
    body: JSON.stringify({ company_url: site, max_pages: 8 }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

function megabytesOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? '0';
  return Math.round(Number(kilobytes) / 1024);
}
