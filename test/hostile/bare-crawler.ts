import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CheerioCrawler, Configuration, log, LogLevel } from '@crawlee/cheerio';
import type { Trap } from './trap.ts';

/*
 * Crawlee as its documentation shows it, with its defaults: what becomes of it stands beside our figures. Run as a
 * program it crawls the site of its argument, as many pages as a run of ours may, and says how many it read.
 */
const PAGES = 12;
/** Time (ms) it has, as a run of ours has. */
const PATIENCE = 60_000;

/** What loop-watch.js notes. */
interface Watched {
  readonly at: number;
  readonly computed: number;
  readonly rss: number;
}

const start = process.argv[2];
if (process.argv[1] === import.meta.filename && start !== undefined) {
  log.setLevel(LogLevel.OFF);
  let [pages, links] = [0, 0];
  const crawler = new CheerioCrawler(
    {
      maxRequestsPerCrawl: PAGES,
      requestHandler: async ({ $, enqueueLinks }) => {
        pages++;
        links += $('a').length;
        await enqueueLinks({ strategy: 'all' });
      },
    },
    new Configuration({ persistStorage: false }),
  );
  await crawler.run([start]);
  console.log(`${String(pages)} pages, ${String(links)} links`);
}

/** What a bare crawler, alone in a process, makes of the trap. */
export async function bareCrawl(trap: Trap, host: string): Promise<string> {
  const place = await trap.serve(host);
  const watchFile = join(tmpdir(), `bare-${host}.jsonl`);
  const child = spawn(process.execPath, [import.meta.filename, `${place.url}/`], {
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'loop-watch.js')}`,
      LOOP_WATCH_FILE: watchFile,
    },
  });
  const startedAt = performance.now();
  const kill = (): boolean => child.kill('SIGKILL');
  const timer = setTimeout(kill, PATIENCE);
  // Whatever ends a trial leaves none of its processes behind.
  process.once('exit', kill);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  clearTimeout(timer);
  process.off('exit', kill);
  const endedAt = Date.now();
  const seconds = (performance.now() - startedAt) / 1000;
  const seen = (await readFile(watchFile, 'utf8').catch(() => ''))
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Watched);
  await rm(watchFile, { force: true });
  await place.close();
  const isStuck = signal === 'SIGKILL';
  // Who is stuck notes nothing any more.
  const stop = Math.max(isStuck ? endedAt - (seen.at(-1)?.at ?? endedAt) : 0, ...seen.map(({ computed }) => computed));
  const megabytes = Math.max(0, ...seen.map(({ rss }) => rss)) / 1e6;
  const how = isStuck ? 'it did not end and was killed' : code === 0 ? said.trim() : `it ended with ${String(code)}`;
  return `${seconds.toFixed(1)} s, stop ${stop.toFixed(0)} ms, ${megabytes.toFixed(0)} MB, ${how}`;
}
