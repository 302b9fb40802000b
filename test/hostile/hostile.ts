import { tryAddresses, tryRebinding } from './addresses.ts';
import { bareCrawl } from './bare-crawler.ts';
import { BOARD_TRAPS } from './board-traps.ts';
import { PAGE_TRAPS } from './page-traps.ts';
import { PDF_TRAPS } from './pdf-traps.ts';
import { ROBOTS_TRAPS } from './robots-traps.ts';
import { SERVER_TRAPS } from './server-traps.ts';
import { lineOf, MAX_MEMORY, MAX_SLOWER, MAX_STOP, slowness, startTrials, type Outcome } from './trial.ts';
import type { Trap } from './trap.ts';

/*
 * `npm run hostile [-- --short] [-- --only PATTERN] [-- --beside]`: servers and pages that mean us no good, each with
 * what was promised and what was measured; with `--beside` what a bare crawler makes of it. Exits with 1 when a promise
 * was broken.
 */
const isShort = process.argv.includes('--short');
/**
 * In short: what once stopped workers, a bomb, and one of each kind. Times and memory are printed, the machine is not
 * judged; what the main thread computes is, by three times the promise: caches shared with other work make it dearer.
 */
const SHORT_MAX_STOP = 3 * MAX_STOP;
const SHORT =
  /spaces before a sitemap|rules of 20 stars, long paths|190,000|careers: (?:gzip: 1 GB|a redirect to itself|nothing at all)|page: (?:200,000 nested|broken JSON-LD)|list: (?:JSON-LD of 3 MB|unreadable)|a PDF of 300 MB, packed$|agency: (?:100,000 rows|a number)/;
const only = process.argv[process.argv.indexOf('--only') + 1] ?? '';
const isWanted = ({ name }: Trap): boolean =>
  isShort ? SHORT.test(name) : !process.argv.includes('--only') || new RegExp(only).test(name);

/** A company's site is a thing to crawl; what boards answer is not. */
const tellBeside = async (trap: Trap, host: string): Promise<void> => {
  if (!process.argv.includes('--beside') || trap.request) return;
  console.log(`beside | ${trap.name.slice(0, 62).padEnd(62)} | a bare CheerioCrawler: ${await bareCrawl(trap, host)}`);
};

const outcomes: Outcome[] = [];
const trials = await startTrials();
// The first run of a process loads what the others find loaded.
await trials.healthyRuns(2);
const tell = (outcome: Outcome): void => {
  outcomes.push(outcome);
  console.log(lineOf(outcome));
};
// Servers that make us wait cost no computing: several at a time. What computes runs alone, so that its stop is its
// own.
const waiting = SERVER_TRAPS.filter(isWanted);
const lane = async (number: number): Promise<void> => {
  for (let trap = waiting.shift(); trap !== undefined; trap = waiting.shift()) {
    tell(await trials.run(trap));
    await tellBeside(trap, `127.0.200.${String(number + 2)}`);
  }
};
await Promise.all(Array.from({ length: 6 }, (_, number) => lane(number)));
for (const trap of [...ROBOTS_TRAPS, ...PAGE_TRAPS, ...PDF_TRAPS, ...BOARD_TRAPS].filter(isWanted)) {
  tell(await trials.run(trap));
  await tellBeside(trap, '127.0.200.1');
}

let broken = outcomes.filter(
  ({ broken, isSlow, computed }) => broken.length > 0 || (isShort ? computed > SHORT_MAX_STOP : isSlow),
).length;
const verdict = (name: string, figure: string, held: boolean): void => {
  if (!held) broken++;
  console.log(`${held ? 'held  ' : 'BROKEN'} | ${name} | ${figure}`);
};
const addresses = await tryAddresses();
verdict(
  `${String(addresses.forms)} forms of inside addresses: none arrives`,
  `${String(addresses.arrived.length)} arrived`,
  addresses.arrived.length === 0,
);
const names = isShort ? undefined : await tryRebinding();
if (names)
  verdict(
    'names that lead inside, at once or from the second question on: none arrives',
    `${String(names.arrived.length)} of ${String(names.forms)} arrived`,
    names.arrived.length === 0,
  );
else if (!isShort) console.log('skipped | names that lead inside: no right to make a network of their own here');
if (!isShort && new RegExp(only).test('healthy runs beside traps')) {
  const slower = await slowness(trials, [...PAGE_TRAPS, ...ROBOTS_TRAPS], 20);
  verdict(
    `20 healthy runs beside traps: at most ${String(MAX_SLOWER)} times their undisturbed median`,
    slower.toFixed(2),
    slower <= MAX_SLOWER,
  );
}
const memory = await trials.memory();
verdict(
  `memory of the worker: at most ${String(MAX_MEMORY)} MB`,
  `${memory.toFixed(0)} MB`,
  isShort || memory <= MAX_MEMORY,
);
await trials.close();
const longest = Math.max(...outcomes.map(({ computed }) => computed));
console.log(
  `\n${String(outcomes.length)} traps, ${String(broken)} promises broken, longest stop ${longest.toFixed(0)} ms`,
);
process.exit(broken === 0 ? 0 : 1);
