import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HarSet } from '../replay/har-set.ts';
import { compareField } from '../score/compare.ts';
import { replayEnvironment, startReplayProxy, type ReplayProxy } from '../replay/replay-proxy.ts';
import { startBuiltService, type StartedService } from '../score/started-service.ts';
import { parseCsv } from './csv.js';

const ROOT = '../shared/recordings/dev/people';
const sets = existsSync(ROOT) ? readdirSync(ROOT).filter((name) => name.startsWith('leavers-')) : [];

interface ExpectedRows {
  readonly rows?: readonly Record<string, string | null>[];
  readonly optional_rows?: readonly Record<string, string | null>[];
  readonly must_not_contain?: readonly string[];
}

interface Expectation {
  readonly summary?: Record<string, unknown>;
  readonly costs?: Record<string, unknown>;
  readonly csv?: Record<'leavers' | 'old_company_dms' | 'new_company_dms', ExpectedRows>;
  readonly warnings_expected?: boolean;
}

interface ExpectedRun extends Expectation {
  readonly as_of: string;
  readonly request: object;
  readonly status: string | { readonly any_of: readonly string[] };
  readonly if_completed?: Expectation;
  readonly if_failed?: { readonly step_id_any_of: readonly string[] };
  readonly error?: {
    readonly step_id?: string;
    readonly step_id_any_of?: readonly string[];
    readonly message_must_not_contain?: readonly string[];
  };
}

/** A row is there when each value occurs in one of its cells. */
function matches(row: readonly string[], expected: Readonly<Record<string, string | null>>): boolean {
  return Object.entries(expected).every(([name, value]) => {
    if (value === null) return true;
    const wanted = value.toLowerCase();
    return row.some((cell) =>
      name === 'left_month'
        ? cell.startsWith(value)
        : name === 'linkedin_slug'
          ? cell.toLowerCase().includes(`/in/${wanted}`)
          : cell.toLowerCase().trim() === wanted,
    );
  });
}

(sets.length > 0 ? describe : describe.skip)('recorded leavers runs (skipped where ../shared is not there)', () => {
  let proxy: ReplayProxy;
  let service: StartedService;

  beforeAll(async () => {
    proxy = await startReplayProxy();
    service = await startBuiltService({
      ...replayEnvironment(proxy),
      LEAVERS_AS_OF: '2026-11-21',
      RETRY_PACE: '0.05',
      PEOPLE_DATA_REQUESTS_PER_SECOND: '1000',
      LOG_LEVEL: 'error',
    });
  }, 60_000);
  afterAll(async () => {
    await service.stop();
    await proxy.close();
  });

  const run = async (request: object): Promise<{ status: string; result: Record<string, unknown> }> => {
    const { body: accepted } = await service.post('/v1/hiring-signals/leavers', request);
    for (;;) {
      const { body } = await service.get(String(accepted['poll_url']));
      if (body['status'] === 'COMPLETED' || body['status'] === 'FAILED')
        return { status: body['status'], result: body['result'] as Record<string, unknown> };
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const download = async (path: unknown): Promise<string[][]> =>
    parseCsv(await (await fetch(service.url + (path as string))).text());

  const check = async (result: Record<string, unknown>, expected: Expectation): Promise<void> => {
    for (const [part, values] of [
      ['summary', expected.summary],
      ['costs', expected.costs],
    ] as const) {
      for (const [name, value] of Object.entries(values ?? {}))
        expect([
          name,
          (result[part] as Record<string, unknown>)[name],
          compareField(name, value, (result[part] as Record<string, unknown>)[name]),
        ]).toEqual([name, expect.anything(), 'right']);
    }
    if (expected.warnings_expected === true) expect(result['warnings']).not.toEqual([]);
    for (const [name, file] of Object.entries(expected.csv ?? {})) {
      const [header = [], ...rows] = await download(result[`${name}_url`]);
      expect(header.length).toBeGreaterThan(10);
      for (const row of file.rows ?? [])
        expect([name, row, rows.some((cells) => matches(cells, row))]).toEqual([name, row, true]);
      const extra = rows.filter(
        (cells) => ![...(file.rows ?? []), ...(file.optional_rows ?? [])].some((row) => matches(cells, row)),
      );
      expect(extra).toEqual([]);
      for (const person of file.must_not_contain ?? [])
        expect(JSON.stringify(rows.map((cells) => cells.slice(0, 13)))).not.toContain(person);
    }
  };

  it.each(sets)(
    '%s',
    async (set) => {
      const { runs } = JSON.parse(readFileSync(join(ROOT, set, 'expected.json'), 'utf8')) as { runs: ExpectedRun[] };
      for (const expected of runs) {
        proxy.use(await HarSet.load(join(ROOT, set)));
        const { status, result } = await run(expected.request);
        expect([
          typeof expected.status === 'string' ? [expected.status] : expected.status.any_of,
          JSON.stringify(result),
        ]).toEqual([expect.arrayContaining([status]), expect.any(String)]);
        if (status === 'FAILED') {
          const error = result['error'] as { message: string; step_id: string };
          expect([
            expected.error?.step_id,
            ...(expected.error?.step_id_any_of ?? expected.if_failed?.step_id_any_of ?? []),
          ]).toContain(error.step_id);
          for (const secret of expected.error?.message_must_not_contain ?? [])
            expect(error.message).not.toContain(secret);
        } else await check(result, { ...expected, ...expected.if_completed });
      }
    },
    60_000,
  );
});
