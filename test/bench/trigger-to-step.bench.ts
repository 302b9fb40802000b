import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../src/db/database.ts';
import { built } from '../built.ts';
import { median, spread, timed } from './figures.ts';

/** Patience (ms) with one run, whose first step is stored when it has ended. */
const PATIENCE = 60_000;

/** From the request to the first step of an idle worker: HTTP, commit, notification, lease, step. */
export async function run(): Promise<void> {
  const { startService } = (await import(built('service.js'))) as typeof import('../../src/service.js');
  const { readConfig } = (await import(built('config/config.js'))) as typeof import('../../src/config/config.js');
  const { ApiKeys } = (await import(built('accounts/api-keys.js'))) as typeof import('../../src/accounts/api-keys.js');
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const site = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Site</title><h1>Hello</h1>'),
  );
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const siteUrl = `http://127.0.0.1:${String((site.address() as { port: number }).port)}`;
  const service = await startService(
    readConfig({
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'warn',
      ALLOW_PRIVATE_ADDRESSES: 'true',
      HOST_REQUESTS_PER_SECOND: '10000',
    }),
  );
  try {
    const { key } = await service.app.get(ApiKeys).create('bench', 1000);
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const trigger = async (): Promise<string> => {
      const answer = await fetch(`${service.url ?? ''}/v1/scrape-career-pages/async`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ company_url: siteUrl, max_pages: 1 }),
      });
      return ((await answer.json()) as { request_id: string }).request_id;
    };
    const posts: number[] = [];
    const starts: number[] = [];
    for (let round = 0; round < 30; round++) {
      const askedAt = Date.now();
      let id = '';
      posts.push(
        await timed(async () => {
          id = await trigger();
        }),
      );
      starts.push((await firstStepAt(service.database, id)) - askedAt);
      // The worker is idle again before the next one.
      await sleep(200);
    }
    console.log(`  the trigger's answer: ${spread(posts, 'ms')}`);
    console.log(`  trigger to first step: ${spread(starts, 'ms')}, p50 ${median(starts).toFixed(0)} ms (at most 20)`);
  } finally {
    await service.close();
    site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** When the first step of the run began. @throws Error when none ended in time */
async function firstStepAt({ pool }: Pick<Database, 'pool'>, id: string): Promise<number> {
  for (const until = Date.now() + PATIENCE; Date.now() < until;) {
    await sleep(50);
    const { rows } = await pool.query<{ status: string; at: Date | null }>(
      `SELECT status, (SELECT min(started_at) FROM run_steps WHERE run_id = runs.id AND item_key = '') AS at FROM runs WHERE id = $1`,
      [id],
    );
    if (rows[0]?.at && (rows[0].status === 'COMPLETED' || rows[0].status === 'FAILED')) return rows[0].at.getTime();
  }
  throw new Error(`run ${id} did not end in time`);
}
