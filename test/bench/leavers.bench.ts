import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { LEAVERS_REQUEST, startFakeVendors } from '../e2e/fake-vendors.ts';
import { startBenchedService } from './benched-service.ts';

/** 2,000 companies, 10,000 people, 50 ms a call. */
const WORLD = { companies: 2000, peoplePerCompany: 5, latencyMs: 50 };

/**
 * Paid calls for five leavers, and a run without a limit under the rate of one key: calls, time and memory of the
 * worker.
 */
export async function run(): Promise<void> {
  const vendors = await startFakeVendors(WORLD);
  const {
    url,
    headers,
    processes: [, worker],
    stop,
  } = await startBenchedService(['api', 'worker'], {
    ...vendors.settings,
    PEOPLE_DATA_REQUESTS_PER_SECOND: '5',
    SECRETS_KEY: randomBytes(32).toString('base64'),
  });
  try {
    for (const [name, request] of [
      ['limit 5 with criteria', { ...LEAVERS_REQUEST, limit: 5, qualification_criteria: 'Places people' }],
      ['limit 0', { ...LEAVERS_REQUEST, limit: 0 }],
    ] as const) {
      vendors.paid.clear();
      const startedAt = performance.now();
      const { run_id: id } = (await (
        await fetch(`${url}/hiring-signals/leavers`, { method: 'POST', headers, body: JSON.stringify(request) })
      ).json()) as { run_id: string };
      let run: { status: string; result: { summary: { leavers_count: number } } };
      let most = 0;
      do {
        await new Promise((resolve) => setTimeout(resolve, 500));
        run = (await (await fetch(`${url}/v1/runs/${id}`, { headers })).json()) as typeof run;
        most = Math.max(
          most,
          Number(execFileSync('ps', ['-o', 'rss=', '-p', String(worker?.pid)], { encoding: 'utf8' })) / 1024,
        );
      } while (run.status !== 'COMPLETED' && run.status !== 'FAILED');
      const seconds = (performance.now() - startedAt) / 1000;
      const people = [...vendors.paid.keys()].filter((paid) => paid.startsWith('/v1/')).length;
      console.log(
        `  ${name}: ${run.status}, ${String(run.result.summary.leavers_count)} leavers, ${String(vendors.paid.size)} paid calls (${(people / seconds).toFixed(1)} of people data a second, at most 5), ${seconds.toFixed(0)} s, the worker at most ${most.toFixed(0)} MB`,
      );
    }
  } finally {
    await stop();
    await vendors.close();
  }
}
