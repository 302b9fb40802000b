import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { HarSet } from '../replay/har-set.ts';
import { replayEnvironment, startReplayProxy, type ReplayProxy } from '../replay/replay-proxy.ts';
import { readExpected, scoreSet } from '../score/score-set.ts';
import { startBuiltService, type StartedService } from '../score/started-service.ts';
import { throughService } from '../score/through-service.ts';
import { createDatabase } from './test-service.js';

const ROOTS = ['../shared/recordings/dev/sites', '../shared/recordings/dev/ats', '../shared/recordings/dev/boards'];
const folders = ROOTS.filter((root) => existsSync(root)).flatMap((root) =>
  readdirSync(root).map((name) => join(root, name)),
);

(folders.length > 0 ? describe : describe.skip)('every recorded set (skipped where ../shared is absent)', () => {
  let proxy: ReplayProxy;
  let service: StartedService;
  let database: Client;

  beforeAll(async () => {
    const url = await createDatabase();
    proxy = await startReplayProxy();
    service = await startBuiltService({
      ...replayEnvironment(proxy),
      DATABASE_URL: url,
      RESPECT_ROBOTS: 'false',
      HOST_REQUESTS_PER_SECOND: '100000',
      HOST_CONCURRENCY: '8',
      BOARD_PAUSE_SECONDS: '0',
      LOG_LEVEL: 'error',
    });
    database = new Client({ connectionString: url });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await service.stop();
    await proxy.close();
  });

  it.each(folders)('%s accounts for every posting it saw', async (folder) => {
    const expected = await readExpected(folder);
    if (!expected) throw new Error(`${folder} is no set`);
    const runRecorded = throughService(service, (har) => {
      proxy.use(har);
    });
    await scoreSet(expected, runRecorded, () => HarSet.load(folder));
    const { rows } = await database.query<{
      summary: object;
      pipeline: string;
      discovered: number;
      returned: number;
      filtered: number;
      duplicate: number;
      dropped: number;
      last: number | null;
    }>(`
      SELECT summary, pipeline, count(number)::int AS discovered, max(position) AS last, ${['returned', 'filtered', 'duplicate', 'dropped'].map((word) => `(count(*) FILTER (WHERE disposition = '${word}'))::int AS ${word}`).join(', ')}
      FROM runs LEFT JOIN job_postings ON run_id = id WHERE status = 'COMPLETED' GROUP BY id`);
    for (const { summary, pipeline, discovered, returned, filtered, duplicate, dropped, last } of rows) {
      expect(discovered).toBe(returned + filtered + duplicate + dropped);
      expect(summary).toMatchObject(
        pipeline === 'career-pages'
          ? { jobs_total: returned, jobs_filtered_out: filtered + dropped }
          : { total_found: returned },
      );
      expect(last).toBe(returned === 0 ? null : returned - 1);
    }
  });
});
