import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HarSet } from '../replay/har-set.ts';
import { replayEnvironment, startReplayProxy, type ReplayProxy } from '../replay/replay-proxy.ts';
import { startBuiltService, type StartedService } from '../score/started-service.ts';

const ROOT = '../shared/recordings/dev/people';
const sets = existsSync(ROOT) ? readdirSync(ROOT).filter((name) => name.startsWith('enrich-')) : [];

(sets.length > 0 ? describe : describe.skip)('recorded enrichments (skipped where ../shared is not there)', () => {
  let proxy: ReplayProxy;
  let service: StartedService;

  beforeAll(async () => {
    proxy = await startReplayProxy();
    service = await startBuiltService({
      ...replayEnvironment(proxy),
      PEOPLE_DATA_API_KEY: 'recorded',
      LOG_LEVEL: 'error',
    });
  }, 60_000);
  afterAll(async () => {
    await service.stop();
    await proxy.close();
  });

  it.each(sets)(
    '%s',
    async (set) => {
      const { runs } = JSON.parse(readFileSync(join(ROOT, set, 'expected.json'), 'utf8')) as {
        runs: { request: object; status: string; email: string | null }[];
      };
      for (const expected of runs) {
        proxy.use(await HarSet.load(join(ROOT, set)));
        const { body: accepted } = await service.post('/v1/enrich-person', expected.request);
        let run: Record<string, unknown> = {};
        while (run['status'] !== 'COMPLETED' && run['status'] !== 'FAILED')
          run = (await service.get(`/v1/runs/${String(accepted['run_id'])}`)).body;
        expect([run['status'], (run['result'] as Record<string, unknown>)['email']]).toEqual([
          expected.status,
          expected.email,
        ]);
      }
    },
    60_000,
  );
});
