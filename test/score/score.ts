import { readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { HarSet } from '../replay/har-set.ts';
import { replayEnvironment, startReplayProxy } from '../replay/replay-proxy.ts';
import { isScored, readExpected, scoreSet, type RunRecorded, type SetScore } from './score-set.ts';
import { startBuiltService } from './started-service.ts';
import { throughService } from './through-service.ts';

const USAGE =
  'npm run score -- <folder> [--only NAME,NAME] [--needs-browser] [--json FILE] [--notes] [--in-process [--mutate SEED]]';

/**
 * Runs recorded sets through the started service and compares with what is expected. `--in-process` runs the sets of
 * career pages without service and database: the same reading in a tenth of the time, for work on the readers; with
 * `--mutate` of pages that are written differently and say the same (`mutate.ts`).
 */
const SUMS = [
  'expected',
  'found',
  'missing',
  'invented',
  'values_right',
  'values_wrong',
  'over_claimed',
  'career_pages_right',
  'career_pages_missing',
  'career_pages_wrong',
  'warnings',
  'requests',
  'seconds',
] as const;

/**
 * Nobody is asked when recordings are read, so the operator's settings for politeness are off, robots.txt among them:
 * what is scored is the reading.
 */
const IMPOLITE = {
  RESPECT_ROBOTS: 'false',
  HOST_REQUESTS_PER_SECOND: '100000',
  HOST_CONCURRENCY: '8',
  CRAWL_DELAY_MAX_SECONDS: '0',
  RETRY_AFTER_MAX_SECONDS: '1',
  BOARD_PAUSE_SECONDS: '0',
  LOG_LEVEL: 'error',
};

type Totals = Record<(typeof SUMS)[number], number> & {
  recall: number;
  precision: number;
  values_right_ratio: number;
  over_claim_ratio: number;
  career_pages_recall: number;
  /** Sets with nothing missing and nothing invented, of all sets. */
  exact_ratio: number;
  /** Mean recall of the sets that have postings: a long list counts as much as a small site. */
  mean_recall: number;
};

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    json: { type: 'string' },
    notes: { type: 'boolean' },
    'needs-browser': { type: 'boolean' },
    'in-process': { type: 'boolean' },
    mutate: { type: 'string' },
  },
});
const [root] = positionals;
if (root === undefined) {
  console.error(`Usage: ${USAGE}`);
  process.exit(1);
}
const folders = await findSets(resolve(root)).catch((error: unknown) => {
  console.error(`${root} cannot be read: ${String(error)}`);
  process.exit(1);
});
if (folders.length === 0) console.log(`There is no set of career pages or boards below ${root}`);
const runner =
  options['in-process'] === true || options.mutate !== undefined ? await startInProcess() : await startService();
const scores: SetScore[] = [];
let broken = 0;
try {
  console.log(
    row('SET', ['exp', 'found', 'miss', 'inv', 'right', 'wrong', 'over', 'cp+', 'cp-', 'cp?', 'warn', 'req', 'sec']),
  );
  for (const folder of folders) await scoreFolder(folder);
} finally {
  await runner.stop();
}
const counted = scores.filter((score) => !score.needsBrowser && !score.isAmbiguous);
const totals = totalsOf(counted);
printTotals('TOTAL', totals);
const apart = scores.filter((score) => score.needsBrowser);
if (apart.length > 0)
  printTotals(`needs a browser (${apart.map(({ name }) => name).join(', ')}), apart`, totalsOf(apart));
const others = scores.filter((score) => score.isAmbiguous);
if (others.length > 0) console.log(`ambiguous, not counted: ${others.map(({ name }) => name).join(', ')}`);
if (options.json !== undefined)
  await writeFile(options.json, JSON.stringify({ sets: scores.map(published), totals }, undefined, 2));
process.exitCode = broken > 0 ? 1 : 0;

interface Runner {
  readonly runRecorded: RunRecorded;
  stop(): Promise<void>;
}

