import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded before a worker process (`--import`): notes every quarter of a second how long its event loop stood still at
 * most, by the clock and by what the main thread computed meanwhile, and its memory. The second does not grow when the
 * machine is busy with others. In JavaScript: Node's compiler for TypeScript takes some 40 MB of the process that is
 * measured.
 */
const file = process.env['LOOP_WATCH_FILE'];
if (isMainThread && file !== undefined) {
  const tick = 10;
  const computed = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [at, cpu, noted] = [performance.now(), computed(), 0];
  let most = { stood: 0, computed: 0 };
  setInterval(() => {
    const [now, used] = [performance.now(), computed()];
    most = { stood: Math.max(most.stood, now - at - tick), computed: Math.max(most.computed, used - cpu) };
    [at, cpu] = [now, used];
    if (now - noted < 250) return;
    noted = now;
    appendFileSync(file, `${JSON.stringify({ at: Date.now(), ...most, rss: process.memoryUsage.rss() })}\n`);
    most = { stood: 0, computed: 0 };
  }, tick).unref();
}
