import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';
import { attacksOn, type Attack } from './pumps.ts';

/*
 * `node test/patterns/fuzz.ts`: attacks every pattern of the product with texts made of it, in two sizes, and names
 * those whose cost grows faster than the text. Literals are found in the sources, the others by loading the built
 * modules with a RegExp that notes what it makes. One JSON line for each offender; the last line counts.
 */
const root = join(import.meta.dirname, '..', '..');
const FIRST = 4000;
const SMALL = 8000;
const LARGE = 32_000;
/** A cost that grows with the text is 4 times as large; one that grows with its square 16 times. */
const MAX_GROWTH = 9;
/** For a text of twice the first size it is twice as large, or 4 times: what is below this is looked at no further. */
const DOUBLE_GROWTH = 2.5;
/**
 * Costs (ms of this thread) of the first and of the large size below which growth is not looked at: many times what a
 * linear pattern takes. What is at the one and grows with the square is far above the other.
 */
const NOISE = 0.4;
const LARGE_NOISE = 12;
/** What the small size costs at least: a busy machine counts whole ticks of its clock, and none for less. */
const LEAST = LARGE_NOISE / MAX_GROWTH;
/** Patterns that are attacked in one go: to watch each of them by itself cost as much as its attacks. */
const BATCH = 100;
/**
 * Time (ms) for all attacks on so many patterns, which take a second, after which the one at hand needs no comparison
 * any more: minutes, for on a busy machine seconds say little.
 */
const TIMEOUT = 120_000;

const patterns = new Map<string, { pattern: RegExp; where: string }>();
function note(pattern: RegExp, where: string): void {
  const key = `${pattern.source}/${pattern.flags}`;
  if (!patterns.has(key)) patterns.set(key, { pattern, where });
}

function collectLiterals(): void {
  for (const path of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path.endsWith('.spec.ts') || path.startsWith('db/client')) continue;
    const source = ts.createSourceFile(path, readFileSync(join(root, 'src', path), 'utf8'), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      const literal = ts.isRegularExpressionLiteral(node) ? /^\/(.*)\/(\w*)$/s.exec(node.text) : null;
      if (literal) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        note(new RegExp(literal[1] ?? '', literal[2] ?? ''), `src/${path}:${String(line + 1)}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
}

/** Patterns that are put together at run time are those of the readers: their modules are loaded. */
async function collectMade(): Promise<void> {
  const Plain = RegExp;
  const heard = new Proxy(Plain, {
    construct(target, parameters: [string, string?]) {
      const pattern = new target(...parameters);
      const callers = new Error().stack?.split('\n').slice(2) ?? [];
      const maker = callers.find((caller) => !caller.includes('word-pattern.js'));
      const made = /dist\/[^:)]+:\d+/.exec(maker ?? '')?.[0];
      // Those of packages are theirs to mend.
      if (made !== undefined && !made.includes('node_modules')) note(pattern, `made in ${made}`);
      return pattern;
    },
  });
  globalThis.RegExp = heard;
  for (const folder of ['postings', 'listings', 'vendors', 'pipelines', 'http', 'web'])
    for (const path of readdirSync(join(root, 'dist', folder), { recursive: true, encoding: 'utf8' }))
      if (path.endsWith('.js') && !/thread|in-page|cases\//.test(path)) await import(join(root, 'dist', folder, path));
  globalThis.RegExp = Plain;
}

/** Time (ms of this thread) that the pattern takes for so long a text. */
function take(pattern: RegExp, { prefix, pump, suffix }: Attack, size: number): number {
  const text = prefix + pump.repeat(Math.ceil(size / pump.length)) + suffix;
  pattern.lastIndex = 0;
  const before = process.threadCpuUsage();
  if (pattern.global) text.replace(pattern, '');
  else pattern.exec(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The less of two: one of them may have collected garbage. */
function cost(pattern: RegExp, attack: Attack, size: number): number {
  return Math.min(take(pattern, attack, size), take(pattern, attack, size));
}

interface Offence extends Attack {
  readonly growth: number;
  readonly milliseconds: number;
}

let tried: Attack | undefined;

function attack(pattern: RegExp): Offence | undefined {
  for (tried of attacksOn(pattern)) {
    // The first time a pattern is compiled.
    take(pattern, tried, FIRST / 8);
    const first = take(pattern, tried, FIRST);
    if (first < NOISE) continue;
    // The less of two: garbage may have been collected in the first.
    const least = Math.min(first, take(pattern, tried, FIRST));
    if (take(pattern, tried, 2 * FIRST) < DOUBLE_GROWTH * least) continue;
    const large = cost(pattern, tried, LARGE);
    if (large < LARGE_NOISE) continue;
    let growth = large / Math.max(LEAST, cost(pattern, tried, SMALL));
    // One measurement says little: only what grows each time is guilty.
    for (let again = 0; again < 4 && growth > MAX_GROWTH; again++)
      growth = Math.min(growth, cost(pattern, tried, LARGE) / Math.max(LEAST, cost(pattern, tried, SMALL)));
    if (growth > MAX_GROWTH) return { ...tried, growth: Math.round(growth), milliseconds: Math.round(large) };
  }
  return undefined;
}

interface Noted {
  readonly pattern: RegExp;
  readonly where: string;
}

/** Attacks these patterns, in one context with one watch for them all, and names the offenders. */
function attackAll(batch: readonly Noted[]): void {
  let at = 0;
  const tell = ({ pattern, where }: Noted, offence: Offence): void => {
    offenders++;
    console.log(JSON.stringify({ where, pattern: String(pattern), ...offence }));
  };
  const run = (): void => {
    for (; at < batch.length; at++) {
      const noted = batch[at];
      const offence = noted && attack(noted.pattern);
      if (offence) tell(noted, offence);
    }
  };
  while (at < batch.length) {
    try {
      vm.runInNewContext('run()', { run }, { timeout: TIMEOUT });
    } catch (error) {
      const noted = batch[at++];
      if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT' || !tried || !noted) throw error;
      tell(noted, { ...tried, growth: Infinity, milliseconds: TIMEOUT });
    }
  }
}

collectLiterals();
await collectMade();
let offenders = 0;
const all = [...patterns.values()];
for (let at = 0; at < all.length; at += BATCH) attackAll(all.slice(at, at + BATCH));
console.log(JSON.stringify({ patterns: patterns.size, offenders }));
process.exit(0);
