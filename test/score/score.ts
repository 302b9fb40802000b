import { readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { HarSet } from '../replay/har-set.ts';
import { scorePeopleSet, type PeopleSet } from './people-sets.ts';
import { startRecordedService, type RecordedService } from './recorded-service.ts';
import { readExpected, scoreSet, type SetScore } from './score-set.ts';
import { isCounted, SUMS, totalsOf, type Totals } from './totals.ts';

const USAGE =
  'npm run score -- <folder> [--only NAME,NAME] [--needs-browser] [--json FILE] [--notes] [--in-process [--mutate SEED [--one-in N]]]';

/**
 * Runs recorded sets of every kind through the started service and compares with what is expected. `--in-process` runs
 * the sets of career pages without service and database: the same reading in a tenth of the time, for work on the
 * readers; with `--mutate` of pages that are written differently and say the same (`mutate.ts`); `--one-in` takes every
 * so-manieth set.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    json: { type: 'string' },
    notes: { type: 'boolean' },
    'needs-browser': { type: 'boolean' },
    'in-process': { type: 'boolean' },
    mutate: { type: 'string' },
    'one-in': { type: 'string', default: '1' },
  },
});
const [root] = positionals;
if (root === undefined) {
  console.error(`Usage: ${USAGE}`);
  process.exit(1);
}
const all = await findSets(resolve(root)).catch((error: unknown) => {
  console.error(`${root} cannot be read: ${String(error)}`);
  process.exit(1);
});
const folders = all.filter((_, at) => at % Number(options['one-in']) === 0);
if (folders.length === 0) console.log(`There is no set below ${root}`);
const runner =
  options['in-process'] === true || options.mutate !== undefined
    ? await startInProcess()
    : await startRecordedService();
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
const totals = totalsOf(scores.filter(isCounted));
printTotals('TOTAL', totals);
printRendered(scores.filter(isCounted));
const apart = scores.filter((score) => score.needsBrowser);
if (apart.length > 0) {
  printTotals(`needs a browser (${apart.map(({ name }) => name).join(', ')}), apart`, totalsOf(apart));
  printRendered(apart);
}
const others = scores.filter((score) => score.isAmbiguous);
if (others.length > 0) console.log(`ambiguous, not counted: ${others.map(({ name }) => name).join(', ')}`);
if (options.json !== undefined)
  await writeFile(options.json, JSON.stringify({ sets: scores.map(published), totals }, undefined, 2));
process.exitCode = broken > 0 ? 1 : 0;

async function startInProcess(): Promise<RecordedService> {
  const { inProcess } = await import('./in-process.ts');
  const { mutation } = await import('./mutate.ts');
  const change = options.mutate === undefined ? undefined : mutation(Number(options.mutate));
  return {
    runRecorded: inProcess(change),
    runPeople: (kind) => Promise.reject(new Error(`${kind} runs through the service only`)),
    stop: () => Promise.resolve(),
  };
}

async function findSets(folder: string): Promise<string[]> {
  const expected = await readExpected(folder);
  if (expected) return isWanted(expected) ? [folder] : [];
  const entries = await readdir(folder, { withFileTypes: true });
  const below = await Promise.all(
    entries.filter((entry) => entry.isDirectory()).map((entry) => findSets(join(folder, entry.name))),
  );
  return below.flat().sort();
}

function isWanted(expected: NonNullable<Awaited<ReturnType<typeof readExpected>>>): boolean {
  if (options['needs-browser'] === true && !('needs_browser' in expected && expected.needs_browser)) return false;
  return options.only === undefined || options.only.split(',').some((name) => expected.set.includes(name));
}

function isOfPeople(expected: { readonly kind: string }): expected is PeopleSet {
  return expected.kind === 'leavers' || expected.kind === 'enrichment';
}

async function scoreFolder(folder: string): Promise<void> {
  const expected = await readExpected(folder);
  if (!expected) return;
  try {
    const load = (): Promise<HarSet> => HarSet.load(folder);
    const score = isOfPeople(expected)
      ? await scorePeopleSet(expected, runner.runPeople, load)
      : await scoreSet(expected, runner.runRecorded, load);
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
  const differing = Object.entries(totals.fields)
    .filter((of) => of[1].differing > 0)
    .toSorted(([, a], [, b]) => b.differing - a.differing)
    .map(([field, of]) => `${field} ${String(of.differing)} of ${String(of.compared)}`);
  if (differing.length > 0) console.log(`  not as expected: ${differing.join(', ')}`);
}

/** How many of the pages of these sets a browser opened, and of which sets. */
function printRendered(sets: readonly SetScore[]): void {
  const sum = (name: 'pages' | 'rendered'): number => sets.reduce((total, score) => total + (score[name] ?? 0), 0);
  if (sum('pages') === 0) return;
  const share = ((100 * sum('rendered')) / sum('pages')).toFixed(1);
  const of = sets.filter(({ rendered = 0 }) => rendered > 0).map(({ name, rendered }) => `${name} ${String(rendered)}`);
  console.log(`  ${String(sum('rendered'))} of ${String(sum('pages'))} pages were opened in a browser (${share} %)`);
  if (of.length > 0) console.log(`  of these sets: ${of.join(', ')}`);
}

function row(name: string, cells: readonly string[]): string {
  return `${name.slice(0, 34).padEnd(34)} ${cells.map((cell) => cell.padStart(5)).join(' ')}`;
}

function published(score: SetScore): object {
  return { name: score.name, ...Object.fromEntries(SUMS.map((name) => [name, score[name]])) };
}
