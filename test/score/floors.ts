import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SetScore } from './score-set.ts';
import { isCounted, totalsOf } from './totals.ts';

export type Figures = Readonly<Record<string, number>>;

/** What is measured, and what was reached last (`floors.json`). */
export type Group = 'sites' | 'judging' | 'mutated' | 'all mutated' | 'browser' | 'systems' | 'boards' | 'gold';

/** The seed of the pages that are written differently: another one for each day's run would hide what changed. */
const SEED = '1';

/** The figures of a folder's sets that have a floor. */
export function figuresOf(group: 'browser' | 'systems' | 'boards', scores: readonly SetScore[]): Figures {
  const { fields: _, ...totals } = totalsOf(scores.filter(isCounted));
  // Of what boards over-claim there must be nothing: the floor is on the rest.
  return {
    ...totals,
    ...(group === 'browser' && figuresOfBrowser(scores)),
    'without over-claims': 1 - totals.over_claim_ratio,
  };
}

/** What sets that need a browser reach, and how much of the other sets is read without one. */
function figuresOfBrowser(scores: readonly SetScore[]): Figures {
  const { recall, precision } = totalsOf(
    scores.filter(({ needsBrowser, isAmbiguous }) => needsBrowser && !isAmbiguous),
  );
  const others = scores.filter(({ needsBrowser }) => !needsBrowser);
  const sum = (name: 'pages' | 'rendered'): number => others.reduce((total, score) => total + (score[name] ?? 0), 0);
  const pages = sum('pages');
  return {
    'needs a browser: recall': recall,
    'needs a browser: precision': precision,
    'pages of the others without a browser': pages === 0 ? 0 : 1 - sum('rendered') / pages,
  };
}

/**
 * What is scored in a process of its own: the sites, those that judge, pages that are written differently, the labelled
 * texts.
 */
const COMMANDS = {
  sites: ['score.ts', 'recordings/dev/sites', '--in-process'],
  judging: ['score.ts', 'recordings/check/sites', '--in-process'],
  mutated: ['score.ts', 'recordings/dev/sites', '--mutate', SEED, '--one-in', '3'],
  'all mutated': ['score.ts', 'recordings/dev/sites', '--mutate', SEED],
  gold: ['gold.ts', 'gold/dev'],
} as const;

/** The figures of a group, measured in a process of its own. @throws Error when that fails */
export async function measure(group: keyof typeof COMMANDS, shared: string): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'scores-'));
  try {
    const file = join(folder, 'figures.json');
    const [program, path, ...options] = COMMANDS[group];
    await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, program), join(shared, path), '--json', file, ...options],
      { maxBuffer: 50_000_000 },
    );
    const written = JSON.parse(await readFile(file, 'utf8')) as Figures & { readonly totals?: Figures };
    return written.totals ?? written;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Each figure of a group that is below its floor, in words; a figure that was not measured is. */
export async function belowFloors(group: Group, figures: Figures): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, 'floors.json'), 'utf8');
  const floors = (JSON.parse(text) as Readonly<Record<Group, Figures>>)[group];
  return Object.entries(floors).flatMap(([name, floor]) => {
    const value = figures[name] ?? 0;
    return value < floor ? [`${group}: ${name} ${value.toFixed(3)}, floor ${String(floor)}`] : [];
  });
}
