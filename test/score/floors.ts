import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs the scores on the recordings and fails where a figure is below the floor last reached (`floors.json`). */
type Figures = Record<string, number>;
interface ScoreFile {
  readonly sets: readonly ({ readonly name: string } & Figures)[];
  readonly totals: Figures;
}

const shared = process.argv[2] ?? '../shared';
const results = mkdtempSync(join(tmpdir(), 'scores-'));
const floors = JSON.parse(readFileSync(join(import.meta.dirname, 'floors.json'), 'utf8')) as Record<
  'sites' | 'mutated' | 'systems' | 'boards' | 'gold',
  Figures
>;

/** The career systems with an adapter; the sets of the others wait for theirs. */
const SYSTEMS = /^(?:greenhouse|lever|ashby|workable|smartrecruiters|personio|recruitee|workday)-/;

/** The seed of the pages that are written differently: another one for each day's run would hide what changed. */
const SEED = '1';

function run(program: string, folder: string, ...options: string[]): unknown {
  const file = join(results, `${[program, folder.replaceAll('/', '-'), ...options].join('-')}.json`);
  const command = [join(import.meta.dirname, `${program}.ts`), join(shared, folder), '--json', file, ...options];
  execFileSync(process.execPath, command, { stdio: 'inherit' });
  return JSON.parse(readFileSync(file, 'utf8'));
}

function systemFigures({ sets }: ScoreFile): Figures {
  const sum = (name: string): number =>
    sets.filter((set) => SYSTEMS.test(set.name)).reduce((total, set) => total + (set[name] ?? 0), 0);
  const values = sum('values_right') + sum('values_wrong') + sum('over_claimed');
  return {
    recall: sum('found') / sum('expected'),
    precision: sum('found') / (sum('found') + sum('invented')),
    values_right_ratio: sum('values_right') / values,
  };
}

/** Of what is over-claimed there must be nothing: the floor is on the rest. */
function boardFigures({ totals }: ScoreFile): Figures {
  return { ...totals, 'without over-claims': 1 - (totals['over_claim_ratio'] ?? 1) };
}

const reached: Record<keyof typeof floors, Figures> = {
  sites: (run('score', 'recordings/dev/sites') as ScoreFile).totals,
  mutated: (run('score', 'recordings/dev/sites', '--mutate', SEED) as ScoreFile).totals,
  systems: systemFigures(run('score', 'recordings/dev/ats') as ScoreFile),
  boards: boardFigures(run('score', 'recordings/dev/boards') as ScoreFile),
  gold: run('gold', 'gold/dev') as Figures,
};
for (const [group, figures] of Object.entries(floors)) {
  for (const [name, floor] of Object.entries(figures)) {
    const value = reached[group as keyof typeof floors][name] ?? 0;
    console.log(`${value < floor ? 'BELOW' : 'ok   '} ${group}: ${name} ${value.toFixed(3)}, floor ${String(floor)}`);
    if (value < floor) process.exitCode = 1;
  }
}
