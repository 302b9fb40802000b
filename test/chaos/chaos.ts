import { DATABASE_TRIALS } from './database-trials.ts';
import { WORKER_TRIALS } from './worker-trials.ts';

/*
 * `npm run chaos [-- --short] [-- --only WORDS]`: what is done to the service while it works, what was promised for it,
 * and what was measured. Exits with 1 when a promise was broken.
 */
const isShort = process.argv.includes('--short');
const only = process.argv.includes('--only') ? new RegExp(process.argv[process.argv.indexOf('--only') + 1] ?? '') : /./;
/**
 * In short, those whose promises hang least on how busy the machine is; recovery is timed in the long form only. A
 * worker that is told to end has a test of its own (recovery.spec.ts).
 */
const SHORT = /killed \(-9\) every|connections are cut/;

let broken = 0;
for (const trial of [...WORKER_TRIALS, ...DATABASE_TRIALS].filter(
  ({ name }) => only.test(name) && (!isShort || SHORT.test(name)),
)) {
  const startedAt = Date.now();
  const { figure, held, beside, isSkipped } = await trial
    .run(isShort ? 0.05 : Number(process.env['CHAOS_SCALE'] ?? 1))
    .catch((error: unknown) => ({
      figure: String(error),
      held: false,
      beside: undefined,
      isSkipped: undefined,
    }));
  if (!held) broken++;
  console.log(
    `${isSkipped ? 'skipped' : held ? 'held' : 'BROKEN'} (${((Date.now() - startedAt) / 1000).toFixed(0)} s)\n  test     ${trial.name}\n  promise  ${trial.promise}\n  figure   ${figure}${beside === undefined ? '' : `\n  beside   Graphile Worker alone: ${beside}`}`,
  );
}
console.log(`\n${String(broken)} promises broken`);
process.exit(broken === 0 ? 0 : 1);
