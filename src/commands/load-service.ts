import { setImmediate } from 'node:timers/promises';
import type { Config } from '../config/config.js';
import type { Database } from '../db/database.js';
import type { Service, StartOptions } from '../service.js';
import type { WorkerService } from '../worker-service.js';

type Load = () => Promise<unknown>;

/** What takes longest to load, in parts. */
const WORK: readonly Load[] = [() => import('../runs/work/worker.js'), () => import('../work.module.js')];
const INTERFACE: readonly Load[] = [() => import('../http/http-server.js'), () => import('../app.module.js')];

/**
 * Starts the service for a command that has looked at its settings and command line, and loads it only now: what is
 * wrong with those is told at once. Postgres starts, and a thread loads its readers, while the service is loaded, which
 * takes a second or more.
 * @throws as `startService`
 */
export async function loadService(config: Config, options: StartOptions): Promise<Service> {
  return loadMeanwhile(config, { parts: [...WORK, ...INTERFACE], signal: options.signal }, async (opening) => {
    const { startService } = await import('../service.js');
    return startService(config, { ...options, opening });
  });
}

/** The same for a worker, which loads nothing of the callers' interface. @throws as `startWorker` */
export async function loadWorker(config: Config, signal: AbortSignal): Promise<WorkerService> {
  return loadMeanwhile(config, { parts: WORK, signal }, async (opening) => {
    const { startWorker } = await import('../worker-service.js');
    return startWorker(config, { opening, signal });
  });
}

/**
 * Loads the parts while the database is being opened. A signal is heard between two parts, and not while one is
 * evaluated.
 */
async function loadMeanwhile<T>(
  config: Config,
  { parts, signal }: { readonly parts: readonly Load[]; readonly signal: AbortSignal | undefined },
  start: (opening: Promise<Database>) => Promise<T>,
): Promise<T> {
  if (config.ROLE !== 'api') void (await import('../runs/work/reading-threads.js')).readingThreads().prepare();
  const { openDatabase } = await import('../db/database.js');
  const opening = openDatabase(config);
  // Told by `start`, when all is loaded.
  opening.catch(() => {});
  for (const load of parts) {
    if (signal?.aborted === true) break;
    await load();
    await setImmediate();
  }
  return start(opening);
}
