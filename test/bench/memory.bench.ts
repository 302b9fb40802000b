import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBenchedService, type BenchedService } from './benched-service.ts';
import { verdict } from './figures.ts';
import { startMixedRuns, startSmallRuns, type RunSource } from './mixed-runs.ts';

const RUNS = Number(process.env['MEMORY_RUNS'] ?? 2000);
const AT_ONCE = 20;
/** Megabytes that a worker may hold at the most, and when it has had nothing to do for so long (ms). */
const LIMIT = 350;
const IDLE_LIMIT = 250;
const IDLE_AFTER = 30_000;
const SETTINGS = {
  WORKER_CONCURRENCY: '4',
  HOST_REQUESTS_PER_SECOND: '10000',
  HOST_CONCURRENCY: '16',
  QUEUED_RUNS_MAX: '1000000',
  TRIGGERS_PER_MINUTE: '1000000',
};

/**
 * A worker's memory over many runs at concurrency 4, as a curve of its resident set. `MEMORY_KIND=mixed` runs every
 * pipeline, rendering included; without it they are small career pages. The browser's own processes are not counted
 * (`npm run bench rendering`).
 */
export async function run(): Promise<void> {
  const kind = process.env['MEMORY_KIND'] === 'mixed' ? 'mixed' : 'small';
  const source = await (kind === 'mixed' ? startMixedRuns() : startSmallRuns());
  const service = await startBenchedService(['api', 'worker'], { ...SETTINGS, ...source.settings });
  await service.database.pool.query('UPDATE credit_entries SET amount = 1000000, balance = 1000000');
  const worker = service.processes[1]?.pid ?? 0;
  const curve = await curveOver(service, source, worker);
  const { rows } = await service.database.pool.query<{ ended: string }>(
    `SELECT string_agg(line, ', ') AS ended FROM (SELECT concat_ws(' ', count(*), pipeline, status) AS line FROM runs GROUP BY pipeline, status ORDER BY 1) AS lines`,
  );
  await sleep(IDLE_AFTER);
  const idle = megabytesOf(worker, 'VmRSS');
  const most = megabytesOf(worker, 'VmHWM');
  await service.stop();
  await source.close();
  console.log(`  ${rows[0]?.ended ?? ''}`);
  console.log(`  resident MB over ${String(RUNS)} ${kind} runs: ${curve.join(' ')}`);
  console.log(`  highest at any moment: ${String(most)} MB ${verdict(most <= LIMIT, `at most ${String(LIMIT)}`)}`);
  console.log(
    `  idle ${String(IDLE_AFTER / 1000)} s after them: ${String(idle)} MB ${verdict(idle <= IDLE_LIMIT, `at most ${String(IDLE_LIMIT)}`)}`,
  );
}

/** Keeps so many runs waiting until all have ended: the resident set (MB) at 20 points on the way. */
async function curveOver(service: BenchedService, source: RunSource, worker: number): Promise<readonly number[]> {
  const curve: number[] = [];
  for (let [started, ended] = [0, 0]; ended < RUNS;) {
    const { rows } = await service.database.pool.query<{ ended: number }>(
      `SELECT count(*) FILTER (WHERE status IN ('COMPLETED', 'FAILED'))::integer AS ended FROM runs`,
    );
    ended = rows[0]?.ended ?? 0;
    for (; started < Math.min(RUNS, ended + AT_ONCE); started++) {
      const { path, body } = source.request(started);
      const answer = await fetch(`${service.url}${path}`, {
        method: 'POST',
        headers: service.headers,
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
    }
    if (ended >= curve.length * (RUNS / 20)) curve.push(megabytesOf(worker, 'VmRSS'));
    await sleep(200);
  }
  return curve;
}

/** What Linux says of a process: its resident set now, or at its highest. */
function megabytesOf(pid: number, figure: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}