async function startService(): Promise<Runner> {
  const proxy = await startReplayProxy();
  const service = await startBuiltService({ ...replayEnvironment(proxy), ...IMPOLITE });
  return {
    runRecorded: throughService(service, (har) => {
      proxy.use(har);
    }),
    stop: async () => {
      await service.stop();
      await proxy.close();
    },
  };
}

async function startInProcess(): Promise<Runner> {
  const { inProcess } = await import('./in-process.ts');
  const { mutation } = await import('./mutate.ts');
  const change = options.mutate === undefined ? undefined : mutation(Number(options.mutate));
  return { runRecorded: inProcess(change), stop: () => Promise.resolve() };
}

async function findSets(folder: string): Promise<string[]> {
  const expected = await readExpected(folder);
  if (expected) return isScored(expected) && isWanted(expected) ? [folder] : [];
  const entries = await readdir(folder, { withFileTypes: true });
  const below = await Promise.all(
    entries.filter((entry) => entry.isDirectory()).map((entry) => findSets(join(folder, entry.name))),
  );
  return below.flat().sort();
}

function isWanted({ set, needs_browser }: NonNullable<Awaited<ReturnType<typeof readExpected>>>): boolean {
  if (options['needs-browser'] === true && needs_browser !== true) return false;
  return options.only === undefined || options.only.split(',').some((name) => set.includes(name));
}

async function scoreFolder(folder: string): Promise<void> {
  const expected = await readExpected(folder);
  if (!expected) return;
  try {
    const score = await scoreSet(expected, runner.runRecorded, () => HarSet.load(folder));
    scores.push(score);
    console.log(
      row(
        score.name,
        SUMS.map((name) => (name === 'seconds' ? score[name].toFixed(1) : String(score[name]))),
      ),
    );
    if (options.notes === true) for (const note of score.notes) console.log(`    ${note}`);
  } catch (error) {
    broken++;
    console.log(`${expected.set} could not be run: ${String(error)}`);
  }
}

function totalsOf(rows: readonly SetScore[]): Totals {
  const sums = Object.fromEntries(
    SUMS.map((name) => [name, rows.reduce((sum, score) => sum + score[name], 0)]),
  ) as Record<(typeof SUMS)[number], number>;
  const values = sums.values_right + sums.values_wrong + sums.over_claimed;
  return {
    ...sums,
    recall: ratio(sums.found, sums.expected),
    precision: ratio(sums.found, sums.found + sums.invented),
    values_right_ratio: ratio(sums.values_right, values),
    over_claim_ratio: values === 0 ? 0 : sums.over_claimed / values,
    career_pages_recall: ratio(sums.career_pages_right, sums.career_pages_right + sums.career_pages_missing),
    exact_ratio: ratio(rows.filter(({ missing, invented }) => missing + invented === 0).length, rows.length),
    mean_recall: mean(rows.filter(({ expected }) => expected > 0).map(({ found, expected }) => found / expected)),
  };
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function printTotals(name: string, totals: Totals): void {
  console.log(
    row(
      name,
      SUMS.map((sum) => (sum === 'seconds' ? totals[sum].toFixed(0) : String(totals[sum]))),
    ),
  );
  console.log(
    `  recall ${totals.recall.toFixed(3)}, precision ${totals.precision.toFixed(3)}, values right ${totals.values_right_ratio.toFixed(3)}, over-claimed ${totals.over_claim_ratio.toFixed(3)}, career pages recall ${totals.career_pages_recall.toFixed(3)}, exact ${totals.exact_ratio.toFixed(3)}, mean recall ${totals.mean_recall.toFixed(3)}`,
  );
}

function row(name: string, cells: readonly string[]): string {
  return `${name.slice(0, 34).padEnd(34)} ${cells.map((cell) => cell.padStart(5)).join(' ')}`;
}

function published(score: SetScore): object {
  return { name: score.name, ...Object.fromEntries(SUMS.map((name) => [name, score[name]])) };
}
