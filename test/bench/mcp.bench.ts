import { startBenchedService } from './benched-service.ts';
import { median, verdict } from './figures.ts';

const CALLS = 200;

/** What a call of an agent takes, one after the other: a request of the protocol that is a request to the service. */
export async function run(): Promise<void> {
  const service = await startBenchedService(['api'], {});
  try {
    for (const [name, method, params] of [
      ['tools/list', 'tools/list', {}],
      ['get_run', 'tools/call', { name: 'get_run', arguments: { run_id: 'run_unknown', wait: 0 } }],
      ['list_changes', 'tools/call', { name: 'list_changes', arguments: {} }],
    ] as const) {
      const call = async (id: number): Promise<number> => {
        const startedAt = performance.now();
        const answer = await fetch(`${service.url}/mcp`, {
          method: 'POST',
          headers: {
            ...service.headers,
            accept: 'application/json, text/event-stream',
            'mcp-protocol-version': '2025-06-18',
          },
          body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
        });
        if (!answer.ok || !(await answer.text()).includes('"result"'))
          throw new Error(`${name}: ${String(answer.status)}`);
        return performance.now() - startedAt;
      };
      for (let id = 0; id < 20; id++) await call(id);
      const times: number[] = [];
      for (let id = 0; id < CALLS; id++) times.push(await call(id));
      times.sort((a, b) => a - b);
      console.log(
        `  ${name}: p50 ${median(times).toFixed(1)} ms, p95 ${(times[Math.floor(CALLS * 0.95)] ?? NaN).toFixed(1)} ms ${verdict(median(times) < 30, 'p50 below 30 ms')}`,
      );
    }
  } finally {
    await service.stop();
  }
}
